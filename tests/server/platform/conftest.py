from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from paiju.server.database import Database, sqlite_url


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(sqlite_url(tmp_path))
    yield database
    await database.close()
