"""What happens in a mahjong round, one fact each, as everyone may be told of it."""

from __future__ import annotations

import msgspec

from paiju.engine.event import Event
from paiju.engine.seat import Seat


class Drawn(Event, frozen=True, gc=False, tag="drawn"):
    """A tile is drawn (摸牌), for a kong from the tail; only its owner sees which."""

    seat: Seat
    tile: str | None
    replacement: bool

    def seen_by(self, viewer: Seat | None) -> Event:
        """The whole for the owner; for everyone else that a tile was drawn."""
        return self if viewer == self.seat else msgspec.structs.replace(self, tile=None)

    def text(self) -> str:
        """Such as `0 draws 5m` or `0 draws 5m for a kong`."""
        return (
            f"{self.seat} draws {self.tile or 'a tile'}{' for a kong' if self.replacement else ''}"
        )


class Discarded(Event, frozen=True, gc=False, tag="discarded"):
    """A tile is discarded (打)."""

    seat: Seat
    tile: str

    def text(self) -> str:
        """Such as `0 discard 5m`."""
        return f"{self.seat} discard {self.tile}"


class Melded(Event, frozen=True, gc=False, tag="melded"):
    """A discard is claimed for 吃, 碰 or 杠: the meld, the claimed tile, and whose it was."""

    seat: Seat
    meld: str
    tile: str
    source: Seat

    def text(self) -> str:
        """Such as `2 peng EEE from 0`."""
        return f"{self.seat} {self.meld} from {self.source}"


class Konged(Event, frozen=True, gc=False, tag="konged"):
    """A kong is declared in one's own turn: 暗杠 or 加杠, the latter perhaps still to be robbed."""

    seat: Seat
    meld: str

    def text(self) -> str:
        """Such as `0 angang 5555p`."""
        return f"{self.seat} {self.meld}"


class Won(Event, frozen=True, gc=False, tag="won"):
    """A player wins (胡) on this tile, None for the tiles dealt.

    `source` is the discarder or the robbed player.
    """

    seat: Seat
    by: str
    tile: str | None
    source: Seat | None

    def text(self) -> str:
        """Such as `2 hu 5p by discard from 0`."""
        origin = "" if self.source is None else f" from {self.source}"
        return f"{self.seat} hu {self.tile or 'as dealt'} by {self.by}{origin}"


class AllPaid(Event, frozen=True, gc=False, tag="all_paid"):
    """A player's tiles make all pay at once (全缴) and end the round; `id` is the pattern."""

    seat: Seat
    id: str

    def text(self) -> str:
        """Such as `0 all pay: san_gang`."""
        return f"{self.seat} all pay: {self.id}"


class KongPaid(Event, frozen=True, gc=False, tag="kong_paid"):
    """A kong's points are booked (外杠), by seat, summing to 0."""

    deltas: tuple[int, ...]

    def text(self) -> str:
        """Such as `kong points 30 -10 -10 -10`."""
        return " ".join(("kong points", *map(str, self.deltas)))


class GunTurned(Event, frozen=True, gc=False, tag="gun_turned"):
    """The 暗枪 tile is turned after a win; None if the wall is empty. `guns` are the kinds."""

    tile: str | None
    guns: tuple[str, ...]

    def text(self) -> str:
        """Such as `gun 8m: 8m 9m`."""
        return f"gun {self.tile}: {' '.join(self.guns)}"


class Exhausted(Event, frozen=True, gc=False, tag="exhausted"):
    """A tile must be drawn and may not: the round ends without a winner (荒庄、流局)."""

    def text(self) -> str:
        """The word itself."""
        return "exhausted"
