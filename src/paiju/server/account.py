"""Accounts (账号): a name of one's own and a password, so that the history goes along.

A guest who registers keeps his id, and with it his seat, history and ratings.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from paiju.server import schema
from paiju.server.database import Database
from paiju.server.identity import Entry, Identity, Player, Visitor, add_player, refuse_taken
from paiju.server.moment import Now
from paiju.server.nickname import look, read_nickname
from paiju.server.password import Passwords, check_password
from paiju.server.problem import Problem


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A place where the player is signed in; `current` is the one that asks."""

    id: str
    device: str
    address: str
    created: int
    seen: int
    current: bool


class Accounts:
    """Registration, sign-in, passwords and sessions."""

    def __init__(
        self, database: Database, identity: Identity, passwords: Passwords, now: Now
    ) -> None:
        self._database = database
        self._identity = identity
        self._passwords = passwords
        self._now = now

    async def register(
        self, guest: Player | None, name: str, password: str, visitor: Visitor
    ) -> Entry:
        """Turn a guest into an account, or begin a new one; raises `Problem`."""
        if guest is not None and guest.account:
            raise Problem("already_account")
        name = read_nickname(name)
        check_password(password, name)
        kept = await self._passwords.hash(password)
        try:
            async with self._database.write() as connection:
                await refuse_taken(connection, name, but=None)
                player = guest.id if guest else await add_player(connection, name, self._now())
                await connection.execute(
                    update(schema.player)
                    .where(schema.player.c.id == player)
                    .values(name=name, account_key=look(name), password=kept)
                )
                await self._end(connection, player, but=None)
                return await self._identity.enter(connection, player, visitor)
        except IntegrityError:
            raise Problem("name_taken") from None

    async def sign_in(self, name: str, password: str, visitor: Visitor) -> Entry:
        """Come in with name and password; raises `Problem`, the same for either being wrong."""
        query = select(schema.player.c.id, schema.player.c.password).where(
            schema.player.c.account_key == look(name)
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        kept = None if row is None else row.password
        if not await self._passwords.matches(kept, password) or row is None:
            raise Problem("wrong_credentials")
        renewed = None
        if self._passwords.is_outdated(row.password):
            renewed = await self._passwords.hash(password)
        async with self._database.write() as connection:
            if renewed is not None:
                await connection.execute(
                    update(schema.player)
                    .where(schema.player.c.id == row.id)
                    .values(password=renewed)
                )
            return await self._identity.enter(connection, row.id, visitor)

    async def confirm(self, player: Player, password: str) -> None:
        """Raise `Problem` unless this is the account's password."""
        if not player.account:
            raise Problem("not_account")
        query = select(schema.player.c.password).where(schema.player.c.id == player.id)
        async with self._database.read() as connection:
            kept = (await connection.execute(query)).scalar_one()
        if not await self._passwords.matches(kept, password):
            raise Problem("wrong_credentials")

    async def change_password(self, player: Player, old: str, new: str) -> None:
        """Take another password; the sessions elsewhere end."""
        check_password(new, player.name)
        await self.confirm(player, old)
        kept = await self._passwords.hash(new)
        async with self._database.write() as connection:
            await connection.execute(
                update(schema.player).where(schema.player.c.id == player.id).values(password=kept)
            )
            await self._end(connection, player.id, but=player.session)

    async def sessions(self, player: Player) -> list[Session]:
        """Where the player is signed in, last used first."""
        s = schema.session.c
        query = (
            select(s.id, s.device, s.address, s.created, s.seen)
            .where(s.player == player.id, s.expires > self._now())
            .order_by(s.seen.desc())
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Session(**row._mapping, current=row.id == player.session) for row in rows]

    async def end_session(self, player: Player, session: str) -> None:
        """Sign out there; raises `Problem` if there is no such session of this player."""
        s = schema.session.c
        async with self._database.write() as connection:
            ended = await connection.execute(
                delete(schema.session).where(s.id == session, s.player == player.id)
            )
        if not ended.rowcount:
            raise Problem("not_found")

    async def end_other_sessions(self, player: Player) -> None:
        """Sign out everywhere else."""
        async with self._database.write() as connection:
            await self._end(connection, player.id, but=player.session)

    async def _end(self, connection: AsyncConnection, player: str, but: str | None) -> None:
        s = schema.session.c
        await connection.execute(
            delete(schema.session).where(s.player == player, s.id != (but or ""))
        )
