"""Who somebody is (身份): players, and the signed cookie by which a browser is known again.

A guest (游客) plays at once under a nickname; an account has a name of its own and a password
(account.py). A cookie is a session's id and its signature: one that was made up is refused
without asking the database, and one whose session has ended no longer counts.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from paiju.server import schema
from paiju.server.database import Database
from paiju.server.moment import DAY, MINUTE, Now
from paiju.server.nickname import look, read_nickname
from paiju.server.problem import Problem

COOKIE = "paiju"
ID_CHARACTERS = string.ascii_letters + string.digits
ID_LENGTH = 22
SESSION_LIFE = 180 * DAY
COOKIE_LIFE = 400 * DAY
"""Longer than any browser keeps one: it is the session that ends."""

SEEN_EVERY = 5 * MINUTE
"""How often a session's last use is written down."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A person known to the server. `account` is false for a guest; `session` is this visit's."""

    id: str
    name: str
    account: bool
    session: str
    created: int


class Visitor(msgspec.Struct, frozen=True):
    """Where a visit comes from: the believed address and what the browser calls itself."""

    address: str
    device: str = ""


class Entry(msgspec.Struct, frozen=True):
    """Somebody came in: who, and the cookie's value to hand to the browser."""

    player: Player
    cookie: str


def new_id() -> str:
    """A fresh random id of 131 bits, in letters and digits: fits an address and a command line."""
    return "".join(secrets.choice(ID_CHARACTERS) for _ in range(ID_LENGTH))


class Identity:
    """Guests, sessions and their cookies."""

    def __init__(self, database: Database, secret: bytes, now: Now) -> None:
        self._database = database
        self._key = hmac.digest(secret, b"paiju session cookie", "sha256")
        self._now = now

    async def identify(self, cookie: str | None) -> Player | None:
        """The player whose session this cookie names, or None."""
        session = self._read(cookie)
        if session is None:
            return None
        s, p = schema.session.c, schema.player.c
        query = (
            select(p.id, p.name, p.account_key, p.created, s.seen, s.expires)
            .join_from(schema.session, schema.player)
            .where(s.id == session, p.deleted.is_(None))
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        now = self._now()
        if row is None or row.expires <= now:
            return None
        if now - row.seen >= SEEN_EVERY:
            await self._touch(row.id, session)
        return Player(
            id=row.id,
            name=row.name,
            account=row.account_key is not None,
            session=session,
            created=row.created,
        )

    async def is_open(self, player: str, session: str) -> bool:
        """Whether the player is still signed in by this session."""
        s = schema.session.c
        query = select(s.id).where(s.id == session, s.player == player, s.expires > self._now())
        async with self._database.read() as connection:
            return (await connection.execute(query)).one_or_none() is not None

    async def guest(self, nickname: str, visitor: Visitor) -> Entry:
        """A new guest; raises `Problem` for a name that can't be had."""
        name = read_nickname(nickname)
        now = self._now()
        async with self._database.write() as connection:
            await refuse_taken(connection, name, but=None)
            player = await add_player(connection, name, now)
            return await self.enter(connection, player, visitor)

    async def rename(self, player: Player, nickname: str) -> Player:
        """The player under another name."""
        name = read_nickname(nickname)
        values = {"name": name, **({"account_key": look(name)} if player.account else {})}
        async with self._database.write() as connection:
            await refuse_taken(connection, name, but=player.id)
            await connection.execute(
                update(schema.player).where(schema.player.c.id == player.id).values(values)
            )
        return msgspec.structs.replace(player, name=name)

    async def enter(self, connection: AsyncConnection, player: str, visitor: Visitor) -> Entry:
        """Open a session for a player."""
        now, session = self._now(), new_id()
        row = (
            await connection.execute(select(schema.player).where(schema.player.c.id == player))
        ).one()
        await connection.execute(
            schema.session.insert().values(
                id=session,
                player=player,
                created=now,
                seen=now,
                expires=now + SESSION_LIFE,
                device=visitor.device[:200],
                address=visitor.address[:60],
            )
        )
        entered = Player(
            id=player,
            name=row.name,
            account=row.account_key is not None,
            session=session,
            created=row.created,
        )
        return Entry(entered, f"{session}.{self._sign(session)}")

    async def forget_ended(self) -> int:
        """Throw away the sessions that have ended by themselves; how many there were."""
        async with self._database.write() as connection:
            ended = await connection.execute(
                delete(schema.session).where(schema.session.c.expires <= self._now())
            )
        return ended.rowcount

    async def _touch(self, player: str, session: str) -> None:
        now = self._now()
        async with self._database.write() as connection:
            await connection.execute(
                update(schema.session)
                .where(schema.session.c.id == session)
                .values(seen=now, expires=now + SESSION_LIFE)
            )
            await connection.execute(
                update(schema.player).where(schema.player.c.id == player).values(seen=now)
            )

    def _read(self, cookie: str | None) -> str | None:
        session, _, signature = (cookie or "").rpartition(".")
        good = hmac.compare_digest(self._sign(session).encode(), signature.encode())
        return session if session and good else None

    def _sign(self, session: str) -> str:
        return hmac.new(self._key, session.encode(), hashlib.sha256).hexdigest()


async def add_player(connection: AsyncConnection, name: str, now: int) -> str:
    """Write down a new guest; his id."""
    player = new_id()
    await connection.execute(
        schema.player.insert().values(id=player, name=name, created=now, seen=now)
    )
    return player


async def refuse_taken(connection: AsyncConnection, name: str, but: str | None) -> None:
    """Raise `Problem` if the name looks like an account's other than this player's own."""
    query = select(schema.player.c.id).where(schema.player.c.account_key == look(name))
    owner = (await connection.execute(query)).scalar_one_or_none()
    if owner is not None and owner != but:
        raise Problem("name_taken")
