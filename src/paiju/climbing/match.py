"""What the matches of all card games have in common (场)."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from paiju.engine.game import MatchState
from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat
from paiju.engine.settlement import Settlement

S = TypeVar("S", bound=MatchState)


def points_after(state: MatchState, settlement: Settlement) -> tuple[int, ...]:
    """Each seat's points with the deltas of a round added."""
    return tuple(map(sum, zip(state.points, settlement.deltas, strict=True)))


def read_state(raw: object, state_type: type[S], seats: int) -> S:
    """A state from a record's `before`; raises `BadInput`."""
    try:
        state = msgspec.convert(raw, state_type)
    except msgspec.ValidationError as error:
        raise BadInput(f"before: {error}") from None
    if len(state.points) != seats:
        raise BadInput(f"before: points must be {seats} numbers")
    if state.round < 1:
        raise BadInput("before: rounds count from 1")
    return state


def check_seat(seat: Seat | None, seats: int) -> None:
    """Raises `BadInput` unless this is a seat or None."""
    if seat is not None and not 0 <= seat < seats:
        raise BadInput(f"before: {seat} is not a seat from 0 to {seats - 1}")
