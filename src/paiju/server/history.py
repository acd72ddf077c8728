"""History (战绩): a player's matches and their rounds."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from paiju.server import schema
from paiju.server.database import Database
from paiju.server.problem import Problem

PAGE = 20


class MatchSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a match: points and place are the running ones until it ends."""

    seat: int
    player: str | None
    name: str
    bot: str | None
    points: int
    place: int | None
    won: int
    fed: int


class MatchLine(msgspec.Struct, frozen=True, kw_only=True):
    """A match in the list; `seat` is one's own."""

    match: str
    game: str
    public: bool
    number: str
    started: int
    ended: int | None
    reason: str | None
    seat: int
    seats: list[MatchSeat]


class RoundLine(msgspec.Struct, frozen=True, kw_only=True):
    """A round of a match; `record` is its link, `deltas` null where it was broken off."""

    number: int
    record: str
    ended: int
    deltas: list[int] | None


class MatchPage(msgspec.Struct, frozen=True, kw_only=True):
    """Some matches, newest first; `next` asks for those after, null at the end."""

    matches: list[MatchLine]
    next: str | None


class MatchSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A match with its options and rounds."""

    match: MatchLine
    options: dict[str, int | str]
    rounds: list[RoundLine]


_M = schema.match.c
_S = schema.match_seat.c
_MATCH = (_M.id, _M.game, _M.public, _M.number, _M.started, _M.ended, _M.reason, _S.seat)


class History:
    """Reads what the archive keeps, for those who played it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, player: str, *, game: str | None = None, after: str | None = None, size: int = PAGE
    ) -> MatchPage:
        """The player's matches, newest first, of one game or all, those after the match `after`."""
        query = (
            select(*_MATCH)
            .join_from(schema.match_seat, schema.match)
            .where(_S.player == player)
            .order_by(_M.started.desc(), _M.id.desc())
            .limit(size + 1)
        )
        if game is not None:
            query = query.where(_M.game == game)
        async with self._database.read() as connection:
            if after is not None:
                started = select(_M.started).where(_M.id == after).scalar_subquery()
                query = query.where(tuple_(_M.started, _M.id) < tuple_(started, after))
            rows = (await connection.execute(query)).all()
            shown = rows[:size]
            seats = await _seats(connection, [row.id for row in shown])
        matches = [_line(row, seats[row.id]) for row in shown]
        return MatchPage(matches=matches, next=matches[-1].match if len(rows) > size else None)

    async def sheet(self, player: str, match: str) -> MatchSheet:
        """One match with its rounds, for a player who sat there; raises `Problem`."""
        query = (
            select(*_MATCH, _M.options)
            .join_from(schema.match_seat, schema.match)
            .where(_M.id == match, _S.player == player)
        )
        r = schema.round_.c
        rounds = (
            select(r.number, r.id.label("record"), r.ended, r.deltas)
            .where(r.match == match)
            .order_by(r.number)
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                raise Problem("not_found")
            seats = await _seats(connection, [match])
            lines = (await connection.execute(rounds)).mappings().all()
        return MatchSheet(
            match=_line(row, seats[match]),
            options=row.options,
            rounds=[RoundLine(**line) for line in lines],
        )


async def _seats(connection: AsyncConnection, matches: list[str]) -> dict[str, list[MatchSeat]]:
    query = select(schema.match_seat).where(_S.match.in_(matches)).order_by(_S.match, _S.seat)
    seats: dict[str, list[MatchSeat]] = {match: [] for match in matches}
    for row in (await connection.execute(query)).mappings():
        facts = dict(row)
        seats[facts.pop("match")].append(MatchSeat(**facts))
    return seats


def _line(row: Any, seats: list[MatchSeat]) -> MatchLine:
    return MatchLine(
        match=row.id,
        game=row.game,
        public=row.public,
        number=row.number,
        started=row.started,
        ended=row.ended,
        reason=row.reason,
        seat=row.seat,
        seats=seats,
    )
