"""Tables that the house made for quick start (快速开始): bots take the seats that stay empty, and
who goes away before the match gives the seat back."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paiju.table.command import AnyCommand, Leave, SeatBot
from paiju.table.section import SeatInfo
from paiju.table.setup import Setup

HOUSE = ""
"""The creator of tables that nobody made for himself."""

AWAY_AT_MOST = 15_000
"""Milliseconds after which an absent player's seat is free again, before the match."""


class QuickTable(msgspec.Struct):
    """A quick-start table that waits for players; times are ms.

    `fill_after` counts from the moment the first person is there; 0 fills at once. `due` is when
    there will be something to do, if nothing happens before.
    """

    setup: Setup
    fill_after: int
    fill_at: int | None = None
    away: dict[str, int] = {}
    due: int | None = None

    def wishes(self, seats: Sequence[SeatInfo], names: Sequence[str], now: int) -> list[AnyCommand]:
        """What the house asks of the table now; `names` are for new bots. To be called after
        everything that happens while the table waits."""
        persons = [seat for seat in seats if seat.player is not None and seat.bot is None]
        wishes: list[AnyCommand] = [Leave(player=player) for player in self._gone(persons, now)]
        if not any(seat.present for seat in persons):
            self.fill_at = None
        elif self.fill_at is None:
            self.fill_at = now + self.fill_after
        if self.fill_at is not None and now >= self.fill_at and self.setup.fill:
            wishes += self._bots(seats, names)
        moments = [since + AWAY_AT_MOST for since in self.away.values()]
        moments += [] if self.fill_at is None else [self.fill_at]
        self.due = min((moment for moment in moments if moment > now), default=None)
        return wishes

    def _gone(self, persons: Sequence[SeatInfo], now: int) -> list[str]:
        away = [seat.player for seat in persons if seat.player is not None and not seat.present]
        self.away = {player: self.away.get(player, now) for player in away}
        return [player for player, since in self.away.items() if now >= since + AWAY_AT_MOST]

    def _bots(self, seats: Sequence[SeatInfo], names: Sequence[str]) -> list[AnyCommand]:
        taken = {seat.name for seat in seats}
        free = iter([name for name in names if name not in taken])
        return [
            SeatBot(
                player=None,
                bot=f"bot-{self.setup.table}-{place}",
                name=next(free),
                level=self.setup.level,
                seat=place,
            )
            for place, seat in enumerate(seats)
            if seat.player is None
        ]
