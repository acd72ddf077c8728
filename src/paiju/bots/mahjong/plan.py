"""Plans for sets and a pair: how many tiles they lack, and which would bring them nearer.

As `paiju.mahjong.distance`, but for hands that must have a tile of some suits, or runs alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, TypeAlias

from paiju.mahjong.distance import CASES
from paiju.mahjong.suit_table import (
    NEIGHBOURS,
    SuitKey,
    SuitKeys,
    SuitTable,
    alike,
    is_number_suit,
    lowest,
    run_from,
    without,
)
from paiju.mahjong.tile import Tile

Use: TypeAlias = int
"""One more than the most natural tiles that 0 to 4 sets, without and with a pair, can use, or 0
where that is forbidden: ten numbers of four bits."""

PLACES: Final = {case: 4 * (2 * case[0] + case[1]) for case in CASES}
SHIFT: Final = tuple(tuple(PLACES[sets, pair] for pair in (0, 1)) for sets in range(5))
NOTHING: Final = 0b1111
"""Where the number for no set and no pair stands."""


def _suit_use(runs_only: bool, key: SuitKey) -> Use:
    table = RUNS if runs_only else SETS
    if not any(key):
        return sum(1 << place for place in PLACES.values())
    rank = lowest(key)
    rest = bytearray(key)
    rest[rank] = 0
    left_out = table[bytes(rest)]
    best = {case: left_out >> place & 15 for case, place in PLACES.items()}
    groups = [(alike(key, rank, 2), 0, 1)]
    if not runs_only:
        groups.append((alike(key, rank, 3), 1, 0))
    if is_number_suit(key):
        groups.append((run_from(key, rank), 1, 0))
    for tiles, set_, pair_ in groups:
        others = table[without(key, *tiles)]
        for sets, pair in CASES:
            if sets >= set_ and pair >= pair_:
                with_group = len(tiles) + (others >> SHIFT[sets - set_][pair - pair_] & 15)
                best[sets, pair] = max(best[sets, pair], with_group)
    return sum(best[case] << place for case, place in PLACES.items())


class UseTable(SuitTable[Use]):
    """What suits can use, and what they can after each kind has come."""

    def __init__(self, entry: Callable[[SuitKey], Use]) -> None:
        super().__init__(entry)
        self.grown: SuitTable[tuple[Use, ...]] = SuitTable(
            lambda key: tuple(self[grown] for grown in NEIGHBOURS[key])
        )


SETS: Final = UseTable(partial(_suit_use, False))
RUNS: Final = UseTable(partial(_suit_use, True))
"""The same where all sets are runs."""

SETS_OF_SUIT: Final = UseTable(lambda key: SETS[key] & ~NOTHING)
RUNS_OF_SUIT: Final = UseTable(lambda key: RUNS[key] & ~NOTHING)
"""The same where at least one set or the pair has to be of the suit."""


class Row(dict[Use, Use]):
    """What one suit, or several, can use together with others; worked out when first asked."""

    def __init__(self, one: Use) -> None:
        super().__init__()
        self._one = one

    def __missing__(self, other: Use) -> Use:
        together = self[other] = _together(self._one, other)
        return together


class Rows(dict[Use, Row]):
    """The rows of all uses."""

    def __missing__(self, one: Use) -> Row:
        row = self[one] = Row(one)
        return row


TOGETHER: Final = Rows()
"""The most tiles of two suits together."""


def _together(one: Use, other: Use) -> Use:
    ones = [[one >> place & 15 for place in pair] for pair in SHIFT]
    others = [[other >> place & 15 for place in pair] for pair in SHIFT]
    packed = 0
    for sets, pair in CASES:
        best = 0
        for first in range(sets + 1):
            of_one, of_other = ones[first], others[sets - first]
            for with_pair in range(pair + 1):
                left, right = of_one[with_pair], of_other[pair - with_pair]
                if left and right and left + right > best:
                    best = left + right
        if best:
            packed |= best - 1 << PLACES[sets, pair]
    return packed


Tables: TypeAlias = tuple[UseTable, UseTable, UseTable, UseTable]


@lru_cache
def tables(asked_suits: int, *, runs_only: bool) -> Tables:
    """The tables of the four suits; a bit of `asked_suits` asks for a group of a number suit."""
    plain, asked = (RUNS, RUNS_OF_SUIT) if runs_only else (SETS, SETS_OF_SUIT)
    first, second, third = (asked if asked_suits >> suit & 1 else plain for suit in range(3))
    return first, second, third, plain


class Uses:
    """What the four suits of a hand can use together, and each three of them."""

    __slots__ = ("keys", "others", "tables", "whole")

    def __init__(self, keys: SuitKeys, tables: Tables) -> None:
        characters, dots, bamboos, honours = [
            table[key] for table, key in zip(tables, keys, strict=True)
        ]
        low, high = TOGETHER[characters][dots], TOGETHER[bamboos][honours]
        self.keys = keys
        self.tables = tables
        of_low, of_high = TOGETHER[low], TOGETHER[high]
        self.others = (
            TOGETHER[of_high[dots]],
            TOGETHER[of_high[characters]],
            TOGETHER[of_low[honours]],
            TOGETHER[of_low[bamboos]],
        )
        self.whole = of_low[high]

    def most(self, sets: int, pair: int) -> int:
        """The most tiles that so many sets and pairs use; −1 if there are none such."""
        return (self.whole >> SHIFT[sets][pair] & 15) - 1

    def most_if(self, suit: int, use: Use, sets: int, pair: int) -> int:
        """The same if this were the use of one suit."""
        return (self.others[suit][use] >> SHIFT[sets][pair] & 15) - 1

    def useful(self, sets: int, pair: int) -> list[Tile]:
        """The kinds of which one more would be used."""
        now = self.most(sets, pair) + 1
        place = SHIFT[sets][pair]
        found: list[Tile] = []
        for suit, key in enumerate(self.keys):
            row, grown = self.others[suit], self.tables[suit].grown[key]
            found += [
                9 * suit + rank for rank, use in enumerate(grown) if row[use] >> place & 15 > now
            ]
        return found
