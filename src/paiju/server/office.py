"""The operator's office (管理): what he looks up and sets right, beside what players may do."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, func, or_, select, update

from paiju.engine.refusal import BadInput
from paiju.server import schema
from paiju.server.backup import JOURNAL
from paiju.server.nickname import look
from paiju.server.platform import Platform
from paiju.server.sqlite_journal import SqliteJournal


class User(msgspec.Struct, frozen=True, kw_only=True):
    """A player as the operator sees him."""

    id: str
    name: str
    account: bool
    created: int
    seen: int
    matches: int


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """An open room; `entries` is how much has happened there."""

    number: str
    table: str
    game: str
    public: bool
    creator: str
    created: int
    entries: int


class Office:
    """Looks up users and rooms of a data directory, whether its server runs or not."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform

    async def users(self, name: str | None, size: int) -> list[User]:
        """Players, last seen first; those whose name holds or looks like `name`."""
        p, s = schema.player.c, schema.match_seat.c
        matches = select(func.count()).where(s.player == p.id).scalar_subquery()
        query = (
            select(
                p.id,
                p.name,
                p.account_key.is_not(None).label("account"),
                p.created,
                p.seen,
                matches.label("matches"),
            )
            .where(p.deleted.is_(None))
            .order_by(p.seen.desc(), p.id)
            .limit(size)
        )
        if name is not None:
            query = query.where(
                or_(p.name.contains(name, autoescape=True), p.account_key == look(name))
            )
        async with self._platform.database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [User(**row) for row in rows]

    async def player(self, key: str) -> str:
        """The id of a player given by id or by an account's name; raises `BadInput`."""
        p = schema.player.c
        by: ColumnElement[bool] = or_(p.id == key, p.account_key == look(key))
        query = select(p.id).where(by, p.deleted.is_(None)).order_by(p.id != key).limit(1)
        async with self._platform.database.read() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            raise BadInput(f"there is no player {key!r}; name an id, or an account's name")
        return found

    async def user(self, key: str) -> dict[str, Any]:
        """All facts about one player: what is kept of him, his bans, the reports against him."""
        player = await self.player(key)
        r = schema.report.c
        async with self._platform.database.read() as connection:
            reports = (
                await connection.execute(
                    select(r.id, r.reason, r.words, r.created, r.closed, r.verdict).where(
                        r.reported == player
                    )
                )
            ).mappings()
            against = [dict(row) for row in reports]
        bans = [ban for ban in await self._platform.bans.all() if ban.player == player]
        return {
            **await self._platform.personal_data.export(player),
            "bans": msgspec.to_builtins(bans),
            "reports_against": against,
        }

    async def reset_password(self, key: str) -> str:
        """Give an account a new password, and end its sessions; the password."""
        player = await self.player(key)
        password = secrets.token_urlsafe(9)
        kept = await self._platform.passwords.hash(password)
        p = schema.player.c
        async with self._platform.database.write() as connection:
            changed = await connection.execute(
                update(schema.player)
                .where(p.id == player, p.account_key.is_not(None))
                .values(password=kept)
            )
            if not changed.rowcount:
                raise BadInput(f"{key!r} is a guest and has no password")
            await connection.execute(
                delete(schema.session).where(schema.session.c.player == player)
            )
        return password

    async def rooms(self) -> list[Room]:
        """The open rooms, oldest first."""
        path = self._platform.settings.data / JOURNAL
        if not path.exists():
            return []
        journal = SqliteJournal(path)
        await journal.open()
        try:
            rows = await journal.open_tables()
        finally:
            await journal.aclose()
        return [
            Room(
                number=row.setup.number,
                table=row.setup.table,
                game=row.setup.game,
                public=row.setup.public,
                creator=row.setup.creator,
                created=row.created,
                entries=row.last,
            )
            for row in rows
        ]
