"""Readings (拆牌): the ways to arrange a hand in sets and a pair, by what each has all at once.

Where a rule asks several things of one and the same reading, they are looked up here together.
Readings that show the same are one, and a reading is dropped beside another that has as many sets
and runs as it and more of everything that counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations
from typing import Final, NamedTuple

from paiju.mahjong.suit_table import (
    SuitKey,
    SuitKeys,
    SuitTable,
    is_number_suit,
    lowest,
    run_from,
    without,
)
from paiju.mahjong.tile import COPIES, DRAGONS, rank_of

DRAGON_RANKS: Final = tuple(rank_of(dragon) for dragon in DRAGONS)
TWO_AND_EIGHT: Final = (1, 7)


class Reading(NamedTuple):
    """What a reading of some concealed tiles has; wilds may complete sets and pair.

    A triplet or a pair is natural if it holds no wild; `dragon_pair` has at least one natural
    dragon, `pair_of_2_or_8` two natural tiles.
    """

    sets: int = 0
    pair: bool = False
    run: bool = False
    triplet: bool = False
    dragon_pair: bool = False
    pair_of_2_or_8: bool = False
    natural_triplets: int = 0
    dragon_triplets: int = 0


class Readings:
    """All readings of some tiles; equal ones are the same object, so that sums can be kept."""

    __slots__ = ("each",)

    def __init__(self, each: frozenset[Reading]) -> None:
        self.each = each


def _beside(one: Reading, other: Reading) -> Reading:
    return Reading(
        one.sets + other.sets,
        one.pair or other.pair,
        one.run or other.run,
        one.triplet or other.triplet,
        one.dragon_pair or other.dragon_pair,
        one.pair_of_2_or_8 or other.pair_of_2_or_8,
        one.natural_triplets + other.natural_triplets,
        one.dragon_triplets + other.dragon_triplets,
    )


def _sums(some: Iterable[Reading], others: Iterable[Reading]) -> Iterator[Reading]:
    others = tuple(others)
    for one in some:
        for other in others:
            if not (one.pair and other.pair) and one.sets + other.sets <= 4:
                yield _beside(one, other)


def _best(readings: Iterable[Reading]) -> frozenset[Reading]:
    kept: list[Reading] = []
    for reading in sorted(set(readings), reverse=True):
        if not any(
            other[:3] == reading[:3] and all(map(int.__ge__, other[3:], reading[3:]))
            for other in kept
        ):
            kept.append(reading)
    return frozenset(kept)


def _triplet(key: SuitKey, rank: int, held: int) -> Reading:
    natural = held == 3
    dragon = natural and not is_number_suit(key) and rank in DRAGON_RANKS
    return Reading(1, triplet=True, natural_triplets=natural, dragon_triplets=dragon)


def _pair(key: SuitKey, rank: int, held: int) -> Reading:
    if is_number_suit(key):
        return Reading(pair=True, pair_of_2_or_8=held == 2 and rank in TWO_AND_EIGHT)
    return Reading(pair=True, dragon_pair=rank in DRAGON_RANKS)


def _first_groups(key: SuitKey) -> Iterator[tuple[tuple[int, ...], int, Reading]]:
    """Every set or pair that may hold the lowest tile: the natural tiles in it, its size, and it
    as a reading."""
    rank = lowest(key)
    for held in range(1, min(key[rank], 3) + 1):
        yield (rank,) * held, 3, _triplet(key, rank, held)
    for held in range(1, min(key[rank], 2) + 1):
        yield (rank,) * held, 2, _pair(key, rank, held)
    if is_number_suit(key):
        rest = run_from(key, rank)[1:]
        parts = chain.from_iterable(combinations(rest, size) for size in range(len(rest) + 1))
        for part in parts:
            yield (rank, *part), 3, Reading(1, run=True)


@lru_cache(maxsize=1 << 17)
def _suit_readings(key: SuitKey, wilds: int) -> frozenset[Reading]:
    if not any(key):
        return frozenset((Reading(),))
    found: set[Reading] = set()
    for natural, size, group in _first_groups(key):
        if (left := wilds - size + len(natural)) >= 0:
            found.update(_sums((group,), _suit_readings(without(key, *natural), left)))
    return _best(found)


_INTERNED: Final[dict[frozenset[Reading], Readings]] = {}
_SUMS: Final[dict[tuple[Readings, Readings], Readings]] = {}


def _intern(each: frozenset[Reading]) -> Readings:
    return _INTERNED.setdefault(each, Readings(each))


def _suit(key: SuitKey) -> Readings:
    return _intern(_suit_readings(key, COPIES))


SUIT_READINGS: Final[SuitTable[Readings]] = SuitTable(_suit)
"""The readings of a suit's natural tiles, with four wilds at most."""


def _together(one: Readings, other: Readings) -> Readings:
    pair = one, other
    if (known := _SUMS.get(pair)) is None:
        known = _SUMS[pair] = _intern(_best(_sums(one.each, other.each)))
    return known


def readings(keys: SuitKeys) -> Readings:
    """The readings of a hand's natural tiles; sets and a pair of wilds alone are left to add."""
    characters, dots, bamboos, honours = keys
    return _together(
        _together(SUIT_READINGS[characters], SUIT_READINGS[dots]),
        _together(SUIT_READINGS[bamboos], SUIT_READINGS[honours]),
    )
