"""Rounds as they may be: the cards a seat can't see, dealt anew in agreement with its view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from paiju.climbing.action import WORDS, read_action
from paiju.climbing.card import Card, Hand, Pack
from paiju.climbing.combination import Combinations
from paiju.climbing.round import Round
from paiju.climbing.rules import Rules
from paiju.climbing.trick import Trick
from paiju.climbing.view import CardsPrivate, CardsPublic, TrickView
from paiju.engine.seat import Seat
from paiju.engine.view import View

ACTION_WORDS = frozenset({"play", *WORDS})


def cards_played(pack: Pack, public: CardsPublic) -> list[Counter[Card]]:
    """The cards each seat has played."""
    return [Counter(pack.read_cards(" ".join(plays))) for plays in public.played]


def imagine_hands(
    pack: Pack,
    view: View[CardsPublic, CardsPrivate],
    pinned: Mapping[Card, Seat],
    rng: Random,
) -> list[Hand]:
    """The hands as they may be now: one's own, every other seat's of the size that is seen.

    `pinned` are the cards known to be in a certain other seat's hand.
    """
    public = view.public
    if public.hands is not None:
        return [pack.hand(pack.read_cards(text)) for text in public.hands]
    own = [pack.read_card(text) for text in view.private.hand]
    unseen = Counter(pack.deck)
    unseen.subtract(own)
    unseen.subtract(list(pinned))
    for played in cards_played(pack, public):
        unseen.subtract(played)
    stock = list(unseen.elements())
    rng.shuffle(stock)
    hands = []
    for each, count in enumerate(public.counts):
        cards = own if each == view.seat else [card for card, at in pinned.items() if at == each]
        missing = count - len(cards)
        cards, stock = cards + stock[:missing], stock[missing:]
        hands.append(pack.hand(cards))
    return hands


def resume(
    rules: Rules,
    view: View[CardsPublic, CardsPrivate],
    hands: Sequence[Hand],
    leader: Seat,
    *,
    is_led_by_card: bool,
) -> Round:
    """The round that shows this view and holds these hands; calls and answers are still unset."""
    combinations = rules.combinations
    public = view.public
    resumed = Round(rules, hands, leader)
    resumed.is_led_by_card = is_led_by_card
    if is_led_by_card and rules.must_lead_it and not public.played[leader]:
        resumed.duty = rules.leading_card
    resumed.step = public.step
    resumed.turn = public.turn
    resumed.asked = [0] * rules.seats
    resumed.asked[view.seat] = view.private.question or 0
    resumed.order = list(public.order)
    resumed.played = [[combinations.play[cards] for cards in plays] for plays in public.played]
    resumed.trick = _trick(combinations, public.trick)
    if public.last_trick is not None:
        resumed.last_trick = _trick(combinations, public.last_trick)
    return resumed


def _trick(combinations: Combinations, view: TrickView) -> Trick:
    trick = Trick(view.leader, len(view.actions), view.wind_from)
    for each, text in enumerate(view.actions):
        if text is not None:
            action = read_action(combinations, ACTION_WORDS, text)
            assert isinstance(action, int)
            trick.actions[each] = action
    if view.best is not None and view.winner is not None:
        trick.best, trick.winner = combinations.play[view.best], view.winner
    return trick
