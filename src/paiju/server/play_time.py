"""Healthy play (健康娱乐): the time played today, a break reminder, and a limit a day that players
set for themselves.

A lower limit counts at once, a higher one from tomorrow. At the limit a running match is
finished and no new one begins.
"""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from paiju.server import schema
from paiju.server.database import Database, upsert
from paiju.server.moment import DAY, HOUR, MINUTE, SECOND, Now
from paiju.server.problem import Problem

REMINDER = 60
"""Minutes between reminders for who has not chosen."""


class PlayTime(msgspec.Struct, frozen=True, kw_only=True):
    """How a player stands today; times in milliseconds, limits in minutes.

    `next_limit` holds from tomorrow where `raised`; `used_up` says that no new match begins.
    """

    today: int
    limit: int | None
    raised: bool
    next_limit: int | None
    reminder: int | None
    used_up: bool


class _Rule(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has chosen: the limit now, another from a day on, the reminder."""

    limit: int | None = None
    next_limit: int | None = None
    next_day: str | None = None
    reminder: int | None = REMINDER

    def on(self, day: str) -> _Rule:
        """The rule as it stands on a day."""
        if self.next_day is None or day < self.next_day:
            return self
        return _Rule(limit=self.next_limit, reminder=self.reminder)


class PlayTimes:
    """Counts time played and keeps the limits; `utc_offset` is in hours."""

    def __init__(self, database: Database, now: Now, utc_offset: float) -> None:
        self._database = database
        self._now = now
        self._offset = round(utc_offset * HOUR)

    def day(self, at: int) -> str:
        """The calendar day of a moment, where the players are."""
        moment = datetime.fromtimestamp((at + self._offset) / SECOND, UTC)
        return moment.date().isoformat()

    async def add(self, connection: AsyncConnection, player: str, ms: int) -> None:
        """Count time just played; what reaches back past midnight is yesterday's."""
        now = self._now()
        since_midnight = (now + self._offset) % DAY
        await self._add(connection, player, self.day(now), min(ms, since_midnight))
        if ms > since_midnight:
            await self._add(connection, player, self.day(now - ms), ms - since_midnight)

    async def _add(self, connection: AsyncConnection, player: str, day: str, ms: int) -> None:
        d = schema.play_day.c
        query = select(d.ms).where(d.player == player, d.day == day)
        before = (await connection.execute(query)).scalar_one_or_none() or 0
        key = {"player": player, "day": day}
        await upsert(connection, schema.play_day, key, {"ms": before + ms})

    async def of(self, player: str) -> PlayTime:
        """How the player stands today."""
        day = self.day(self._now())
        d = schema.play_day.c
        query = select(d.ms).where(d.player == player, d.day == day)
        async with self._database.read() as connection:
            today = (await connection.execute(query)).scalar_one_or_none() or 0
            rule = (await self._rule(connection, player)).on(day)
        return PlayTime(
            today=today,
            limit=rule.limit,
            raised=rule.next_day is not None,
            next_limit=rule.next_limit if rule.next_day is not None else rule.limit,
            reminder=rule.reminder,
            used_up=rule.limit is not None and today >= rule.limit * MINUTE,
        )

    async def refuse_used_up(self, player: str) -> None:
        """Raise `Problem` if no new match may begin for this player today."""
        if (await self.of(player)).used_up:
            raise Problem("daily_limit")

    async def choose(self, player: str, limit: int | None, reminder: int | None) -> PlayTime:
        """Set the daily limit and the reminder, in minutes; None is none."""
        now = self._now()
        day = self.day(now)
        async with self._database.write() as connection:
            rule = (await self._rule(connection, player)).on(day)
            if _is_raised(rule.limit, limit):
                tomorrow = self.day(now + DAY)
                changed = _Rule(
                    limit=rule.limit, next_limit=limit, next_day=tomorrow, reminder=reminder
                )
            else:
                changed = _Rule(limit=limit, reminder=reminder)
            await self._keep(connection, player, changed)
        return await self.of(player)

    async def _rule(self, connection: AsyncConnection, player: str) -> _Rule:
        query = select(schema.play_rule).where(schema.play_rule.c.player == player)
        row = (await connection.execute(query)).one_or_none()
        if row is None:
            return _Rule()
        return _Rule(
            limit=row.limit_minutes,
            next_limit=row.next_limit_minutes,
            next_day=row.next_day,
            reminder=row.reminder_minutes,
        )

    async def _keep(self, connection: AsyncConnection, player: str, rule: _Rule) -> None:
        values = {
            "limit_minutes": rule.limit,
            "next_limit_minutes": rule.next_limit,
            "next_day": rule.next_day,
            "reminder_minutes": rule.reminder,
        }
        await upsert(connection, schema.play_rule, {"player": player}, values)


def _is_raised(before: int | None, after: int | None) -> bool:
    return before is not None and (after is None or after > before)
