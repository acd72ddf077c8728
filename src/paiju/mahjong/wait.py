"""Waits (听口): what a hand one tile short may become."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import NEIGHBOURS, SuitKeys
from paiju.mahjong.tile import Counts, Tile


def grown_hands(keys: SuitKeys, wild: Tile) -> Iterator[tuple[Tile, SuitKeys]]:
    """The natural tiles of a hand after each kind has come, in printed order.

    The wild kind leaves them as they are.
    """
    for suit, key in enumerate(keys):
        for rank, grown in enumerate(NEIGHBOURS[key]):
            tile = 9 * suit + rank
            if tile == wild:
                yield tile, keys
            else:
                yield tile, (*keys[:suit], grown, *keys[suit + 1 :])  # type: ignore[misc]


def held_with_melds(counts: Counts, melds: Sequence[Meld]) -> list[int]:
    """How many of each kind lie in a hand and its melds together."""
    held = list(counts)
    for meld in melds:
        for tile in meld.tiles:
            held[tile] += 1
    return held
