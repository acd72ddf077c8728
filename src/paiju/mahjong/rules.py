"""What may differ between games of the tile family: data, and named hooks that a game fills in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar

from paiju.engine.event import Event
from paiju.engine.seat import Seat
from paiju.engine.settlement import Settlement
from paiju.mahjong.action import Action
from paiju.mahjong.claim import WIN, Rank
from paiju.mahjong.deal import TilesDealt
from paiju.mahjong.hand import Hand
from paiju.mahjong.meld import Meld, MeldKind
from paiju.mahjong.tile import Tile
from paiju.mahjong.view import MahjongPrivate, MahjongPublic

if TYPE_CHECKING:
    from paiju.mahjong.refusal import Check
    from paiju.mahjong.round import Round


class Ledger(Protocol):
    """What a game alone keeps of a round (locks, rows, kong points …)."""

    def clone(self: L) -> L:
        """A ledger of its own with the same entries."""


L = TypeVar("L", bound=Ledger)


class Rules(ABC, Generic[L]):
    """A game's rules at one table: its options turned into data and hooks.

    Hooks that end a round at once (全缴) return the pattern's id, or None.
    """

    checks: ClassVar[tuple[Check, ...]]
    """Why an action may be refused, in the order of the rules document."""

    reserve = 0
    """How many tiles of the wall may never be drawn (荒庄留牌)."""
    has_chi = True
    """Whether 吃 exists."""
    melds_need_wall = False
    """Whether 吃 and 碰, too, need a tile that may be drawn."""
    shares_wins = False
    """Whether all who win on one tile win together (一炮多响)."""

    @abstractmethod
    def kind_before(self, tile: Tile) -> Tile:
        """The kind before another: that of the indicator, if the other is wild."""

    @abstractmethod
    def open_ledger(self, deal: TilesDealt) -> L:
        """The ledger of a round that begins."""

    # Turns

    def discards(self, round_: Round[L], hand: Hand) -> list[Action]:
        """The discards that are legal in step *turn*, in order; a list of its own."""
        del round_
        return hand.discards.copy()

    def discards_after_claim(self, round_: Round[L], hand: Hand) -> list[Action]:
        """The discards that are legal right after 吃 or 碰, in order; a list of its own."""
        return self.discards(round_, hand)

    def may_claim(
        self, round_: Round[L], seat: Seat, kind: MeldKind, used: tuple[Tile, Tile]
    ) -> bool:
        """Whether a claim that the tiles allow is legal, with two tiles `used` of one's own."""
        del round_, seat, kind, used
        return True

    @abstractmethod
    def may_rob(self, round_: Round[L], konger: Seat) -> bool:
        """Whether the tile that this seat adds to its 碰 can be robbed (抢杠)."""

    # Wins

    @abstractmethod
    def is_ready(self, round_: Round[L], hand: Hand) -> bool:
        """Whether some tile could complete a hand of 13 places; True if that is not known."""

    @abstractmethod
    def wins(self, round_: Round[L], seat: Seat, tile: Tile | None, by: str) -> bool:
        """Whether the hand wins on a tile drawn (None: dealt), discarded or to be robbed."""

    @abstractmethod
    def is_barred(self, round_: Round[L], seat: Seat, by: str) -> bool:
        """Whether a hand that wins may not say 胡 now (过胡 and the like)."""

    def win_ranks(self, round_: Round[L], seats: list[Seat], source: Seat) -> dict[Seat, Rank]:
        """The rank of 胡 for the seats that may say it to the open tile."""
        del round_
        if self.shares_wins:
            return dict.fromkeys(seats, WIN)
        return {seat: WIN + 3 - (seat - source) % 4 for seat in seats}

    # What happens

    def on_dealt(self, round_: Round[L]) -> tuple[Seat, str] | None:
        """The tiles are dealt: the seat that makes all pay with them and the pattern, or None."""
        del round_
        return None

    def on_drawn(self, round_: Round[L], seat: Seat) -> str | None:
        """A tile was drawn."""
        del round_, seat
        return None

    def on_discarded(self, round_: Round[L], seat: Seat, tile: Tile) -> str | None:
        """A tile was discarded and lies in the pond."""
        del round_, seat, tile
        return None

    def on_declined(self, round_: Round[L], seat: Seat) -> None:
        """A seat that might have said 胡 does something else."""
        del round_, seat

    def on_claimed(self, round_: Round[L], seat: Seat, meld: Meld, held: int) -> None:
        """A discard was claimed for a meld; `held` of its kind were in the hand before."""
        del round_, seat, meld, held

    def on_kong(self, round_: Round[L], seat: Seat, meld: Meld) -> tuple[list[Event], str | None]:
        """A kong stands: what is booked for it, and whether it ends the round."""
        del round_, seat, meld
        return [], None

    def has_gun_to_turn(self, round_: Round[L]) -> bool:
        """Whether a tile is turned after a win (暗枪)."""
        del round_
        return False

    def on_gun(self, round_: Round[L]) -> list[Event]:
        """The tile after the win is turned.; only where there is one to turn."""
        del round_
        return []

    # The end

    @abstractmethod
    def settle_win(self, round_: Round[L]) -> Settlement:
        """The settlement of the win that the round holds."""

    def settle_all_pay(self, round_: Round[L], seat: Seat, pattern: str) -> Settlement:
        """The settlement where a seat makes all pay at once.; only in games that have it."""
        raise LookupError(f"nobody is made to pay all by {pattern} here: {round_}, {seat}")

    @abstractmethod
    def settle_exhausted(self, round_: Round[L]) -> Settlement:
        """The settlement where nobody wins."""

    # Views

    @abstractmethod
    def public(self, round_: Round[L]) -> MahjongPublic:
        """What everyone sees."""

    @abstractmethod
    def private(self, round_: Round[L], seat: Seat) -> MahjongPrivate:
        """What a seat alone sees besides."""

    @abstractmethod
    def recall(self, public: MahjongPublic, seat: Seat, own: MahjongPrivate) -> L:
        """The ledger of an imagined round, as far as a seat's view tells of it."""

    def out_of_play(self, public: MahjongPublic) -> list[Tile]:
        """Tiles that lie open in no hand, pond or meld, beside the indicator."""
        del public
        return []

    def is_possible(self, hand: Hand, wild: Tile) -> bool:
        """Whether such a hand can be held while the round goes on."""
        del hand, wild
        return True
