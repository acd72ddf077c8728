"""A player's own data: handed out whole on request, and taken out again.

Deleting leaves rounds and matches to the others who played them, without the name.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from paiju.engine.record import print_record, read_record
from paiju.server import schema
from paiju.server.archive import GONE
from paiju.server.database import Database
from paiju.server.moment import Now

_OWN: tuple[tuple[str, Table, ColumnElement[Any]], ...] = (
    ("sessions", schema.session, schema.session.c.player),
    ("mutes", schema.mute, schema.mute.c.player),
    ("play_days", schema.play_day, schema.play_day.c.player),
    ("play_rule", schema.play_rule, schema.play_rule.c.player),
    ("ratings", schema.rating, schema.rating.c.player),
    ("rating_changes", schema.rating_change, schema.rating_change.c.player),
)


class PersonalData:
    """Export and deletion."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    async def export(self, player: str) -> dict[str, Any]:
        """Everything that is kept of a player, as JSON's objects; records are given by link."""
        p, r = schema.player.c, schema.report.c
        async with self._database.read() as connection:
            me = select(
                p.id, p.name, p.account_key.is_not(None).label("account"), p.created, p.seen
            )
            data: dict[str, Any] = {
                "player": (await _rows(connection, me.where(p.id == player)))[0]
            }
            for name, table, owner in _OWN:
                columns = [column for column in table.c if column is not owner]
                data[name] = await _rows(connection, select(*columns).where(owner == player))
            data["matches"] = await _rows(connection, _matches_of(player))
            data["rounds"] = await _rows(connection, _rounds_of(player))
            data["reports"] = await _rows(
                connection,
                select(r.id, r.match, r.round, r.reason, r.words, r.created, r.closed).where(
                    r.reporter == player
                ),
            )
        return data

    async def delete(self, player: str) -> None:
        """Take a player out: sign him out everywhere, forget his settings, ratings and name."""
        p = schema.player.c
        async with self._database.write() as connection:
            await self._forget_rounds(connection, player)
            for _, table, owner in _OWN:
                await connection.execute(delete(table).where(owner == player))
            await connection.execute(delete(schema.mute).where(schema.mute.c.muted == player))
            await connection.execute(
                update(schema.report)
                .where(schema.report.c.reporter == player)
                .values(reporter=None)
            )
            await connection.execute(
                update(schema.player)
                .where(p.id == player)
                .values(name=GONE, account_key=None, password=None, deleted=self._now())
            )

    async def _forget_rounds(self, connection: AsyncConnection, player: str) -> None:
        s, r = schema.round_seat.c, schema.round_.c
        seats = (
            await connection.execute(
                select(r.id, r.record, s.seat)
                .join_from(schema.round_seat, schema.round_)
                .where(s.player == player)
            )
        ).all()
        for round_, packed, seat in seats:
            await connection.execute(
                update(schema.round_).where(r.id == round_).values(record=_nameless(packed, seat))
            )
        await connection.execute(
            update(schema.round_seat).where(s.player == player).values(player=None)
        )
        await connection.execute(
            update(schema.match_seat)
            .where(schema.match_seat.c.player == player)
            .values(player=None, name=GONE)
        )


def _nameless(packed: bytes, seat: int) -> bytes:
    record = read_record(zlib.decompress(packed))
    seats = list(record.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], name=GONE)
    changed = msgspec.structs.replace(record, seats=tuple(seats))
    return zlib.compress(print_record(changed), 9)


def _matches_of(player: str) -> Any:
    m, s = schema.match.c, schema.match_seat.c
    return (
        select(
            m.id, m.game, m.public, m.started, m.ended, m.reason,
            s.seat, s.points, s.place, s.won, s.fed,
        )
        .join_from(schema.match_seat, schema.match)
        .where(s.player == player)
        .order_by(m.started)
    )  # fmt: skip


def _rounds_of(player: str) -> Any:
    r, s = schema.round_.c, schema.round_seat.c
    return (
        select(r.id.label("record"), r.match, r.number, r.ended, s.seat, s.delta, s.won, s.fed)
        .join_from(schema.round_seat, schema.round_)
        .where(s.player == player)
        .order_by(r.ended)
    )


async def _rows(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]
