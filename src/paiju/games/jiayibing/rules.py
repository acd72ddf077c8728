"""The rules of 甲乙丙 at one table, from its options (rules/jiayibing.md)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from paiju.climbing.card import Pack
from paiju.climbing.combination import Combinations, one_of_each_count
from paiju.climbing.round import Round
from paiju.climbing.rules import Rules
from paiju.engine.seat import Seat, seats_after
from paiju.games.jiayibing.options import JiayibingOptions
from paiju.games.jiayibing.refusal import REFUSALS
from paiju.games.jiayibing.settlement import (
    SEATS,
    SIDES,
    JiayibingSettlement,
    case_of,
    deltas_of,
    is_complete,
    lines_of,
    side_of,
)
from paiju.games.jiayibing.view import private_view, public_view

PACK = Pack("3456789TJQKA2", copies=2, marked="3h")
MARKED_THREE = PACK.kind["3h*"]
WORDS = frozenset({"play", "pass"})


@cache
def combinations(*, bombs: bool) -> Combinations:
    """The plays of two packs, suits left aside (3.1, 7.3)."""
    return Combinations(PACK, one_of_each_count, joker_pairs=True, bombs=bombs)


@cache
def rules_of(options: JiayibingOptions) -> Rules:
    """The one place that reads the options of play."""
    next_leader = NEXT_LEADERS[options.next_leader]

    def settle(game_round: Round) -> JiayibingSettlement:
        order = tuple(game_round.order)
        lines = lines_of(options, order)
        return JiayibingSettlement(
            order=order,
            case=case_of(order),
            lines=lines,
            deltas=deltas_of(options, order, lines),
            next_leader=next_leader(game_round),
        )

    return Rules(
        seats=SEATS,
        combinations=combinations(bombs=options.quads == "bomb"),
        refusals=REFUSALS,
        leading_card=MARKED_THREE,
        must_lead_it=options.first_play == "must_contain_marked_three",
        passing_locks=options.passing == "locks_for_trick",
        sides=lambda _: SIDES,
        is_over=lambda game_round: is_complete(game_round.order),
        wind=WINDS[options.wind],
        settle=settle,
        public=public_view,
        private=private_view,
    )


def next_seat_with_cards(game_round: Round, out: Seat) -> Seat:
    """接风 by the next seat in play order that holds cards, friend or foe (4.8)."""
    return next(seat for seat in seats_after(out, SEATS) if game_round.counts[seat])


def teammate_with_cards(game_round: Round, out: Seat) -> Seat:
    """接风 by the next seat of one's own side that holds cards (4.8)."""
    return next(
        seat
        for seat in seats_after(out, SEATS)
        if game_round.counts[seat] and side_of(seat) == side_of(out)
    )


def first_out(game_round: Round) -> Seat:
    """The first player out leads the next round (4.3)."""
    return game_round.order[0]


def last_caught(game_round: Round) -> Seat:
    """The caught player with most cards left leads the next round (4.3)."""
    caught = (seat for seat in seats_after(game_round.order[-1], SEATS) if game_round.counts[seat])
    return max(caught, key=lambda seat: game_round.counts[seat])


NEXT_LEADERS: dict[str, Callable[[Round], Seat | None]] = {
    "first_out": first_out,
    "marked_three": lambda _: None,
    "last_caught": last_caught,
}
WINDS = {"next_seat": next_seat_with_cards, "teammate": teammate_with_cards}
