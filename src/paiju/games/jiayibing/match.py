"""What a match of 甲乙丙 carries from round to round (rules/jiayibing.md 4.3, 6.1)."""

from __future__ import annotations

import msgspec

from paiju.engine.game import MatchState
from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat
from paiju.engine.settlement import Settlement
from paiju.games.jiayibing.options import JiayibingOptions
from paiju.games.jiayibing.settlement import SEATS, JiayibingSettlement


class JiayibingState(MatchState, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rounds, points, and who leads the next round; None where the marked 3 will tell."""

    leader: Seat | None = None


def start(options: JiayibingOptions) -> JiayibingState:
    """The state before the first round."""
    del options
    return JiayibingState(round=1, points=(0,) * SEATS)


def following(
    options: JiayibingOptions, state: JiayibingState, settlement: Settlement
) -> JiayibingState:
    """The state after a round that was played from `state`."""
    assert isinstance(settlement, JiayibingSettlement)
    return JiayibingState(
        round=state.round + 1,
        points=tuple(map(sum, zip(state.points, settlement.deltas, strict=True))),
        over=state.round >= options.rounds,
        leader=settlement.next_leader,
    )


def read_state(raw: object) -> JiayibingState:
    """A state from a record's `before`; raises `BadInput`."""
    try:
        state = msgspec.convert(raw, JiayibingState)
    except msgspec.ValidationError as error:
        raise BadInput(f"before: {error}") from None
    if len(state.points) != SEATS:
        raise BadInput(f"before: points must be {SEATS} numbers")
    if state.leader is not None and not 0 <= state.leader < SEATS:
        raise BadInput(f"before: leader must be a seat from 0 to {SEATS - 1}")
    return state
