"""The archive of what was played (牌谱): every finished round with its record and frames, and the
matches they belong to. A round's id is its link: whoever has it may look.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from paiju.engine.game import JsonObject
from paiju.engine.record import Record, print_record, read_record
from paiju.server import schema
from paiju.server.database import Database
from paiju.server.moment import SECOND
from paiju.server.problem import Problem
from paiju.table.section import Place
from paiju.table.setup import Setup

GONE = "已注销"
"""The name that stays where a deleted player sat."""


class Outcome(msgspec.Struct, frozen=True):
    """What a round was for one seat: points, whether it won, by its own draw, or fed (点炮)."""

    delta: int
    won: bool
    self_drawn: bool
    fed: bool


def outcomes(settlement: JsonObject | None, seats: int) -> tuple[Outcome, ...]:
    """Each seat's outcome; in games without a winner, who gains has won."""
    if settlement is None:
        return (Outcome(0, False, False, False),) * seats
    deltas = settlement["deltas"]
    if "winner" in settlement:
        several = [win["winner"] for win in settlement.get("wins", ())]
        winners = set(several or [settlement["winner"]]) - {None}
    else:
        winners = {seat for seat in range(seats) if deltas[seat] > 0}
    own_draw = settlement.get("by") in {"self_draw", "replacement"}
    feeder = settlement.get("from")
    return tuple(
        Outcome(deltas[seat], seat in winners, seat in winners and own_draw, seat == feeder)
        for seat in range(seats)
    )


def duration(record: Record) -> int:
    """Milliseconds from the deal to the last action."""
    return int(record.actions[-1][2]) if record.actions else 0


def ended_at(record: Record) -> int | None:
    """When the round ended, in milliseconds since 1970; None if the record doesn't say."""
    if record.ended is None:
        return None
    return round(datetime.fromisoformat(record.ended).timestamp() * SECOND)


class Archive:
    """Keeps rounds and matches, each once, and gives records and frames back."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep_round(
        self,
        connection: AsyncConnection,
        setup: Setup,
        record: Record,
        frames: bytes,
        players: Sequence[str | None],
        *,
        link: str,
        ended: int,
    ) -> list[str | None] | None:
        """Write a finished round down; None if it is there already, else the players by seat.

        `players` are ids, None for bots; `frames` are packed. A player who has deleted himself
        meanwhile is left out, with his name.
        """
        r = schema.round_.c
        known = select(r.id).where(r.match == record.match, r.number == record.round)
        if (await connection.execute(known)).first() is not None:
            return None
        players, record = await _without_deleted(connection, players, record)
        await self._keep_match(connection, setup, record, players, ended)
        results = outcomes(record.settlement, len(record.seats))
        await connection.execute(
            schema.round_.insert().values(
                id=link,
                match=record.match,
                number=record.round,
                ended=ended,
                deltas=None if record.settlement is None else [each.delta for each in results],
                record=zlib.compress(print_record(record), 9),
                frames=frames,
            )
        )
        await self._keep_outcomes(connection, link, record, players, results)
        return players

    async def _keep_match(
        self,
        connection: AsyncConnection,
        setup: Setup,
        record: Record,
        players: Sequence[str | None],
        ended: int,
    ) -> None:
        known = select(schema.match.c.id).where(schema.match.c.id == record.match)
        if (await connection.execute(known)).first() is not None:
            return
        await connection.execute(
            schema.match.insert().values(
                id=record.match,
                game=record.game,
                options=record.options,
                public=setup.public,
                number=setup.number,
                started=ended - duration(record),
            )
        )
        await connection.execute(
            schema.match_seat.insert(),
            [
                {
                    "match": record.match,
                    "seat": seat,
                    "player": players[seat],
                    "name": sitter.name,
                    "bot": sitter.bot,
                    "points": 0,
                    "won": 0,
                    "fed": 0,
                }
                for seat, sitter in enumerate(record.seats)
            ],
        )

    async def _keep_outcomes(
        self,
        connection: AsyncConnection,
        link: str,
        record: Record,
        players: Sequence[str | None],
        results: Sequence[Outcome],
    ) -> None:
        await connection.execute(
            schema.round_seat.insert(),
            [
                {
                    "round": link,
                    "seat": seat,
                    "player": players[seat],
                    "game": record.game,
                    **msgspec.structs.asdict(outcome),
                }
                for seat, outcome in enumerate(results)
            ],
        )
        seats = schema.match_seat
        for seat, outcome in enumerate(results):
            await connection.execute(
                update(seats)
                .where(seats.c.match == record.match, seats.c.seat == seat)
                .values(
                    points=seats.c.points + outcome.delta,
                    won=seats.c.won + int(outcome.won),
                    fed=seats.c.fed + int(outcome.fed),
                )
            )

    async def keep_match(
        self,
        connection: AsyncConnection,
        match: str,
        places: Sequence[Place],
        *,
        reason: str,
        ended: int,
    ) -> bool:
        """Write the end of a match down; False if it had ended, or no round of it was finished."""
        closed = await connection.execute(
            update(schema.match)
            .where(schema.match.c.id == match, schema.match.c.ended.is_(None))
            .values(ended=ended, reason=reason)
        )
        if not closed.rowcount:
            return False
        seats = schema.match_seat
        for place in places:
            await connection.execute(
                update(seats)
                .where(seats.c.match == match, seats.c.seat == place.seat)
                .values(points=place.points, place=place.place, won=place.won, fed=place.fed)
            )
        return True

    async def record(self, link: str) -> Record:
        """The record with this link; raises `Problem`."""
        return read_record(zlib.decompress(await self._blob(link, "record")))

    async def packed_frames(self, link: str) -> bytes:
        """The frames of the round with this link, as `frames.pack` makes them."""
        return await self._blob(link, "frames")

    async def _blob(self, link: str, column: str) -> bytes:
        query = select(schema.round_.c[column]).where(schema.round_.c.id == link)
        async with self._database.read() as connection:
            blob: bytes | None = (await connection.execute(query)).scalar_one_or_none()
        if blob is None:
            raise Problem("record_not_found")
        return blob


async def _without_deleted(
    connection: AsyncConnection, players: Sequence[str | None], record: Record
) -> tuple[list[str | None], Record]:
    p = schema.player.c
    query = select(p.id).where(p.id.in_([each for each in players if each]), p.deleted.is_(None))
    there = set((await connection.execute(query)).scalars())
    seats = [
        msgspec.structs.replace(sitter, name=GONE) if player and player not in there else sitter
        for player, sitter in zip(players, record.seats, strict=True)
    ]
    left = [player if player in there else None for player in players]
    return left, msgspec.structs.replace(record, seats=tuple(seats))
