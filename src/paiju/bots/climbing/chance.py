"""What others may hold: the chance that a seat can, and will, beat a play.

All that is known of another hand is its size and the cards that are unseen; each unseen card is
as likely in one place as in another.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from paiju.bots.climbing.position import Shape
from paiju.climbing.combination import LARGEST


class Unseen:
    """Chances over the unseen cards, by rank; worked out when asked and kept for one decision.

    `thrift`: how much a seat with many cards left keeps its high ones back. `bombs`: a quad beats
    every play that is not a quad.
    """

    def __init__(self, unseen: Sequence[int], thrift: float, *, bombs: bool) -> None:
        self.unseen = unseen
        self.total = max(1, sum(unseen))
        self.thrift = thrift
        self.bombs = bombs
        self._stands: dict[tuple[int, int], list[float]] = {}

    def stands(self, shape: Shape, left: int) -> float:
        """The chance that a seat with so many cards left does not beat a play of this shape."""
        rank, size = shape
        key = (size, left)
        table = self._stands.get(key)
        if table is None:
            table = self._stands[key] = self._stands_table(size, left)
        return table[rank]

    def _stands_table(self, size: int, left: int) -> list[float]:
        """By rank of the play."""
        chance = self._bomb_free(left) if self.bombs and size < LARGEST else 1.0
        table = [chance] * len(self.unseen)
        if left < size:
            return table
        for rank in range(len(self.unseen) - 1, -1, -1):
            table[rank] = chance
            chance *= 1 - self._will(left) * self.holds(rank, size, left)
        return table

    def _bomb_free(self, left: int) -> float:
        chance = 1.0
        for rank in range(len(self.unseen)):
            chance *= 1 - self._will(left) * self.holds(rank, LARGEST, left)
        return chance

    def _will(self, left: int) -> float:
        """How likely a seat is to use any one way it has to beat a play."""
        return 1 / (1 + self.thrift * (left - 1)) if left else 0.0

    def holds(self, rank: int, size: int, left: int) -> float:
        """The chance that a seat with so many cards left has at least `size` of a rank."""
        unseen = self.unseen[rank]
        if unseen < size or left < size:
            return 0.0
        share = min(1.0, left / self.total)
        rest = 1 - share
        fewer = rest**unseen
        for held in range(1, size):
            fewer += comb(unseen, held) * share**held * rest ** (unseen - held)
        return 1 - fewer

    def finishes(self, shape: Shape, left: int) -> float:
        """The chance that a seat with so many cards left beats this play with all of them."""
        rank, size = shape
        if left != size or self.total < left:
            return 0.0
        ways = sum(comb(unseen, left) for unseen in self.unseen[rank + 1 :])
        return min(1.0, ways / comb(self.total, left))

    def is_sure(self, shape: Shape, most: int) -> bool:
        """Whether nobody can beat this play; `most` is the largest number of cards in a hand."""
        rank, size = shape
        if most >= size and any(unseen >= size for unseen in self.unseen[rank + 1 :]):
            return False
        if not self.bombs or size == LARGEST:
            return True
        return most < LARGEST or all(unseen < LARGEST for unseen in self.unseen)
