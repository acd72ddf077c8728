"""A room's lasting affairs (房间): everything about a table that outlives a round."""

from __future__ import annotations

import msgspec

from paiju.table.match import Match
from paiju.table.proposal import Proposal
from paiju.table.seating import Chair, present
from paiju.table.section import Phase, ResultSection, SettlementSection
from paiju.table.shuffling import Shuffling

EXPIRES_AFTER = 600_000
"""An empty room that waits, or whose match is over, lives so long (ms)."""

PAUSE_LASTS = 86_400_000
"""A match whose people have gone waits so long (ms) for their return."""


class Room(msgspec.Struct, kw_only=True):
    """`last` is the moment of the last entry; `empty_since` when the last person went; `next`
    when the next round starts without those not ready; `finished` says the room is no more."""

    chairs: list[Chair]
    phase: Phase = "waiting"
    opened: bool = False
    last: int = 0
    empty_since: int | None = None
    match: Match | None = None
    shuffling: Shuffling | None = None
    proposal: Proposal | None = None
    settlement: SettlementSection | None = None
    result: ResultSection | None = None
    next: int | None = None
    paused_until: int | None = None
    finished: bool = False

    @property
    def expires(self) -> int | None:
        """When the room ends if nobody comes."""
        if self.finished or self.phase not in ("waiting", "over") or self.empty_since is None:
            return None
        return self.empty_since + EXPIRES_AFTER

    def note_presence(self, at: int) -> None:
        """Keep `empty_since` true after somebody came or went."""
        if any(present(self.chairs)):
            self.empty_since = None
        elif self.empty_since is None:
            self.empty_since = at

    def points(self, seat: int) -> int:
        """What a seat has won in this match so far."""
        return self.match.state.points[seat] if self.match is not None else 0

    def shift(self, gap: int) -> None:
        """Move every moment that is still to come by an outage's length."""
        for chair in self.chairs:
            chair.absent_since += gap
            chair.auto_since += gap
        if self.empty_since is not None:
            self.empty_since += gap
        if self.shuffling is not None and self.shuffling.until is not None:
            self.shuffling.until += gap
        if self.proposal is not None:
            self.proposal.at += gap
        if self.next is not None:
            self.next += gap
        if self.paused_until is not None:
            self.paused_until += gap
