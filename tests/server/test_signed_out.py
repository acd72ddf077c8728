"""Whose session has ended is signed out at once, wherever a connection of it is open."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from paiju.server.session import SIGNED_OUT_CLOSE
from tests.server.live import LiveServer, a_server
from tests.server.player import Player


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    with a_server(Path(tmp_path_factory.mktemp("data"))) as server:
        yield server


async def until_closed(player: Player) -> int | None:
    assert player._reading is not None
    await player._reading
    return player.closed_with


async def test_signing_out_closes_the_connection(server: LiveServer) -> None:
    ann = await (await Player(server.address, "ann").enter()).connect()
    (await ann.http.post("/api/account/sign-out")).raise_for_status()
    assert await until_closed(ann) == SIGNED_OUT_CLOSE
    await ann.leave()


async def test_a_session_ended_from_elsewhere_is_closed_and_ones_own_stays(
    server: LiveServer,
) -> None:
    account = {"name": "bert", "password": "a long pass phrase 7"}
    here = await Player(server.address, "bert").enter()
    (await here.http.post("/api/account", json=account)).raise_for_status()
    elsewhere = Player(server.address, "bert")
    (await elsewhere.http.post("/api/account/sign-in", json=account)).raise_for_status()
    await elsewhere.connect()
    await elsewhere.say("ping")
    (await here.http.delete("/api/account/sessions")).raise_for_status()
    assert await until_closed(elsewhere) == SIGNED_OUT_CLOSE
    await here.connect()
    (await here.http.delete("/api/account/sessions")).raise_for_status()
    assert (await here.say("ping"))["type"] == "pong"
    await here.leave()
    await elsewhere.leave()


async def test_who_deletes_himself_is_gone_at_once(server: LiveServer) -> None:
    carl = await (await Player(server.address, "carl").enter()).connect()
    answer: httpx.Response = await carl.http.post("/api/account/deletion", json={})
    answer.raise_for_status()
    assert await until_closed(carl) == SIGNED_OUT_CLOSE
    await carl.leave()
