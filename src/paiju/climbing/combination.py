"""Combinations (牌型): the plays of one to four cards of one rank, and every legal list of them.

A play is a small int, `rank * 256 + mask`, the mask naming the slots of its cards (`card.py`). All
lists are made once: by rank, holding and count, each in plain ASCII order of the plays' texts.
Since all texts of a rank begin alike, joining the ranks' lists in ASCII order keeps the order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from paiju.climbing.card import BIG_JOKER, SMALL_JOKER, Card, Holding, Pack
from paiju.engine.names import Names

Play: TypeAlias = int

Listing: TypeAlias = Callable[[Pack, int, Holding], list[int]]
"""Which masks a legal list names for a holding of a rank."""

PlaysByHolding: TypeAlias = tuple[tuple[Play, ...], ...]
Rows: TypeAlias = tuple[tuple[int, PlaysByHolding], ...]
"""For each rank, in ASCII order: the rank, and the plays listed for every holding of it."""

LARGEST = 4


class Combination(msgspec.Struct, frozen=True):
    """A type of play (牌型): so many cards of one rank."""

    id: str
    names: Names
    count: int


COMBINATIONS = (
    Combination("dan_zhang", Names("单张", "單張", "single"), 1),
    Combination("dui", Names("对", "對", "pair"), 2),
    Combination("san_tong_zhang", Names("三同张", "三同張", "triple"), 3),
    Combination("si_tong_zhang", Names("四同张", "四同張", "quad"), 4),
)


def play_of(rank: int, mask: int) -> Play:
    """The play of these slots of a rank."""
    return rank << 8 | mask


def single(card: Card) -> Play:
    """The play of one card."""
    return (card >> 3) << 8 | 1 << (card & 7)


def play_rank(play: Play) -> int:
    """The rank that a play is compared by."""
    return play >> 8


def play_count(play: Play) -> int:
    """The number of cards in a play."""
    return (play & 255).bit_count()


def contains(play: Play, card: Card) -> bool:
    """Whether a play holds (a copy of) this card."""
    return play >> 8 == card >> 3 and bool(play >> (card & 7) & 1)


def one_of_each_count(pack: Pack, rank: int, holding: Holding) -> list[int]:
    """Suits don't matter: for each number of cards, the first ones in hand order."""
    del pack, rank
    masks, mask = [], 0
    while holding:
        first = holding & -holding
        mask, holding = mask | first, holding ^ first
        masks.append(mask)
    return masks


def every_set(pack: Pack, rank: int, holding: Holding) -> list[int]:
    """Suits matter: every distinct set of cards."""
    masks = {pack.settled[rank][mask] for mask in range(1, holding + 1) if mask & ~holding == 0}
    return sorted(masks)


class Combinations:
    """Every play of a pack, its text, and the lists of plays for leading and following.

    `joker_pairs`: two equal jokers make a pair. `listing` chooses which equivalent plays a list
    names. `bombs`: a quad beats every play that is not a quad.
    """

    def __init__(self, pack: Pack, listing: Listing, *, joker_pairs: bool, bombs: bool) -> None:
        self.pack = pack
        self.bombs = bombs
        joker_limit = 2 if joker_pairs else 1
        self.limits = tuple(
            joker_limit if rank in (SMALL_JOKER, BIG_JOKER) else LARGEST for rank in pack.ranks
        )
        """The most cards of each rank that may be played at once."""
        self.cards_text: dict[Play, str] = {}
        self._number_plays()
        self.play = {text: play for play, text in self.cards_text.items()}
        """The play of cards written in hand order."""
        self._listed = [
            [
                self._sorted(rank, listing(pack, rank, holding)) if holding == mask else ()
                for mask, holding in enumerate(pack.settled[rank])
            ]
            for rank in range(len(pack.ranks))
        ]
        self._ascii_ranks = sorted(range(len(pack.ranks)), key=lambda rank: pack.ranks[rank])
        every_count = range(1, LARGEST + 1)
        self.lead_rows: Rows = self._rows(lambda _: every_count)
        self.follow_rows: tuple[tuple[Rows, ...], ...] = tuple(
            tuple(self._follow_rows(count, rank) for rank in range(len(pack.ranks)))
            for count in range(LARGEST + 1)
        )
        """By the count and rank of the play to beat."""

    def _number_plays(self) -> None:
        pack = self.pack
        for rank, settled in enumerate(pack.settled):
            for mask in range(1, len(settled)):
                if settled[mask] == mask and mask.bit_count() <= self.limits[rank]:
                    slots = pack.slots[rank]
                    self.cards_text[play_of(rank, mask)] = " ".join(
                        text for slot, text in enumerate(slots) if mask >> slot & 1
                    )

    def _sorted(self, rank: int, masks: Sequence[int]) -> tuple[Play, ...]:
        plays = [play_of(rank, mask) for mask in masks]
        legal = [play for play in plays if play in self.cards_text]
        return tuple(sorted(legal, key=self.cards_text.__getitem__))

    def _rows(self, counts_at: Callable[[int], Sequence[int]]) -> Rows:
        rows: list[tuple[int, PlaysByHolding]] = []
        for rank in self._ascii_ranks:
            counts = counts_at(rank)
            by_holding = tuple(
                tuple(play for play in plays if play_count(play) in counts)
                for plays in self._listed[rank]
            )
            if any(by_holding):
                rows.append((rank, by_holding))
        return tuple(rows)

    def _follow_rows(self, count: int, beaten: int) -> Rows:
        def counts_at(rank: int) -> list[int]:
            counts = [count] if rank > beaten else []
            if self.bombs and count != LARGEST:
                counts.append(LARGEST)
            return counts

        return self._rows(counts_at)

    def leads(self, hand: Sequence[Holding]) -> list[Play]:
        """Everything that may be led from a hand, in ASCII order."""
        plays: list[Play] = []
        for rank, by_holding in self.lead_rows:
            plays += by_holding[hand[rank]]
        return plays

    def follows(
        self, hand: Sequence[Holding], best: Play, before: Sequence[int] = ()
    ) -> list[Play]:
        """Everything in a hand that beats the best play, in ASCII order; `before` stands first."""
        plays = [*before]
        for rank, by_holding in self.follow_rows[(best & 255).bit_count()][best >> 8]:
            plays += by_holding[hand[rank]]
        return plays

    def leads_with(self, hand: Sequence[Holding], card: Card) -> list[Play]:
        """The leads that hold this card, the last of its rank in hand order."""
        rank, marked = card >> 3, 1 << (card & 7)
        others = one_of_each_count(self.pack, rank, hand[rank] & ~marked)[: LARGEST - 1]
        return list(self._sorted(rank, [marked, *(mask | marked for mask in others)]))

    def read_play(self, cards: Sequence[Card]) -> Play | tuple[Card, ...]:
        """The play of these cards in any order, or the cards themselves if they are none."""
        rank, mask = cards[0] >> 3, 0
        for card in sorted(cards):
            while mask >> (card & 7) & 1 and self.pack.text.get(card + 1) == self.pack.text[card]:
                card += 1  # noqa: PLW2901
            bit = 1 << (card & 7)
            if card >> 3 != rank or mask & bit:
                return tuple(sorted(cards))
            mask |= bit
        play = play_of(rank, mask)
        return play if play in self.cards_text else tuple(sorted(cards))

    def beats(self, play: Play, best: Play) -> bool:
        """Whether a play beats another (管): as many cards of a higher rank, or a bomb."""
        count, to_beat = play_count(play), play_count(best)
        if count == to_beat:
            return play >> 8 > best >> 8
        return self.bombs and count == LARGEST
