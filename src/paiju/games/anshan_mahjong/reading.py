"""Legal readings of a hand (rules/anshan-mahjong.md 3), and which of them counts most (3.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.anshan_mahjong.patterns import Reading
from paiju.games.anshan_mahjong.trait import (
    ALL_SUITS,
    SUIT_TRAITS,
    MeldTraits,
    SuitTraits,
    meld_traits,
)
from paiju.mahjong.arrangement import Readings, readings
from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import SuitKeys, completes

BAD_SHAPE: Final = "bad_shape"
MISSING_SUIT: Final = "missing_suit"
NO_YAOJIU: Final = "no_yaojiu"
NO_PUNG: Final = "no_pung"
NO_CHOW: Final = "no_chow"


def _rank(reading: Reading) -> tuple[int, Reading]:
    return sum(reading), reading


def best_of(some: Iterator[Reading]) -> Reading | None:
    """The reading with most fans; of equal ones that with more in the first row that differs."""
    return max(some, key=_rank, default=None)


class Reader:
    """Finds the reading that counts, as a table's options have it."""

    def __init__(self, options: AnshanOptions) -> None:
        self._thirteen_yao = options.thirteen_yao
        self._counts_shaped_yao = options.thirteen_yao in ("loose", "shaped")
        self._all_triplets_win = options.all_pungs == "win_1_fan"
        self._sancha_anywhere = options.sancha == "any_hand"
        self._arranged: dict[tuple[object, ...], Reading | None] = {}

    def best(self, keys: SuitKeys, wilds: int, melds: Sequence[Meld]) -> Reading | None:
        """The legal reading with most fans, None if the hand does not win.

        `keys` are the natural concealed tiles, which with the wilds are 14 less three a meld.
        """
        sets = 4 - len(melds)
        suits = tuple(map(SUIT_TRAITS.__getitem__, keys))
        complete = completes(keys, sets)
        if not complete and sum(suit.odd for suit in suits) > wilds and self._is_mixed(suits):
            return None
        melded = meld_traits(melds)
        all_yao = not (melded.plain or self._is_mixed(suits))
        found = []
        if complete:
            lawful = self._has_suits(suits, melded) and self._has_yao(suits, melded)
            found.append(self._sets(readings(keys), sets, melded, lawful, all_yao))
        if not melds and sum(suit.odd for suit in suits) <= wilds:
            found.append(self._seven_pairs(suits, all_yao))
        if all_yao:
            found.append(self._thirteen(suits, melded))
        return best_of(reading for reading in found if reading)

    def is_ready(self, keys: SuitKeys, wilds: int, melds: Sequence[Meld]) -> bool:
        """Whether a hand one tile short lacks no more than one tile of the shape of a win."""
        if completes(keys, 4 - len(melds)):
            return True
        suits = tuple(map(SUIT_TRAITS.__getitem__, keys))
        if not melds and sum(suit.odd for suit in suits) <= wilds + 1:
            return True
        return not self._is_mixed(suits)

    def why_not(self, keys: SuitKeys, melds: Sequence[Meld]) -> str:
        """Why a hand that does not win doesn't (rules/anshan-mahjong.md 10.1)."""
        sets = 4 - len(melds)
        if not completes(keys, sets):
            return BAD_SHAPE
        suits = tuple(map(SUIT_TRAITS.__getitem__, keys))
        melded = meld_traits(melds)
        if not self._has_suits(suits, melded):
            return MISSING_SUIT
        if not self._has_yao(suits, melded):
            return NO_YAOJIU
        has_triplet = melded.triplets or any(
            each.sets <= sets and (each.triplet or each.dragon_pair or each.sets < sets)
            for each in readings(keys).each
        )
        return NO_CHOW if has_triplet else NO_PUNG

    @staticmethod
    def _is_mixed(suits: Sequence[SuitTraits]) -> bool:
        return any(suit.plain for suit in suits)

    @staticmethod
    def _has_suits(suits: Sequence[SuitTraits], melded: MeldTraits) -> bool:
        """三门齐 (3.3)."""
        characters, dots, bamboos, _ = suits
        held = characters.held | dots.held << 1 | bamboos.held << 2
        return held | melded.suits == ALL_SUITS

    @staticmethod
    def _has_yao(suits: Sequence[SuitTraits], melded: MeldTraits) -> bool:
        """有幺九 (3.3)."""
        return melded.yao or any(suit.yao for suit in suits)

    def _sets(
        self, concealed: Readings, sets: int, melded: MeldTraits, lawful: bool, all_yao: bool
    ) -> Reading | None:
        """The best reading as four sets and a pair."""
        run, triplets, dragons = melded.run, melded.triplets, melded.dragon_triplets
        case = (concealed, sets, run, triplets, dragons, lawful, all_yao)
        if case not in self._arranged:
            self._arranged[case] = best_of(
                self._legal_sets(concealed, sets, melded, lawful, all_yao)
            )
        return self._arranged[case]

    def _legal_sets(
        self, concealed: Readings, sets: int, melded: MeldTraits, lawful: bool, all_yao: bool
    ) -> Iterator[Reading]:
        shaped_yao = all_yao and self._counts_shaped_yao
        for each in concealed.each:
            of_wilds = sets - each.sets
            if of_wilds < 0:
                continue
            run = each.run or melded.run
            triplet = each.triplet or each.dragon_pair or melded.triplets > 0
            dragons = each.dragon_triplets + melded.dragon_triplets
            triplets = each.natural_triplets + melded.triplets
            # a set of wilds alone may be either, but not both
            if lawful and run + triplet + of_wilds >= 2:
                yield self._reading(dragons, triplets, two_or_eight=each.pair_of_2_or_8)
            if not run and (shaped_yao or (lawful and self._all_triplets_win)):
                yield self._reading(
                    dragons,
                    triplets,
                    two_or_eight=each.pair_of_2_or_8,
                    yao=shaped_yao,
                    all_triplets=self._all_triplets_win,
                )

    def _reading(
        self,
        dragons: int,
        triplets: int,
        *,
        two_or_eight: bool = False,
        yao: bool = False,
        all_triplets: bool = False,
    ) -> Reading:
        three_triplets = triplets >= 3 and (yao or self._sancha_anywhere)
        return Reading(dragons, two_or_eight, three_triplets, yao, 0, all_triplets)

    def _seven_pairs(self, suits: Sequence[SuitTraits], all_yao: bool) -> Reading:
        return Reading(
            pair_of_2_or_8=any(suit.two_or_eight for suit in suits),
            thirteen_yao=all_yao and self._counts_shaped_yao,
            seven_pairs=1,
        )

    def _thirteen(self, suits: Sequence[SuitTraits], melded: MeldTraits) -> Reading | None:
        """The reading as 十三幺 without sets (3.7, 4.3) of a hand that is 幺九 throughout."""
        if self._thirteen_yao == "loose":
            return self._reading(
                sum(suit.dragon_triplets for suit in suits) + melded.dragon_triplets,
                sum(suit.triplets for suit in suits) + melded.triplets,
                yao=True,
            )
        is_classic = self._thirteen_yao == "classic" and not melded.plain
        if is_classic and not melded.yao and sum(suit.doubles for suit in suits) <= 1:
            return Reading(thirteen_yao=1)
        return None
