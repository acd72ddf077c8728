from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from paiju.server.journal import JournalDamaged, JournalUnavailable
from paiju.server.sqlite_journal import SqliteJournal
from tests.server.journal_contract import JournalContract, a_setup


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


@pytest.fixture
async def journal(path: Path) -> AsyncIterator[SqliteJournal]:
    journal = SqliteJournal(path, patience=0.2)
    await journal.open()
    yield journal
    await journal.aclose()


class TestContract(JournalContract):
    """SQLite keeps the promises of every journal."""


async def reopened(path: Path) -> SqliteJournal:
    journal = SqliteJournal(path, patience=0.2)
    await journal.open()
    return journal


async def test_everything_is_there_after_reopening(journal: SqliteJournal, path: Path):
    await journal.create(a_setup("t1", "123456"), 0)
    await journal.append("t1", 0, [b"one"])
    await journal.aclose()
    again = await reopened(path)
    assert (await again.load("t1")).entries == (b"one",)
    await again.aclose()


async def test_requests_that_gather_during_a_commit_share_the_next(path: Path):
    groups: list[int] = []
    journal = SqliteJournal(path, on_commit=lambda size, seconds: groups.append(size))
    await journal.open()
    await journal.create(a_setup("t1", "123456"), 0)
    await asyncio.gather(*(journal.append("t1", place, [b"x"]) for place in range(200)))
    await journal.aclose()
    assert sum(groups) == 201
    assert max(groups) > 20


async def test_a_cancelled_request_is_written_all_the_same(journal: SqliteJournal):
    await journal.create(a_setup("t1", "123456"), 0)
    append = asyncio.create_task(journal.append("t1", 0, [b"one"]))
    await asyncio.sleep(0)
    append.cancel()
    await asyncio.gather(append, return_exceptions=True)
    assert (await journal.load("t1")).entries == (b"one",)


async def test_a_locked_file_is_named_and_nothing_is_lost(journal: SqliteJournal, path: Path):
    await journal.create(a_setup("t1", "123456"), 0)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(JournalUnavailable, match="locked"):
        await journal.append("t1", 0, [b"one"])
    other.execute("ROLLBACK")
    other.close()
    await journal.append("t1", 0, [b"one"])
    assert (await journal.load("t1")).entries == (b"one",)


async def test_a_full_disk_is_named_and_what_was_acknowledged_stays(
    journal: SqliteJournal, path: Path
):
    await journal.create(a_setup("t1", "123456"), 0)
    await journal.append("t1", 0, [b"one"])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    written = path.with_name(path.name + "-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (written + 8192, hard))
    try:
        with pytest.raises(JournalUnavailable):
            await journal.append("t1", 1, [b"x" * 100_000])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await journal.append("t1", 1, [b"two"])
    await journal.aclose()
    again = await reopened(path)
    assert (await again.load("t1")).entries == (b"one", b"two")
    await again.aclose()


async def test_a_file_that_is_no_journal_is_refused(path: Path):
    path.write_bytes(b"not a database, but long enough to be read as one" * 100)
    with pytest.raises(JournalDamaged):
        await reopened(path)


async def test_a_journal_of_a_later_format_is_refused(path: Path):
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version=99")
    connection.close()
    with pytest.raises(JournalUnavailable, match="format 99"):
        await reopened(path)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET entry = x'00' WHERE sequence = 3",
        "DELETE FROM entries WHERE sequence = 3",
        "DELETE FROM entries WHERE sequence = 4",
        "UPDATE tables SET checkpoint = x'00'",
        "UPDATE tables SET setup = x'7b'",
    ],
)
async def test_damaged_content_is_noticed_on_loading(
    journal: SqliteJournal, path: Path, damage: str
):
    await journal.create(a_setup("t1", "123456"), 0)
    await journal.append("t1", 0, [b"one", b"two", b"three", b"four"])
    await journal.checkpoint("t1", 2, b"two")
    with sqlite3.connect(path) as connection:
        connection.execute(damage)
    with pytest.raises(JournalDamaged):
        await journal.load("t1")


async def test_a_torn_write_at_the_end_of_the_log_loses_only_what_was_not_acknowledged(
    journal: SqliteJournal, path: Path, tmp_path: Path
):
    await journal.create(a_setup("t1", "123456"), 0)
    await journal.append("t1", 0, [b"one"])
    safe = path.with_name(path.name + "-wal").read_bytes()
    await journal.append("t1", 1, [b"two"])
    torn = path.with_name(path.name + "-wal").read_bytes()[: len(safe) + 1000]
    elsewhere = tmp_path / "torn.sqlite3"
    elsewhere.write_bytes(path.read_bytes())
    elsewhere.with_name(elsewhere.name + "-wal").write_bytes(torn)
    again = await reopened(elsewhere)
    assert (await again.load("t1")).entries == (b"one",)
    await again.aclose()


async def test_a_closed_journal_says_so(journal: SqliteJournal):
    await journal.aclose()
    with pytest.raises(JournalUnavailable, match="closed"):
        await journal.open_tables()
