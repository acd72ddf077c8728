"""What a hand of 余姚麻将 is worth while it is still to be made (rules/yuyao-mahjong.md 5 to 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from paiju.bots.mahjong.danger import NO_CAUTION, Caution
from paiju.bots.mahjong.plan import Uses, tables
from paiju.bots.mahjong.position import Position
from paiju.bots.mahjong.route import Pace, Route
from paiju.games.yuyao_mahjong.claiming import banned_after
from paiju.games.yuyao_mahjong.distance import GAP_PAIRS, UNRELATED
from paiju.games.yuyao_mahjong.options import YuyaoOptions
from paiju.games.yuyao_mahjong.scoring import scorer_of
from paiju.games.yuyao_mahjong.shape import HONOUR_SUIT, meld_traits
from paiju.games.yuyao_mahjong.view import YuyaoPublic
from paiju.mahjong.distance import pairs_distance
from paiju.mahjong.meld import ANGANG, GANG, Meld
from paiju.mahjong.suit_table import EMPTY, NEIGHBOURS, SuitKeys, suit_keys
from paiju.mahjong.tile import EAST, KINDS, Counts, Tile
from paiju.mahjong.win import REPLACEMENT, SELF_DRAW, Win

SETS_LATER: Final = (9, 19, 30, 44, 58, 68)
PAIRS_LATER: Final = (7, 12.5, 17, 21, 25, 28)
POUR: Final = 10
"""抛龙 (6.2)."""
PATIENCE: Final = 0.8
"""How likely a hand that any tile completes is to get there, less what others may win."""
ANY: Final = range(KINDS)
CAUTION: Final = Caution(0.012, 0.065, (0.08, 0.1, 0.12, 0.15), (0.03, 0.08, 0.09, 0.1), 6.0)
FREE_TABLES: Final = tables(0, runs_only=False)


class YuyaoAppraiser:
    """Appraises hands as a table's options have them."""

    reserve = 0

    def __init__(self, options: YuyaoOptions) -> None:
        self.options = options
        self.scorer = scorer_of(options)
        self.liangzi = options.mode == "liangzi"
        claims, ready = (1.3, 2.4) if self.liangzi else (1.15, 0.95)
        self.hazard = 0.13 if self.liangzi else 0.09
        self.caution = CAUTION if self.liangzi else NO_CAUTION
        self.sets = Pace(SETS_LATER, claims, ready)
        self.pao = Pace((KINDS * 4, 9, 20, 32, 46, 60), claims, 1.0)
        self.pairs = Pace(PAIRS_LATER, 0.9, ready * 0.85)
        self.unrelated = Pace((18, 23, 28, 34, 42, 48), 0.95, ready)
        self.gaps = Pace((12, 20, 27, 33, 38, 42), 1.0, ready)
        self.honours = Pace((12, 14, 16, 18, 20, 22, 23), 1.5, ready)
        self.one_suit = Pace((9, 14, 18, 21, 24, 26), claims, ready)

    def routes(self, position: Position, counts: Counts, melds: Sequence[Meld]) -> Iterator[Route]:
        """The ways to win of a hand of 13 places."""
        wild = position.wild
        keys, wilds = suit_keys(counts, wild), counts[wild]
        melded = meld_traits(melds)
        sets = 4 - len(melds)
        total = self._total(position, wilds, melds)
        uses = Uses(keys, FREE_TABLES)
        yield Route(
            self.sets,
            3 * sets + 1 - uses.most(sets, 1) - wilds,
            [*uses.useful(sets, 1), wild],
            self.points(total),
        )
        yield from self._any_tile_wait(position, uses, sets, wilds, total)
        yield from self._one_suit(keys, wilds, melded.suits, sets, wild, total)
        if not melds:
            yield from self._closed(keys, wilds, wild, total)
        if melded.suits | HONOUR_SUIT == HONOUR_SUIT:
            distance = 3 * sets + 1 - sum(keys[3]) - wilds
            useful = [*range(EAST, KINDS), wild]
            yield Route(self.honours, max(distance, 0), useful, self.all_pay(position))

    def points(self, total: float, *, drawn: bool = False) -> float:
        """About what the others pay together for a total (8.2, 8.3)."""
        return total * (3.0 if drawn or not self.liangzi else 2.3) + 14

    def all_pay(self, position: Position) -> float:
        """What the others have (8.6)."""
        chips = cast(YuyaoPublic, position.public).stakes.chips
        return float(sum(chips) - chips[position.seat])

    def _total(self, position: Position, wilds: int, melds: Sequence[Meld]) -> float:
        total = 11.0 + (wilds or 1.5)
        streak = cast(YuyaoPublic, position.public).stakes.streak
        if self.options.streak_for == "everyone" or position.is_dealer:
            total += 10 * streak
        return total + 10 * (len(melds) == 4)

    def _any_tile_wait(
        self, position: Position, uses: Uses, sets: int, wilds: int, total: float
    ) -> Iterator[Route]:
        """抛龙: all sets complete beside a wild (5.6)."""
        if not wilds:
            return
        distance = max(3 * sets - uses.most(sets, 0) - (wilds - 1), 0)
        useful = ANY if not distance else [*uses.useful(sets, 0), position.wild]
        yield Route(self.pao, distance, useful, self.points(total + 10.3, drawn=True))

    def _one_suit(
        self, keys: SuitKeys, wilds: int, suits: int, sets: int, wild: Tile, total: float
    ) -> Iterator[Route]:
        """清一色, the suit of which most is held."""
        fullest = max(range(3), key=lambda suit: sum(keys[suit]))
        if suits & ~(1 << fullest) or sum(keys[fullest]) + wilds < 3 * sets - 5:
            return
        only = [*EMPTY]
        only[fullest] = keys[fullest]
        uses = Uses((only[0], only[1], only[2], only[3]), FREE_TABLES)
        distance = 3 * sets + 1 - uses.most(sets, 1) - wilds
        useful = [tile for tile in uses.useful(sets, 1) if tile // 9 == fullest]
        yield Route(self.one_suit, distance, [*useful, wild], self.points(total + 10))

    def _closed(self, keys: SuitKeys, wilds: int, wild: Tile, total: float) -> Iterator[Route]:
        odd = [
            9 * suit + rank
            for suit, key in enumerate(keys)
            for rank, count in enumerate(key)
            if count % 2
        ]
        pure = 8 if not wilds else 1
        distance = pairs_distance(keys, wilds)
        yield Route(self.pairs, distance, [*odd, wild], self.points(total + pure))
        held = sum([UNRELATED[key] for key in keys[:3]])
        honours = sum(count > 0 for count in keys[3])
        useful = [
            9 * suit + rank
            for suit, key in enumerate(keys[:3])
            for rank, grown in enumerate(NEIGHBOURS[key])
            if UNRELATED[grown] > UNRELATED[key]
        ]
        useful += [EAST + rank for rank, count in enumerate(keys[3]) if not count]
        yield Route(
            self.unrelated, 13 - held - honours - wilds, [*useful, wild], self.points(total + 1)
        )
        if self.options.seven_gaps == "on":
            yield self._gaps(keys, wilds, wild, total)

    def _gaps(self, keys: SuitKeys, wilds: int, wild: Tile, total: float) -> Route:
        pairs = sum([GAP_PAIRS[key] for key in keys[:3]])
        singles = sum(map(sum, keys[:3])) - 2 * pairs
        useful = [
            9 * suit + rank
            for suit, key in enumerate(keys[:3])
            for rank, grown in enumerate(NEIGHBOURS[key])
            if GAP_PAIRS[grown] > GAP_PAIRS[key]
        ]
        distance = 13 - 2 * pairs - min(singles, 7 - pairs) - wilds
        return Route(self.gaps, distance, [*useful, wild], self.points(total + 1))

    def kong_bonus(self, position: Position, meld: Meld) -> float:
        """The replacement tile, the points (9.2), and the third kong (7.2)."""
        kongs = meld_traits(position.melds).kongs + 1
        bonus = 3.0
        if self.options.three_kongs == "on":
            bonus += self.all_pay(position) if kongs == 3 else 0.05 * self.all_pay(position) * kongs
        if self.options.kong_points == "by_mode":
            points = 10 if meld.kind == GANG else 30
            bonus += points * (1 if self.liangzi or meld.kind not in (GANG, ANGANG) else 2)
        return bonus

    def banned(self, position: Position, meld: Meld) -> tuple[Tile, ...]:
        """The kinds barred after a claim (4.8)."""
        if len(position.melds) >= 3 or position.open_tile is None:
            return ()
        used = [tile for tile in meld.tiles if tile != position.open_tile] or [meld.tile]
        return tuple(
            banned_after(
                self.options.swap_ban,
                meld.kind,
                (used[0], used[-1]),
                position.open_tile,
                position.wild,
            )
        )

    def better_than_winning(self, position: Position) -> tuple[Tile, ...]:
        """The discards after which any tile wins (5.6), if 抛龙 is worth more than the win."""
        if not position.counts[position.wild] or position.drawn is None or position.turns < 1:
            return ()
        waiting = [tile for tile in range(KINDS) if self._leaves_any_tile_wait(position, tile)]
        if not waiting:
            return ()
        later = 3 * (self._total(position, position.counts[position.wild], position.melds) + POUR)
        worth_waiting_for = PATIENCE * min(later, self.all_pay(position))
        return tuple(waiting) if self._gain(position, position.drawn) < worth_waiting_for else ()

    def _gain(self, position: Position, drawn: Tile) -> int:
        """The chips that the win on the tile drawn brings."""
        public = cast(YuyaoPublic, position.public)
        stakes = public.stakes
        win = Win(
            seat=position.seat,
            dealer=public.start.dealer,
            by=REPLACEMENT if public.turn.replaced else SELF_DRAW,
            tile=drawn,
            counts=position.counts,
            melds=position.melds,
            wild=position.wild,
            streak=stakes.streak,
            chips=stakes.chips,
            last_tile=not public.wall,
        )
        verdict = self.scorer.judge(win)
        return verdict.deltas[position.seat]

    def _leaves_any_tile_wait(self, position: Position, tile: Tile) -> bool:
        counts = bytearray(position.counts)
        if not counts[tile] or tile == position.wild:
            return False
        counts[tile] -= 1
        return self.scorer.is_any_tile_wait(counts, position.melds, position.wild)
