"""The database: SQLite in the data directory by default, or any that SQLAlchemy's URL names.

Everything acknowledged survives power loss: WAL mode with `synchronous=FULL`. SQLite has one
writer at a time, so writes take turns here, in order, instead of meeting a busy file; reads go
on beside them. Migrations run when the database is opened; a module that needs a table declares
it on `metadata` and adds a migration in `migrations/versions`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, Table, event, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from paiju.server.problem import Problem

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_log = structlog.get_logger()

FILE = "paiju.sqlite3"
READERS = 4
BUSY_MS = 10_000


def sqlite_url(data: Path) -> str:
    """The address of the SQLite database in a data directory."""
    return f"sqlite+aiosqlite:///{data / FILE}"


class Database:
    """Reads and writes, as transactions.

    Where the database itself fails (disk full, file locked or damaged, server gone) both raise
    `Problem` unavailable, nothing of the transaction is kept, and the log says why.
    """

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, url: str) -> Database:
        """Connect, and bring the tables to this program's version."""
        if make_url(url).get_backend_name() == "sqlite":
            _directory_of(url).mkdir(parents=True, exist_ok=True)
            writer = _sqlite_engine(url, 1, "BEGIN IMMEDIATE")
            reader = _sqlite_engine(url, READERS, "BEGIN")
        else:
            writer = reader = create_async_engine(url, pool_pre_ping=True)
        async with writer.begin() as connection:
            await connection.run_sync(migrate)
        return cls(writer, reader)

    @property
    def path(self) -> Path | None:
        """The SQLite file, or None for another database."""
        url = self._writer.url
        return Path(url.database or "") if url.get_backend_name() == "sqlite" else None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that reads, of one consistent moment."""
        async with _transaction(self._reader) as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes, committed on leaving; waits for its turn."""
        async with _transaction(self._writer) as connection:
            yield connection

    async def check(self) -> None:
        """Raise if the database can't be read."""
        async with self.read() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """Give all connections back."""
        await self._writer.dispose()
        await self._reader.dispose()


@asynccontextmanager
async def _transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    try:
        async with engine.begin() as connection:
            yield connection
    except (DatabaseError, PoolTimeout) as error:
        # Broken constraints and statements are subclasses: faults of ours, not of the database.
        if type(error) not in (DatabaseError, OperationalError, PoolTimeout):
            raise
        _log.error("the database can't be used", reason=str(getattr(error, "orig", error)))
        raise Problem("unavailable") from error


async def upsert(
    connection: AsyncConnection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Insert a row, or give the row with this key these values; without values, leave it."""
    insert = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
    statement = insert(table).values({**key, **values})
    if values:
        statement = statement.on_conflict_do_update(index_elements=list(key), set_=dict(values))
    else:
        statement = statement.on_conflict_do_nothing(index_elements=list(key))
    await connection.execute(statement)


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not had yet."""
    config = Config()
    config.set_main_option("script_location", "paiju.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _directory_of(url: str) -> Path:
    return Path(make_url(url).database or FILE).parent


def _sqlite_engine(url: str, connections: int, begin: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, pool_timeout=60)

    def prepare(connection: Any, _: Any) -> None:
        # The driver's own idea of when a transaction begins would come between ours.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={BUSY_MS}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine
