"""Mute (屏蔽): whose talk a player does not want to hear; kept by the server for all devices."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, select

from paiju.server import schema
from paiju.server.database import Database, upsert
from paiju.server.moment import Now
from paiju.server.problem import Problem

MOST = 500


class Muted(msgspec.Struct, frozen=True):
    """Somebody who is muted: id and name."""

    id: str
    name: str


class Mutes:
    """Keeps who mutes whom."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    async def add(self, player: str, muted: str) -> None:
        """Mute somebody; raises `Problem` for oneself and for nobody."""
        if player == muted:
            raise Problem("bad_input", detail="nobody mutes himself")
        async with self._database.write() as connection:
            known = select(schema.player.c.id).where(schema.player.c.id == muted)
            if (await connection.execute(known)).first() is None:
                raise Problem("not_found")
            m = schema.mute.c
            count = select(func.count()).select_from(schema.mute).where(m.player == player)
            if (await connection.execute(count)).scalar_one() >= MOST:
                raise Problem("too_large")
            key = {"player": player, "muted": muted}
            await upsert(connection, schema.mute, key, {"since": self._now()})

    async def remove(self, player: str, muted: str) -> None:
        """Hear somebody again."""
        m = schema.mute.c
        async with self._database.write() as connection:
            await connection.execute(
                delete(schema.mute).where(m.player == player, m.muted == muted)
            )

    async def of(self, player: str) -> list[Muted]:
        """Everybody whom this player has muted, in order."""
        m, p = schema.mute.c, schema.player.c
        query = (
            select(p.id, p.name)
            .join_from(schema.mute, schema.player, m.muted == p.id)
            .where(m.player == player)
            .order_by(m.since, p.id)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Muted(row.id, row.name) for row in rows]
