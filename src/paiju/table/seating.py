"""Seats (座位) and who sits in them: a seat belongs to a player, not to a connection."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from paiju.engine.seat import Seat
from paiju.table.entry import AutoCause
from paiju.table.section import SeatInfo

IDS_KEPT = 64


class Chair(msgspec.Struct, kw_only=True):
    """One seat and its player's affairs. `bank` is what is left of it (ms); `misses` counts
    time-outs in a row, `turn_misses` those that everybody saw; `ids` are the action ids taken
    lately; `auto_votes` the seats that want this one on auto-play."""

    player: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    present: bool = False
    absent_since: int = 0
    auto: AutoCause | None = None
    auto_since: int = 0
    win: bool = False
    no_claims: bool = False
    discard_drawn: bool = False
    misses: int = 0
    turn_misses: int = 0
    bank: int = 0
    again: bool = False
    auto_votes: list[Seat] = []
    ids: list[str] = []
    proposed_at: int | None = None

    @property
    def is_person(self) -> bool:
        return self.player is not None and self.bot is None

    def info(self, points: int) -> SeatInfo:
        """What everybody sees of this seat."""
        return SeatInfo(
            player=self.player,
            name=self.name,
            bot=self.bot,
            ready=self.ready,
            present=self.present,
            auto=self.auto is not None,
            points=points,
        )

    def keep_id(self, action_id: str) -> None:
        """Remember an action's id, so that it is not done twice."""
        self.ids = [*self.ids[1 - IDS_KEPT :], action_id]


def seat_of(chairs: Sequence[Chair], player: str) -> Seat | None:
    """The seat of this player, or None."""
    return next((seat for seat, chair in enumerate(chairs) if chair.player == player), None)


def free_seat(chairs: Sequence[Chair]) -> Seat | None:
    """The first free seat, or None."""
    return next((seat for seat, chair in enumerate(chairs) if chair.player is None), None)


def persons(chairs: Sequence[Chair]) -> Iterator[tuple[Seat, Chair]]:
    """The seats where people sit, bots left out."""
    return ((seat, chair) for seat, chair in enumerate(chairs) if chair.is_person)


def present(chairs: Sequence[Chair]) -> Iterator[tuple[Seat, Chair]]:
    """The seats of people who are connected."""
    return ((seat, chair) for seat, chair in persons(chairs) if chair.present)
