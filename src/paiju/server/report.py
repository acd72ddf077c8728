"""Reports (举报): what a player complains of, with the record of the round attached."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import select, update

from paiju.server import schema
from paiju.server.database import Database
from paiju.server.identity import new_id
from paiju.server.moment import Now
from paiju.server.problem import Problem

Reason: TypeAlias = Literal["cheating", "abuse", "name", "stalling", "other"]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A report. `records` are the links of the round it names, or of its match's rounds so far."""

    id: str
    reporter: str | None
    reported: str | None
    match: str | None
    round: str | None
    reason: str
    words: str
    created: int
    closed: int | None
    verdict: str | None
    records: tuple[str, ...] = ()


class Reports:
    """Takes reports, and hands them to the operator."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    async def add(
        self,
        reporter: str,
        reported: str,
        reason: Reason,
        words: str,
        *,
        match: str | None = None,
        round_: str | None = None,
    ) -> str:
        """Take a report; its id. `round_` is a record's link, `match` may still be running."""
        report = new_id()
        p, r = schema.player.c, schema.round_.c
        async with self._database.write() as connection:
            if (await connection.execute(select(p.id).where(p.id == reported))).first() is None:
                raise Problem("not_found", detail="there is no such player")
            known = select(r.id).where(r.id == round_)
            if round_ is not None and (await connection.execute(known)).first() is None:
                raise Problem("record_not_found")
            await connection.execute(
                schema.report.insert().values(
                    id=report,
                    reporter=reporter,
                    reported=reported,
                    match=match,
                    round=round_,
                    reason=reason,
                    words=words,
                    created=self._now(),
                )
            )
        return report

    async def open(self) -> list[Report]:
        """Reports that wait for the operator, oldest first, with the records to look at."""
        c, r = schema.report.c, schema.round_.c
        query = select(schema.report).where(c.closed.is_(None)).order_by(c.created)
        reports = []
        async with self._database.read() as connection:
            for row in (await connection.execute(query)).mappings().all():
                rounds = select(r.id).where(r.match == row["match"]).order_by(r.number)
                links = [row["round"]] if row["round"] else []
                links = links or list((await connection.execute(rounds)).scalars())
                reports.append(Report(**row, records=tuple(links)))
        return reports

    async def close(self, report: str, verdict: str) -> bool:
        """Settle a report with a few words; False if none waits by this id."""
        c = schema.report.c
        async with self._database.write() as connection:
            closed = await connection.execute(
                update(schema.report)
                .where(c.id == report, c.closed.is_(None))
                .values(closed=self._now(), verdict=verdict)
            )
        return bool(closed.rowcount)
