"""The house: all the tables that this process carries."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import structlog

from paiju.engine.refusal import BadInput
from paiju.server.host import Host, Surroundings
from paiju.server.journal import JournalError
from paiju.table.setup import Setup

_log = structlog.get_logger()


class House:
    """Opens tables, takes open ones up again, and lets go of all of them in the end."""

    def __init__(self, around: Surroundings) -> None:
        self._around = around
        self._hosts: dict[str, Host] = {}
        self._draining = False

    def __len__(self) -> int:
        return len(self._hosts)

    @property
    def draining(self) -> bool:
        """The process is about to end: no new tables."""
        return self._draining

    def hosts(self) -> Iterator[Host]:
        """All tables, oldest first."""
        return iter(self._hosts.values())

    def host(self, table: str) -> Host | None:
        """The host of a table that runs here."""
        return self._hosts.get(table)

    async def take_up(self) -> None:
        """Begin again with every table that was open when the server last stood; one that can't
        be read is left in the journal as it is."""
        for row in await self._around.journal.open_tables():
            try:
                await self._begin(row.setup)
            except (JournalError, BadInput) as error:
                _log.error("a table stays closed", table=row.setup.table, reason=str(error))

    async def make(self, setup: Setup) -> None:
        """Open a new table; raises `JournalError`."""
        await self._around.journal.create(setup, self._around.now())
        await self._begin(setup)

    def close_doors(self) -> None:
        """Make no new tables."""
        self._draining = True

    async def drain(self) -> None:
        """Make no new tables, and let all go, each after the step that runs."""
        self.close_doors()
        await asyncio.gather(*(host.stop() for host in tuple(self._hosts.values())))
        self._hosts.clear()

    async def _begin(self, setup: Setup) -> None:
        host = Host(setup, self._around, self._ended)
        await host.start()
        self._hosts[setup.table] = host
        self._around.metrics.tables.labels(setup.game).inc()

    def _ended(self, setup: Setup) -> None:
        if self._hosts.pop(setup.table, None) is not None:
            self._around.metrics.tables.labels(setup.game).dec()
