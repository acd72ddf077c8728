"""What is seen at once of a suit's natural tiles and of melds, for 鞍山麻将."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from paiju.mahjong.arrangement import DRAGON_RANKS, TWO_AND_EIGHT
from paiju.mahjong.meld import ANGANG, CHI, Meld
from paiju.mahjong.suit_table import SuitKey, SuitTable, is_number_suit
from paiju.mahjong.tile import DRAGONS, TERMINALS_AND_HONOURS, suit_of

HONOUR_PLACE: Final = 3
ALL_SUITS: Final = 0b111


class SuitTraits(msgspec.Struct, frozen=True, gc=False):
    """Of a suit: kinds held in odd number, tiles beyond the first of a kind, natural triplets."""

    held: bool
    yao: bool
    plain: bool
    odd: int
    doubles: int
    triplets: int
    dragon_triplets: int
    two_or_eight: bool


class MeldTraits(msgspec.Struct, frozen=True, gc=False):
    """Of all melds together; `suits` has a bit for each number suit."""

    suits: int
    yao: bool
    plain: bool
    run: bool
    triplets: int
    dragon_triplets: int
    kongs: int
    standing: bool


def _suit(key: SuitKey) -> SuitTraits:
    number = is_number_suit(key)
    yao = key[0] + key[8] if number else sum(key)
    return SuitTraits(
        held=any(key),
        yao=yao > 0,
        plain=sum(key) > yao,
        odd=sum(count % 2 for count in key),
        doubles=sum(count - 1 for count in key if count),
        triplets=sum(count >= 3 for count in key),
        dragon_triplets=0 if number else sum(key[rank] >= 3 for rank in DRAGON_RANKS),
        two_or_eight=number and any(key[rank] >= 2 for rank in TWO_AND_EIGHT),
    )


SUIT_TRAITS: Final[SuitTable[SuitTraits]] = SuitTable(_suit)


@lru_cache(maxsize=1 << 15)
def _melds(melds: tuple[Meld, ...]) -> MeldTraits:
    tiles = {tile for meld in melds for tile in meld.tiles}
    sets = [meld for meld in melds if meld.kind != CHI]
    return MeldTraits(
        suits=sum(1 << suit for suit in {suit_of(tile) for tile in tiles} - {HONOUR_PLACE}),
        yao=any(tile in TERMINALS_AND_HONOURS for tile in tiles),
        plain=any(tile not in TERMINALS_AND_HONOURS for tile in tiles),
        run=len(sets) < len(melds),
        triplets=len(sets),
        dragon_triplets=sum(meld.tile in DRAGONS for meld in sets),
        kongs=sum(meld.is_kong for meld in melds),
        standing=all(meld.kind == ANGANG for meld in melds),
    )


NO_MELDS: Final = _melds(())


def meld_traits(melds: Sequence[Meld]) -> MeldTraits:
    """The traits of a player's melds."""
    return _melds(tuple(melds)) if melds else NO_MELDS
