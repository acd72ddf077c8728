"""What outlives a table: finished rounds and matches go to the archive, and only then may the
journal forget their entries."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Protocol

import msgspec
import structlog

from paiju.engine.record import Record
from paiju.server.journal import Journal
from paiju.table.entry import Closed, Entry, MatchEnded, RoundSettled
from paiju.table.section import Place
from paiju.table.setup import Setup
from paiju.table.table import Table

RETRY = 2.0
"""Seconds after which what could not be kept is tried again."""

_log = structlog.get_logger()

Work = Callable[[], Awaitable[Any]]


class Archive(Protocol):
    """Where finished things are kept. Told the same twice, it keeps it once."""

    async def finished_round(
        self, setup: Setup, record: Record, players: Sequence[str | None], *, link: str
    ) -> bool:
        """Keep a round's record under its link; `players` by seat, None for bots."""

    async def finished_match(self, match: str, places: Sequence[Place], reason: str) -> bool:
        """Keep the end of a match."""


class Keeper:
    """Keeps what one table finishes, in order, beside its play."""

    def __init__(self, setup: Setup, archive: Archive, journal: Journal) -> None:
        self._setup = setup
        self._archive = archive
        self._journal = journal
        self._works: asyncio.Queue[Work | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"keeper of {setup.table}")
        self._boundary_due = False

    def note(self, table: Table, entries: Sequence[Entry], sequence: int) -> None:
        """These entries, up to this number, are safe, and the table stands after them."""
        for work in self._finished(table, entries):
            self._boundary_due = True
            self._works.put_nowait(work)
        if self._boundary_due and table.at_boundary and not table.finished:
            self._boundary_due = False
            state = msgspec.json.encode(table.checkpoint())
            self._works.put_nowait(
                lambda: self._journal.checkpoint(self._setup.table, sequence, state)
            )

    async def finish(self) -> None:
        """Return once everything noted is kept, however often that must be tried."""
        self._works.put_nowait(None)
        await self._task

    def stop(self) -> None:
        """Keep nothing more."""
        self._task.cancel()

    def _finished(self, table: Table, entries: Sequence[Entry]) -> Iterator[Work]:
        for entry in entries:
            if isinstance(entry, RoundSettled | MatchEnded | Closed) and entry.record:
                yield self._round(table, entry.record)
            if isinstance(entry, MatchEnded | Closed):
                yield from self._match(table)

    def _round(self, table: Table, link: str) -> Work:
        record = table.record()
        assert record is not None
        players = [seat.player if seat.bot is None else None for seat in table.seats]
        return lambda: self._archive.finished_round(self._setup, record, players, link=link)

    def _match(self, table: Table) -> Iterator[Work]:
        (match, _), result = table.round_id, table.result
        if match and result is not None:
            yield lambda: self._archive.finished_match(match, result.places, result.reason)

    async def _run(self) -> None:
        while (work := await self._works.get()) is not None:
            while not await self._try(work):
                await asyncio.sleep(RETRY)

    async def _try(self, work: Work) -> bool:
        try:
            await work()
        except Exception:
            _log.exception("could not keep what a table finished", table=self._setup.table)
            return False
        return True
