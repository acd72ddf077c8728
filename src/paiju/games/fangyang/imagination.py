"""Who may hold the called card, as far as a seat can tell (rules/fangyang.md 3, 5.8, 6.1)."""

from __future__ import annotations

from random import Random

from paiju.climbing.card import Card, Pack
from paiju.climbing.imagination import cards_played
from paiju.engine.seat import Seat
from paiju.engine.view import View
from paiju.games.fangyang.settlement import SEATS, is_over
from paiju.games.fangyang.view import FangyangPrivate, FangyangPublic

FangyangView = View[FangyangPublic, FangyangPrivate]


def locate(pack: Pack, view: FangyangView, card: Card) -> Seat | None:
    """The seat that is known to have been dealt this card, if it is in one's own hand or played."""
    if pack.text[card] in view.private.hand:
        return view.seat
    for seat, played in enumerate(cards_played(pack, view.public)):
        if card in played:
            return seat
    return None


def imagine_holder(
    pack: Pack, view: FangyangView, card: Card, heart_four: Card, rng: Random
) -> Seat:
    """Who was dealt the called card: the seat if it is known, or one drawn by the cards left.

    A seat is out of question if the round would be over with it as the dealer's partner.
    """
    public = view.public
    known = locate(pack, view, card)
    if known is not None:
        return known
    if public.call is not None and public.call.shown_by is not None:
        return public.call.shown_by
    if public.is_dealt_by_heart_four and card == heart_four:
        return public.dealer
    possible = [seat for seat in range(SEATS) if _may_hold(view, seat)]
    return rng.choices(possible, [public.counts[seat] for seat in possible])[0]


def _may_hold(view: FangyangView, seat: Seat) -> bool:
    public = view.public
    if seat == view.seat or not public.counts[seat]:
        return False
    side = (public.dealer, seat)
    sides = "".join("A" if each in side else "B" for each in range(SEATS))
    return not is_over(sides, public.order, shown=False)
