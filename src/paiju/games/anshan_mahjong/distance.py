"""Distance (向听数) of a hand of 鞍山麻将 to the ways to win (rules/anshan-mahjong.md 3).

What 3.3 asks of one reading is part of the way: a hand without a tile of some suit has still to
draw one, and no wild stands in for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.anshan_mahjong.trait import MeldTraits, meld_traits
from paiju.mahjong.arrangement import DRAGON_RANKS
from paiju.mahjong.distance import pairs_distance
from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import (
    NEIGHBOURS,
    SuitKey,
    SuitKeys,
    alike,
    is_number_suit,
    lowest,
    run_from,
    suit_keys,
    without,
)
from paiju.mahjong.tile import KINDS, Counts, Tile
from paiju.mahjong.wait import not_all_held

FAR: Final = 99
"""The distance to a win that is closed to the hand."""

END_RANKS: Final = (0, 8)
NO_RUNS: Final = (None, None, None)
NATURAL_YAO: Final = 0b11
YAO_TO_DRAW: Final = 0b01


class Plan(NamedTuple):
    """Sets and perhaps a pair, each with at least one tile of the hand, `used` in all.

    `yao` says whether a natural 幺九 tile is among them or might be drawn for them; `suits` counts
    the number suits that they add to those of the melds.
    """

    sets: int = 0
    pair: bool = False
    run: bool = False
    pung: bool = False
    yao: int = 0
    suits: int = 0
    used: int = 0


Ends: TypeAlias = tuple[int, ...] | None
"""The 幺九 of a number suit that are not wild; None where no runs are meant, or in honours."""

HandEnds: TypeAlias = tuple[Ends, Ends, Ends]

Plans: TypeAlias = frozenset[Plan]
NO_PLAN: Final[Plans] = frozenset((Plan(),))


def _ends(suit: int, wild: Tile) -> tuple[int, ...]:
    return tuple(rank for rank in END_RANKS if 9 * suit + rank != wild)


ENDS_BY_WILD: Final[tuple[HandEnds, ...]] = tuple(
    (_ends(0, wild), _ends(1, wild), _ends(2, wild)) for wild in range(KINDS)
)

_INTERNED: Final[dict[Plans, Plans]] = {}


def _best(used_by: dict[tuple[int, ...], int]) -> Plans:
    """The plans that no other of as many sets and pairs matches in everything, from the most
    tiles used by all the rest of a plan."""
    alike: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for case, used in sorted(used_by.items(), reverse=True):
        _, _, run, pung, yao, suits = case
        kept = alike.setdefault(case[:2], [])
        for plan in kept:
            if (
                plan[6] >= used
                and plan[2] >= run
                and plan[3] >= pung
                and plan[4] >= yao
                and plan[5] >= suits
            ):
                break
        else:
            kept.append((*case, used))
    best = frozenset(Plan._make(plan) for kept in alike.values() for plan in kept)
    return _INTERNED.setdefault(best, best)


def _add_sums(
    used_by: dict[tuple[int, ...], int], some: Iterable[Plan], others: Iterable[Plan]
) -> None:
    for sets, pair, run, pung, yao, suits, used in some:
        for sets_, pair_, run_, pung_, yao_, suits_, used_ in others:
            if sets + sets_ <= 4 and not (pair and pair_):
                case = (
                    sets + sets_,
                    pair or pair_,
                    run or run_,
                    pung or pung_,
                    yao | yao_,
                    suits + suits_,
                )
                if used_by.get(case, -1) < used + used_:
                    used_by[case] = used + used_


def _yao_of_run(held: tuple[int, ...], ends: tuple[int, ...]) -> int:
    if any(rank in END_RANKS for rank in held):
        return NATURAL_YAO
    to_draw = any(all(abs(rank - end) <= 2 for rank in held) for end in ends)
    return YAO_TO_DRAW if to_draw else 0


def _first_groups(key: SuitKey, ends: Ends) -> Iterator[tuple[tuple[int, ...], Plan]]:
    """The groups that the lowest tile may be meant for."""
    rank = lowest(key)
    number = is_number_suit(key)
    yao = NATURAL_YAO if not number or rank in END_RANKS else 0
    triplet, pair = alike(key, rank, 3), alike(key, rank, 2)
    yield triplet, Plan(1, pung=True, yao=yao, used=len(triplet))
    dragon = not number and rank in DRAGON_RANKS
    yield pair, Plan(pair=True, pung=dragon, yao=yao, used=len(pair))
    if number and ends is not None:
        rest = run_from(key, rank)[1:]
        for size in range(len(rest) + 1):
            for part in combinations(rest, size):
                held = (rank, *part)
                yield held, Plan(1, run=True, yao=_yao_of_run(held, ends), used=len(held))


@lru_cache(maxsize=1 << 16)
def _suit_plans(key: SuitKey, ends: Ends) -> Plans:
    if not any(key):
        return NO_PLAN
    rest = bytearray(key)
    rest[lowest(key)] = 0
    found: dict[tuple[int, ...], int] = {}
    _add_sums(found, NO_PLAN, _suit_plans(bytes(rest), ends))
    for held, group in _first_groups(key, ends):
        _add_sums(found, (group,), _suit_plans(without(key, *held), ends))
    return _best(found)


@lru_cache(maxsize=1 << 16)
def _new_suit_plans(key: SuitKey, ends: Ends) -> Plans:
    """The plans of a number suit of which there is no meld."""
    return _best(
        {(*plan[:5], plan.sets > 0 or plan.pair): plan.used for plan in _suit_plans(key, ends)}
    )


@lru_cache(maxsize=1 << 18)
def _together(one: Plans, other: Plans) -> Plans:
    found: dict[tuple[int, ...], int] = {}
    _add_sums(found, one, other)
    return _best(found)


class _Needs(NamedTuple):
    """What is asked of the plans beside the melds."""

    sets: int
    run: bool
    pung: bool
    yao: bool
    suits: int


def _tiles_to_draw(plan: Plan, needs: _Needs, wilds: int) -> int:
    """How many tiles a plan lacks, at the least those that no wild stands in for (2.6).

    Sets and a pair of which nothing is held yet take up what the plan still needs.
    """
    new_sets = needs.sets - plan.sets
    if new_sets < 0:
        return FAR
    run = needs.run and not plan.run
    suits = needs.suits - plan.suits
    yao = plan.yao == NATURAL_YAO or not needs.yao
    missing = 3 * needs.sets + 2 - plan.used - wilds
    least = FAR
    for dragons in (False, True):
        if dragons and plan.pair:
            continue
        pung = needs.pung and not plan.pung and not dragons
        new_pair = not plan.pair and not dragons
        if run + pung > new_sets or suits > new_sets + new_pair:
            continue
        natural = suits + dragons
        if not yao and not natural:
            if plan.yao != YAO_TO_DRAW and not new_sets and plan.pair:
                continue
            natural = 1
        least = min(least, max(missing, natural))
    return least


@lru_cache(maxsize=1 << 18)
def _least_to_draw(plans: Plans, needs: _Needs, wilds: int) -> int:
    return min(_tiles_to_draw(plan, needs, wilds) for plan in plans)


def _hand_plans(keys: SuitKeys, melded_suits: int, ends: HandEnds) -> Plans:
    characters, dots, bamboos = (
        (_suit_plans if melded_suits >> suit & 1 else _new_suit_plans)(key, ends[suit])
        for suit, key in enumerate(keys[:3])
    )
    honours = _suit_plans(keys[3], None)
    return _together(_together(characters, dots), _together(bamboos, honours))


class Distances:
    """Distances as a table's options have the ways to win; −1 is a win, 0 a waiting hand."""

    def __init__(self, options: AnshanOptions) -> None:
        self._thirteen_yao = options.thirteen_yao
        self._all_triplets_win = options.all_pungs == "win_1_fan"

    def distance(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> int:
        """The distance to the nearest win, of 13 or 14 places."""
        return self._nearest(suit_keys(counts, wild), counts[wild], melds, wild)

    def routes(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> dict[str, int]:
        """The distance by each way to win: `sets`, `piaohu`, `qidui`, `shisanyao`; open ones."""
        found = self._routes(suit_keys(counts, wild), counts[wild], melds, wild)
        return {route: distance for route, distance in found if distance < FAR - 1}

    def useful(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> list[Tile]:
        """The kinds that bring a hand of 13 places nearer (进张), of which it has not all four."""
        keys, wilds = suit_keys(counts, wild), counts[wild]
        now = self._nearest(keys, wilds, melds, wild)
        found = []
        for suit, key in enumerate(keys):
            for rank, grown in enumerate(NEIGHBOURS[key]):
                is_wild = 9 * suit + rank == wild
                after = list(keys)
                after[suit] = key if is_wild else grown
                changed = after[0], after[1], after[2], after[3]
                if self._nearest(changed, wilds + is_wild, melds, wild) < now:
                    found.append(9 * suit + rank)
        return not_all_held(found, counts, melds)

    def _nearest(self, keys: SuitKeys, wilds: int, melds: Sequence[Meld], wild: Tile) -> int:
        return min([distance for _, distance in self._routes(keys, wilds, melds, wild)])

    def _routes(
        self, keys: SuitKeys, wilds: int, melds: Sequence[Meld], wild: Tile
    ) -> Iterator[tuple[str, int]]:
        melded = meld_traits(melds)
        sets, yao, suits = 4 - melded.sets, not melded.yao, 3 - melded.suits.bit_count()
        needs = _Needs(sets, not melded.run, not melded.triplets, yao, suits)
        plans = _hand_plans(keys, melded.suits, ENDS_BY_WILD[wild])
        yield "sets", _least_to_draw(plans, needs, wilds) - 1
        if self._all_triplets_win and not melded.run:
            needs = _Needs(sets, False, False, yao, suits)
            plans = _hand_plans(keys, melded.suits, NO_RUNS)
            yield "piaohu", _least_to_draw(plans, needs, wilds) - 1
        if not melds:
            yield "qidui", pairs_distance(keys, wilds)
        if self._thirteen_yao != "off" and not melded.plain:
            yield "shisanyao", self._thirteen(keys, wilds, melded)

    def _thirteen(self, keys: SuitKeys, wilds: int, melded: MeldTraits) -> int:
        """The distance to 十三幺 (3.7)."""
        yao = _only_yao(keys)
        size = 14 - 3 * melded.sets
        if self._thirteen_yao == "loose":
            return size - 1 - sum(map(sum, yao)) - wilds
        if self._thirteen_yao == "shaped":
            needs = _Needs(4 - melded.sets, False, False, False, 0)
            by_sets = _least_to_draw(_hand_plans(yao, 0b111, NO_RUNS), needs, wilds) - 1
            return by_sets if melded.sets else min(by_sets, pairs_distance(yao, wilds))
        if melded.sets:
            return FAR
        kinds = sum(count > 0 for key in yao for count in key)
        return 13 - kinds - any(count > 1 for key in yao for count in key) - wilds


def _only_yao(keys: SuitKeys) -> SuitKeys:
    characters, dots, bamboos = (
        bytes(count if rank in END_RANKS else 0 for rank, count in enumerate(key))
        for key in keys[:3]
    )
    return characters, dots, bamboos, keys[3]
