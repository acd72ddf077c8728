"""Cards (牌) of one or two packs, their order in a game, and their notation.

A card is a small int, `rank * 8 + slot`: ranks count from 0 (the lowest in this game), slots are
the places of a rank's cards in hand order, the copies of a card side by side. What a hand holds of
a rank is a bit mask of slots, of a card's copies the first ones; so the count is `bit_count()`,
and equal holdings are equal ints.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat

Card: TypeAlias = int
Holding: TypeAlias = int
"""The cards of one rank in one hand: a mask of slots."""

Hand: TypeAlias = tuple[Holding, ...]
"""A hand: its holding of every rank, low to high."""

SUITS = "shdc"
SMALL_JOKER, BIG_JOKER = "SJ", "BJ"
DECK_RANKS = "3456789TJQKA2"
"""The order of ranks in an unshuffled deck, whatever ranks high in the game."""


class Pack:
    """All cards of a game: `ranks` from low to high, jokers above them, so many copies of each.

    The marked card, where there is one, is one copy of its kind, written with a star; it stands
    after all others of its rank in hand order, and right after its twin in the deck.
    """

    def __init__(self, ranks: str, copies: int, marked: str | None = None) -> None:
        self.ranks: tuple[str, ...] = (*ranks, SMALL_JOKER, BIG_JOKER)
        self.slots: tuple[tuple[str, ...], ...] = tuple(
            _slots(rank, copies, marked) for rank in self.ranks
        )
        self.text: dict[Card, str] = {
            rank * 8 + slot: text
            for rank, texts in enumerate(self.slots)
            for slot, text in enumerate(texts)
        }
        self.kind: dict[str, Card] = {text: card for card, text in reversed(self.text.items())}
        """The card of a text; of several copies the first."""
        self.settled = tuple(
            tuple(_settled(texts, mask) for mask in range(1 << len(texts))) for texts in self.slots
        )
        """By rank and mask: the mask as a holding, the first copies of each card."""
        self.deck = self._unshuffled()
        """All cards, as docs/architecture.md (the fair shuffle) orders them."""

    def _unshuffled(self) -> tuple[Card, ...]:
        texts: list[str] = []
        for rank in (*DECK_RANKS, SMALL_JOKER, BIG_JOKER):
            texts += sorted(
                self.slots[self.ranks.index(rank)],
                key=lambda text: (SUITS.find(text[1]), len(text)),
            )
        return tuple(self.kind[text] for text in texts)

    def read_card(self, text: str) -> Card:
        """A card from its text; raises `BadInput`."""
        try:
            return self.kind[text]
        except KeyError:
            raise BadInput(f"{text!r} is not a card of this game") from None

    def read_cards(self, text: str) -> list[Card]:
        """Cards separated by white space; raises `BadInput`."""
        return [self.read_card(word) for word in text.split()]

    def hand(self, cards: Iterable[Card]) -> Hand:
        """Cards gathered into a hand; raises `BadInput` for more of a card than there are."""
        holdings = [0] * len(self.ranks)
        for card, count in Counter(cards).items():
            rank, slot = card >> 3, card & 7
            if count > self.slots[rank].count(self.text[card]):
                raise BadInput(f"there are not {count} cards {self.text[card]} in the pack")
            holdings[rank] |= ((1 << count) - 1) << slot
        return tuple(holdings)

    def cards(self, hand: Sequence[Holding]) -> list[Card]:
        """The cards of a hand in hand order, copies under their first copy's number."""
        return [
            self.kind[text]
            for rank, holding in enumerate(hand)
            for slot, text in enumerate(self.slots[rank])
            if holding >> slot & 1
        ]

    def print_hand(self, hand: Sequence[Holding]) -> str:
        """A hand in hand order, cards separated by one space."""
        return " ".join(self.text[card] for card in self.cards(hand))

    def holds(self, hand: Sequence[Holding], card: Card) -> bool:
        """Whether a hand has (a copy of) this card."""
        return bool(hand[card >> 3] >> (card & 7) & 1)

    def find(self, hands: Sequence[Sequence[Holding]], card: Card) -> Seat:
        """The seat whose hand has this card."""
        return next(seat for seat, hand in enumerate(hands) if self.holds(hand, card))


def _slots(rank: str, copies: int, marked: str | None) -> tuple[str, ...]:
    """The texts of a rank's cards in hand order."""
    if rank in (SMALL_JOKER, BIG_JOKER):
        return (rank,) * copies
    texts = [rank + suit for suit in SUITS for _ in range(copies)]
    if marked in texts:
        texts.remove(marked)
        texts.append(marked + "*")
    return tuple(texts)


def _settled(texts: Sequence[str], mask: int) -> Holding:
    """A mask with the copies of each card moved to the first slots of this card."""
    held = Counter(text for slot, text in enumerate(texts) if mask >> slot & 1)
    holding = 0
    for text, count in held.items():
        holding |= ((1 << count) - 1) << texts.index(text)
    return holding
