"""`paiju bench`: our own figures on this machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import perf_counter

import msgspec

from paiju.arena.bench import (
    SCORERS,
    Figure,
    hands_scored,
    kept_key_checks,
    random_rounds,
    waits_found,
    win_checks,
)
from paiju.engine.refusal import BadInput
from paiju.games import GAMES


def bench(*, seconds: float = 3.0, json: bool = False) -> None:
    """Measure how fast the rules play on one core: random rounds, and hands of mahjong judged.

    Parameters
    ----------
    seconds
        How long each measurement takes.
    json
        Print one JSON object instead of lines.
    """
    if not seconds > 0:
        raise BadInput("--seconds must be above 0")
    figures: list[Figure] = []
    for figure in measure(seconds):
        figures.append(figure)
        if not json:
            sys.stdout.write(f"{figure.name:42} {figure.per_second:12,.0f} /s\n")
    if json:
        sys.stdout.write(msgspec.json.encode({"figures": figures}).decode() + "\n")


def measure(seconds: float) -> Iterator[Figure]:
    """Each figure as soon as it is there."""
    for game in GAMES:
        yield from random_rounds(game, seconds, perf_counter)
        if game.id in SCORERS:
            yield hands_scored(game.id, seconds, perf_counter)
            yield win_checks(game.id, seconds, perf_counter)
            yield waits_found(game.id, seconds, perf_counter)
    yield kept_key_checks(seconds, perf_counter)
