import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import AsyncTestClient

from paiju.games import game_by_id
from paiju.server.database import FILE, Database, sqlite_url
from paiju.server.identity import Visitor
from paiju.server.platform import Platform, PlatformSettings
from paiju.server.problem import exception_handlers
from paiju.server.routes import platform_routes

HOME = Visitor("203.0.113.7", "Test")


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at

    def move(self, ms: int) -> None:
        self.at += ms


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and no rows: migrations take longer than most tests."""
    folder = tmp_path_factory.mktemp("empty")

    async def migrate() -> None:
        await (await Database.open(sqlite_url(folder))).close()

    asyncio.run(migrate())
    return folder / FILE


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(sqlite_url(tmp_path))
    yield database
    await database.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> PlatformSettings:
    shutil.copy(empty_database, tmp_path / FILE)
    return PlatformSettings(data=tmp_path)


@pytest.fixture
async def platform(settings: PlatformSettings, clock: Clock) -> AsyncIterator[Platform]:
    hasher = PasswordHasher.from_parameters(CHEAPEST)
    platform = await Platform.open(settings, game_by_id, now=clock, hasher=hasher)
    yield platform
    await platform.close()


@pytest.fixture
def app(platform: Platform) -> Litestar:
    return Litestar(
        platform_routes,
        state=State({"platform": platform}),
        exception_handlers=exception_handlers,
    )


@pytest.fixture
async def client(app: Litestar) -> AsyncIterator[AsyncTestClient[Litestar]]:
    async with AsyncTestClient(app) as client:
        client.headers["X-Paiju"] = "1"
        yield client


@pytest.fixture
async def other_client(app: Litestar) -> AsyncIterator[AsyncTestClient[Litestar]]:
    async with AsyncTestClient(app) as client:
        client.headers["X-Paiju"] = "1"
        yield client
