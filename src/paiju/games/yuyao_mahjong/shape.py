"""The shapes of a winning hand of 余姚麻将 and any-tile waits (rules/yuyao-mahjong.md 6.3, 5.6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from paiju.games.yuyao_mahjong.patterns import (
    DA_DUI_DUI,
    DUI_DUI_PENG,
    KONGS_AND_FREE_TILES,
    PLAIN,
    QI_QIAN,
    QING_QI_DUI,
    SHI_SAN_BU_DA,
)
from paiju.mahjong.meld import CHI, Meld
from paiju.mahjong.suit_table import (
    SuitKey,
    SuitKeys,
    SuitTable,
    completes,
    completes_with_any_tile,
    is_number_suit,
)
from paiju.mahjong.tile import suit_of

HONOUR_SUIT: Final = 0b1000


class SuitTraits(msgspec.Struct, frozen=True, gc=False):
    """Of a suit's natural tiles: the tiles, kinds held in odd number, triplets that would hold
    them all, whether no two are alike or nearer than 3, and tiles left over by pairs n, n+2."""

    tiles: int
    odd: int
    triplets: int
    unrelated: bool
    no_gap: int


class MeldTraits(msgspec.Struct, frozen=True, gc=False):
    """Of all melds together: a bit for each suit, the honours' the highest, and their kinds."""

    suits: int
    chi: bool
    kongs: int


def _unrelated(key: SuitKey) -> bool:
    ranks = [rank for rank, count in enumerate(key) for _ in range(count)]
    least = 3 if is_number_suit(key) else 1
    return all(high - low >= least for low, high in pairwise(ranks))


def _no_gap(key: SuitKey) -> int:
    """The tiles left over when as many as can be are paired n with n+2: the lowest first."""
    if not is_number_suit(key):
        return sum(key)
    left = bytearray(key)
    for rank in range(7):
        paired = min(left[rank], left[rank + 2])
        left[rank] -= paired
        left[rank + 2] -= paired
    return sum(left)


def _suit(key: SuitKey) -> SuitTraits:
    return SuitTraits(
        tiles=sum(key),
        odd=sum(count % 2 for count in key),
        triplets=sum((count + 2) // 3 for count in key),
        unrelated=_unrelated(key),
        no_gap=_no_gap(key),
    )


SUIT_TRAITS: Final[SuitTable[SuitTraits]] = SuitTable(_suit)


@lru_cache(maxsize=1 << 15)
def _melds(melds: tuple[Meld, ...]) -> MeldTraits:
    return MeldTraits(
        suits=sum({1 << suit_of(meld.tile) for meld in melds}),
        chi=any(meld.kind == CHI for meld in melds),
        kongs=sum(meld.is_kong for meld in melds),
    )


NO_MELDS: Final = _melds(())


def meld_traits(melds: Sequence[Meld]) -> MeldTraits:
    """The traits of a player's melds."""
    return _melds(tuple(melds)) if melds else NO_MELDS


def suits_held(keys: SuitKeys) -> int:
    """A bit for each suit of which there is a natural concealed tile, the honours' the highest."""
    characters, dots, bamboos, honours = keys
    return any(characters) | any(dots) << 1 | any(bamboos) << 2 | any(honours) << 3


def pairs(tiles: int, odd: int, wilds: int) -> int:
    """The most pairs that natural tiles and wilds make; four alike are two pairs."""
    with_wild = min(odd, wilds)
    return (tiles - odd) // 2 + with_wild + (wilds - with_wild) // 2


def shapes(keys: SuitKeys, wilds: int, melds: Sequence[Meld], *, seven_gaps: bool) -> list[str]:
    """Every shape that a hand has, in the order in which equal ones are preferred (6.4)."""
    sets = 4 - len(melds)
    found = []
    if completes(keys, sets):
        found.append(PLAIN)
        if not meld_traits(melds).chi and _are_triplets(keys, sets):
            found.append(DA_DUI_DUI)
    if melds:
        kongs = meld_traits(melds).kongs
        if kongs == len(melds) <= 3 and _pairs_of(keys, wilds) >= 7 - 2 * kongs:
            found.append(KONGS_AND_FREE_TILES[kongs - 1])
        return found
    characters, dots, bamboos, honours = map(SUIT_TRAITS.__getitem__, keys)
    odd = characters.odd + dots.odd + bamboos.odd + honours.odd
    if odd <= wilds and wilds:
        found.append(DUI_DUI_PENG)
    if characters.unrelated and dots.unrelated and bamboos.unrelated and honours.unrelated:
        found.append(SHI_SAN_BU_DA)
    no_gap = characters.no_gap + dots.no_gap + bamboos.no_gap
    if seven_gaps and not honours.tiles and no_gap <= wilds:
        found.append(QI_QIAN)
    if odd == wilds == 0:
        found.append(QING_QI_DUI)
    return found


def _are_triplets(keys: SuitKeys, sets: int) -> bool:
    """Whether a complete hand is all triplets and a pair: the natural tiles form one group more
    than there are sets at most, and of those with one more there is always one to be the pair."""
    return sum([SUIT_TRAITS[key].triplets for key in keys]) <= sets + 1


def _pairs_of(keys: SuitKeys, wilds: int) -> int:
    suits = [SUIT_TRAITS[key] for key in keys]
    return pairs(sum([suit.tiles for suit in suits]), sum([suit.odd for suit in suits]), wilds)


def is_any_tile_wait(keys: SuitKeys, wilds: int, melds: Sequence[Meld]) -> bool:
    """Whether a hand of 13 places wins with each of the 34 kinds (5.6).

    That is so just if it would win with a tile unlike all others and unfit for any run: whatever
    takes that one in, as a set with two wilds, a pair with one or a free tile, takes any tile.
    The other ways to win refuse some kind: 七嵌 honours, 十三不搭 kinds held, 全风向 numbers.
    """
    kongs = meld_traits(melds).kongs
    if not wilds and not kongs:
        return False
    if completes_with_any_tile(keys, 4 - len(melds)):
        return True
    if kongs != len(melds) or kongs == 4:
        return False
    suits = [SUIT_TRAITS[key] for key in keys]
    tiles, odd = sum([suit.tiles for suit in suits]), sum([suit.odd for suit in suits])
    return pairs(tiles + 1, odd + 1, wilds) >= 7 - 2 * kongs
