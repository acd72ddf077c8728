"""A mean over deals with its 95 % interval; the deal is the unit, never the seat or the leg."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec

NORMAL_95 = 1.959964
T_95 = {
    1: 12.706,
    2: 4.303,
    3: 3.182,
    4: 2.776,
    5: 2.571,
    7: 2.365,
    10: 2.228,
    15: 2.131,
    30: 2.042,
}
"""Student's factor by degrees of freedom; beyond the last the normal one is near enough."""


class Interval(msgspec.Struct, frozen=True):
    """A mean and the bounds of its 95 % interval."""

    mean: float
    low: float
    high: float


def interval(values: Sequence[float]) -> Interval:
    """Student's interval of the mean; one value alone is its own interval."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Interval(mean, mean, mean)
    error = statistics.stdev(values) / len(values) ** 0.5
    spread = _factor(len(values) - 1) * error
    return Interval(mean, mean - spread, mean + spread)


def _factor(freedom: int) -> float:
    return (
        next((T_95[known] for known in reversed(T_95) if known <= freedom), T_95[1])
        if (freedom <= 30)
        else NORMAL_95 * (1 + 1 / (4 * freedom))
    )
