"""Distance (向听数): how many tiles a hand is away from waiting, wilds standing for any tile.

−1 is a complete hand, 0 a waiting one. A fifth tile of a kind may be counted on.
"""

from __future__ import annotations

from typing import Final, TypeAlias

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
"""The most natural tiles that 0 to 4 sets, without and with a pair, can use: ten numbers of four
bits, the number of sets and the pair giving the place, so that equal ones are the same key."""

MOST_SETS: Final = 4
COMPLETE: Final = -1

CASES: Final = tuple((sets, pair) for sets in range(MOST_SETS + 1) for pair in (0, 1))


def _place(sets: int, pair: int) -> int:
    return 4 * (2 * sets + pair)


def used(use: Use, sets: int, pair: int = 1) -> int:
    """The most tiles in so many sets and, unless `pair` is 0, a pair."""
    return use >> _place(sets, pair) & 0b1111


def _pack(best: dict[tuple[int, int], int]) -> Use:
    return sum(best[case] << _place(*case) for case in CASES)


def _suit_use(key: SuitKey) -> Use:
    """A group that takes more of the tiles with the lowest is never worse; or leave them out."""
    if not any(key):
        return 0
    rank = lowest(key)
    rest = bytearray(key)
    rest[rank] = 0
    left_out = USE[bytes(rest)]
    best = {case: used(left_out, *case) for case in CASES}
    groups = [(alike(key, rank, 3), 1, 0), (alike(key, rank, 2), 0, 1)]
    if is_number_suit(key):
        groups.append((run_from(key, rank), 1, 0))
    for tiles, set_, pair_ in groups:
        others = USE[without(key, *tiles)]
        for sets, pair in CASES:
            if sets >= set_ and pair >= pair_:
                with_group = len(tiles) + used(others, sets - set_, pair - pair_)
                best[sets, pair] = max(best[sets, pair], with_group)
    return _pack(best)


USE: Final[SuitTable[Use]] = SuitTable(_suit_use)

_TOGETHER: Final[dict[tuple[Use, Use], Use]] = {}


def together(one: Use, other: Use) -> Use:
    """The most tiles of two suits that sets and a pair can use."""
    if (known := _TOGETHER.get((one, other))) is not None:
        return known
    best = {
        (sets, pair): max(
            used(one, of_one, pair_of_one) + used(other, sets - of_one, pair - pair_of_one)
            for of_one in range(sets + 1)
            for pair_of_one in range(pair + 1)
        )
        for sets, pair in CASES
    }
    return _TOGETHER.setdefault((one, other), _pack(best))


def sets_distance(keys: SuitKeys, wilds: int, sets: int) -> int:
    """The distance to so many sets and a pair."""
    characters, dots, bamboos, honours = keys
    use = together(together(USE[characters], USE[dots]), together(USE[bamboos], USE[honours]))
    return 3 * sets + 1 - used(use, sets) - wilds


def pairs_distance(keys: SuitKeys, wilds: int) -> int:
    """The distance to seven pairs, four alike being two."""
    pairs = sum(count // 2 for key in keys for count in key)
    singles = sum(count % 2 for key in keys for count in key)
    return 13 - 2 * pairs - min(singles, 7 - pairs) - wilds


def useful_for_sets(keys: SuitKeys, wilds: int, sets: int) -> list[Tile]:
    """The natural kinds that bring a hand one tile short nearer to sets and a pair (进张)."""
    uses = [USE[key] for key in keys]
    ends = together(uses[0], uses[1]), together(uses[2], uses[3])
    now = used(together(*ends), sets)
    found = []
    for suit, key in enumerate(keys):
        others = together(uses[suit ^ 1], ends[1 - suit // 2])
        found += [
            9 * suit + rank
            for rank, grown in enumerate(NEIGHBOURS[key])
            if used(together(others, USE[grown]), sets) > now
        ]
    return found if now + wilds < 3 * sets + 2 else []
