from __future__ import annotations

import asyncio
from typing import cast

import pytest

from paiju.server.bus import LocalBus
from paiju.server.line import Line, PublicTopic, Seen, own_topic, public_topic
from paiju.server.outbox import UPDATES, Outbox
from paiju.server.problem import Problem
from paiju.server.sync import Frame, FrameKind
from paiju.server.viewing import Viewing


class Desk:
    """The table's side: what a look brings, and when."""

    def __init__(self) -> None:
        self.topic: PublicTopic = "public"
        self.version = 5
        self.looks = 0
        self.refusal: str | None = None
        self.gate = asyncio.Event()
        self.gate.set()

    async def look(self, table: str, player: str) -> Seen:
        version, topic, refusal = self.version, self.topic, self.refusal
        self.looks += 1
        await self.gate.wait()
        if refusal is not None:
            raise Problem(refusal)
        return Seen(
            snapshot=b"snapshot %d" % version,
            topic=topic,
            public_version=version,
            own_version=version,
            seat=2,
        )


class Watcher:
    def __init__(self) -> None:
        self.desk, self.bus, self.outbox = Desk(), LocalBus(), Outbox(lambda: None)
        self.gone = 0
        self.viewing = Viewing(
            "t1",
            "ann",
            bus=self.bus,
            line=cast(Line, self.desk),
            outbox=self.outbox,
            on_gone=self._go,
        )

    def _go(self) -> None:
        self.gone += 1

    def tell(self, version: int, topic: PublicTopic = "public") -> None:
        frame = Frame(FrameKind.UPDATE, version, b"update %d" % version)
        self.bus.publish(public_topic("t1", topic), frame.pack())

    def tell_own(self, version: int) -> None:
        frame = Frame(FrameKind.UPDATE, version, b"own %d" % version)
        self.bus.publish(own_topic("t1", "ann"), frame.pack())

    def order(self, kind: FrameKind, text: bytes = b"") -> None:
        self.bus.publish(public_topic("t1", "public"), Frame(kind, 0, text).pack())


@pytest.fixture
async def watcher() -> Watcher:
    watcher = Watcher()
    await watcher.viewing.start()
    assert watcher.outbox.rest() == [b"snapshot 5"]
    return watcher


async def test_updates_follow_the_snapshot_one_by_one(watcher: Watcher):
    watcher.tell(6)
    watcher.tell(7)
    watcher.tell_own(6)
    assert watcher.outbox.rest() == [b"update 6", b"update 7", b"own 6"]
    assert watcher.viewing.seat == 2


async def test_what_a_snapshot_holds_already_is_not_told_again(watcher: Watcher):
    watcher.tell(4)
    watcher.tell(5)
    assert watcher.outbox.rest() == []


async def test_after_a_gap_a_snapshot_comes_and_nothing_before_it(watcher: Watcher):
    watcher.desk.version = 8
    watcher.tell(7)
    watcher.tell(8)
    assert watcher.outbox.rest() == []
    await asyncio.sleep(0.01)
    watcher.tell(9)
    assert watcher.outbox.rest() == [b"snapshot 8", b"update 9"]


async def test_what_comes_while_a_snapshot_is_made_follows_it(watcher: Watcher):
    watcher.desk.gate.clear()
    watcher.viewing.refresh()
    await asyncio.sleep(0.01)
    watcher.tell(6)
    watcher.tell(7)
    assert watcher.outbox.rest() == []
    watcher.desk.gate.set()
    await asyncio.sleep(0.01)
    assert watcher.outbox.rest() == [b"snapshot 5", b"update 6", b"update 7"]


async def test_when_too_much_comes_meanwhile_another_snapshot_is_made(watcher: Watcher):
    watcher.desk.gate.clear()
    watcher.viewing.refresh()
    await asyncio.sleep(0.01)
    for version in range(6, 8 + UPDATES):
        watcher.tell(version)
    watcher.desk.version = 7 + UPDATES
    watcher.desk.gate.set()
    await asyncio.sleep(0.01)
    assert watcher.outbox.rest() == [b"snapshot %d" % (7 + UPDATES)]


async def test_told_to_look_again_one_sees_nothing_more_until_one_has(watcher: Watcher):
    watcher.order(FrameKind.LOOK)
    watcher.desk.topic = "late"
    watcher.tell(6)
    await asyncio.sleep(0.01)
    watcher.tell(7)
    assert watcher.outbox.rest() == [b"snapshot 5"]
    watcher.tell(6, "late")
    assert watcher.outbox.rest() == [b"update 6"]


async def test_who_may_look_no_longer_is_told_so(watcher: Watcher):
    watcher.desk.refusal = "spectators_not_allowed"
    watcher.order(FrameKind.LOOK)
    await asyncio.sleep(0.01)
    assert watcher.outbox.rest() == [b'{"type":"gone","code":"spectators_not_allowed"}']
    assert watcher.gone == 1
    watcher.tell(6)
    assert watcher.outbox.rest() == []


async def test_a_closed_table_says_goodbye_once(watcher: Watcher):
    watcher.order(FrameKind.GONE, b"goodbye")
    watcher.order(FrameKind.GONE, b"goodbye")
    assert watcher.outbox.rest() == [b"goodbye"]
    assert watcher.gone == 1


async def test_a_table_that_is_not_there_is_not_followed():
    watcher = Watcher()
    watcher.desk.refusal = "room_not_found"
    with pytest.raises(Problem, match="room_not_found"):
        await watcher.viewing.start()
    watcher.viewing.stop()
    watcher.tell(6)
    assert watcher.outbox.rest() == []


async def test_after_stopping_nothing_more_is_heard(watcher: Watcher):
    watcher.viewing.stop()
    watcher.tell(6)
    watcher.viewing.refresh()
    await asyncio.sleep(0.01)
    assert watcher.outbox.rest() == []
    assert watcher.desk.looks == 1


async def test_who_may_not_look_hears_nothing_of_the_table_later():
    watcher = Watcher()
    watcher.desk.refusal = "spectators_not_allowed"
    with pytest.raises(Problem, match="spectators_not_allowed"):
        await watcher.viewing.start()
    watcher.desk.refusal = None
    watcher.bus.publish(public_topic("t1", "public"), Frame(FrameKind.LOOK, 0, b"").pack())
    watcher.tell(6)
    await asyncio.sleep(0)
    assert watcher.desk.looks == 1
    assert watcher.outbox.rest() == []


async def test_who_goes_away_while_he_is_shown_the_table_hears_nothing_later():
    watcher = Watcher()
    watcher.desk.gate.clear()
    starting = asyncio.create_task(watcher.viewing.start())
    await asyncio.sleep(0)
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)
    watcher.desk.gate.set()
    watcher.tell(6)
    await asyncio.sleep(0)
    assert watcher.outbox.rest() == []


async def test_a_table_that_closes_while_one_comes_in_is_not_there():
    watcher = Watcher()
    watcher.desk.gate.clear()
    starting = asyncio.create_task(watcher.viewing.start())
    await asyncio.sleep(0)
    goodbye = Frame(FrameKind.GONE, 0, b"goodbye").pack()
    watcher.bus.publish(public_topic("t1", "public"), goodbye)
    with pytest.raises(Problem, match="room_not_found"):
        await asyncio.wait_for(starting, 1)
