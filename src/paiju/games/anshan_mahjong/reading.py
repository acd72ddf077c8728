"""Legal readings of a hand (rules/anshan-mahjong.md 3), and which of them counts most (3.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.anshan_mahjong.patterns import Reading
from paiju.games.anshan_mahjong.trait import (
    ALL_SUITS,
    BURDENS,
    DOUBLES,
    DRAGON_TRIPLETS,
    PLAIN,
    SIX_BITS,
    SUIT_TRAITS,
    TRIPLETS,
    TWO_OR_EIGHT,
    YAO,
    MeldTraits,
    meld_traits,
)
from paiju.mahjong.arrangement import Readings, readings
from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import EMPTY, SuitKeys, completes
from paiju.mahjong.tile import Tile
from paiju.mahjong.wait import grown_hands

BAD_SHAPE: Final = "bad_shape"
MISSING_SUIT: Final = "missing_suit"
NO_YAOJIU: Final = "no_yaojiu"
NO_PUNG: Final = "no_pung"
NO_CHOW: Final = "no_chow"

NONE: Final = EMPTY[0]


def _rank(reading: Reading) -> tuple[int, Reading]:
    """Readings compare by their fans; equal ones by the first row in which they differ (3.9)."""
    return sum(reading), reading


class Reader:
    """Finds the reading that counts, as a table's options have it."""

    def __init__(self, options: AnshanOptions) -> None:
        self._thirteen_yao = options.thirteen_yao
        self._counts_shaped_yao = options.thirteen_yao in ("loose", "shaped")
        self._all_triplets_win = options.all_pungs == "win_1_fan"
        self._sancha_anywhere = options.sancha == "any_hand"
        self._arranged: dict[tuple[Readings, int, bool, bool], Reading | None] = {}

    def best(self, keys: SuitKeys, wilds: int, melds: Sequence[Meld]) -> Reading | None:
        """The legal reading with most fans, None if the hand does not win.

        `keys` are the natural concealed tiles, which with the wilds are 14 less three a meld.
        """
        traits = _traits(keys)
        complete = traits >> BURDENS <= 8 * (4 - len(melds)) + 7
        paired = not melds and traits & SIX_BITS <= wilds
        plain = traits >> PLAIN & SIX_BITS
        if plain and not (complete or paired):
            return None
        melded = meld_traits(melds)
        all_yao = not (plain or melded.plain)
        found = self._sets(keys, traits, melded, all_yao) if complete else None
        if not (paired or all_yao):
            return found
        choices = [found] if found else []
        if paired:
            choices.append(self._seven_pairs(traits, all_yao))
        if all_yao and (thirteen := self._thirteen(traits, melded)):
            choices.append(thirteen)
        return max(choices, key=_rank, default=None)

    def is_ready(self, keys: SuitKeys, wilds: int, melds: Sequence[Meld]) -> bool:
        """Whether a hand one tile short lacks no more than one tile of the shape of a win."""
        return _has_shape(_traits(keys), wilds + 1, melds)

    def waits(self, keys: SuitKeys, wilds: int, melds: Sequence[Meld], wild: Tile) -> list[Tile]:
        """The kinds that a hand one tile short wins with, in printed order."""
        if not self.is_ready(keys, wilds, melds):
            return []
        grown = grown_hands(keys, SUIT_TRAITS, lambda traits: _has_shape(traits, wilds, melds))
        found = {
            tile
            for tile, after in grown
            if tile != wild and self.best(after, wilds, melds) is not None
        }
        if self.best(keys, wilds + 1, melds) is not None:
            found.add(wild)
        return sorted(found)

    def why_not(self, keys: SuitKeys, melds: Sequence[Meld]) -> str:
        """Why a hand that does not win doesn't (rules/anshan-mahjong.md 10.1)."""
        sets = 4 - len(melds)
        if not completes(keys, sets):
            return BAD_SHAPE
        melded = meld_traits(melds)
        if not _has_suits(keys, melded):
            return MISSING_SUIT
        if not _has_yao(_traits(keys), melded):
            return NO_YAOJIU
        has_triplet = melded.triplets or any(
            each.sets <= sets and (each.triplet or each.dragon_pair or each.sets < sets)
            for each in readings(keys).each
        )
        return NO_CHOW if has_triplet else NO_PUNG

    def _sets(
        self, keys: SuitKeys, traits: int, melded: MeldTraits, all_yao: bool
    ) -> Reading | None:
        """The best reading as four sets and a pair of a hand that has some."""
        lawful = _has_suits(keys, melded) and _has_yao(traits, melded)
        concealed = readings(keys)
        case = concealed, melded.sets_code, lawful, all_yao
        if case not in self._arranged:
            legal = self._legal_sets(concealed, melded, lawful, all_yao)
            self._arranged[case] = max(legal, key=_rank, default=None)
        return self._arranged[case]

    def _legal_sets(
        self, concealed: Readings, melded: MeldTraits, lawful: bool, all_yao: bool
    ) -> Iterator[Reading]:
        sets = 4 - melded.sets
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

    def _seven_pairs(self, traits: int, all_yao: bool) -> Reading:
        return Reading(
            pair_of_2_or_8=traits >> TWO_OR_EIGHT & SIX_BITS > 0,
            thirteen_yao=all_yao and self._counts_shaped_yao,
            seven_pairs=1,
        )

    def _thirteen(self, traits: int, melded: MeldTraits) -> Reading | None:
        """The reading as 十三幺 without sets (3.7, 4.3) of a hand that is 幺九 throughout."""
        if self._thirteen_yao == "loose":
            dragons = (traits >> DRAGON_TRIPLETS & SIX_BITS) + melded.dragon_triplets
            triplets = (traits >> TRIPLETS & SIX_BITS) + melded.triplets
            return self._reading(dragons, triplets, yao=True)
        is_classic = self._thirteen_yao == "classic" and not melded.sets
        if is_classic and traits >> DOUBLES & SIX_BITS <= 1:
            return Reading(thirteen_yao=1)
        return None


def _traits(keys: SuitKeys) -> int:
    characters, dots, bamboos, honours = keys
    return SUIT_TRAITS[characters] + SUIT_TRAITS[dots] + SUIT_TRAITS[bamboos] + SUIT_TRAITS[honours]


def _has_shape(traits: int, wilds: int, melds: Sequence[Meld]) -> bool:
    """Whether a hand has a shape of 3.1, or is 幺九 as far as it is concealed."""
    return (
        traits >> BURDENS <= 8 * (4 - len(melds)) + 7
        or (not melds and traits & SIX_BITS <= wilds)
        or not traits >> PLAIN & SIX_BITS
    )


def _has_suits(keys: SuitKeys, melded: MeldTraits) -> bool:
    """三门齐 (3.3)."""
    characters, dots, bamboos, _ = keys
    held = (characters != NONE) | (dots != NONE) << 1 | (bamboos != NONE) << 2
    return held | melded.suits == ALL_SUITS


def _has_yao(traits: int, melded: MeldTraits) -> bool:
    """有幺九 (3.3)."""
    return melded.yao or traits >> YAO & SIX_BITS > 0
