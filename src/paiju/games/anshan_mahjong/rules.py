"""The rules of 鞍山麻将 at one table: options turned into what the family's round asks for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

import msgspec

from paiju.engine.event import Event
from paiju.engine.seat import Seat
from paiju.games.anshan_mahjong.match import AnshanDeal, next_dealer
from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.anshan_mahjong.refusals import CHECKS
from paiju.games.anshan_mahjong.scoring import scorer_of
from paiju.games.anshan_mahjong.settlement import (
    AnshanSettlement,
    settle_exhausted,
    settle_one,
    settle_winners,
)
from paiju.games.anshan_mahjong.view import AnshanPrivate, AnshanPublic, Guns
from paiju.games.anshan_mahjong.wild import kind_after, kind_before
from paiju.mahjong.action import DISCARDS, Action
from paiju.mahjong.deal import TilesDealt
from paiju.mahjong.event import GunTurned
from paiju.mahjong.hand import Hand
from paiju.mahjong.round import Round
from paiju.mahjong.rules import Rules
from paiju.mahjong.tile import TEXT, TILES, Tile
from paiju.mahjong.view import MahjongPrivate, MahjongPublic, common_sections, own_sections, texts
from paiju.mahjong.win import DISCARD, ROBBED_KONG, Win

DEAD_WALL: Final = 14
"""With `draw_leaves = 14`: tiles that stay, the indicator among them (6.6)."""


class AnshanLedger(msgspec.Struct):
    """The 枪 kinds, None while they are unknown (暗枪), and the tile turned for them."""

    guns: tuple[Tile, ...] | None
    turned: Tile | None = None

    def clone(self) -> AnshanLedger:
        """A ledger of its own."""
        return AnshanLedger(self.guns, self.turned)


class AnshanRules(Rules[AnshanLedger]):
    """The hooks of the family's round, as rules/anshan-mahjong.md has them."""

    checks = CHECKS

    def __init__(self, options: AnshanOptions) -> None:
        self.options = options
        self.scorer = scorer_of(options)
        self.reserve = DEAD_WALL - 1 if options.draw_leaves == DEAD_WALL else 0
        self.shares_wins = options.multiple_wins == "all"
        self._wild_stays = options.wild_discard == "only_when_all_wild"
        self._robs = options.rob_kong == "on"
        self._locks = options.pass_lock == "until_next_draw"

    def kind_before(self, tile: Tile) -> Tile:
        """The kind before another (1.4)."""
        return kind_before(self.options, tile)

    def open_ledger(self, deal: TilesDealt) -> AnshanLedger:
        """The guns as far as they are known at the deal (2.9–2.11, 11.3)."""
        given = cast(AnshanDeal, deal).guns
        if self.options.gun == "none":
            return AnshanLedger(())
        if given is not None:
            return AnshanLedger(tuple(gun for gun in given if gun != deal.wild))
        if self.options.gun == "an":
            return AnshanLedger(None)
        return AnshanLedger((self.kind_before(self.kind_before(deal.wild)),))

    def discards(self, round_: Round[AnshanLedger], hand: Hand) -> list[Action]:
        """Any tile; 混 only if `wild_discard` allows it or nothing else is held (2.8)."""
        actions = hand.discards.copy()
        if self._wild_stays and hand.counts[round_.wild] and len(actions) > 1:
            actions.remove(DISCARDS[round_.wild])
        return actions

    def may_rob(self, round_: Round[AnshanLedger], konger: Seat) -> bool:
        """With `rob_kong = on` (7.9)."""
        del round_, konger
        return self._robs

    def is_ready(self, round_: Round[AnshanLedger], hand: Hand) -> bool:
        """Four sets and a pair, seven pairs or 十三幺 but for one tile (3.1)."""
        return self.scorer.is_ready(hand.counts, hand.melds, round_.wild)

    def wins(self, round_: Round[AnshanLedger], seat: Seat, tile: Tile | None, by: str) -> bool:
        """Whether the hand wins with the tile (3.1)."""
        hand = round_.hand_of[seat]
        return self.scorer.wins(hand.with_tile_won_on(tile, by), hand.melds, round_.wild)

    def is_barred(self, round_: Round[AnshanLedger], seat: Seat, by: str) -> bool:
        """过胡不胡 (7.10)."""
        return self._locks and round_.passed[seat] and by in (DISCARD, ROBBED_KONG)

    def on_declined(self, round_: Round[AnshanLedger], seat: Seat) -> None:
        """A win on a discard or in step *rob* is passed (7.10)."""
        if self._locks and round_.claims is not None:
            round_.passed[seat] = True

    def has_gun_to_turn(self, round_: Round[AnshanLedger]) -> bool:
        """With 暗枪 (2.10)."""
        return round_.ledger.guns is None

    def on_gun(self, round_: Round[AnshanLedger]) -> list[Event]:
        """The next wall tile is turned: its kind and the next are 枪, 混 never (2.10, 2.12)."""
        guns: set[Tile] = set()
        text = None
        if round_.wall.left:
            turned = round_.ledger.turned = round_.wall.draw()
            guns = {turned, kind_after(self.options, turned)} - {round_.wild}
            text = TEXT[turned]
        round_.ledger.guns = tuple(sorted(guns))
        return [GunTurned(text, texts(round_.ledger.guns))]

    def settle_win(self, round_: Round[AnshanLedger]) -> AnshanSettlement:
        """Every winner is paid by those who did not win (5)."""
        winners = round_.winners
        wins = tuple(
            settle_one(seat, self.scorer.judge(self._win(round_, seat), winners))
            for seat in winners
        )
        dealer = next_dealer(self.options, round_.dealer, winners)
        return settle_winners(wins, round_.way, round_.loser, self._guns(round_), dealer)

    def _win(self, round_: Round[AnshanLedger], seat: Seat) -> Win:
        hand = round_.hand_of[seat]
        tile = hand.tiles[-1] if round_.won_on is None else round_.won_on
        return Win(
            seat=seat,
            dealer=round_.dealer,
            by=round_.way,
            tile=tile,
            counts=hand.with_tile_won_on(round_.won_on, round_.way),
            melds=tuple(hand.melds),
            wild=round_.wild,
            from_=round_.loser,
            guns=round_.ledger.guns or (),
        )

    def settle_exhausted(self, round_: Round[AnshanLedger]) -> AnshanSettlement:
        """荒庄 (6.8)."""
        return settle_exhausted(self._guns(round_), next_dealer(self.options, round_.dealer, ()))

    def _guns(self, round_: Round[AnshanLedger]) -> tuple[str, ...]:
        return texts(round_.ledger.guns or ())

    def public(self, round_: Round[AnshanLedger]) -> AnshanPublic:
        """What everyone sees: the guns, once they are known."""
        kinds, turned = round_.ledger.guns, round_.ledger.turned
        guns = Guns(
            None if kinds is None else texts(kinds), None if turned is None else TEXT[turned]
        )
        return AnshanPublic(**common_sections(round_), guns=guns)

    def private(self, round_: Round[AnshanLedger], seat: Seat) -> AnshanPrivate:
        """What a seat alone sees besides."""
        return AnshanPrivate(**own_sections(round_, seat))

    def recall(self, public: MahjongPublic, seat: Seat, own: MahjongPrivate) -> AnshanLedger:
        """The guns as the view shows them."""
        del seat, own
        guns = cast(AnshanPublic, public).guns
        turned = None if guns.turned is None else TILES[guns.turned]
        if guns.kinds is None:
            return AnshanLedger(None)
        return AnshanLedger(tuple(TILES[gun] for gun in guns.kinds), turned)

    def out_of_play(self, public: MahjongPublic) -> list[Tile]:
        """The tile turned for 暗枪 (2.10)."""
        turned = cast(AnshanPublic, public).guns.turned
        return [] if turned is None else [TILES[turned]]


@lru_cache(maxsize=256)
def rules_of(options: AnshanOptions) -> AnshanRules:
    """The rules at a table with these options."""
    return AnshanRules(options)
