"""Scoring (算龙) of 余姚麻将: rules/yuyao-mahjong.md 5.6 to 8."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from paiju.engine.game import JsonObject
from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat
from paiju.engine.settlement import Line
from paiju.games.yuyao_mahjong.options import YuyaoOptions, read_options
from paiju.games.yuyao_mahjong.patterns import (
    BIG_HANDS,
    KONGS_AND_FREE_TILES,
    PLAIN,
    QING_QI_DUI,
    QUAN_FENG_XIANG,
    SAN_GANG,
    SHI_SAN_BU_DA,
    SI_LONG,
    WU_LONG_QING_YI_SE,
    Hand,
    all_pay_line,
    lines,
)
from paiju.games.yuyao_mahjong.shape import (
    HONOUR_SUIT,
    is_any_tile_wait,
    meld_traits,
    shapes,
    suits_held,
)
from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import SuitKeys, completes, suit_keys, with_tile
from paiju.mahjong.tile import COPIES, Counts, Tile, previous_in_group, read_tiles
from paiju.mahjong.wait import grown_hands, held_with_melds
from paiju.mahjong.win import (
    BY_DEALER,
    BY_DISCARD,
    DISCARD,
    REPLACEMENT,
    ROBBED_KONG,
    SEATS,
    Verdict,
    Win,
)
from paiju.mahjong.win_json import print_verdict, read_win

SELF_DRAW_ONLY: Final = "self_draw_only"
WILD_DISCARD: Final = "wild_discard"
BAD_SHAPE: Final = "bad_shape"
ANY_TILE_WAIT: Final = "any_tile_wait"

SUIT_COUNT: Final = tuple(bits.bit_count() for bits in range(8))


class Scorer:
    """Judges hands and scores wins as a table's options have it."""

    def __init__(self, options: YuyaoOptions) -> None:
        self._options = options
        self._xiazi = options.mode == "xiazi"
        self._seven_gaps = options.seven_gaps == "on"
        self._pure_pairs_all_pay = options.pure_seven_pairs_all_pay == "on"

    def wins(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> bool:
        """Whether a hand has a shape of 6.3 or is 全风向 (7.4), and so wins if drawn.

        `counts` are its concealed tiles, the winning one included. See `wins_on` for others' tiles.
        """
        return self._wins(suit_keys(counts, wild), counts[wild], melds)

    def _wins(self, keys: SuitKeys, wilds: int, melds: Sequence[Meld]) -> bool:
        return (
            completes(keys, 4 - len(melds))
            or bool(shapes(keys, wilds, melds, seven_gaps=self._seven_gaps))
            or is_all_honours(keys, melds)
        )

    def wins_on(self, counts: Counts, melds: Sequence[Meld], wild: Tile, tile: Tile) -> bool:
        """Whether a hand of 13 places wins on another player's tile (5.1, 5.6, 1.6)."""
        if self._xiazi or tile == wild:
            return False
        keys, wilds = suit_keys(counts, wild), counts[wild]
        if not self._wins(with_tile(keys, tile), wilds, melds):
            return False
        return not is_any_tile_wait(keys, wilds, melds)

    def is_any_tile_wait(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> bool:
        """Whether a hand of 13 places is an any-tile wait (5.6)."""
        return is_any_tile_wait(suit_keys(counts, wild), counts[wild], melds)

    def judge(self, win: Win) -> Verdict:
        """What a win is worth, or why it is none (5.7)."""
        at_once = self._at_once(win)
        if at_once:
            return self.all_pay(win.seat, at_once, win.chips)
        keys, wilds = suit_keys(win.counts, win.wild), win.counts[win.wild]
        found = shapes(keys, wilds, win.melds, seven_gaps=self._seven_gaps)
        waited = self._waited_for_any(win, keys, wilds)
        if reason := self._why_not(win, keys, found, waited=waited):
            return Verdict(reason=reason)
        by_hu = self._all_pay_by_hu(win, keys, found)
        if by_hu:
            return self.all_pay(win.seat, by_hu, win.chips)
        counted = self._best(win, keys, found, waited=waited)
        total = sum([line.value for line in counted])
        return Verdict(lines=counted, total=total, deltas=self._pay(win, counted, total))

    def all_pay(self, winner: Seat, ids: Sequence[str], chips: Sequence[int] | None) -> Verdict:
        """The verdict where something makes all pay (7, 8.6); chips left out: `start_chips`."""
        held = chips or (self._options.start_chips,) * SEATS
        deltas = [-each for each in held]
        deltas[winner] += sum(held)
        return Verdict(lines=tuple(map(all_pay_line, ids)), deltas=tuple(deltas), all_pay=True)

    def _at_once(self, win: Win) -> list[str]:
        """四龙 and 三杠, which make all pay whether the hand wins or not (7.1, 7.2)."""
        own_wilds = win.counts[win.wild] - (win.tile == win.wild and win.from_ is not None)
        found = [SI_LONG] if own_wilds == COPIES else []
        if self._options.three_kongs == "on" and meld_traits(win.melds).kongs >= 3:
            found.append(SAN_GANG)
        return found

    def _why_not(
        self, win: Win, keys: SuitKeys, found: Sequence[str], *, waited: bool
    ) -> str | None:
        """Why a hand does not win, None if it does: the first reason that holds (5.7)."""
        claimed = win.by in (DISCARD, ROBBED_KONG)
        if self._xiazi and claimed:
            return SELF_DRAW_ONLY
        if win.by == DISCARD and win.tile == win.wild:
            return WILD_DISCARD
        if not found and not is_all_honours(keys, win.melds):
            return BAD_SHAPE
        return ANY_TILE_WAIT if claimed and waited else None

    def _all_pay_by_hu(self, win: Win, keys: SuitKeys, found: Sequence[str]) -> list[str]:
        """What makes all pay and is declared by 胡 (7.4 to 7.6)."""
        ids = []
        if is_all_honours(keys, win.melds):
            ids.append(QUAN_FENG_XIANG)
        if self._xiazi and found and self._is_without_wilds(win, keys):
            ids.append(WU_LONG_QING_YI_SE)
        if self._pure_pairs_all_pay and QING_QI_DUI in found:
            ids.append(QING_QI_DUI)
        return ids

    def _is_without_wilds(self, win: Win, keys: SuitKeys) -> bool:
        """无龙清一色: one suit without wilds, or with all its wilds at home (7.5)."""
        suits = suits_held(keys) | meld_traits(win.melds).suits
        if suits & HONOUR_SUIT or SUIT_COUNT[suits] != 1:
            return False
        if not win.counts[win.wild]:
            return True
        whole = bytes(win.counts)
        home = whole[:9], whole[9:18], whole[18:27], whole[27:]
        stays = suits_held(home) | meld_traits(win.melds).suits == suits
        return stays and bool(shapes(home, 0, win.melds, seven_gaps=self._seven_gaps))

    def _waited_for_any(self, win: Win, keys: SuitKeys, wilds: int) -> bool:
        if win.any_tile_wait is not None:
            return win.any_tile_wait
        if win.tile == win.wild:
            return is_any_tile_wait(keys, wilds - 1, win.melds)
        if not wilds and not win.melds:
            return False
        return is_any_tile_wait(with_tile(keys, win.tile, -1), wilds, win.melds)

    def _best(
        self, win: Win, keys: SuitKeys, found: Sequence[str], *, waited: bool
    ) -> tuple[Line, ...]:
        """The lines by the shape with which they add up to most, the first of equal ones (6.4)."""
        drawn = win.by not in (DISCARD, ROBBED_KONG)
        value = 0
        if waited and drawn and win.first_turn != BY_DEALER:
            value = 20 if win.tile == win.wild else 10
        candidates = found[1:] if len(found) > 1 and found[0] == PLAIN and not value else found
        if len(candidates) == 1:
            return lines(self._hand(win, keys, candidates[0], value))
        scored = [lines(self._hand(win, keys, shape, value)) for shape in candidates]
        return max(scored, key=lambda counted: sum([line.value for line in counted]))

    def _hand(self, win: Win, keys: SuitKeys, shape: str, any_tile_wait: int) -> Hand:
        options = self._options
        if win.by == REPLACEMENT and shape in KONGS_AND_FREE_TILES:
            any_tile_wait = 0
        wilds = win.counts[win.wild]
        uncounted = any_tile_wait == 20 and options.long_pao_long_wild == "not_counted"
        suits = suits_held(keys) | meld_traits(win.melds).suits
        streak_counts = options.streak_for == "everyone" or win.seat == win.dealer
        return Hand(
            shape=shape,
            streak=win.streak if streak_counts else 0,
            wilds=wilds - uncounted,
            no_wild=not wilds,
            suits=SUIT_COUNT[suits & ~HONOUR_SUIT],
            honours=suits & HONOUR_SUIT > 0,
            seven_honours=shape == SHI_SAN_BU_DA and all(keys[3]),
            dealt=win.first_turn == BY_DEALER,
            first_discard=win.first_turn == BY_DISCARD,
            replacement=win.by == REPLACEMENT,
            any_tile_wait=any_tile_wait,
            last_tile=win.last_tile and self._is_last_tile_counted(win.by),
            single_tile=len(win.melds) == 4,
            lagang=options.lagang_bonus if win.by == ROBBED_KONG else 0,
        )

    def _is_last_tile_counted(self, by: str) -> bool:
        if by == DISCARD:
            return self._options.last_discard_counts_haidi == "on"
        return by != ROBBED_KONG

    def _pay(self, win: Win, counted: Sequence[Line], total: int) -> tuple[int, ...]:
        """Who pays how much (8.2 to 8.5)."""
        source = win.from_
        if source is None or win.first_turn == BY_DISCARD:
            sums = [total] * SEATS
        elif win.by == ROBBED_KONG:
            sums = [0] * SEATS
            sums[source] = 3 * total
        else:
            full = self._options.big_hand_payment == "full" and is_big(counted)
            sums = [total if full else (total + 1) // 2] * SEATS
            sums[source] = total
        chips = win.chips or (self._options.start_chips,) * SEATS
        deltas = [-min(owed, held) for owed, held in zip(sums, chips, strict=True)]
        deltas[win.seat] = 0
        deltas[win.seat] = -sum(deltas)
        return tuple(deltas)

    def is_ready(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> bool:
        """Whether a hand one tile short may be completed by some tile: one more wild."""
        return self._wins(suit_keys(counts, wild), counts[wild] + 1, melds)

    def waits(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> list[Tile]:
        """The kinds that complete a hand of 13 places when drawn, in printed order (听).

        A kind of which hand and melds hold all four is none.
        """
        keys, wilds = suit_keys(counts, wild), counts[wild]
        if not self._wins(keys, wilds + 1, melds):
            return []
        held = held_with_melds(counts, melds)
        return [
            tile
            for tile, grown in grown_hands(keys, wild)
            if held[tile] < COPIES and self._wins(grown, wilds + (tile == wild), melds)
        ]


def is_all_honours(keys: SuitKeys, melds: Sequence[Meld]) -> bool:
    """全风向: honours and wilds alone, melds included (7.4)."""
    characters, dots, bamboos, _ = keys
    if any(characters) or any(dots) or any(bamboos):
        return False
    return meld_traits(melds).suits | HONOUR_SUIT == HONOUR_SUIT


def is_big(counted: Sequence[Line]) -> bool:
    """Whether a win is one of 单吊, 清一色, 清七对 (5.3, 8.3)."""
    return any(line.id in BIG_HANDS for line in counted)


def level(verdict: Verdict) -> int:
    """The level of a win among several (5.3): 3 makes all pay, 2 a big hand, 1 the rest."""
    if verdict.all_pay:
        return 3
    return 2 if is_big(verdict.lines) else 1


def score(raw: JsonObject) -> JsonObject:
    """The answer of `paiju score` to an input line (12.1 to 12.3); raises `BadInput`."""
    fields = dict(raw)
    options = read_options(fields.pop("options", {}))
    discards = fields.pop("discards", "")
    if not isinstance(discards, str):
        raise BadInput("discards must be one text of tiles")
    read_tiles(discards)
    win = read_win(fields, previous_in_group)
    drawn = win.from_ is None
    if win.first_turn == BY_DEALER and not (drawn and win.seat == win.dealer):
        raise BadInput("first_turn is dealer, but the dealer has not drawn the winning tile")
    if win.first_turn == BY_DISCARD and not (win.by == DISCARD and win.from_ == win.dealer):
        raise BadInput("first_turn is discard, but the dealer has not discarded the winning tile")
    verdict = scorer_of(options).judge(win)
    return print_verdict(verdict, all_pay=verdict.all_pay)


@lru_cache(maxsize=64)
def scorer_of(options: YuyaoOptions) -> Scorer:
    """The scorer of tables with these options."""
    return Scorer(options)
