"""Scoring (算番) of 鞍山麻将: rules/anshan-mahjong.md 3 to 5."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from paiju.engine.game import JsonObject
from paiju.engine.seat import Seat
from paiju.games.anshan_mahjong.options import AnshanOptions, read_options
from paiju.games.anshan_mahjong.patterns import Hand, Reading, lines
from paiju.games.anshan_mahjong.reading import Reader
from paiju.games.anshan_mahjong.trait import meld_traits
from paiju.games.anshan_mahjong.wild import kind_before
from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import SuitKeys, suit_keys
from paiju.mahjong.tile import COPIES, KINDS, Counts, Tile
from paiju.mahjong.wait import not_all_held
from paiju.mahjong.win import REPLACEMENT, ROBBED_KONG, SEATS, Verdict, Win
from paiju.mahjong.win_json import print_verdict, read_win

KONG_NOT_ROBBABLE: Final = "kong_not_robbable"

NO_CAP: Final = 99
"""More fans than any hand has."""

Payment: TypeAlias = tuple[tuple[int | None, ...], tuple[int, ...]]
"""The fans each payer pays for (None for the winner), and the points each seat gains."""

PaymentCase: TypeAlias = tuple[int, Seat, Seat, Seat | None, tuple[Seat, ...]]
"""What a payment depends on: total, winner, dealer, who gave the tile, and all winners."""


class Scorer:
    """Judges hands and scores wins as a table's options have it; keeps what it worked out."""

    def __init__(self, options: AnshanOptions) -> None:
        self._options = options
        self._reader = Reader(options)
        self._has_guns = options.gun != "none"
        self._cap = NO_CAP if options.cap == "none" else options.cap
        self._payments: dict[PaymentCase, Payment] = {}

    def wins(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> bool:
        """Whether a hand wins (3.1); `counts` are its concealed tiles, the winning one included."""
        return self._reader.best(suit_keys(counts, wild), counts[wild], melds) is not None

    def judge(self, win: Win, winners: Collection[Seat] = ()) -> Verdict:
        """What a win is worth, or why it is none (10.1).

        `winners` are all who win on the tile where several do: they don't pay each other (5.6).
        """
        if win.by == ROBBED_KONG and self._options.rob_kong == "off":
            return Verdict(reason=KONG_NOT_ROBBABLE)
        keys = suit_keys(win.counts, win.wild)
        reading = self._reader.best(keys, win.counts[win.wild], win.melds)
        if reading is None:
            return Verdict(reason=self._reader.why_not(keys, win.melds))
        counted, total = lines(self._hand(win, keys, reading))
        payer_fans, deltas = self._payment(total, win, winners)
        return Verdict(lines=counted, total=total, deltas=deltas, payer_fans=payer_fans)

    def _hand(self, win: Win, keys: SuitKeys, reading: Reading) -> Hand:
        natural = b"".join(keys)
        melded = meld_traits(win.melds)
        if win.melds:
            number = int.from_bytes(natural, "little") + melded.tiles
            natural = number.to_bytes(KINDS, "little")
        return Hand(
            dealer_wins=win.seat == win.dealer,
            no_wild=not win.counts[win.wild],
            standing=melded.standing,
            kongs=melded.kongs,
            four_alike=natural.count(COPIES) - melded.kongs,
            guns=sum([natural[gun] for gun in win.guns]) if self._has_guns else 0,
            off_a_kong=win.by == REPLACEMENT,
            reading=reading,
        )

    def _payment(self, total: int, win: Win, winners: Collection[Seat]) -> Payment:
        case = total, win.seat, win.dealer, win.from_, tuple(winners)
        if (payment := self._payments.get(case)) is None:
            payment = self._payments[case] = self._pay(*case)
        return payment

    def _pay(
        self, total: int, winner: Seat, dealer: Seat, source: Seat | None, winners: tuple[Seat, ...]
    ) -> Payment:
        """Base × 2ⁿ from each payer, n his own (5.1 to 5.4)."""
        options = self._options
        fans: list[int | None] = [None] * SEATS
        deltas = [0] * SEATS
        for payer in range(SEATS):
            if payer == winner or payer in winners:
                continue
            as_dealer = payer == dealer and options.dealer_fan == "win_and_lose"
            gave_the_tile = source in (None, payer)
            fans[payer] = count = min(total + as_dealer + gave_the_tile, self._cap)
            pays_own = options.pay == "each_own"
            paid_by = payer if pays_own or source is None else source
            deltas[paid_by] -= options.base << count
        deltas[winner] = -sum(deltas)
        return tuple(fans), tuple(deltas)

    def is_ready(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> bool:
        """Whether a hand one tile short has the shape for some tile to complete it; quick.

        Where this is False there are no `waits`.
        """
        return self._reader.is_ready(suit_keys(counts, wild), counts[wild], melds)

    def waits(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> list[Tile]:
        """The kinds that a hand one tile short wins with, in printed order (听).

        A kind of which hand and melds hold all four is none.
        """
        found = self._reader.waits(suit_keys(counts, wild), counts[wild], melds, wild)
        return not_all_held(found, counts, melds)


def score(raw: JsonObject) -> JsonObject:
    """The answer of `paiju score` to an input line (11.1, 11.2); raises `BadInput`."""
    fields = dict(raw)
    options = read_options(fields.pop("options", {}))
    win = read_win(fields, lambda wild: kind_before(options, wild))
    verdict = scorer_of(options).judge(win)
    return print_verdict(verdict, payer_fans=list(verdict.payer_fans or ()))


@lru_cache(maxsize=64)
def scorer_of(options: AnshanOptions) -> Scorer:
    """The scorer of tables with these options; they share what it has worked out."""
    return Scorer(options)
