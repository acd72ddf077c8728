"""Per-suit tables: what one suit's natural tiles can make, worked out once for each count vector.

A suit is keyed by its counts as bytes: nine for a number suit, seven for the honours. Wild tiles
(混、龙) belong to no suit: they are taken out of the hand first and stand for whatever is missing.
The tables fill as hands come by; a count vector is looked at by search only once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from paiju.mahjong.tile import Counts, Tile, rank_of, suit_of

SuitKey: TypeAlias = bytes
"""The natural tiles of one suit, by rank."""

SuitKeys: TypeAlias = tuple[SuitKey, SuitKey, SuitKey, SuitKey]
"""The natural tiles of a hand: 万, 筒, 索, honours."""

NUMBER_RANKS: Final = 9
EMPTY: Final[SuitKeys] = (bytes(9), bytes(9), bytes(9), bytes(7))

T = TypeVar("T")


class SuitTable(dict[SuitKey, T], Generic[T]):
    """A table over the count vectors of a suit that works out an entry when it is first asked."""

    def __init__(self, entry: Callable[[SuitKey], T]) -> None:
        super().__init__()
        self._entry = entry

    def __missing__(self, key: SuitKey) -> T:
        value = self[key] = self._entry(key)
        return value


def suit_keys(counts: Counts, wild: Tile | None) -> SuitKeys:
    """The suits of a hand's natural tiles; the wild kind is left out, unless all are natural."""
    natural = bytearray(counts)
    if wild is not None:
        natural[wild] = 0
    whole = bytes(natural)
    return whole[:9], whole[9:18], whole[18:27], whole[27:]


def with_tile(keys: SuitKeys, tile: Tile, change: int = 1) -> SuitKeys:
    """The suits after a natural tile has come (or, with −1, gone)."""
    changed = list(keys)
    suit = suit_of(tile)
    counts = bytearray(keys[suit])
    counts[rank_of(tile)] += change
    changed[suit] = bytes(counts)
    return changed[0], changed[1], changed[2], changed[3]


def is_number_suit(key: SuitKey) -> bool:
    """Whether the key is that of 万, 筒 or 索, where runs exist."""
    return len(key) == NUMBER_RANKS


def lowest(key: SuitKey) -> int:
    """The lowest rank held; the key must not be empty."""
    return next(rank for rank, count in enumerate(key) if count)


def without(key: SuitKey, *ranks: int) -> SuitKey:
    """The suit less one tile of each rank named."""
    counts = bytearray(key)
    for rank in ranks:
        counts[rank] -= 1
    return bytes(counts)


def alike(key: SuitKey, rank: int, most: int) -> tuple[int, ...]:
    """As many tiles of a rank as a group of like tiles may hold."""
    return (rank,) * min(key[rank], most)


def run_from(key: SuitKey, rank: int) -> tuple[int, ...]:
    """The tiles held of the run that starts at a rank, the rank itself first."""
    return tuple(each for each in range(rank, min(rank + 3, NUMBER_RANKS)) if key[each])


def _fewest(key: SuitKey) -> tuple[int, int]:
    """The fewest sets that hold all tiles, and the fewest besides a pair.

    A group that holds more of the tiles leaves fewer to others and is never worse, so two ways to
    place the lowest tile are enough for each.
    """
    if not any(key):
        return 0, 0
    rank = lowest(key)
    groups = [alike(key, rank, 3)]
    if is_number_suit(key):
        groups.append(run_from(key, rank))
    rests = [FEWEST[without(key, *group)] for group in groups]
    without_pair = 1 + min(rest[0] for rest in rests)
    pair_higher = 1 + min(rest[1] for rest in rests)
    pair_here = FEWEST[without(key, *alike(key, rank, 2))][0]
    return without_pair, min(pair_here, pair_higher)


FEWEST: Final[SuitTable[tuple[int, int]]] = SuitTable(_fewest)


def _burden(key: SuitKey) -> int:
    sets, sets_beside_pair = FEWEST[key]
    return 8 * sets - (sets - sets_beside_pair)


BURDEN: Final[SuitTable[int]] = SuitTable(_burden)
"""Eight for each set that a suit needs, less one if one of them may be the pair instead.

A pair spares at most one set, and only one suit may have it, so four suits complete `sets` sets
and a pair just if their burdens add up to no more than 8 · sets + 7. How many wilds that takes
follows from the number of tiles.
"""


def completes(keys: SuitKeys, sets: int) -> bool:
    """Whether the natural tiles fit into so many sets and a pair, wilds filling what is left.

    The hand must have 3 · sets + 2 tiles, its wilds included.
    """
    characters, dots, bamboos, honours = keys
    burden = BURDEN[characters] + BURDEN[dots] + BURDEN[bamboos] + BURDEN[honours]
    return burden <= 8 * sets + 7


def _neighbours(key: SuitKey) -> tuple[SuitKey, ...]:
    grown = []
    for rank in range(len(key)):
        counts = bytearray(key)
        counts[rank] += 1
        grown.append(bytes(counts))
    return tuple(grown)


NEIGHBOURS: Final[SuitTable[tuple[SuitKey, ...]]] = SuitTable(_neighbours)
"""A suit with one tile more, for each rank."""
