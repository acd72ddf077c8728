"""The rules of 余姚麻将 at one table: options turned into what the family's round asks for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias, cast

from paiju.engine.event import Event
from paiju.engine.seat import Seat
from paiju.games.yuyao_mahjong.claiming import (
    MELDS_BEFORE_SINGLE_TILE,
    banned_after,
    has_claimed_enough,
    leaves_a_discard,
)
from paiju.games.yuyao_mahjong.ledger import YuyaoLedger
from paiju.games.yuyao_mahjong.match import YuyaoDeal
from paiju.games.yuyao_mahjong.options import YuyaoOptions
from paiju.games.yuyao_mahjong.patterns import SAN_GANG, SHI_YI_FENG, SI_LONG
from paiju.games.yuyao_mahjong.refusals import CHECKS
from paiju.games.yuyao_mahjong.scoring import level, scorer_of
from paiju.games.yuyao_mahjong.settlement import YuyaoSettlement, settle
from paiju.games.yuyao_mahjong.view import Stakes, YuyaoPrivate, YuyaoPublic
from paiju.mahjong.action import DISCARDS, Action
from paiju.mahjong.claim import Rank
from paiju.mahjong.deal import TilesDealt
from paiju.mahjong.event import KongPaid
from paiju.mahjong.hand import Hand
from paiju.mahjong.meld import GANG, PENG, Meld, MeldKind
from paiju.mahjong.round import Round
from paiju.mahjong.rules import Rules
from paiju.mahjong.tile import COPIES, EAST, TEXT, TILES, Tile, previous_in_group
from paiju.mahjong.view import MahjongPrivate, MahjongPublic, common_sections, own_sections
from paiju.mahjong.win import (
    BY_DEALER,
    BY_DISCARD,
    DISCARD,
    ROBBED_KONG,
    SEATS,
    Verdict,
    Win,
)

ELEVEN: Final = 11
THREE_KONGS: Final = 3

YuyaoRound: TypeAlias = Round[YuyaoLedger]


class YuyaoRules(Rules[YuyaoLedger]):
    """The hooks of the family's round, as rules/yuyao-mahjong.md has them."""

    checks = CHECKS
    melds_need_wall = True

    def __init__(self, options: YuyaoOptions) -> None:
        self.options = options
        self.scorer = scorer_of(options)
        self.has_chi = self.wins_on_discards = options.mode == "liangzi"
        self._limits_claims = options.claim_limit == "two_per_source" and self.has_chi
        self._three_kongs = options.three_kongs == "on"

    def kind_before(self, tile: Tile) -> Tile:
        """The kind before another (1.3)."""
        return previous_in_group(tile)

    def open_ledger(self, deal: TilesDealt) -> YuyaoLedger:
        """The stakes of the round; nothing is booked yet."""
        yuyao = cast(YuyaoDeal, deal)
        return YuyaoLedger(yuyao.streak, yuyao.chips)

    # Turns and claims

    def discards_after_claim(self, round_: YuyaoRound, hand: Hand) -> list[Action]:
        """Any tile that `swap_ban` doesn't forbid (4.8)."""
        meld, claimed = hand.melds[-1], hand.claimed[-1]
        assert claimed is not None
        if len(hand.melds) > MELDS_BEFORE_SINGLE_TILE:
            return hand.discards.copy()
        used = [tile for tile in meld.tiles if tile != claimed] or [claimed]
        pair = used[0], used[-1]
        banned = banned_after(self.options.swap_ban, meld.kind, pair, claimed, round_.wild)
        barred = {DISCARDS[tile] for tile in banned}
        return [action for action in hand.discards if action not in barred]

    def may_claim(
        self, round_: YuyaoRound, seat: Seat, kind: MeldKind, used: tuple[Tile, Tile]
    ) -> bool:
        """The limit of 4.7, and a tile left that may be discarded (4.8)."""
        if self.is_over_limit(round_, seat):
            return False
        hand = round_.hand_of[seat]
        if kind == GANG or len(hand.melds) == MELDS_BEFORE_SINGLE_TILE:
            return True
        assert round_.claims is not None
        claimed = round_.claims.tile
        banned = banned_after(self.options.swap_ban, kind, used, claimed, round_.wild)
        return leaves_a_discard(hand, used, banned)

    def is_over_limit(self, round_: YuyaoRound, seat: Seat) -> bool:
        """Whether a meld of the open tile would be a third from its discarder (4.7)."""
        return self._limits_claims and has_claimed_enough(round_.hand_of[seat], round_.turn)

    def may_rob(self, round_: YuyaoRound, konger: Seat) -> bool:
        """In 亮子, but no third kong that makes all pay (5.2)."""
        if not self.wins_on_discards:
            return False
        return not self._three_kongs or round_.hand_of[konger].kongs + 1 < THREE_KONGS

    # Wins

    def is_ready(self, round_: YuyaoRound, hand: Hand) -> bool:
        """A shape of 6.3 or 全风向 (7.4) but for one tile."""
        return self.scorer.is_ready(hand.counts, hand.melds, round_.wild)

    def has_shape(self, round_: YuyaoRound, seat: Seat, tile: Tile | None, by: str) -> bool:
        """Whether the hand has a shape of 6.3 or is 全风向 (7.4) with the tile."""
        hand = round_.hand_of[seat]
        return self.scorer.wins(hand.with_tile_won_on(tile, by), hand.melds, round_.wild)

    def wins(self, round_: YuyaoRound, seat: Seat, tile: Tile | None, by: str) -> bool:
        """Whether the hand wins with the tile (5.1, 5.6, 5.7)."""
        hand = round_.hand_of[seat]
        if by in (DISCARD, ROBBED_KONG) and tile is not None:
            return self.scorer.wins_on(hand.counts, hand.melds, round_.wild, tile)
        return self.scorer.wins(hand.counts, hand.melds, round_.wild)

    def is_barred(self, round_: YuyaoRound, seat: Seat, by: str) -> bool:
        """A win passed bars discards (5.4), a thrown wild robbing too (5.5)."""
        if by not in (DISCARD, ROBBED_KONG):
            return False
        return (by == DISCARD and round_.passed[seat]) or self.is_barred_by_wild(round_, seat)

    def is_barred_by_wild(self, round_: YuyaoRound, seat: Seat) -> bool:
        """Whether a thrown wild keeps a seat from winning on others' tiles (5.5)."""
        lock = self.options.wild_throw_lock
        if lock == "everyone_until_thrower_draws":
            return any(round_.ledger.threw)
        return lock == "thrower_until_next_draw" and round_.ledger.threw[seat]

    def win_ranks(self, round_: YuyaoRound, seats: list[Seat], source: Seat) -> dict[Seat, Rank]:
        """The highest level, within it the first in turn (5.3)."""
        ranks = super().win_ranks(round_, seats, source)
        if len(seats) == 1:
            return ranks
        tile, by = round_.chance_to_win()
        return {
            seat: rank + SEATS * level(self._judge(round_, seat, tile, by, source))
            for seat, rank in ranks.items()
        }

    def _judge(
        self, round_: YuyaoRound, seat: Seat, tile: Tile | None, by: str, loser: Seat | None
    ) -> Verdict:
        hand = round_.hand_of[seat]
        first_turn = BY_DEALER if tile is None else None
        if by == DISCARD and loser == round_.dealer and len(round_.ponds[loser]) == 1:
            first_turn = BY_DISCARD
        win = Win(
            seat=seat,
            dealer=round_.dealer,
            by=by,
            tile=hand.tiles[-1] if tile is None else tile,
            counts=hand.with_tile_won_on(tile, by),
            melds=tuple(hand.melds),
            wild=round_.wild,
            from_=loser,
            streak=round_.ledger.streak,
            chips=round_.ledger.chips,
            last_tile=not round_.wall.left,
            first_turn=first_turn,
        )
        return self.scorer.judge(win)

    # What happens

    def on_dealt(self, round_: YuyaoRound) -> tuple[Seat, str] | None:
        """四龙 by the deal (7.1)."""
        for seat, hand in enumerate(round_.hand_of):
            if hand.counts[round_.wild] == COPIES:
                return seat, SI_LONG
        return None

    def on_drawn(self, round_: YuyaoRound, seat: Seat) -> str | None:
        """四龙 by a draw (7.1); the seat's own lock after a thrown wild ends (5.5)."""
        round_.ledger.threw[seat] = False
        return SI_LONG if round_.hand_of[seat].counts[round_.wild] == COPIES else None

    def on_discarded(self, round_: YuyaoRound, seat: Seat, tile: Tile) -> str | None:
        """A thrown wild locks (5.5); 11风 (7.3)."""
        if tile == round_.wild:
            round_.ledger.threw[seat] = True
        elif tile < EAST:
            return None
        pond = round_.ponds[seat]
        if self.options.eleven_winds == "off" or len(pond) < ELEVEN:
            return None
        if self.options.eleven_winds_start == "first_or_second" and len(pond) > ELEVEN + 1:
            return None
        row = all(each >= EAST or each == round_.wild for each in pond[-ELEVEN:])
        return SHI_YI_FENG if row else None

    def on_declined(self, round_: YuyaoRound, seat: Seat) -> None:
        """A win passed, one's own draw included (5.4)."""
        round_.passed[seat] = True

    def on_claimed(self, round_: YuyaoRound, seat: Seat, meld: Meld, held: int) -> None:
        """碰 where 杠 was possible: its 加杠 will earn nothing (9.3)."""
        if meld.kind == PENG and held == COPIES - 1:
            round_.ledger.unpaid.add((seat, meld.tile))

    def on_kong(self, round_: YuyaoRound, seat: Seat, meld: Meld) -> tuple[list[Event], str | None]:
        """Kong points are booked (9.2); 三杠 (7.2)."""
        events: list[Event] = []
        if self.options.kong_points == "by_mode":
            deltas = round_.ledger.book(self.options.mode, seat, meld)
            if any(deltas):
                events.append(KongPaid(deltas))
        is_third = self._three_kongs and round_.hand_of[seat].kongs >= THREE_KONGS
        return events, SAN_GANG if is_third else None

    # The end

    def settle_win(self, round_: YuyaoRound) -> YuyaoSettlement:
        """A win declared by 胡 (6–8)."""
        winner, by, loser = round_.winners[0], round_.way, round_.loser
        verdict = self._judge(round_, winner, round_.won_on, by, loser)
        return self._settle(round_, verdict, winner, by, loser)

    def settle_all_pay(self, round_: YuyaoRound, seat: Seat, pattern: str) -> YuyaoSettlement:
        """四龙, 三杠 or 11风 (7.1–7.3)."""
        verdict = self.scorer.all_pay(seat, (pattern,), round_.ledger.chips)
        return self._settle(round_, verdict, seat, None, None)

    def settle_exhausted(self, round_: YuyaoRound) -> YuyaoSettlement:
        """流局 (3.10, 8.7)."""
        return self._settle(round_, Verdict(), None, None, None)

    def _settle(
        self,
        round_: YuyaoRound,
        verdict: Verdict,
        winner: Seat | None,
        by: str | None,
        loser: Seat | None,
    ) -> YuyaoSettlement:
        return settle(
            verdict,
            winner=winner,
            by=by,
            loser=loser,
            dealer=round_.dealer,
            streak=round_.ledger.streak,
            chips=round_.ledger.chips,
            kong_deltas=round_.ledger.kong_deltas,
        )

    # Views

    def public(self, round_: YuyaoRound) -> YuyaoPublic:
        """What everyone sees: stakes, kong points and thrown wilds as well."""
        ledger = round_.ledger
        return YuyaoPublic(
            **common_sections(round_),
            stakes=Stakes(ledger.streak, ledger.chips),
            kong_deltas=tuple(ledger.kong_deltas),
            throwers=tuple(seat for seat in range(SEATS) if ledger.threw[seat]),
        )

    def private(self, round_: YuyaoRound, seat: Seat) -> YuyaoPrivate:
        """What a seat alone sees besides."""
        unpaid = sorted(tile for owner, tile in round_.ledger.unpaid if owner == seat)
        return YuyaoPrivate(
            **own_sections(round_, seat), unpaid=tuple(TEXT[tile] for tile in unpaid)
        )

    def recall(self, public: MahjongPublic, seat: Seat, own: MahjongPrivate) -> YuyaoLedger:
        """The ledger as the view shows it."""
        shown, mine = cast(YuyaoPublic, public), cast(YuyaoPrivate, own)
        return YuyaoLedger(
            streak=shown.stakes.streak,
            chips=shown.stakes.chips,
            kong_deltas=list(shown.kong_deltas),
            threw=[each in shown.throwers for each in range(SEATS)],
            unpaid={(seat, TILES[text]) for text in mine.unpaid},
        )

    def is_possible(self, hand: Hand, wild: Tile) -> bool:
        """Nobody holds four wilds while the round goes on (7.1)."""
        return hand.counts[wild] < COPIES


@lru_cache(maxsize=64)
def rules_of(options: YuyaoOptions) -> YuyaoRules:
    """The rules at a table with these options."""
    return YuyaoRules(options)
