"""Distance (向听数) of a hand of 余姚麻将 to what wins (rules/yuyao-mahjong.md 6.3, 7.4).

−1 is a win, 0 a waiting hand; wilds stand for any tile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from paiju.games.yuyao_mahjong.options import YuyaoOptions
from paiju.games.yuyao_mahjong.patterns import (
    DA_DUI_DUI,
    DUI_DUI_PENG,
    KONGS_AND_FREE_TILES,
    PLAIN,
    QI_QIAN,
    QUAN_FENG_XIANG,
    SHI_SAN_BU_DA,
)
from paiju.games.yuyao_mahjong.shape import HONOUR_SUIT, meld_traits
from paiju.mahjong.distance import pairs_distance, sets_distance
from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import NEIGHBOURS, SuitKey, SuitKeys, SuitTable, suit_keys
from paiju.mahjong.tile import Counts, Tile
from paiju.mahjong.wait import not_all_held

LEAST_STEP: Final = 3


def _unrelated(key: SuitKey) -> int:
    """The most kinds of a number suit that are no nearer than 3: the lowest that fits each time."""
    kept, last = 0, -LEAST_STEP
    for rank, count in enumerate(key):
        if count and rank - last >= LEAST_STEP:
            kept, last = kept + 1, rank
    return kept


def _gap_pairs(key: SuitKey) -> int:
    """The most pairs n, n+2 of a number suit."""
    left, pairs = bytearray(key), 0
    for rank in range(7):
        paired = min(left[rank], left[rank + 2])
        left[rank + 2] -= paired
        pairs += paired
    return pairs


UNRELATED: Final[SuitTable[int]] = SuitTable(_unrelated)
GAP_PAIRS: Final[SuitTable[int]] = SuitTable(_gap_pairs)


class Distances:
    """Distances as a table's options have the shapes."""

    def __init__(self, options: YuyaoOptions) -> None:
        self._seven_gaps = options.seven_gaps == "on"

    def distance(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> int:
        """The distance to the nearest win, of 13 or 14 places."""
        return self._nearest(suit_keys(counts, wild), counts[wild], melds)

    def routes(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> dict[str, int]:
        """The distance by each shape that is open to the hand, and by 全风向.

        `plain` is four sets and a pair of any sort; `dui_dui_peng` stands for 清七对 as well.
        """
        return dict(self._routes(suit_keys(counts, wild), counts[wild], melds))

    def useful(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> list[Tile]:
        """The kinds that bring a hand of 13 places nearer (进张), of which it has not all four."""
        keys, wilds = suit_keys(counts, wild), counts[wild]
        now = self._nearest(keys, wilds, melds)
        found = []
        for suit, key in enumerate(keys):
            for rank, grown in enumerate(NEIGHBOURS[key]):
                is_wild = 9 * suit + rank == wild
                after = list(keys)
                after[suit] = key if is_wild else grown
                changed = after[0], after[1], after[2], after[3]
                if self._nearest(changed, wilds + is_wild, melds) < now:
                    found.append(9 * suit + rank)
        return not_all_held(found, counts, melds)

    def _nearest(self, keys: SuitKeys, wilds: int, melds: Sequence[Meld]) -> int:
        return min([distance for _, distance in self._routes(keys, wilds, melds)])

    def _routes(
        self, keys: SuitKeys, wilds: int, melds: Sequence[Meld]
    ) -> Iterator[tuple[str, int]]:
        sets = 4 - len(melds)
        melded = meld_traits(melds)
        yield PLAIN, sets_distance(keys, wilds, sets)
        if not melded.chi:
            yield DA_DUI_DUI, _triplets_distance(keys, wilds, sets)
        if not melds:
            yield DUI_DUI_PENG, pairs_distance(keys, wilds)
            honours = sum(count > 0 for count in keys[3])
            unrelated = sum([UNRELATED[key] for key in keys[:3]]) + honours
            yield SHI_SAN_BU_DA, 13 - unrelated - wilds
            if self._seven_gaps:
                yield QI_QIAN, _gaps_distance(keys, wilds)
        elif melded.kongs == len(melds) <= 3:
            shape = KONGS_AND_FREE_TILES[melded.kongs - 1]
            yield shape, _kongs_distance(keys, wilds, melded.kongs)
        if melded.suits | HONOUR_SUIT == HONOUR_SUIT:
            yield QUAN_FENG_XIANG, 3 * sets + 1 - sum(keys[3]) - wilds


def _triplets_distance(keys: SuitKeys, wilds: int, sets: int) -> int:
    """The most alike are the triplets; a fourth tile is one by itself."""
    counts = [count for key in keys for count in key if count]
    alike = sorted([min(count, 3) for count in counts] + [1] * counts.count(4), reverse=True)
    used = sum(alike[:sets]) + sum(min(count, 2) for count in alike[sets : sets + 1])
    return 3 * sets + 1 - used - wilds


def _gaps_distance(keys: SuitKeys, wilds: int) -> int:
    pairs = sum([GAP_PAIRS[key] for key in keys[:3]])
    singles = sum(map(sum, keys[:3])) - 2 * pairs
    return 13 - 2 * pairs - min(singles, 7 - pairs) - wilds


def _kongs_distance(keys: SuitKeys, wilds: int, kongs: int) -> int:
    """The pairs that are asked for beside so many kongs and free tiles."""
    asked = 7 - 2 * kongs
    pairs = sum(count // 2 for key in keys for count in key)
    singles = sum(count % 2 for key in keys for count in key)
    used = 2 * min(pairs, asked) + min(singles, max(asked - pairs, 0))
    return max(2 * asked - used - wilds, 0) - 1
