"""Statistics (统计) of a player, a game each: rounds, wins, feeding, points, places."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Integer, case, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from paiju.server import schema
from paiju.server.database import Database


class GameStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has done in one game.

    `won`, `self_drawn` and `fed` count rounds; `best` and `worst` are a round's points; `places`
    counts finished matches by final place, from the first.
    """

    game: str
    rounds: int
    won: int
    self_drawn: int
    fed: int
    points: int
    best: int
    worst: int
    matches: int
    places: list[int]


class Statistics:
    """Adds up what the archive keeps."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, player: str) -> list[GameStatistics]:
        """A player's statistics of every game that he has played."""
        s = schema.round_seat.c
        query = (
            select(
                s.game,
                func.count().label("rounds"),
                _count(s.won).label("won"),
                _count(s.self_drawn).label("self_drawn"),
                _count(s.fed).label("fed"),
                cast(func.sum(s.delta), Integer).label("points"),
                func.max(s.delta).label("best"),
                func.min(s.delta).label("worst"),
            )
            .where(s.player == player)
            .group_by(s.game)
            .order_by(s.game)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
            places = await _places(connection, player)
        return [
            GameStatistics(
                **row,
                places=places.get(row["game"], []),
                matches=sum(places.get(row["game"], [])),
            )
            for row in rows
        ]


def _count(column: Any) -> Any:
    return func.sum(case((column, 1), else_=0))


async def _places(connection: AsyncConnection, player: str) -> dict[str, list[int]]:
    m, s = schema.match.c, schema.match_seat.c
    query = (
        select(m.game, s.place, func.count().label("times"))
        .join_from(schema.match_seat, schema.match)
        .where(s.player == player, s.place.is_not(None))
        .group_by(m.game, s.place)
    )
    places: dict[str, list[int]] = {}
    for game, place, times in (await connection.execute(query)).all():
        counts = places.setdefault(game, [])
        counts += [0] * (place - len(counts))
        counts[place - 1] = times
    return places
