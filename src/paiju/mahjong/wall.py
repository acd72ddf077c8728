"""The wall (牌墙): tiles drawn from its head, and replacements for kongs from its tail."""

from __future__ import annotations

from collections.abc import Sequence

from paiju.mahjong.tile import Tile


class Wall:
    """The tiles still to be drawn; the indicator (翻出的牌) is not among them."""

    __slots__ = ("_head", "_tail", "_tiles")

    def __init__(self, tiles: Sequence[Tile]) -> None:
        self._tiles = tiles
        self._head = 0
        self._tail = len(tiles)

    @property
    def left(self) -> int:
        """How many tiles are left."""
        return self._tail - self._head

    @property
    def tiles(self) -> Sequence[Tile]:
        """The tiles left, the head first."""
        return self._tiles[self._head : self._tail]

    def draw(self) -> Tile:
        """The tile at the head (摸牌)."""
        tile = self._tiles[self._head]
        self._head += 1
        return tile

    def draw_replacement(self) -> Tile:
        """The tile at the tail (杠上补牌)."""
        self._tail -= 1
        return self._tiles[self._tail]

    def clone(self) -> Wall:
        """A wall of its own over the same tiles."""
        twin = Wall.__new__(Wall)
        twin._tiles, twin._head, twin._tail = self._tiles, self._head, self._tail
        return twin
