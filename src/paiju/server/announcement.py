"""What the operator tells everybody (公告), and what he asks of the running server.

The operator's command writes into the database; the server looks there every few seconds.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import or_, select, update

from paiju.server import schema
from paiju.server.database import Database
from paiju.server.identity import new_id
from paiju.server.moment import Now

OrderKind: TypeAlias = Literal["announce", "close_room", "kick"]


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """Words for everybody, in force until then, or until withdrawn."""

    id: str
    text: str
    created: int
    until: int | None


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator asks: `announce` `words`; `close_room` with the number `target` for the
    reason `words`; `kick` the player `target` out of all connections."""

    id: int
    kind: OrderKind
    target: str
    words: str


class Announcements:
    """Keeps announcements and the operator's orders."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    async def current(self) -> list[Announcement]:
        """What is announced now, newest first."""
        a = schema.announcement.c
        query = (
            select(a.id, a.text, a.created, a.until)
            .where(a.withdrawn.is_(None), or_(a.until.is_(None), a.until > self._now()))
            .order_by(a.created.desc())
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Announcement(**row) for row in rows]

    async def announce(self, text: str, until: int | None) -> Announcement:
        """Tell everybody: those who are here now, and those who come until then."""
        announcement = Announcement(id=new_id(), text=text, created=self._now(), until=until)
        async with self._database.write() as connection:
            await connection.execute(
                schema.announcement.insert().values(msgspec.structs.asdict(announcement))
            )
        await self.order("announce", announcement.id, text)
        return announcement

    async def withdraw(self, announcement: str) -> bool:
        """Take an announcement back; False if there is none in force by this id."""
        a = schema.announcement.c
        async with self._database.write() as connection:
            withdrawn = await connection.execute(
                update(schema.announcement)
                .where(a.id == announcement, a.withdrawn.is_(None))
                .values(withdrawn=self._now())
            )
        return bool(withdrawn.rowcount)

    async def order(self, kind: OrderKind, target: str, words: str) -> None:
        """Ask something of the running server."""
        async with self._database.write() as connection:
            await connection.execute(
                schema.order.insert().values(
                    kind=kind, target=target, words=words, created=self._now()
                )
            )

    async def take_orders(self) -> list[Order]:
        """What was asked since the last time, oldest first; each is handed out once."""
        o = schema.order.c
        waiting = select(o.id, o.kind, o.target, o.words).where(o.carried_out.is_(None))
        async with self._database.read() as connection:
            if (await connection.execute(waiting.limit(1))).first() is None:
                return []
        async with self._database.write() as connection:
            rows = (await connection.execute(waiting.order_by(o.id))).mappings().all()
            await connection.execute(
                update(schema.order)
                .where(o.id.in_([row["id"] for row in rows]))
                .values(carried_out=self._now())
            )
        return [Order(**row) for row in rows]
