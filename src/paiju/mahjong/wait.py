"""Waits (听口): what a hand one tile short may become."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from paiju.engine.seat import next_seat
from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import NEIGHBOURS, SuitKeys, SuitTable
from paiju.mahjong.tile import COPIES, Counts, Tile
from paiju.mahjong.win import DISCARD, SEATS, SELF_DRAW, Verdict, Win


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


class Wait(msgspec.Struct, frozen=True):
    """A tile waited for, and what it would be worth drawn and from another's discard."""

    tile: Tile
    drawn: Verdict
    claimed: Verdict


def wait_values(
    judge: Callable[[Win], Verdict], waits: Sequence[Tile], waiting: Win
) -> tuple[Wait, ...]:
    """What each wait is worth to a hand of 13 places.

    Of `waiting` the counts lack the winning tile, and `tile`, `by` and `from_` don't matter. A
    discard is taken to be the next seat's; a verdict may be that the tile can't be won on.
    """
    seat = next_seat(waiting.seat, SEATS)
    found = []
    for tile in waits:
        counts = bytearray(waiting.counts)
        counts[tile] += 1
        win = msgspec.structs.replace(waiting, counts=counts, tile=tile, by=SELF_DRAW, from_=None)
        claim = msgspec.structs.replace(win, by=DISCARD, from_=seat)
        found.append(Wait(tile, judge(win), judge(claim)))
    return tuple(found)
