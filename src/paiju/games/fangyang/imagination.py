"""Who may hold the called card, as far as a seat can tell (rules/fangyang.md 3, 5.8, 6.1)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from paiju.climbing.card import Card, Pack
from paiju.climbing.imagination import cards_played
from paiju.engine.seat import Seat
from paiju.engine.view import View
from paiju.games.fangyang.settlement import SEATS, is_over
from paiju.games.fangyang.view import FangyangPrivate, FangyangPublic

FangyangView = View[FangyangPublic, FangyangPrivate]


def locate(pack: Pack, view: FangyangView, card: Card) -> Seat | None:
    """Who was dealt this card, if it is played, in one's own hand or laid open at the end."""
    if pack.text[card] in view.private.hand:
        return view.seat
    for seat, played in enumerate(cards_played(pack, view.public)):
        if card in played:
            return seat
    for seat, hand in enumerate(view.public.hands or ()):
        if pack.text[card] in hand.split():
            return seat
    return None


def imagine_holder(
    pack: Pack, view: FangyangView, card: Card, pinned: Mapping[Card, Seat], rng: Random
) -> Seat:
    """Who was dealt the called card: the seat if it is known, or one drawn by its unknown cards.

    `pinned` are cards known to be in a hand. A seat is out of question if the round would be over
    with it as the dealer's partner.
    """
    public = view.public
    known = locate(pack, view, card)
    if known is not None:
        return known
    if public.call is not None and public.call.shown_by is not None:
        return public.call.shown_by
    if card in pinned:
        return pinned[card]
    room = [count - list(pinned.values()).count(seat) for seat, count in enumerate(public.counts)]
    possible = [seat for seat in range(SEATS) if room[seat] and _may_hold(view, seat)]
    return rng.choices(possible, [room[seat] for seat in possible])[0]


def _may_hold(view: FangyangView, seat: Seat) -> bool:
    public = view.public
    if seat == view.seat:
        return False
    side = (public.dealer, seat)
    sides = "".join("A" if each in side else "B" for each in range(SEATS))
    return not is_over(sides, public.order, shown=False)
