"""What is seen of a round of 甲乙丙 (rules/jiayibing.md 1.4)."""

from __future__ import annotations

from paiju.climbing.round import Round
from paiju.climbing.view import CardsPrivate, CardsPublic, private_sections, public_sections
from paiju.engine.seat import Seat
from paiju.games.jiayibing.settlement import LABELS, SIDES, JiayibingSettlement


class JiayibingPublic(CardsPublic, frozen=True, kw_only=True):
    """What everyone sees.

    `sides` has one letter a seat, `labels` the seats' names 甲 A 乙 B 丙 C. `leader` leads the
    round; `is_led_by_marked_three` says that he does as the holder of the marked 3.
    """

    leader: Seat
    is_led_by_marked_three: bool
    settlement: JiayibingSettlement | None
    sides: str = SIDES
    labels: tuple[str, ...] = LABELS


class JiayibingPrivate(CardsPrivate, frozen=True, kw_only=True):
    """What a seat alone sees: its hand, its question and its legal actions."""


def public_view(game_round: Round) -> JiayibingPublic:
    """The half that everyone sees."""
    settlement = game_round.settlement
    assert settlement is None or isinstance(settlement, JiayibingSettlement)
    return JiayibingPublic(
        **public_sections(game_round),
        leader=game_round.leader,
        is_led_by_marked_three=game_round.is_led_by_card,
        settlement=settlement,
    )


def private_view(game_round: Round, seat: Seat) -> JiayibingPrivate:
    """A seat's own half."""
    return JiayibingPrivate(**private_sections(game_round, seat))
