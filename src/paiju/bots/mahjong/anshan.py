"""What a hand of 鞍山麻将 is worth on its way to a win (rules/anshan-mahjong.md 3 to 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from paiju.bots.mahjong.anshan_plan import SetsPlan
from paiju.bots.mahjong.danger import Caution
from paiju.bots.mahjong.position import Position
from paiju.bots.mahjong.route import Pace, Route
from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.anshan_mahjong.rules import rules_of
from paiju.games.anshan_mahjong.scoring import NO_CAP, scorer_of
from paiju.games.anshan_mahjong.trait import MeldTraits, meld_traits
from paiju.games.anshan_mahjong.view import AnshanPublic
from paiju.mahjong.distance import pairs_distance
from paiju.mahjong.meld import Meld
from paiju.mahjong.suit_table import SuitKeys, suit_keys
from paiju.mahjong.tile import (
    DRAGONS,
    TERMINALS_AND_HONOURS,
    TILES,
    Counts,
    Tile,
)

SETS: Final = Pace(later=(7.5, 17, 27, 38, 48, 55), claims=1.25, ready=2.4)
PAIRS: Final = Pace(later=(7, 12.5, 17, 21, 25, 28), claims=0.8, ready=1.6)
YAO: Final = Pace(later=(38, 39, 41, 42, 43, 44), claims=0.7, ready=1.1)
KINDS_OF_YAO: Final = Pace(later=(6, 9, 12, 15, 18, 21, 24), claims=0.9, ready=2.2)

BY_LIVE: Final = (0.03, 0.05, 0.11, 0.15)
LOSS: Final = 3.0
"""What it costs to give the win away, with a base of 1."""
PAYERS: Final = 4.7
"""What the three pay together for a hand without fans: twice by the discarder, by all on a draw."""
FAR_WITHOUT_YAO: Final = 1
"""How many tiles more a hand without any 幺九 is taken to lack."""


class AnshanAppraiser:
    """Appraises hands as a table's options have them."""

    hazard = 0.12

    def __init__(self, options: AnshanOptions) -> None:
        self.options = options
        self.scorer = scorer_of(options)
        self.reserve = rules_of(options).reserve
        yao = (0.05, 0.1, 0.15, 0.2) if options.thirteen_yao == "loose" else BY_LIVE
        self.caution = Caution(0.005, 0.07, BY_LIVE, yao, LOSS * options.base)
        self.cap = NO_CAP if options.cap == "none" else options.cap

    def routes(self, position: Position, counts: Counts, melds: Sequence[Meld]) -> Iterator[Route]:
        """The ways to win of a hand of 13 places."""
        wild = position.wild
        keys, wilds = suit_keys(counts, wild), counts[wild]
        melded = meld_traits(melds)
        whole = [*counts]
        for meld in melds:
            for tile in meld.tiles:
                whole[tile] += 1
        whole[wild] = 0
        fans = self.fans(position, whole, wilds, melded)
        yield self._sets(position, counts, melds, keys, melded, fans)
        if not melds:
            odd = [tile for tile, count in enumerate(whole) if count % 2]
            yield Route(PAIRS, pairs_distance(keys, wilds), [*odd, wild], self.points(fans + 1.1))
        if self.options.thirteen_yao == "loose" and not melded.plain:
            held = sum(counts[tile] for tile in TERMINALS_AND_HONOURS if tile != wild)
            distance = 13 - 3 * len(melds) - held - wilds
            useful = {*TERMINALS_AND_HONOURS, wild}
            yield Route(YAO, distance, list(useful), self.points(fans + 1.3))
        elif self.options.thirteen_yao == "classic" and not melds:
            yield self._thirteen_kinds(whole, wilds, wild, fans)

    def _thirteen_kinds(self, whole: Sequence[int], wilds: int, wild: Tile, fans: float) -> Route:
        """国士 (3.7)."""
        kinds = {tile for tile in TERMINALS_AND_HONOURS if whole[tile]}
        paired = any(whole[tile] > 1 for tile in kinds)
        useful = {*TERMINALS_AND_HONOURS, wild} - (kinds if paired else set())
        distance = 13 - len(kinds) - paired - wilds
        return Route(KINDS_OF_YAO, distance, list(useful), self.points(fans + 1))

    def fans(
        self, position: Position, whole: Sequence[int], wilds: int, melded: MeldTraits
    ) -> float:
        """About the fans that a hand will have whichever way it wins."""
        fans = float(position.is_dealer) + melded.kongs
        fans += 0 if wilds else 0.8
        fans += 0.75 if melded.standing else 0
        for tile in DRAGONS:
            fans += 1 if whole[tile] >= 3 else 0.25 * (whole[tile] == 2)
        fans += 0.7 * (sum(count == 4 for count in whole) - melded.kongs)
        triplets = sum(count >= 3 for count in whole)
        fans += 0.8 if triplets >= 3 else 0.25 * (triplets == 2)
        guns = cast(AnshanPublic, position.public).guns.kinds
        for text in guns or ():
            fans += 0.85 * whole[TILES[text]]
        return fans

    def points(self, fans: float) -> float:
        """About what the others pay together for so many fans."""
        return float(self.options.base) * PAYERS * float(2 ** min(fans, self.cap - 0.5)) + 3

    def kong_bonus(self, position: Position, meld: Meld) -> float:
        """The replacement tile; the fan is in the hand's worth."""
        del position, meld
        return 0.3 * self.options.base

    def banned(self, position: Position, meld: Meld) -> tuple[Tile, ...]:
        """Nothing is barred after a claim."""
        del position, meld
        return ()

    def better_than_winning(self, position: Position) -> tuple[Tile, ...]:
        """Nothing is better than a win."""
        del position
        return ()

    def _sets(
        self,
        position: Position,
        counts: Counts,
        melds: Sequence[Meld],
        keys: SuitKeys,
        melded: MeldTraits,
        fans: float,
    ) -> Route:
        wild, wilds = position.wild, counts[position.wild]
        runless = self.options.all_pungs == "win_1_fan"
        distance, useful = SetsPlan(keys, wilds, melded, runless=runless).nearest()
        has_yao = melded.yao or any(counts[tile] for tile in TERMINALS_AND_HONOURS if tile != wild)
        if distance <= 0:
            if self.scorer.is_ready(counts, melds, wild) and (
                waits := self.scorer.waits(counts, melds, wild)
            ):
                return Route(SETS, 0, waits, self.points(fans))
            distance = 1
            if not has_yao:
                useful = [tile for tile in TERMINALS_AND_HONOURS if tile != wild]
        elif not has_yao:
            distance += FAR_WITHOUT_YAO
        return Route(SETS, distance, [*useful, wild], self.points(fans))
