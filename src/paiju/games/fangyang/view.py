"""What is seen of a round of 放羊 (rules/fangyang.md 1.7)."""

from __future__ import annotations

import msgspec

from paiju.climbing.round import Round
from paiju.climbing.view import CardsPrivate, CardsPublic, private_sections, public_sections
from paiju.engine.seat import Seat
from paiju.games.fangyang.settlement import FangyangSettlement


class Call(msgspec.Struct, frozen=True):
    """The called card; who showed it (亮), and whether the answers are in."""

    card: str
    shown_by: Seat | None
    answered: bool


class Sides(msgspec.Struct, frozen=True):
    """The sides, once known: a letter a seat, `A` the dealer's; `solo` is one against three."""

    letters: str
    solo: bool


class FangyangPublic(CardsPublic, frozen=True, kw_only=True):
    """What everyone sees.

    `is_dealt_by_heart_four`: the dealer deals as the holder of ♥4. `call` is None before the
    call, `sides` until they are known to all (5.8) or the round is over.
    """

    dealer: Seat
    is_dealt_by_heart_four: bool
    call: Call | None
    sides: Sides | None
    settlement: FangyangSettlement | None


class FangyangPrivate(CardsPrivate, frozen=True, kw_only=True):
    """What a seat alone sees: its hand, its question; whether the called card was dealt to it."""

    has_called_card: bool


def public_view(game_round: Round) -> FangyangPublic:
    """The half that everyone sees."""
    settlement = game_round.settlement
    assert settlement is None or isinstance(settlement, FangyangSettlement)
    call = None
    if game_round.called is not None:
        call = Call(
            card=game_round.rules.combinations.pack.text[game_round.called],
            shown_by=game_round.shown_by,
            answered=game_round.step in ("play", "over"),
        )
    is_known = game_round.sides_known or game_round.step == "over"
    return FangyangPublic(
        **public_sections(game_round),
        dealer=game_round.leader,
        is_dealt_by_heart_four=game_round.is_led_by_card,
        call=call,
        sides=Sides(game_round.rules.sides(game_round), game_round.is_solo) if is_known else None,
        settlement=settlement,
    )


def private_view(game_round: Round, seat: Seat) -> FangyangPrivate:
    """A seat's own half."""
    return FangyangPrivate(
        **private_sections(game_round, seat), has_called_card=game_round.holder == seat
    )
