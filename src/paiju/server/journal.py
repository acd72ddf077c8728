"""The journal: what happened at every table, written down before anyone sees it.

A port (docs/architecture.md, "The server"); `sqlite_journal` is its adapter for one machine. A
table's entries are numbered from 1; `append` names the number it expects to follow. What an
adapter has acknowledged survives a crash and the loss of power. Entries and checkpoints are
opaque bytes here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from paiju.table.setup import Setup


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """An open table as the journal lists it; times are milliseconds."""

    setup: Setup
    created: int
    last: int


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to take a table up again: the newest checkpoint, the number of the last
    entry it holds, and the entries after it."""

    setup: Setup
    created: int
    checkpoint: bytes | None
    since: int
    entries: tuple[bytes, ...]

    @property
    def last(self) -> int:
        """The number of the table's last entry."""
        return self.since + len(self.entries)


class JournalError(Exception):
    """The journal could not do it; nothing of the request was written. Says why in one line."""


class Conflict(JournalError):  # noqa: N818
    """Somebody else has appended to this table: the sequence number is not the expected one."""


class NumberTaken(JournalError):  # noqa: N818
    """An open room has this number already."""


class UnknownTable(JournalError):  # noqa: N818
    """The journal has no such table."""


class JournalUnavailable(JournalError):  # noqa: N818
    """The store can't be written or read now: disk full, locked by another process, gone."""


class JournalDamaged(JournalError):  # noqa: N818
    """The store's content is not what was written."""


class Journal(Protocol):
    """Durable, ordered entries by table, with checkpoints; also the list of open rooms."""

    async def create(self, setup: Setup, created: int) -> None:
        """Open a table; raises `NumberTaken` while another open room has its number."""

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> None:
        """Write entries after entry number `expected` (0: none yet). Returns once they are safe;
        raises `Conflict`, `UnknownTable`, `JournalUnavailable`, `JournalDamaged`, and then none
        of them was written."""

    async def checkpoint(self, table: str, sequence: int, state: bytes) -> None:
        """The table's state as of entry `sequence`; entries up to it are no longer needed."""

    async def load(self, table: str) -> Story:
        """What to take the table up from; raises `UnknownTable`."""

    async def find(self, number: str) -> Setup | None:
        """What the open room with this number was made with."""

    async def open_tables(self) -> list[TableRow]:
        """Every table that isn't closed, oldest first."""

    async def close_table(self, table: str) -> None:
        """The table has ended: its room number is free again, its entries are forgotten."""

    async def check(self) -> None:
        """Raises `JournalError` if the store can't be used now."""

    async def aclose(self) -> None:
        """Finish what was asked and let go of the store."""
