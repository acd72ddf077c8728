from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from paiju.engine.refusal import Refused
from paiju.server import heartbeat
from paiju.server.lobby import Lobby
from paiju.server.metrics import Metrics
from paiju.server.outbox import ANSWERS, UPDATES
from paiju.server.platform import Platform
from paiju.server.problem import Problem
from paiju.server.session import (
    ANNOUNCEMENTS,
    DEAD_CLOSE,
    KICK,
    KICKED_CLOSE,
    LIMIT_CLOSE,
    REPLACED_CLOSE,
    SLOW_CLOSE,
    Caller,
    Disconnected,
    Reception,
    Session,
    player_topic,
)
from paiju.table.command import Close, Leave, Say, Sit
from tests.server.test_host import Place, a_setup

Json = dict[str, Any]


class Gate:
    """What a session asks of the platform; `refusing` names the limits that are used up."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.refusing: set[str] = set()

    def limit(self, kind: str, player: str | None, address: str | None) -> None:
        if kind in self.refusing:
            raise Problem("too_many_requests", retry_after=1)

    def look_at_limit(self, kind: str, player: str | None, address: str | None) -> None:
        self.limit(kind, player, address)

    async def refuse_used_up(self, player: str) -> None:
        if "daily" in self.refusing:
            raise Problem("daily_limit")


class Wire:
    """A transport of which the test is the other end."""

    def __init__(self) -> None:
        self.sent: list[Json] = []
        self.closed_with: int | None = None
        self.reads = asyncio.Event()
        self.reads.set()
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()

    async def receive(self) -> str:
        text = await self._incoming.get()
        if text is None:
            raise Disconnected
        return text

    async def send(self, text: bytes) -> None:
        await self.reads.wait()
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.closed_with = code

    def say(self, kind: str, message_id: str = "1", **fields: Any) -> None:
        self._incoming.put_nowait(json.dumps({"type": kind, "id": message_id, **fields}))

    def hang_up(self) -> None:
        self._incoming.put_nowait(None)

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.sent]

    async def until(self, kind: str) -> Json:
        async with asyncio.timeout(5):
            while kind not in self.kinds():
                await asyncio.sleep(0.005)
        return next(message for message in self.sent if message["type"] == kind)


class Hall:
    """A table, and people who connect to it."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.gate = Gate()
        self.now = 0
        self.sessions: list[asyncio.Task[None]] = []

    def connect(self, player: str, address: str = "127.0.0.1") -> Wire:
        host = self.place.host()
        around = host._around
        lobby = Lobby(self.place.house, self.place.journal, around.find_game, around.now)
        reception = Reception(
            bus=self.place.bus,
            line=self.place.line,
            lobby=lobby,
            platform=cast(Platform, self.gate),
            now=lambda: self.now,
            version="1",
        )
        wire = Wire()
        caller = Caller(player=player, name=player, address=address, session="s")
        self.sessions.append(asyncio.create_task(Session(caller, wire, reception).run()))
        return wire

    async def all_end(self) -> None:
        async with asyncio.timeout(5):
            await asyncio.gather(*self.sessions)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    place = await Place(tmp_path / "journal.sqlite3").open()
    await place.house.make(a_setup(free_text=True))
    hall = Hall(place)
    yield hall
    for session in hall.sessions:
        session.cancel()
    await asyncio.gather(*hall.sessions, return_exceptions=True)
    await place.close()


async def chatter(hall: Hall, count: int) -> None:
    """Something for everybody to be told, so many times."""
    await hall.place.line.submit("t1", Sit(player="bob", name="波"))
    for place in range(count):
        await hall.place.line.submit("t1", Say(player="bob", text=f"{place}"))


async def test_hello_comes_first_and_the_snapshot_before_the_ack(hall: Hall):
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    await ann.until("ack")
    assert ann.kinds() == ["hello", "snapshot", "ack"]


async def test_a_slow_client_gets_a_snapshot_in_place_of_what_piled_up(hall: Hall):
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    await ann.until("ack")
    ann.reads.clear()
    await chatter(hall, UPDATES + 20)
    ann.reads.set()
    async with asyncio.timeout(5):
        while ann.kinds().count("snapshot") < 2:
            await asyncio.sleep(0.005)
    assert ann.kinds().count("update") < 20
    await hall.place.line.submit("t1", Say(player="bob", text="last"))
    async with asyncio.timeout(5):
        while ann.sent[-1]["type"] != "update":
            await asyncio.sleep(0.005)
    snapshot = [message for message in ann.sent if message["type"] == "snapshot"][-1]
    assert ann.sent[-1]["version"] == snapshot["public"]["version"] + 1


async def test_a_client_that_takes_nothing_does_not_hold_up_the_table(hall: Hall):
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    await ann.until("ack")
    ann.reads.clear()
    async with asyncio.timeout(5):
        await chatter(hall, 3 * UPDATES)


async def test_a_client_that_takes_nothing_is_disconnected(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("paiju.server.session.EVERY", 0.01)
    ann = hall.connect("ann")
    await ann.until("hello")
    ann.reads.clear()
    await ann_is_being_sent_something(ann)
    hall.now += heartbeat.SENDING_AT_MOST + 1
    await asyncio.sleep(0.05)
    ann.reads.set()
    await hall.all_end()
    assert ann.closed_with == DEAD_CLOSE


async def ann_is_being_sent_something(ann: Wire) -> None:
    ann.say("ping")
    await asyncio.sleep(0.05)


async def test_a_client_that_asks_and_never_reads_is_disconnected(hall: Hall):
    ann = hall.connect("ann")
    await ann.until("hello")
    ann.reads.clear()
    for _ in range(ANSWERS + 5):
        ann.say("ping")
    await asyncio.sleep(0.1)
    ann.reads.set()
    await hall.all_end()
    assert ann.closed_with == SLOW_CLOSE


async def test_a_silent_line_is_given_up_and_the_player_counts_as_away(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("paiju.server.session.EVERY", 0.1)
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    await ann.until("ack")
    ann.say("sit", "2")
    await hall.place.until(lambda: hall.place.host().table.seats[0].present)
    await asyncio.sleep(0.05)
    hall.now += heartbeat.DEAD_AFTER + 1
    await hall.all_end()
    assert ann.closed_with == DEAD_CLOSE
    await hall.place.until(lambda: not hall.place.host().table.seats[0].present)


async def test_pings_measure_lag_and_the_table_is_told(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("paiju.server.session.EVERY", 0.1)
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    await ann.until("ack")
    ann.say("sit", "2")
    await hall.place.until(lambda: hall.place.host().table.seats[0].player == "ann")
    await hall.place.until(lambda: ann.kinds().count("snapshot") > 1)
    ping = await ann.until("ping")
    hall.now += 250
    ann.say("pong", ping["id"])
    board = hall.place.host().table._board
    await hall.place.until(lambda: board.lag(0) == 250)


async def test_the_newer_connection_wins(hall: Hall):
    old = hall.connect("ann")
    await old.until("hello")
    new = hall.connect("ann")
    await old.until("replaced")
    await hall.sessions[0]
    assert old.closed_with == REPLACED_CLOSE
    assert new.closed_with is None


async def test_another_player_is_not_replaced(hall: Hall):
    ann = hall.connect("ann")
    await ann.until("hello")
    await hall.connect("bob").until("hello")
    assert ann.kinds() == ["hello"]


async def test_the_operator_can_throw_a_player_out(hall: Hall):
    ann = hall.connect("ann")
    await ann.until("hello")
    hall.place.bus.publish(player_topic("ann"), KICK)
    await hall.all_end()
    assert ann.closed_with == KICKED_CLOSE


async def test_announcements_reach_everybody(hall: Hall):
    ann, bob = hall.connect("ann"), hall.connect("bob")
    await ann.until("hello")
    await bob.until("hello")
    hall.place.bus.publish(ANNOUNCEMENTS, b'{"type": "announcement", "text": "tea"}')
    assert (await ann.until("announcement"))["text"] == "tea"
    assert (await bob.until("announcement"))["text"] == "tea"


async def test_over_the_limit_of_messages_the_connection_ends_with_an_error(hall: Hall):
    ann = hall.connect("ann")
    await ann.until("hello")
    hall.gate.refusing.add("message")
    ann.say("ping")
    await hall.all_end()
    assert ann.sent[-1]["code"] == "too_many_requests"
    assert ann.closed_with == LIMIT_CLOSE


@pytest.mark.parametrize("guess", ["000001", "123456"])
async def test_guessing_room_numbers_is_limited_whether_or_not_the_guess_is_right(
    hall: Hall, guess: str
):
    ann = hall.connect("ann")
    ann.say("join", room="000000")
    assert (await ann.until("error"))["code"] == "room_not_found"
    hall.gate.refusing.add("room_guess")
    ann.say("join", "2", room=guess)
    async with asyncio.timeout(5):
        while ann.sent[-1]["id"] != "2":
            await asyncio.sleep(0.005)
    assert ann.sent[-1]["code"] == "too_many_requests"


async def test_who_has_a_seat_comes_back_however_many_others_have_guessed(hall: Hall):
    await hall.place.line.submit("t1", Sit(player="ann", name="安"))
    hall.gate.refusing.add("room_guess")
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    await ann.until("ack")


async def test_who_has_played_enough_today_may_not_sit_down(hall: Hall):
    hall.gate.refusing.add("daily")
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    ann.say("sit", "2")
    assert (await ann.until("error"))["code"] == "daily_limit"


async def test_who_reaches_his_limit_may_play_the_match_to_its_end(hall: Hall):
    await hall.place.start_match()
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    await ann.until("ack")
    hall.gate.refusing.add("daily")
    while hall.place.host().table.phase == "playing":
        try:
            await asyncio.wait_for(hall.place.answer_once(os.urandom(8).hex()), 0.2)
        except (Refused, TimeoutError):
            continue
    ann.say("ready", "2")
    await hall.place.until(lambda: hall.place.host().table.round_id[1] == 2)
    assert "error" not in ann.kinds()


async def test_who_reaches_his_limit_at_a_table_that_waits_begins_no_match(hall: Hall):
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    ann.say("sit", "2")
    await hall.place.until(lambda: ann.kinds().count("snapshot") > 1)
    hall.gate.refusing.add("daily")
    ann.say("ready", "3")
    assert (await ann.until("error"))["code"] == "daily_limit"
    assert not hall.place.host().table.seats[0].ready


async def test_who_takes_nothing_keeps_a_closed_table_from_nobody(hall: Hall):
    """The farewell of a table is for those, too, whose connection is full already."""
    slow, quick = hall.connect("slow"), hall.connect("quick")
    for viewer in (slow, quick):
        viewer.say("join", room="123456")
        await viewer.until("ack")
    slow.reads.clear()
    for number in range(ANSWERS + 2):
        slow.say("ping", f"{number}")
    await hall.place.host().submit(Close(reason="operator"))
    assert (await quick.until("gone"))["code"] == "operator"
    await hall.place.until(lambda: len(hall.place.house) == 0)


async def test_hanging_up_frees_nothing_but_the_line(hall: Hall):
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    ann.say("sit", "2")
    await hall.place.until(lambda: hall.place.host().table.seats[0].present)
    ann.hang_up()
    await hall.all_end()
    seat = hall.place.host().table.seats[0]
    assert (seat.player, seat.present) == ("ann", False)


async def test_going_to_another_room_leaves_the_first_one(hall: Hall):
    ann = hall.connect("ann")
    ann.say("join", room="123456")
    ann.say("sit", "2")
    await hall.place.until(lambda: hall.place.host().table.seats[0].present)
    other = a_setup()
    await hall.place.house.make(
        type(other)(table="t2", number="222222", game="fangyang", options={}, creator="bob")
    )
    ann.say("join", "3", room="222222")
    await hall.place.until(lambda: not hall.place.host().table.seats[0].present)
    count = len(ann.sent)
    await hall.place.line.submit("t1", Sit(player="eve", name="伊"))
    await asyncio.sleep(0.05)
    assert all(message["type"] != "update" for message in ann.sent[count:])


async def seats_that_share_a_network(hall: Hall, *addresses: str) -> list[list[int]] | None:
    """What the table is shown when players sit down who come from these addresses."""
    for number, address in enumerate(addresses):
        player = hall.connect(f"p{number}", address)
        player.say("join", room="123456")
        player.say("sit", "2")
        await hall.place.until(lambda n=number: hall.place.host().seats[n].player)
    _, snapshot = await hall.place.look("p0")
    assert all(address not in str(snapshot) for address in addresses)
    network = snapshot["public"]["sections"]["network"]
    return network and network["groups"]


async def test_the_table_is_shown_who_shares_a_network_and_never_which(hall: Hall):
    addresses = ("203.0.113.7", "198.51.100.9", "203.0.113.7")
    assert await seats_that_share_a_network(hall, *addresses) == [[0, 2]]


async def test_nothing_is_shown_where_nobody_shares_a_network(hall: Hall):
    assert await seats_that_share_a_network(hall, "203.0.113.7", "198.51.100.9") is None


async def test_who_left_his_seat_shares_no_network_any_more(hall: Hall):
    await seats_that_share_a_network(hall, "203.0.113.7", "203.0.113.7")
    await hall.place.line.submit("t1", Leave(player="p1"))
    _, snapshot = await hall.place.look("p0")
    assert snapshot["public"]["sections"]["network"] is None
