"""Bans (封禁): players and networks that the operator keeps out, for a time or for good."""

from __future__ import annotations

import msgspec
from sqlalchemy import or_, select, update

from paiju.server import schema
from paiju.server.address import network
from paiju.server.database import Database
from paiju.server.identity import new_id
from paiju.server.moment import Now
from paiju.server.problem import Problem


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """A ban of a player or of a network; `until` null is for good."""

    id: str
    player: str | None
    network: str | None
    reason: str
    created: int
    until: int | None
    lifted: int | None


class Bans:
    """Keeps bans and says whom they hit."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    async def of(self, player: str | None, address: str | None) -> Ban | None:
        """The ban in force that hits this player or address, or None."""
        b = schema.ban.c
        hit = [b.player == player] if player is not None else []
        if address is not None:
            hit.append(b.network == network(address))
        if not hit:
            return None
        query = (
            select(schema.ban)
            .where(or_(*hit), b.lifted.is_(None))
            .where(or_(b.until.is_(None), b.until > self._now()))
            .limit(1)
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else Ban(**row)

    async def refuse(self, player: str | None, address: str | None) -> None:
        """Raise `Problem` for who is banned."""
        ban = await self.of(player, address)
        if ban is not None:
            raise Problem("banned", detail=ban.reason)

    async def add(
        self, *, player: str | None, address: str | None, reason: str, until: int | None
    ) -> Ban:
        """Ban a player, or the network of an address."""
        ban = Ban(
            id=new_id(),
            player=player,
            network=None if address is None else network(address),
            reason=reason,
            created=self._now(),
            until=until,
            lifted=None,
        )
        async with self._database.write() as connection:
            await connection.execute(schema.ban.insert().values(msgspec.structs.asdict(ban)))
        return ban

    async def lift(self, ban: str) -> bool:
        """End a ban; False if there is none in force by this id."""
        async with self._database.write() as connection:
            lifted = await connection.execute(
                update(schema.ban)
                .where(schema.ban.c.id == ban, schema.ban.c.lifted.is_(None))
                .values(lifted=self._now())
            )
        return bool(lifted.rowcount)

    async def all(self) -> list[Ban]:
        """Every ban that was ever given, newest first."""
        query = select(schema.ban).order_by(schema.ban.c.created.desc())
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Ban(**row) for row in rows]
