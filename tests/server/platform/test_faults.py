"""The platform's database on a disk that is full, in a file that is locked, torn or no database:
a clear answer, and nothing that was acknowledged is lost."""

import json
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient
from sqlalchemy import select
from sqlalchemy.exc import DatabaseError

from paiju.server import database as databases
from paiju.server import log, schema
from paiju.server.database import FILE, Database, sqlite_url
from paiju.server.platform import Platform
from paiju.server.problem import Problem

Client = AsyncTestClient[Litestar]


async def add(database: Database, player: str, name: str = "甲") -> None:
    async with database.write() as connection:
        row = {"id": player, "name": name, "created": 0, "seen": 0}
        await connection.execute(schema.player.insert().values(row))


async def players(database: Database) -> list[str]:
    async with database.read() as connection:
        rows = await connection.execute(select(schema.player.c.id).order_by(schema.player.c.id))
        return list(rows.scalars())


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds the file."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def full_disk(path: Path, room: int = 8192) -> Iterator[None]:
    """No file grows beyond what the log holds now and a little more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    written = path.with_name(path.name + "-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (written + room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_is_said_and_what_was_acknowledged_stays(
    database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log.configure("info")
    await add(database, "a")
    with full_disk(tmp_path / FILE), pytest.raises(Problem, match="unavailable"):
        await add(database, "b", "x" * 200_000)
    line = json.loads(capsys.readouterr().err.strip().splitlines()[-1])
    assert line["event"] == "the database can't be used"
    assert line["reason"] in ("disk I/O error", "database or disk is full")
    await add(database, "c")
    await database.close()
    again = await Database.open(sqlite_url(tmp_path))
    assert await players(again) == ["a", "c"]
    await again.close()


async def test_a_locked_file_is_said_and_written_again_when_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log.configure("info")
    monkeypatch.setattr(databases, "BUSY_MS", 100)
    database = await Database.open(sqlite_url(tmp_path))
    with locked(tmp_path / FILE):
        with pytest.raises(Problem, match="unavailable"):
            await add(database, "a")
        assert "database is locked" in capsys.readouterr().err
    await add(database, "b")
    assert await players(database) == ["b"]
    await database.close()


async def test_a_torn_write_at_the_end_of_the_log_loses_only_what_was_not_acknowledged(
    database: Database, tmp_path: Path
) -> None:
    await add(database, "a")
    log_file = tmp_path / (FILE + "-wal")
    safe = log_file.stat().st_size
    await add(database, "b")
    elsewhere = tmp_path / "torn"
    elsewhere.mkdir()
    (elsewhere / FILE).write_bytes((tmp_path / FILE).read_bytes())
    (elsewhere / (FILE + "-wal")).write_bytes(log_file.read_bytes()[: safe + 1000])
    torn = await Database.open(sqlite_url(elsewhere))
    assert await players(torn) == ["a"]
    await torn.close()


async def test_a_torn_page_is_never_taken_for_what_was_written(
    database: Database, tmp_path: Path
) -> None:
    """What lies there half written is an error, not an empty answer."""
    for number in range(200):
        await add(database, f"{number:03}", "名" * 100)
    await database.close()
    path = tmp_path / FILE
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 8192 * 4096 + 100])
    with pytest.raises((Problem, DatabaseError)):
        await names_in(tmp_path)


async def names_in(data: Path) -> list[str]:
    """Opens the database, reads every name, and closes it again."""
    database = await Database.open(sqlite_url(data))
    try:
        async with database.read() as connection:
            return list((await connection.execute(select(schema.player.c.name))).scalars())
    finally:
        await database.close()


async def test_a_file_that_is_no_database_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database, but long enough to be read as one" * 200)
    with pytest.raises(DatabaseError, match="not a database"):
        await Database.open(sqlite_url(tmp_path))


async def test_visitors_hear_that_the_service_is_not_available_and_later_that_it_is(
    client: Client, platform: Platform, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = platform.database.path
    assert path is not None
    async with platform.database.write() as connection:
        await connection.exec_driver_sql("PRAGMA busy_timeout=100")
    with locked(path):
        answer = await client.post("/api/guest", json={"name": "阿明"})
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert "locked" not in answer.text, "the inside is for the log"
        assert (await client.get("/healthz")).status_code == 200
    assert (await client.post("/api/guest", json={"name": "阿明"})).status_code == 201
