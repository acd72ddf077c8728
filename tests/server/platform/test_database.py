import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, select, text
from sqlalchemy.exc import IntegrityError

from paiju.server import schema
from paiju.server.database import Database, metadata, sqlite_url, upsert


def row(key: str) -> dict[str, object]:
    return {"id": key, "name": "甲", "created": 0, "seen": 0}


async def count(database: Database) -> int:
    async with database.read() as connection:
        return (
            await connection.execute(select(func.count()).select_from(schema.player))
        ).scalar_one()


async def test_migrations_make_exactly_the_declared_tables(database: Database) -> None:
    def difference(connection):  # type: ignore[no-untyped-def]
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with database.write() as connection:
        assert await connection.run_sync(difference) == []


async def test_opening_twice_keeps_what_was_written(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    first = await Database.open(url)
    async with first.write() as connection:
        await connection.execute(schema.player.insert().values(row("a")))
    await first.close()
    second = await Database.open(url)
    assert await count(second) == 1
    await second.close()


async def test_what_is_acknowledged_survives_power_loss(database: Database) -> None:
    async with database.write() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1


async def test_a_write_that_fails_leaves_nothing(database: Database) -> None:
    async def write_twice() -> None:
        async with database.write() as connection:
            await connection.execute(schema.player.insert().values(row("a")))
            await connection.execute(schema.player.insert().values(row("a")))

    with pytest.raises(IntegrityError):
        await write_twice()
    assert await count(database) == 0


async def test_writers_take_turns_and_readers_go_on_beside_them(database: Database) -> None:
    async def add(number: int) -> None:
        async with database.write() as connection:
            before = (
                await connection.execute(select(func.count()).select_from(schema.player))
            ).scalar_one()
            await asyncio.sleep(0)
            await connection.execute(schema.player.insert().values(row(f"{before}")))

    async with database.write() as connection:
        await connection.execute(schema.player.insert().values(row("0")))
        assert await count(database) == 0
    await asyncio.gather(*(add(number) for number in range(10)))
    assert await count(database) == 11


async def test_an_upsert_inserts_or_replaces(database: Database) -> None:
    for name in ("甲", "乙"):
        async with database.write() as connection:
            values = {"name": name, "created": 0, "seen": 0}
            await upsert(connection, schema.player, {"id": "a"}, values)
    async with database.write() as connection:
        await connection.execute(schema.mute.insert().values(player="a", muted="a", since=1))
        await upsert(connection, schema.mute, {"player": "a", "muted": "a"}, {"since": 2})
        names = (await connection.execute(select(schema.player.c.name))).scalars().all()
        since = (await connection.execute(select(schema.mute.c.since))).scalar_one()
    assert (names, since) == (["乙"], 2)
