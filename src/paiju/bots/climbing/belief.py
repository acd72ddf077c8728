"""Who the hidden partner of 放羊 may be, as far as a seat can tell (rules/fangyang.md 3, 5.8).

The dealer knows only that it isn't himself, unless he called a card of his own; the holder knows
everything; the others infer. What speaks against a seat: few cards left, cards of the called rank
played without the called one, and beating the dealer when it might have passed.
"""

from __future__ import annotations

from collections.abc import Sequence

from paiju.climbing.card import Pack
from paiju.climbing.view import TrickView
from paiju.engine.seat import Seat
from paiju.engine.view import View
from paiju.games.fangyang.settlement import SEATS, is_over
from paiju.games.fangyang.view import FangyangPrivate, FangyangPublic

FangyangView = View[FangyangPublic, FangyangPrivate]

SOLO = 0.3
"""How much likelier than another seat's the dealer's holding the card is: he rarely calls it so."""
SPLIT_RANK = 0.4
"""The likelihood of playing cards of the called rank without the called one, for its holder."""
BEATS_DEALER = 0.6
"""The likelihood of beating the dealer, for his partner against the others."""


def holder_chances(pack: Pack, view: FangyangView) -> list[float]:
    """By seat, how likely it holds the called card; they sum to 1. Only after the call."""
    public = view.public
    assert public.call is not None
    if view.private.has_called_card:
        return _surely(view.seat)
    if public.call.shown_by is not None:
        return _surely(public.call.shown_by)
    if public.sides is not None:
        partner = [seat for seat in range(SEATS) if public.sides.letters[seat] == "A"]
        return _surely(next((s for s in partner if s != public.dealer), public.dealer))
    weights = [_weight(pack, view, seat) for seat in range(SEATS)]
    total = sum(weights)
    return [weight / total for weight in weights] if total else _surely(public.dealer)


def friendships(view: FangyangView, chances: Sequence[float]) -> list[float]:
    """Of each seat from −1, surely an opponent, to 1, surely a partner, by who may hold the card.

    `chances` are those of `holder_chances`. A seat's own entry is 1.
    """
    seat, dealer = view.seat, view.public.dealer
    friends = [1.0] * SEATS
    for other in range(SEATS):
        if other == seat:
            continue
        if seat == dealer:
            together = chances[other]
        elif other == dealer:
            together = chances[seat]
        else:
            together = 1 - chances[other] - chances[seat]
        friends[other] = 2 * together - 1
    return friends


def _surely(holder: Seat) -> list[float]:
    return [float(seat == holder) for seat in range(SEATS)]


def _weight(pack: Pack, view: FangyangView, seat: Seat) -> float:
    public = view.public
    if seat == view.seat or not _may_hold(view, seat):
        return 0.0
    weight = float(public.counts[seat])
    if seat == public.dealer:
        return weight * SOLO
    assert public.call is not None
    rank = pack.kind[public.call.card] >> 3
    if any(pack.kind[cards.split()[0]] >> 3 == rank for cards in public.played[seat]):
        weight *= SPLIT_RANK
    for trick in (public.trick, public.last_trick):
        if trick is not None and _has_beaten_dealer(trick, public.dealer, seat):
            weight *= BEATS_DEALER
    return weight


def _may_hold(view: FangyangView, seat: Seat) -> bool:
    """Whether the round would go on with this seat as the dealer's partner, or in a solo."""
    public = view.public
    side = (public.dealer, seat)
    sides = "".join("A" if each in side else "B" for each in range(SEATS))
    return bool(public.counts[seat]) and not is_over(sides, public.order, shown=False)


def _has_beaten_dealer(trick: TrickView, dealer: Seat, seat: Seat) -> bool:
    """The dealer has played in this trick, and this seat stands above him."""
    played = trick.actions[dealer]
    return played is not None and played != "pass" and trick.winner == seat
