"""Reading the input of `paiju score` for finished rounds of cards."""

from __future__ import annotations

from typing import Any

from paiju.engine.game import JsonObject
from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat

KEYS = ("options", "sides", "order", "shown", "solo")


def check_keys(raw: object) -> JsonObject:
    """The input object; raises `BadInput` if it isn't one or has unknown keys."""
    if not isinstance(raw, dict):
        raise BadInput("a line must be an object with sides and order")
    for key in raw:
        if key not in KEYS:
            raise BadInput(f"unknown key {key!r}; known are {', '.join(KEYS)}")
    return raw


def read_order(raw: Any, seats: int) -> tuple[Seat, ...]:
    """The finishing order so far; raises `BadInput` for unknown or repeated seats."""
    if not isinstance(raw, list):
        raise BadInput("order must be a list of seats")
    for seat in raw:
        if type(seat) is not int or not 0 <= seat < seats:
            raise BadInput(f"order: {seat!r} is not a seat from 0 to {seats - 1}")
    if len(set(raw)) < len(raw):
        raise BadInput("order names a seat twice")
    return tuple(raw)


def read_flag(raw: JsonObject, key: str) -> bool:
    """A truth value, by default false; raises `BadInput` for anything else."""
    value = raw.get(key, False)
    if not isinstance(value, bool):
        raise BadInput(f"{key} must be true or false, not {value!r}")
    return value
