from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from paiju.server.announcement import Order
from paiju.server.operator import carry_out
from paiju.server.session import ANNOUNCEMENTS, KICK, player_topic
from tests.server.test_host import Place, a_setup


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    place = await Place(tmp_path / "journal.sqlite3").open()
    await place.house.make(a_setup())
    yield place
    await place.close()


async def test_words_go_to_everybody(place: Place):
    heard: list[bytes] = []
    place.bus.subscribe(ANNOUNCEMENTS, heard.append)
    await carry_out(Order(id=1, kind="announce", target="", words="茶"), place.house, place.bus)
    assert [json.loads(each)["text"] for each in heard] == ["茶"]


async def test_a_player_is_thrown_out_of_all_connections(place: Place):
    heard: list[bytes] = []
    place.bus.subscribe(player_topic("ann"), heard.append)
    await carry_out(Order(id=1, kind="kick", target="ann", words=""), place.house, place.bus)
    assert heard == [KICK]


async def test_a_room_is_closed_by_its_number_and_no_other(place: Place):
    other = Order(id=1, kind="close_room", target="999999", words="late")
    await carry_out(other, place.house, place.bus)
    assert len(place.house) == 1
    mine = Order(id=2, kind="close_room", target="123456", words="late")
    await carry_out(mine, place.house, place.bus)
    await place.until(lambda: len(place.house) == 0)
