from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from paiju.engine.refusal import BadInput
from paiju.games import game_by_id
from paiju.server import lobby as lobbies
from paiju.server.lobby import RESERVED_FOR, Guest, Lobby, QuickWish, RoomWish
from paiju.server.problem import Problem
from paiju.server.quick_table import HOUSE
from paiju.table.command import Sit
from tests.server.test_host import Place

FANGYANG = QuickWish(game="fangyang")


class Entrance:
    """A lobby whose clock the test holds."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.now = 0
        self.lobby = Lobby(place.house, place.journal, game_by_id, lambda: self.now)

    async def quick(self, player: str, address: str = "198.51.100.1", **wish: object) -> str:
        asked = QuickWish(**{"game": "fangyang", **wish})  # type: ignore[arg-type]
        return (await self.lobby.quick_start(asked, Guest(player, address))).table


@pytest.fixture
async def entrance(tmp_path: Path) -> AsyncIterator[Entrance]:
    place = await Place(tmp_path / "journal.sqlite3", fill_after=60_000).open()
    yield Entrance(place)
    await place.close()


async def test_a_room_gets_six_digits_and_belongs_to_its_maker(entrance: Entrance):
    setup = await entrance.lobby.make_room(RoomWish(game="jiayibing"), "ann")
    assert len(setup.number) == 6
    assert setup.number.isdecimal()
    assert setup.creator == "ann"
    assert await entrance.lobby.find(setup.number) == setup


async def test_numbers_that_are_taken_are_drawn_again(
    entrance: Entrance, monkeypatch: pytest.MonkeyPatch
):
    draws = iter([5, 5, 5, 6])
    monkeypatch.setattr(lobbies.secrets, "randbelow", lambda bound: next(draws))
    first = await entrance.lobby.make_room(RoomWish(game="fangyang"), "ann")
    second = await entrance.lobby.make_room(RoomWish(game="fangyang"), "bob")
    assert (first.number, second.number) == ("100005", "100006")


async def test_a_house_that_is_about_to_close_makes_no_rooms(entrance: Entrance):
    entrance.place.house.close_doors()
    with pytest.raises(Problem, match="draining"):
        await entrance.lobby.make_room(RoomWish(game="fangyang"), "ann")


async def test_bots_that_are_not_there_are_not_promised(entrance: Entrance):
    with pytest.raises(BadInput, match="genius"):
        await entrance.lobby.make_room(RoomWish(game="fangyang", level="genius"), "ann")


async def test_quick_start_fills_one_table_before_the_next(entrance: Entrance):
    tables = [await entrance.quick(player) for player in ("a", "b", "c", "d", "e")]
    assert tables[0] == tables[1] == tables[2] == tables[3] != tables[4]


async def test_asking_twice_takes_one_place(entrance: Entrance):
    tables = [await entrance.quick("a") for _ in range(6)]
    tables += [await entrance.quick(player) for player in ("b", "c", "d")]
    assert len(set(tables)) == 1


async def test_a_place_that_nobody_came_to_take_is_given_away(entrance: Entrance):
    first = [await entrance.quick(player) for player in ("a", "b", "c", "d")]
    entrance.now += RESERVED_FOR + 1
    assert await entrance.quick("e") == first[0]


async def test_who_sits_keeps_his_place(entrance: Entrance):
    table = await entrance.quick("a")
    host = entrance.place.house.host(table)
    assert host is not None
    await host.submit(Sit(player="a", name="a"))
    entrance.now += RESERVED_FOR + 1
    others = [await entrance.quick(player) for player in ("b", "c", "d", "e")]
    assert others[:3] == [table] * 3
    assert others[3] != table


async def test_strangers_are_preferred_to_people_of_one_network(entrance: Entrance):
    first = [await entrance.quick(player, "198.51.100.1") for player in ("a", "b", "c", "d")]
    second = await entrance.quick("e", "203.0.113.9")
    entrance.now += RESERVED_FOR + 1
    assert await entrance.quick("f", "198.51.100.1") == second
    assert await entrance.quick("g", "203.0.113.9") == first[0]


async def test_families_play_together_all_the_same(entrance: Entrance):
    tables = {await entrance.quick(player, "198.51.100.1") for player in ("a", "b", "c")}
    assert len(tables) == 1


async def test_a_table_against_bots_is_nobody_elses(entrance: Entrance):
    mine = await entrance.quick("a", bots=True)
    assert await entrance.quick("b", bots=True) != mine
    assert await entrance.quick("c") != mine
    setup = next(h.setup for h in entrance.place.house.hosts() if h.setup.table == mine)
    assert (setup.creator, setup.public, setup.advice) == (HOUSE, False, True)
