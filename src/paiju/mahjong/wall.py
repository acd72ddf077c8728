"""The wall (牌墙): tiles drawn from its head, and replacements for kongs from its tail."""

from __future__ import annotations

from collections.abc import Sequence

from paiju.mahjong.tile import Tile


class Wall:
    """The tiles still to be drawn, `left` of them; the indicator (翻出的牌) is not among them."""

    __slots__ = ("_head", "_tiles", "left")

    def __init__(self, tiles: Sequence[Tile]) -> None:
        self._tiles = tiles
        self._head = 0
        self.left = len(tiles)

    @property
    def tiles(self) -> Sequence[Tile]:
        """The tiles left, the head first."""
        return self._tiles[self._head : self._head + self.left]

    def draw(self) -> Tile:
        """The tile at the head (摸牌)."""
        tile = self._tiles[self._head]
        self._head += 1
        self.left -= 1
        return tile

    def draw_replacement(self) -> Tile:
        """The tile at the tail (杠上补牌)."""
        self.left -= 1
        return self._tiles[self._head + self.left]

    def clone(self) -> Wall:
        """A wall of its own over the same tiles."""
        twin = Wall.__new__(Wall)
        twin._tiles, twin._head, twin.left = self._tiles, self._head, self.left
        return twin
