from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.live import LiveServer, a_server
from tests.server.player import Player, a_player


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server for all tests that leave it running."""
    with a_server(tmp_path_factory.mktemp("data"), "--spectators-wait", "0.8") as server:
        yield server


@pytest.fixture
async def ann(server: LiveServer) -> AsyncIterator[Player]:
    """A guest who is connected."""
    async with a_player(server.address, "安") as player:
        yield player
