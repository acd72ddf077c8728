"""Waits (听口): what a hand one tile short may become."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import NEIGHBOURS, SuitKeys, SuitTable
from paiju.mahjong.tile import COPIES, Counts, Tile


def grown_hands(
    keys: SuitKeys, traits: SuitTable[int], may_win: Callable[[int], bool]
) -> Iterator[tuple[Tile, SuitKeys]]:
    """The natural tiles of a hand after each kind has come, where the sum of the suits' traits
    says that they may win; in printed order."""
    whole = sum([traits[key] for key in keys])
    for suit, key in enumerate(keys):
        others = whole - traits[key]
        for rank, grown in enumerate(NEIGHBOURS[key]):
            if may_win(others + traits[grown]):
                after = list(keys)
                after[suit] = grown
                yield 9 * suit + rank, (after[0], after[1], after[2], after[3])


def not_all_held(tiles: Sequence[Tile], counts: Counts, melds: Sequence[Meld]) -> list[Tile]:
    """Those of the kinds of which hand and melds don't hold all four."""
    melded = [tile for meld in melds for tile in meld.tiles]
    return [tile for tile in tiles if counts[tile] + melded.count(tile) < COPIES]
