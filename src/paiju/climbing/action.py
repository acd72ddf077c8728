"""Actions of the card games: plays are positive ints, everything else is zero or below.

Cards that form no play at all stay a tuple, so that the round can refuse them with a reason.
"""

from __future__ import annotations

from typing import TypeAlias

from paiju.climbing.card import Card
from paiju.climbing.combination import Combinations
from paiju.engine.game import Action
from paiju.engine.refusal import BadInput

CardAction: TypeAlias = int | tuple[Card, ...]

PASS = 0
SHOW = -1
HIDE = -2
FIRST_CALL = -3

WORDS = {"pass": PASS, "show": SHOW, "hide": HIDE}
TEXTS = {action: word for word, action in WORDS.items()}


def call(card: Card) -> int:
    """The action that calls a card."""
    return FIRST_CALL - card


def card_called(action: int) -> Card:
    """The card that a call names."""
    return FIRST_CALL - action


def is_call(action: int) -> bool:
    """Whether an action is a call."""
    return action <= FIRST_CALL


def read_action(combinations: Combinations, words: frozenset[str], text: str) -> CardAction:
    """An action from its text, if its first word is one of this game's; raises `BadInput`."""
    if not isinstance(text, str):
        raise BadInput(f"an action must be a text, not {text!r}")
    word, *rest = text.split() or [""]
    if word not in words:
        raise BadInput(f"{text!r} is not an action; it begins with {', '.join(sorted(words))}")
    if word in WORDS:
        if rest:
            raise BadInput(f"{text!r}: nothing may follow {word!r}")
        return WORDS[word]
    cards = [combinations.pack.read_card(each) for each in rest]
    if not cards:
        raise BadInput(f"{text!r} names no card")
    if word == "play":
        return combinations.read_play(cards)
    if len(cards) > 1:
        raise BadInput(f"{text!r} names more than one card")
    return call(cards[0])


def print_action(combinations: Combinations, action: Action) -> str:
    """The text of an action, its cards in hand order."""
    pack = combinations.pack
    if isinstance(action, tuple):
        return "play " + " ".join(pack.text[card] for card in action)
    assert isinstance(action, int)
    if action > PASS:
        return "play " + combinations.cards_text[action]
    if is_call(action):
        return "call " + pack.text[card_called(action)]
    return TEXTS[action]
