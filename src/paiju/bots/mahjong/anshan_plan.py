"""The way to sets and a pair in 鞍山麻将, with what one reading must have (rules 3.3).

A triplet, or a pair of dragons, is chosen first; the rest is planned around it. That some tile
must be 幺九 is left to the appraiser, and so is a run unless one set alone is left to be it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from paiju.bots.mahjong.plan import Tables, Uses, tables
from paiju.games.anshan_mahjong.trait import MeldTraits
from paiju.mahjong.arrangement import DRAGON_RANKS
from paiju.mahjong.suit_table import (
    SuitKey,
    SuitKeys,
    SuitTable,
    is_number_suit,
    without,
)
from paiju.mahjong.tile import Tile

ALL_SUITS: Final = 0b111
TRIPLET: Final = 3
CLOSED: Final = 99
"""A distance for what can't be reached."""


class Core(NamedTuple):
    """A triplet or a pair of dragons to be: its size, how many are held, its suit without them."""

    rank: int
    size: int
    held: int
    rest: SuitKey


def _cores(key: SuitKey) -> tuple[Core, ...]:
    found = []
    for rank, count in enumerate(key):
        dragon = not is_number_suit(key) and rank in DRAGON_RANKS
        for size in (3, 2)[: 1 + dragon] if count else ():
            held = min(count, size)
            found.append(Core(rank, size, held, without(key, *[rank] * held)))
    return tuple(found)


CORES: Final[SuitTable[tuple[Core, ...]]] = SuitTable(_cores)
"""What may become the triplet or the pair of dragons of a hand, by suit."""


class SetsPlan:
    """A hand on its way to sets and a pair."""

    def __init__(self, keys: SuitKeys, wilds: int, melded: MeldTraits, *, runless: bool) -> None:
        self.keys = keys
        self.wilds = wilds
        self.sets = 4 - melded.sets
        self.asked = ALL_SUITS & ~melded.suits
        self.needs_run = not melded.run and not runless
        self.has_triplet = melded.triplets > 0

    def nearest(self) -> tuple[int, list[Tile]]:
        """The distance, and the natural kinds that make it less."""
        if not self.has_triplet:
            return self._around_a_core()
        uses = Uses(self.keys, tables(self.asked, runs_only=self.needs_run and self.sets == 1))
        distance = 3 * self.sets + 1 - uses.most(self.sets, 1) - self.wilds
        return distance, uses.useful(self.sets, 1)

    def _around_a_core(self) -> tuple[int, list[Tile]]:
        if not self.sets:
            return CLOSED, []
        uses = Uses(self.keys, self._tables(self.asked))
        most = -1
        nearest: list[tuple[int, Core]] = []
        for suit, key in enumerate(self.keys):
            table = self._tables(self.asked & ~(1 << suit))[suit]
            for core in CORES[key]:
                use = core.held + uses.most_if(suit, table[core.rest], *self._beside(core))
                if use > most:
                    most, nearest = use, []
                if use == most:
                    nearest.append((suit, core))
        useful = {tile for suit, core in nearest for tile in self._useful(suit, core)}
        return 3 * self.sets + 1 - most - self.wilds, list(useful)

    def _tables(self, asked: int) -> Tables:
        return tables(asked, runs_only=self.needs_run and self.sets == 2)

    def _beside(self, core: Core) -> tuple[int, int]:
        return (self.sets - 1, 1) if core.size == TRIPLET else (self.sets, 0)

    def _useful(self, suit: int, core: Core) -> list[Tile]:
        changed = [*self.keys]
        changed[suit] = core.rest
        rest = changed[0], changed[1], changed[2], changed[3]
        useful = Uses(rest, self._tables(self.asked & ~(1 << suit))).useful(*self._beside(core))
        return [*useful, 9 * suit + core.rank] if core.held < core.size else useful
