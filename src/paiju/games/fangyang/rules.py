"""The rules of 放羊 at one table, from its options (rules/fangyang.md)."""

from __future__ import annotations

from functools import cache

from paiju.climbing.card import SUITS, Pack
from paiju.climbing.combination import Combinations, every_set
from paiju.climbing.round import Round
from paiju.climbing.rules import Rules
from paiju.engine.seat import Seat, seats_after
from paiju.games.fangyang.options import FangyangOptions
from paiju.games.fangyang.refusal import REFUSALS
from paiju.games.fangyang.settlement import (
    SEATS,
    FangyangSettlement,
    case_of,
    deltas_of,
    is_over,
    lines_of,
)
from paiju.games.fangyang.view import private_view, public_view

PACK = Pack("456789TJQKA23", copies=1)
HEART_FOUR = PACK.kind["4h"]
WORDS = frozenset({"call", "show", "hide", "play", "pass"})

CALLABLE_RANKS = {"ace_or_lower": "AKQJT987654", "king_or_lower": "KQJT987654"}


@cache
def combinations(*, bombs: bool) -> Combinations:
    """The plays of one pack, every set of cards apart (5.1, 9.3)."""
    return Combinations(PACK, every_set, joker_pairs=False, bombs=bombs)


@cache
def rules_of(options: FangyangOptions) -> Rules:
    """The one place that reads the options of play."""

    def settle(game_round: Round) -> FangyangSettlement:
        order, sides = tuple(game_round.order), sides_of(game_round)
        shown = game_round.shown_by is not None
        case = case_of(sides, order, shown=shown)
        lines = lines_of(options, case, shown=shown)
        return FangyangSettlement(
            order=order,
            case=case,
            lines=lines,
            deltas=deltas_of(options, sides, order, lines),
            next_dealer=order[0] if options.next_dealer == "first_out" else None,
        )

    ranks = CALLABLE_RANKS[options.call]
    return Rules(
        seats=SEATS,
        combinations=combinations(bombs=options.quads == "bomb"),
        refusals=REFUSALS,
        leading_card=HEART_FOUR,
        callable_cards=tuple(PACK.kind[rank + suit] for rank in ranks for suit in SUITS),
        asks_to_show=options.show != "off",
        passing_locks=options.passing == "locks_for_trick",
        may_show=MAY_SHOW[options.show],
        sides=sides_of,
        is_over=is_round_over,
        wind=WINDS[options.wind_known_solo],
        settle=settle,
        public=public_view,
        private=private_view,
    )


def sides_of(game_round: Round) -> str:
    """A letter a seat: `A` for the dealer and the holder of the called card (3.3, 3.4)."""
    side = (game_round.leader, game_round.holder)
    return "".join("A" if seat in side else "B" for seat in range(SEATS))


def is_round_over(game_round: Round) -> bool:
    """Whether a side is out, or a shown solo is decided (6.1, 6.2)."""
    shown = game_round.shown_by is not None
    return is_over(sides_of(game_round), game_round.order, shown=shown)


def holder_may_show(game_round: Round, seat: Seat) -> bool:
    """The holder of the called card may show it (4.1)."""
    return seat == game_round.holder


def solo_dealer_may_show(game_round: Round, seat: Seat) -> bool:
    """Only a dealer who called his own card may show it (4.4)."""
    return seat == game_round.holder == game_round.leader


MAY_SHOW = {
    "holder": holder_may_show,
    "dealer_only": solo_dealer_may_show,
    "off": solo_dealer_may_show,
}


def next_seat_with_cards(game_round: Round, out: Seat) -> Seat:
    """The next seat in play order that holds cards, friend or foe (5.10 a)."""
    return next(seat for seat in seats_after(out, SEATS) if game_round.counts[seat])


def teammate_once_known(game_round: Round, out: Seat) -> Seat:
    """接风 by the next seat of one's own side, once the sides are known (5.10 b, c)."""
    if not game_round.sides_known:
        return next_seat_with_cards(game_round, out)
    sides = sides_of(game_round)
    return next(
        seat
        for seat in seats_after(out, SEATS)
        if game_round.counts[seat] and sides[seat] == sides[out]
    )


def next_seat_in_a_solo(game_round: Round, out: Seat) -> Seat:
    """接风 as before, but in a known solo by the next seat, the dealer too (5.10 c)."""
    if game_round.is_solo:
        return next_seat_with_cards(game_round, out)
    return teammate_once_known(game_round, out)


WINDS = {"teammate": teammate_once_known, "next_seat": next_seat_in_a_solo}
