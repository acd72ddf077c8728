"""What a match of 甲乙丙 carries from round to round (rules/jiayibing.md 4.3, 6.1)."""

from __future__ import annotations

from paiju.climbing import match
from paiju.engine.game import MatchState
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
        points=match.points_after(state, settlement),
        over=state.round >= options.rounds,
        leader=settlement.next_leader,
    )


def read_state(raw: object) -> JiayibingState:
    """A state from a record's `before`; raises `BadInput`."""
    state = match.read_state(raw, JiayibingState, SEATS)
    match.check_seat(state.leader, SEATS)
    return state
