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
    QING_QI_DUI,
    QUAN_FENG_XIANG,
    SAN_GANG,
    SHAPE_VALUE,
    SHI_SAN_BU_DA,
    SI_LONG,
    WU_LONG_QING_YI_SE,
    Hand,
    all_pay_line,
    lines,
)
from paiju.games.yuyao_mahjong.shape import (
    BURDENS,
    HONOUR_SUIT,
    HONOURS_HELD,
    SIX_BITS,
    SUIT_TRAITS,
    hand_traits,
    is_all_honours,
    is_any_tile_wait,
    meld_traits,
    shapes,
    suits_held,
    traits_without,
)
from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import SuitKeys, suit_keys, with_tile
from paiju.mahjong.tile import COPIES, KINDS, Counts, Tile, previous_in_group, read_tiles
from paiju.mahjong.wait import grown_hands, not_all_held
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

CLAIMS: Final = (DISCARD, ROBBED_KONG)
"""Winning on another player's tile."""

HONOUR_KINDS: Final = 7
SUIT_COUNT: Final = tuple(bits.bit_count() for bits in range(8))


class Scorer:
    """Judges hands and scores wins as a table's options have it."""

    def __init__(self, options: YuyaoOptions) -> None:
        self._options = options
        self._xiazi = options.mode == "xiazi"
        self._seven_gaps = options.seven_gaps == "on"
        self._pure_pairs_all_pay = options.pure_seven_pairs_all_pay == "on"
        self._streak_for_all = options.streak_for == "everyone"
        self._counts_drawn_wild = options.long_pao_long_wild == "counted"
        self._big_hands_in_full = options.big_hand_payment == "full"
        self._start_chips = (options.start_chips,) * SEATS

    def wins(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> bool:
        """Whether a hand has a shape of 6.3 or is 全风向 (7.4), and so wins if drawn.

        `counts` are its concealed tiles, the winning one included. See `wins_on` for others' tiles.
        """
        return self._wins(hand_traits(suit_keys(counts, wild)), counts[wild], melds)

    def _wins(self, traits: int, wilds: int, melds: Sequence[Meld]) -> bool:
        return (
            traits >> BURDENS <= 8 * (4 - len(melds)) + 7
            or bool(shapes(traits, wilds, melds, seven_gaps=self._seven_gaps))
            or is_all_honours(traits, melds)
        )

    def wins_on(self, counts: Counts, melds: Sequence[Meld], wild: Tile, tile: Tile) -> bool:
        """Whether a hand of 13 places wins on another player's tile (5.1, 5.6, 1.6)."""
        if self._xiazi or tile == wild:
            return False
        keys, wilds = suit_keys(counts, wild), counts[wild]
        if not self._wins(hand_traits(with_tile(keys, tile)), wilds, melds):
            return False
        return not is_any_tile_wait(hand_traits(keys), wilds, melds)

    def is_any_tile_wait(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> bool:
        """Whether a hand of 13 places is an any-tile wait (5.6)."""
        return is_any_tile_wait(hand_traits(suit_keys(counts, wild)), counts[wild], melds)

    def judge(self, win: Win) -> Verdict:
        """What a win is worth, or why it is none (5.7)."""
        if at_once := self._at_once(win):
            return self.all_pay(win.seat, at_once, win.chips)
        keys = suit_keys(win.counts, win.wild)
        traits = hand_traits(keys)
        found = shapes(traits, win.counts[win.wild], win.melds, seven_gaps=self._seven_gaps)
        honours_only = is_all_honours(traits, win.melds)
        waited = self._waited_for_any(win, keys, traits)
        if reason := self._why_not(win, has_shape=bool(found) or honours_only, waited=waited):
            return Verdict(reason=reason)
        suits = suits_held(keys) | meld_traits(win.melds).suits
        if by_hu := self._all_pay_by_hu(win, suits, found, honours_only=honours_only):
            return self.all_pay(win.seat, by_hu, win.chips)
        counted, total = lines(self._hand(win, traits, suits, found, waited=waited))
        return Verdict(lines=counted, total=total, deltas=self._pay(win, counted, total))

    def all_pay(self, winner: Seat, ids: Sequence[str], chips: tuple[int, ...] | None) -> Verdict:
        """The verdict where something makes all pay (7, 8.6); chips left out: `start_chips`."""
        held = chips or self._start_chips
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

    def _why_not(self, win: Win, *, has_shape: bool, waited: bool) -> str | None:
        """Why a hand does not win, None if it does: the first reason that holds (5.7)."""
        claimed = win.by in CLAIMS
        if self._xiazi and claimed:
            return SELF_DRAW_ONLY
        if win.by == DISCARD and win.tile == win.wild:
            return WILD_DISCARD
        if not has_shape:
            return BAD_SHAPE
        return ANY_TILE_WAIT if claimed and waited else None

    def _waited_for_any(self, win: Win, keys: SuitKeys, traits: int) -> bool:
        """Whether the hand without the winning tile is an any-tile wait (5.6)."""
        if win.any_tile_wait is not None:
            return win.any_tile_wait
        wilds = win.counts[win.wild]
        if win.tile == win.wild:
            return is_any_tile_wait(traits, wilds - 1, win.melds)
        if not wilds and not win.melds:
            return False
        return is_any_tile_wait(traits_without(keys, traits, win.tile), wilds, win.melds)

    def _all_pay_by_hu(
        self, win: Win, suits: int, found: Sequence[str], *, honours_only: bool
    ) -> list[str]:
        """What makes all pay and is declared by 胡 (7.4 to 7.6)."""
        ids = [QUAN_FENG_XIANG] if honours_only else []
        if self._xiazi and found and self._is_without_wilds(win, suits):
            ids.append(WU_LONG_QING_YI_SE)
        if self._pure_pairs_all_pay and QING_QI_DUI in found:
            ids.append(QING_QI_DUI)
        return ids

    def _is_without_wilds(self, win: Win, suits: int) -> bool:
        """无龙清一色: one suit without wilds, or with all its wilds at home (7.5)."""
        if suits & HONOUR_SUIT or SUIT_COUNT[suits] != 1:
            return False
        if not win.counts[win.wild]:
            return True
        home = suit_keys(win.counts, None)
        stays = suits_held(home) | suits == suits
        at_home = shapes(hand_traits(home), 0, win.melds, seven_gaps=self._seven_gaps)
        return stays and bool(at_home)

    def _hand(
        self, win: Win, traits: int, suits: int, found: Sequence[str], *, waited: bool
    ) -> Hand:
        """What is counted of a winning hand, by its best shape (6.4 to 6.6)."""
        on_wild = win.tile == win.wild
        wait = 0
        if waited and win.by not in CLAIMS and win.first_turn != BY_DEALER:
            wait = 20 if on_wild else 10
        seven_honours = traits >> HONOURS_HELD & SIX_BITS == HONOUR_KINDS
        off_a_kong = win.by == REPLACEMENT
        shape = found[0]
        if len(found) > 1:
            shape = self._best_shape(found, wait, seven_honours, off_a_kong)
        if off_a_kong and shape in KONGS_AND_FREE_TILES:
            wait = 0
        wilds = win.counts[win.wild]
        return Hand(
            shape=shape,
            streak=win.streak if self._streak_for_all or win.seat == win.dealer else 0,
            wilds=wilds - (wait == 20 and not self._counts_drawn_wild),
            no_wild=not wilds,
            suits=SUIT_COUNT[suits & ~HONOUR_SUIT],
            honours=suits & HONOUR_SUIT > 0,
            seven_honours=seven_honours,
            first_turn=win.first_turn,
            off_a_kong=off_a_kong,
            any_tile_wait=wait,
            last_tile=win.last_tile and self._is_last_tile_counted(win.by),
            single_tile=len(win.melds) == 4,
            lagang=self._options.lagang_bonus if win.by == ROBBED_KONG else 0,
        )

    def _best_shape(
        self, found: Sequence[str], wait: int, seven_honours: bool, off_a_kong: bool
    ) -> str:
        """The shape with which the total is highest, the first of equal ones (6.4)."""
        of_wait = wait - (wait == 20 and not self._counts_drawn_wild)

        def worth(shape: str) -> int:
            with_wait = not (off_a_kong and shape in KONGS_AND_FREE_TILES)
            all_honours = shape == SHI_SAN_BU_DA and seven_honours
            return SHAPE_VALUE[shape] + all_honours + with_wait * of_wait

        return max(found, key=worth)

    def _is_last_tile_counted(self, by: str) -> bool:
        if by == DISCARD:
            return self._options.last_discard_counts_haidi == "on"
        return by != ROBBED_KONG

    def _pay(self, win: Win, counted: Sequence[Line], total: int) -> tuple[int, ...]:
        full = win.first_turn == BY_DISCARD or (self._big_hands_in_full and is_big(counted))
        chips = win.chips or self._start_chips
        return payment(total, win.seat, win.from_, win.by == ROBBED_KONG, full, chips)

    def is_ready(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> bool:
        """Whether a hand of 13 places has `waits`, be all four of a kind in it or not; quick."""
        return self._wins(hand_traits(suit_keys(counts, wild)), counts[wild] + 1, melds)

    def waits(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> list[Tile]:
        """The kinds that complete a hand of 13 places when drawn, in printed order (听).

        A kind of which hand and melds hold all four is none.
        """
        keys, wilds = suit_keys(counts, wild), counts[wild]
        traits = hand_traits(keys)
        if not self._wins(traits, wilds + 1, melds):
            return []
        if is_any_tile_wait(traits, wilds, melds):
            return not_all_held(range(KINDS), counts, melds)
        grown = grown_hands(keys, SUIT_TRAITS, lambda after: self._wins(after, wilds, melds))
        found = {tile for tile, _ in grown} | {wild}
        return not_all_held(sorted(found), counts, melds)


@lru_cache(maxsize=1 << 14)
def payment(
    total: int,
    winner: Seat,
    source: Seat | None,
    robbed: bool,
    full: bool,
    chips: tuple[int, ...],
) -> tuple[int, ...]:
    """The chips each seat gains (8.2 to 8.5); `full` makes all three pay the total."""
    if source is None or (full and not robbed):
        owed = [total] * SEATS
    else:
        owed = [0 if robbed else (total + 1) // 2] * SEATS
        owed[source] = 3 * total if robbed else total
    deltas = [-min(each, held) for each, held in zip(owed, chips, strict=True)]
    deltas[winner] = 0
    deltas[winner] = -sum(deltas)
    return tuple(deltas)


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
