"""The journal on one machine: a SQLite file, written by one thread that commits for many tables.

Whatever has gathered while a commit ran goes into the next one, so the disk is asked once for
many tables (group commit). WAL with `synchronous=FULL`: a commit that returned survives the loss
of power.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from paiju.server.journal import (
    Conflict,
    JournalDamaged,
    JournalError,
    JournalUnavailable,
    NumberTaken,
    Story,
    TableRow,
    UnknownTable,
)
from paiju.table.setup import Setup

T = TypeVar("T")

FORMAT = 1
LARGEST_GROUP = 512

SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    setup BLOB NOT NULL,
    created INTEGER NOT NULL,
    last INTEGER NOT NULL DEFAULT 0,
    since INTEGER NOT NULL DEFAULT 0,
    checkpoint BLOB,
    checksum INTEGER
) WITHOUT ROWID;
CREATE TABLE entries (
    "table" TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    entry BLOB NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY ("table", sequence)
) WITHOUT ROWID;
"""

Work = Callable[[sqlite3.Connection], Any]
Request = tuple[Work, "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]


class SqliteJournal:
    """A `Journal` in one file. `open` starts its thread, `aclose` ends it.

    `patience` is how many seconds another process may hold the file; `on_commit` is told the
    number of requests in each group and how many seconds it took.
    """

    def __init__(
        self,
        path: Path,
        *,
        patience: float = 5.0,
        on_commit: Callable[[int, float], None] | None = None,
    ) -> None:
        self._path = path
        self._patience = patience
        self._on_commit = on_commit
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False

    async def open(self) -> None:
        """Open or make the file; raises `JournalUnavailable` or `JournalDamaged`."""
        loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = loop.create_future()
        self._thread = threading.Thread(
            target=self._run, args=(loop, opened), name="journal", daemon=True
        )
        self._thread.start()
        await opened

    async def aclose(self) -> None:
        """Finish what was asked, then close the file."""
        if self._thread is not None and not self._closed:
            self._closed = True
            self._requests.put(None)
            await asyncio.to_thread(self._thread.join)

    async def create(self, setup: Setup, created: int) -> None:
        await self._ask(lambda connection: _create(connection, setup, created))

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> None:
        await self._ask(lambda connection: _append(connection, table, expected, entries))

    async def checkpoint(self, table: str, sequence: int, state: bytes) -> None:
        await self._ask(lambda connection: _checkpoint(connection, table, sequence, state))

    async def load(self, table: str) -> Story:
        return await self._ask(lambda connection: _load(connection, table))

    async def find(self, number: str) -> Setup | None:
        return await self._ask(lambda connection: _find(connection, number))

    async def open_tables(self) -> list[TableRow]:
        return await self._ask(_open_tables)

    async def close_table(self, table: str) -> None:
        await self._ask(lambda connection: _close_table(connection, table))

    async def check(self) -> None:
        await self._ask(lambda connection: connection.execute("SELECT 1").fetchone())

    async def _ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._thread is None or self._closed:
            raise JournalUnavailable("the journal is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._requests.put((work, future))
        # Once asked, it happens: a caller that goes away must not leave it half known.
        return await asyncio.shield(future)

    def _run(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[None]) -> None:
        try:
            connection = connect(self._path, self._patience)
        except JournalError as error:
            loop.call_soon_threadsafe(opened.set_exception, error)
            return
        loop.call_soon_threadsafe(opened.set_result, None)
        going = True
        while going:
            group, going = self._gather()
            if group:
                started = time.perf_counter()
                answers = _commit(connection, group)
                loop.call_soon_threadsafe(_deliver, answers)
                if self._on_commit is not None:
                    self._on_commit(len(group), time.perf_counter() - started)
        connection.close()

    def _gather(self) -> tuple[list[Request], bool]:
        """The next group: what waits now, at least one; False once the journal is to close."""
        group: list[Request] = []
        request = self._requests.get()
        while request is not None:
            group.append(request)
            if len(group) == LARGEST_GROUP:
                return group, True
            try:
                request = self._requests.get_nowait()
            except queue.Empty:
                return group, True
        return group, False


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """A connection to a journal of the current format, made if it isn't there."""
    try:
        connection = sqlite3.connect(path, isolation_level=None, timeout=patience)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise JournalDamaged(f"the journal {path} is damaged")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version == 0:
            connection.executescript(
                f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version={FORMAT}; COMMIT;"
            )
        elif version != FORMAT:
            raise JournalUnavailable(f"the journal {path} has format {version}, not {FORMAT}")
    except sqlite3.Error as error:
        raise _translate(error) from error
    return connection


def _commit(connection: sqlite3.Connection, group: list[Request]) -> list[Answer]:
    """Do a group in one transaction. What one request is refused doesn't touch the others; what
    the store refuses fails them all, and nothing of the group was written."""
    answers: list[Answer] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for work, future in group:
            try:
                answers.append((future, work(connection), None))
            except sqlite3.Error:
                raise
            except Exception as error:  # it is the asker's to see
                answers.append((future, None, error))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        failure = _translate(error)
        return [(future, None, failure) for _, future in group]
    return answers


def _deliver(answers: list[Answer]) -> None:
    for future, result, error in answers:
        if future.cancelled():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)


def _translate(error: sqlite3.Error) -> JournalError:
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return JournalDamaged(f"the journal is damaged: {error}")
    if name.startswith("SQLITE_FULL"):
        return JournalUnavailable("the disk is full: the journal can't be written")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return JournalUnavailable("the journal is locked by another process")
    return JournalUnavailable(f"the journal can't be used: {error}")


def _create(connection: sqlite3.Connection, setup: Setup, created: int) -> None:
    try:
        connection.execute(
            "INSERT INTO tables (id, number, setup, created) VALUES (?, ?, ?, ?)",
            (setup.table, setup.number, msgspec.json.encode(setup), created),
        )
    except sqlite3.IntegrityError:
        raise NumberTaken(f"room number {setup.number} is taken") from None


def _append(
    connection: sqlite3.Connection, table: str, expected: int, entries: Sequence[bytes]
) -> None:
    # The guard comes first and is the only thing that can say no: nothing to take back then.
    guard = connection.execute(
        "UPDATE tables SET last = ? WHERE id = ? AND last = ?",
        (expected + len(entries), table, expected),
    )
    if guard.rowcount == 0:
        raise _why_not(connection, table, expected)
    connection.executemany(
        'INSERT INTO entries ("table", sequence, entry, checksum) VALUES (?, ?, ?, ?)',
        [
            (table, expected + place, entry, zlib.crc32(entry))
            for place, entry in enumerate(entries, 1)
        ],
    )


def _why_not(connection: sqlite3.Connection, table: str, expected: int) -> JournalError:
    row = connection.execute("SELECT last FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return UnknownTable(f"table {table} is not open")
    return Conflict(f"table {table} has {row[0]} entries, not {expected}")


def _checkpoint(connection: sqlite3.Connection, table: str, sequence: int, state: bytes) -> None:
    changed = connection.execute(
        "UPDATE tables SET since = ?, checkpoint = ?, checksum = ?"
        " WHERE id = ? AND since <= ? AND last >= ?",
        (sequence, state, zlib.crc32(state), table, sequence, sequence),
    )
    if changed.rowcount == 0:
        raise _why_not(connection, table, sequence)
    connection.execute('DELETE FROM entries WHERE "table" = ? AND sequence <= ?', (table, sequence))


def _load(connection: sqlite3.Connection, table: str) -> Story:
    row = connection.execute(
        "SELECT setup, created, last, since, checkpoint, checksum FROM tables WHERE id = ?",
        (table,),
    ).fetchone()
    if row is None:
        raise UnknownTable(f"table {table} is not open")
    setup, created, last, since, checkpoint, checksum = row
    if checkpoint is not None and zlib.crc32(checkpoint) != checksum:
        raise JournalDamaged(f"the checkpoint of table {table} is damaged")
    entries = _entries(connection, table, since, last)
    return Story(
        setup=_setup(setup),
        created=created,
        checkpoint=checkpoint,
        since=since,
        entries=entries,
    )


def _entries(
    connection: sqlite3.Connection, table: str, since: int, last: int
) -> tuple[bytes, ...]:
    rows = connection.execute(
        'SELECT sequence, entry, checksum FROM entries WHERE "table" = ? AND sequence > ?'
        " ORDER BY sequence",
        (table, since),
    ).fetchall()
    if [sequence for sequence, _, _ in rows] != list(range(since + 1, last + 1)):
        raise JournalDamaged(f"entries of table {table} are missing")
    for sequence, entry, checksum in rows:
        if zlib.crc32(entry) != checksum:
            raise JournalDamaged(f"entry {sequence} of table {table} is damaged")
    return tuple(entry for _, entry, _ in rows)


def _setup(raw: bytes) -> Setup:
    try:
        return msgspec.json.decode(raw, type=Setup)
    except msgspec.DecodeError as error:
        raise JournalDamaged(f"a table's setup is damaged: {error}") from None


def _find(connection: sqlite3.Connection, number: str) -> Setup | None:
    row = connection.execute("SELECT setup FROM tables WHERE number = ?", (number,)).fetchone()
    return None if row is None else _setup(row[0])


def _open_tables(connection: sqlite3.Connection) -> list[TableRow]:
    rows = connection.execute(
        "SELECT setup, created, last FROM tables ORDER BY created, id"
    ).fetchall()
    return [
        TableRow(setup=_setup(setup), created=created, last=last) for setup, created, last in rows
    ]


def _close_table(connection: sqlite3.Connection, table: str) -> None:
    deleted = connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    if deleted.rowcount == 0:
        raise UnknownTable(f"table {table} is not open")
    connection.execute('DELETE FROM entries WHERE "table" = ?', (table,))
