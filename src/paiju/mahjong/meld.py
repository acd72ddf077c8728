"""Melds (吃、碰、杠): sets that lie open beside a hand."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat
from paiju.mahjong.tile import Tile, is_honour, print_tiles, rank_of, read_tiles

MeldKind: TypeAlias = int
CHI, PENG, GANG, JIAGANG, ANGANG = range(5)
"""吃, 碰, 点杠 (claimed from a discard), 加杠 (added to one's own 碰), 暗杠 (concealed)."""

KIND_TEXT: Final = ("chi", "peng", "gang", "jiagang", "angang")
KINDS_BY_TEXT: Final = {text: kind for kind, text in enumerate(KIND_TEXT)}


class Meld(msgspec.Struct, frozen=True, gc=False):
    """A meld: its kind, its tile (of a 吃 the lowest of the run), and whose discard was claimed.

    `source` is None for 暗杠 and where nothing is known of it, as in `paiju score`; a 加杠 keeps
    the source of its 碰.
    """

    kind: MeldKind
    tile: Tile
    source: Seat | None = None

    @property
    def is_kong(self) -> bool:
        """Whether the meld is a kong (杠) of any sort."""
        return self.kind >= GANG

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The three or four tiles, ascending."""
        if self.kind == CHI:
            return (self.tile, self.tile + 1, self.tile + 2)
        return (self.tile,) * (4 if self.kind >= GANG else 3)

    def __str__(self) -> str:
        return f"{KIND_TEXT[self.kind]} {print_tiles(self.tiles)}"


def read_meld(text: str) -> Meld:
    """The meld of a text such as `chi 123m` or `gang 5555p`; `BadInput` if it is none."""
    word, _, rest = text.strip().partition(" ")
    if word not in KINDS_BY_TEXT:
        raise BadInput(f"{text!r} is no meld: it begins with none of {', '.join(KIND_TEXT)}")
    tiles = sorted(read_tiles(rest))
    if not tiles:
        raise BadInput(f"the meld {text!r} names no tiles")
    meld = Meld(KINDS_BY_TEXT[word], tiles[0])
    runs_on = meld.kind == CHI and (is_honour(tiles[0]) or rank_of(tiles[0]) > 6)
    if runs_on or tuple(tiles) != meld.tiles:
        raise BadInput(f"{print_tiles(tiles)} is no {word}")
    return meld
