"""A running server whose database is held by another program."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import httpx

from paiju.engine.record import read_record, verify
from paiju.games import game_by_id
from paiju.server.database import FILE
from tests.server.live import a_server
from tests.server.player import Player, a_player, with_bots


async def record_of(player: Player, link: str) -> bytes:
    """The record once it is kept."""
    async with asyncio.timeout(60):
        while (answer := await player.http.get(f"/api/records/{link}")).status_code != 200:
            await asyncio.sleep(0.2)
    return answer.content


async def test_a_locked_database_holds_up_no_table_and_loses_no_round(tmp_path: Path) -> None:
    with a_server(tmp_path) as server:
        async with a_player(server.address, "安") as ann:
            await ann.join(await with_bots(ann))
            other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await ann.play(lambda me: me.public.get("settlement"))
            link = ann.public["settlement"]["record"]
            missing = await ann.http.get(f"/api/records/{link}")
            assert missing.status_code == httpx.codes.NOT_FOUND
            other.execute("ROLLBACK")
            other.close()
            record = read_record(await record_of(ann, link))
            assert verify(game_by_id, record).problems == ()
