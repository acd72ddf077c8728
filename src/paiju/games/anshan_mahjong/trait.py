"""What is seen at once of natural tiles and of melds, for 鞍山麻将."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from paiju.mahjong.arrangement import DRAGON_RANKS, TWO_AND_EIGHT
from paiju.mahjong.meld import ANGANG, CHI, Meld
from paiju.mahjong.suit_table import BURDEN, SuitKey, SuitTable, is_number_suit
from paiju.mahjong.tile import DRAGONS, HONOURS, TERMINALS_AND_HONOURS, count_tiles, suit_of

ALL_SUITS: Final = 0b111

# Places of the numbers in a suit's traits, six bits each: those of the suits are simply added.
ODD: Final = 0
PLAIN: Final = 6
YAO: Final = 12
DOUBLES: Final = 18
TRIPLETS: Final = 24
DRAGON_TRIPLETS: Final = 30
TWO_OR_EIGHT: Final = 36
BURDENS: Final = 42
SIX_BITS: Final = 0b111111


def _suit(key: SuitKey) -> int:
    """Kinds held in odd number, tiles that are not 幺九 and that are, tiles beyond the first of
    their kind, natural triplets, those of dragons, natural pairs of 2 or 8, and the burden."""
    number = is_number_suit(key)
    yao = key[0] + key[8] if number else sum(key)
    return (
        sum(count % 2 for count in key) << ODD
        | sum(key) - yao << PLAIN
        | yao << YAO
        | sum(count - 1 for count in key if count) << DOUBLES
        | sum(count >= 3 for count in key) << TRIPLETS
        | (0 if number else sum(key[rank] >= 3 for rank in DRAGON_RANKS)) << DRAGON_TRIPLETS
        | (number and sum(key[rank] >= 2 for rank in TWO_AND_EIGHT)) << TWO_OR_EIGHT
        | BURDEN[key] << BURDENS
    )


SUIT_TRAITS: Final[SuitTable[int]] = SuitTable(_suit)


class MeldTraits(msgspec.Struct, frozen=True, gc=False):
    """Of all melds together.

    `suits` has a bit for each number suit; `tiles` is the count vector as a little-endian number;
    `sets_code` is the same just where all is the same that readings of the whole hand depend on.
    """

    sets: int
    suits: int
    yao: bool
    plain: bool
    run: bool
    triplets: int
    dragon_triplets: int
    kongs: int
    standing: bool
    tiles: int
    sets_code: int


@lru_cache(maxsize=1 << 15)
def _melds(melds: tuple[Meld, ...]) -> MeldTraits:
    held = [tile for meld in melds for tile in meld.tiles]
    tiles = set(held)
    dragons = sum(meld.tile in DRAGONS for meld in melds)
    sets = [meld for meld in melds if meld.kind != CHI]
    return MeldTraits(
        sets=len(melds),
        suits=sum(1 << suit for suit in {suit_of(tile) for tile in tiles} - {HONOURS}),
        yao=any(tile in TERMINALS_AND_HONOURS for tile in tiles),
        plain=any(tile not in TERMINALS_AND_HONOURS for tile in tiles),
        run=len(sets) < len(melds),
        triplets=len(sets),
        dragon_triplets=dragons,
        kongs=sum(meld.is_kong for meld in melds),
        standing=all(meld.kind == ANGANG for meld in melds),
        tiles=int.from_bytes(count_tiles(held), "little"),
        sets_code=len(melds) << 8 | len(sets) << 4 | dragons,
    )


NO_MELDS: Final = _melds(())


def meld_traits(melds: Sequence[Meld]) -> MeldTraits:
    """The traits of a player's melds."""
    return _melds(tuple(melds)) if melds else NO_MELDS
