"""The way to sets and a pair in 鞍山麻将, with what one reading must have (rules 3.3).

A triplet, or a pair of dragons, is chosen first; the rest is planned around it. That some tile
must be 幺九 is left to the appraiser, and so is a run unless one set alone is left to be it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from paiju.bots.mahjong.plan import Tables, Uses, tables
from paiju.games.anshan_mahjong.trait import MeldTraits
from paiju.mahjong.suit_table import SuitKey, SuitKeys
from paiju.mahjong.tile import DRAGONS, Tile, suit_of

ALL_SUITS: Final = 0b111
TRIPLET: Final = 3
CLOSED: Final = 99
"""A distance for what can't be reached."""


class Core(NamedTuple):
    """A triplet or a pair of dragons to be: its size, how many are held, its suit without them."""

    tile: Tile
    size: int
    held: int
    rest: SuitKey


def cores(keys: SuitKeys) -> Iterator[Core]:
    """What may become the triplet or the pair of dragons of a hand."""
    for suit, key in enumerate(keys):
        for rank, count in enumerate(key):
            if not count:
                continue
            tile = 9 * suit + rank
            for size in (3, 2) if tile in DRAGONS else (3,):
                held = min(count, size)
                rest = bytearray(key)
                rest[rank] -= held
                yield Core(tile, size, held, bytes(rest))


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
        nearest: list[Core] = []
        for core in cores(self.keys):
            suit = suit_of(core.tile)
            table = self._tables(self.asked & ~(1 << suit))[suit]
            sets, pair = self._beside(core)
            use = uses.most_if(suit, table[core.rest], sets, pair)
            if use < 0 or core.held + use < most:
                continue
            if core.held + use > most:
                most, nearest = core.held + use, []
            nearest.append(core)
        useful = {tile for core in nearest for tile in self._useful(core)}
        return 3 * self.sets + 1 - most - self.wilds, list(useful)

    def _tables(self, asked: int) -> Tables:
        return tables(asked, runs_only=self.needs_run and self.sets == 2)

    def _beside(self, core: Core) -> tuple[int, int]:
        return (self.sets - 1, 1) if core.size == TRIPLET else (self.sets, 0)

    def _useful(self, core: Core) -> list[Tile]:
        suit = suit_of(core.tile)
        changed = [*self.keys]
        changed[suit] = core.rest
        rest = changed[0], changed[1], changed[2], changed[3]
        useful = Uses(rest, self._tables(self.asked & ~(1 << suit))).useful(*self._beside(core))
        return [*useful, core.tile] if core.held < core.size else useful
