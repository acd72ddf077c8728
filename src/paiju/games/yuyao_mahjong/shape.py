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
    BURDEN,
    EMPTY,
    SuitKey,
    SuitKeys,
    SuitTable,
    is_number_suit,
    without,
)
from paiju.mahjong.tile import Tile, rank_of, suit_of

HONOUR_SUIT: Final = 0b1000
NONE: Final = EMPTY[0]
NO_HONOURS: Final = EMPTY[3]


# Places of the numbers in a suit's traits, six bits each: those of the suits are simply added.
ODD: Final = 0
TILES: Final = 6
TRIPLETS: Final = 12
RELATED: Final = 18
NO_GAP: Final = 24
HONOURS_HELD: Final = 30
BURDENS: Final = 36
SIX_BITS: Final = 0b111111


class MeldTraits(msgspec.Struct, frozen=True, gc=False):
    """Of all melds together: a bit for each suit, the honours' the highest, and their kinds."""

    suits: int
    chi: bool
    kongs: int


def _is_related(key: SuitKey) -> bool:
    ranks = [rank for rank, count in enumerate(key) for _ in range(count)]
    least = 3 if is_number_suit(key) else 1
    return any(high - low < least for low, high in pairwise(ranks))


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


def _suit(key: SuitKey) -> int:
    """Kinds held in odd number, tiles, triplets that would hold them all, whether two of them are
    alike or nearer than 3, tiles that no pair n, n+2 takes in, honours, and the burden."""
    return (
        sum(count % 2 for count in key) << ODD
        | sum(key) << TILES
        | sum((count + 2) // 3 for count in key) << TRIPLETS
        | _is_related(key) << RELATED
        | _no_gap(key) << NO_GAP
        | (0 if is_number_suit(key) else sum(key)) << HONOURS_HELD
        | BURDEN[key] << BURDENS
    )


SUIT_TRAITS: Final[SuitTable[int]] = SuitTable(_suit)


def hand_traits(keys: SuitKeys) -> int:
    """The traits of all natural concealed tiles together."""
    characters, dots, bamboos, honours = keys
    return SUIT_TRAITS[characters] + SUIT_TRAITS[dots] + SUIT_TRAITS[bamboos] + SUIT_TRAITS[honours]


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


def traits_without(keys: SuitKeys, traits: int, tile: Tile) -> int:
    """The traits of a hand without one of its natural tiles."""
    key = keys[suit_of(tile)]
    return traits - SUIT_TRAITS[key] + SUIT_TRAITS[without(key, rank_of(tile))]


def suits_held(keys: SuitKeys) -> int:
    """A bit for each suit of which there is a natural concealed tile, the honours' the highest."""
    characters, dots, bamboos, honours = keys
    return (
        (characters != NONE)
        | (dots != NONE) << 1
        | (bamboos != NONE) << 2
        | (honours != NO_HONOURS) << 3
    )


def pairs(tiles: int, odd: int, wilds: int) -> int:
    """The most pairs that natural tiles and wilds make; four alike are two pairs."""
    with_wild = min(odd, wilds)
    return (tiles - odd) // 2 + with_wild + (wilds - with_wild) // 2


def shapes(traits: int, wilds: int, melds: Sequence[Meld], *, seven_gaps: bool) -> list[str]:
    """Every shape that a hand has, in the order in which equal ones are preferred (6.4)."""
    sets = 4 - len(melds)
    found = []
    if traits >> BURDENS <= 8 * sets + 7:
        found.append(PLAIN)
        # of one group more than there are sets there is always one to be the pair
        if traits >> TRIPLETS & SIX_BITS <= sets + 1 and not meld_traits(melds).chi:
            found.append(DA_DUI_DUI)
    odd = traits & SIX_BITS
    if melds:
        kongs = meld_traits(melds).kongs
        if kongs == len(melds) <= 3:
            tiles = traits >> TILES & SIX_BITS
            if pairs(tiles, odd, wilds) >= 7 - 2 * kongs:
                found.append(KONGS_AND_FREE_TILES[kongs - 1])
        return found
    if odd <= wilds and wilds:
        found.append(DUI_DUI_PENG)
    if not traits >> RELATED & SIX_BITS:
        found.append(SHI_SAN_BU_DA)
    no_gap = traits >> NO_GAP & SIX_BITS
    if seven_gaps and no_gap <= wilds and not traits >> HONOURS_HELD & SIX_BITS:
        found.append(QI_QIAN)
    if odd == wilds == 0:
        found.append(QING_QI_DUI)
    return found


def is_any_tile_wait(traits: int, wilds: int, melds: Sequence[Meld]) -> bool:
    """Whether a hand of 13 places wins with each of the 34 kinds (5.6).

    That is so just if it would win with a tile unlike all others and unfit for any run: whatever
    takes that one in, as a set with two wilds, a pair with one or a free tile, takes any tile.
    The other ways to win refuse some kind: 七嵌 honours, 十三不搭 kinds held, 全风向 numbers.
    """
    # such a tile burdens a hand most: with a group that may be the pair
    if traits >> BURDENS <= 8 * (4 - len(melds)):
        return True
    kongs = meld_traits(melds).kongs
    if kongs != len(melds) or kongs == 4:
        return False
    tiles, odd = traits >> TILES & SIX_BITS, traits & SIX_BITS
    return pairs(tiles + 1, odd + 1, wilds) >= 7 - 2 * kongs


def is_all_honours(traits: int, melds: Sequence[Meld]) -> bool:
    """全风向: honours and wilds alone, melds included (7.4)."""
    if traits >> TILES & SIX_BITS != traits >> HONOURS_HELD & SIX_BITS:
        return False
    return meld_traits(melds).suits | HONOUR_SUIT == HONOUR_SUIT
