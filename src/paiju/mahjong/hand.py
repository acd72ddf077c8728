"""A player's tiles (手牌): the concealed ones, counted as they come and go, and the melds."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from paiju.mahjong.action import DISCARDS, Action
from paiju.mahjong.meld import CHI, JIAGANG, PENG, Meld
from paiju.mahjong.tile import KINDS, Tile, list_tiles
from paiju.mahjong.win import DISCARD, ROBBED_KONG


class Hand:
    """The concealed tiles, the melds, and what claims and wins are looked up by.

    `counts` are the concealed tiles by kind, `discards` the discarding of each kind held, in
    order. `claimed` is the tile that each meld took from a discard, None for 暗杠. `ready` is False
    where no tile at all would complete the 13 places filled before the tile last drawn.
    """

    __slots__ = ("claimed", "counts", "discards", "melds", "ready")

    def __init__(self, tiles: Sequence[Tile]) -> None:
        self.counts = bytearray(KINDS)
        for tile in tiles:
            self.counts[tile] += 1
        self.discards: list[Action] = sorted({DISCARDS[tile] for tile in tiles})
        self.melds: list[Meld] = []
        self.claimed: list[Tile | None] = []
        self.ready = True

    @property
    def size(self) -> int:
        """How many tiles are concealed."""
        return sum(self.counts)

    @property
    def tiles(self) -> list[Tile]:
        """The concealed tiles in printed order."""
        return list_tiles(self.counts)

    def add(self, tile: Tile) -> None:
        """Take a tile in."""
        count = self.counts[tile]
        self.counts[tile] = count + 1
        if not count:
            insort(self.discards, DISCARDS[tile])

    def remove(self, tile: Tile, copies: int = 1) -> None:
        """Give tiles of a kind away; as many must be held."""
        count = self.counts[tile] - copies
        self.counts[tile] = count
        if not count:
            self.discards.remove(DISCARDS[tile])

    def meld(self, meld: Meld, claimed: Tile | None) -> None:
        """Lay a meld open, all but the claimed tile from the concealed ones."""
        if meld.kind == CHI:
            for tile in meld.tiles:
                if tile != claimed:
                    self.remove(tile)
        else:
            self.remove(meld.tile, len(meld.tiles) - (claimed is not None))
        self.melds.append(meld)
        self.claimed.append(claimed)

    def with_tile_won_on(self, tile: Tile | None, by: str) -> bytearray:
        """The concealed tiles with the winning tile; one drawn or dealt is among them already."""
        if tile is None or by not in (DISCARD, ROBBED_KONG):
            return self.counts
        counts = self.counts.copy()
        counts[tile] += 1
        return counts

    def has_pung(self, tile: Tile) -> bool:
        """Whether a 碰 of this kind is among the melds."""
        return any(meld.kind == PENG and meld.tile == tile for meld in self.melds)

    def add_to_pung(self, tile: Tile) -> Meld:
        """Make one's own 碰 a 加杠, with a tile that was removed before."""
        place = next(
            place
            for place, meld in enumerate(self.melds)
            if meld.kind == PENG and meld.tile == tile
        )
        meld = self.melds[place] = Meld(JIAGANG, tile, self.melds[place].source)
        return meld

    @property
    def kongs(self) -> int:
        """How many kongs (杠) of any sort are declared."""
        return sum(meld.is_kong for meld in self.melds)

    def clone(self) -> Hand:
        """A hand of its own with the same tiles."""
        twin = Hand.__new__(Hand)
        twin.counts = self.counts.copy()
        twin.discards = self.discards.copy()
        twin.melds = self.melds.copy()
        twin.claimed = self.claimed.copy()
        twin.ready = self.ready
        return twin
