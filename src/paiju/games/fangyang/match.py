"""What a match of 放羊 carries from round to round (rules/fangyang.md 1.6, 8.1)."""

from __future__ import annotations

from paiju.climbing import match
from paiju.engine.game import MatchState
from paiju.engine.seat import Seat
from paiju.engine.settlement import Settlement
from paiju.games.fangyang.options import FangyangOptions
from paiju.games.fangyang.settlement import SEATS, FangyangSettlement


class FangyangState(MatchState, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rounds, points, and who deals the next round; None where the ♥4 will tell."""

    dealer: Seat | None = None


def start(options: FangyangOptions) -> FangyangState:
    """The state before the first round."""
    del options
    return FangyangState(round=1, points=(0,) * SEATS)


def following(
    options: FangyangOptions, state: FangyangState, settlement: Settlement
) -> FangyangState:
    """The state after a round that was played from `state`."""
    assert isinstance(settlement, FangyangSettlement)
    return FangyangState(
        round=state.round + 1,
        points=match.points_after(state, settlement),
        over=state.round >= options.rounds,
        dealer=settlement.next_dealer,
    )


def read_state(raw: object) -> FangyangState:
    """A state from a record's `before`; raises `BadInput`."""
    state = match.read_state(raw, FangyangState, SEATS)
    match.check_seat(state.dealer, SEATS)
    return state
