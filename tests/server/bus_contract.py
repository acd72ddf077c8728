"""What every adapter of the bus promises. An adapter's test module subclasses `BusContract` and
gives it a `bus` fixture, and `settle`, which waits until what was sent has arrived."""

from __future__ import annotations

import asyncio

import pytest

from paiju.server.bus import Bus, Unserved


async def answer_backwards(message: bytes) -> bytes:
    await asyncio.sleep(0)
    return message[::-1]


class BusContract:
    async def settle(self, bus: Bus) -> None:
        await asyncio.sleep(0)

    async def test_every_listener_gets_every_message_in_order(self, bus: Bus):
        first: list[bytes] = []
        second: list[bytes] = []
        bus.subscribe("table/a/public", first.append)
        bus.subscribe("table/a/public", second.append)
        await self.settle(bus)
        for place in range(10):
            bus.publish("table/a/public", b"%d" % place)
        await self.settle(bus)
        assert first == second == [b"%d" % place for place in range(10)]

    async def test_other_topics_are_not_heard(self, bus: Bus):
        heard: list[bytes] = []
        bus.subscribe("table/a/public", heard.append)
        await self.settle(bus)
        bus.publish("table/a", b"x")
        bus.publish("table/b/public", b"x")
        await self.settle(bus)
        assert heard == []

    async def test_who_has_stopped_listening_hears_nothing_more(self, bus: Bus):
        heard: list[bytes] = []
        stop = bus.subscribe("topic", heard.append)
        await self.settle(bus)
        bus.publish("topic", b"before")
        await self.settle(bus)
        stop()
        bus.publish("topic", b"after")
        await self.settle(bus)
        assert heard == [b"before"]

    async def test_a_message_to_nobody_is_no_fault(self, bus: Bus):
        bus.publish("nobody", b"x")

    async def test_a_request_is_answered_by_who_serves(self, bus: Bus):
        bus.serve("backwards", answer_backwards)
        await self.settle(bus)
        assert await bus.request("backwards", b"abc") == b"cba"

    async def test_requests_run_side_by_side(self, bus: Bus):
        gate = asyncio.Event()

        async def wait(message: bytes) -> bytes:
            if message == b"first":
                await gate.wait()
            else:
                gate.set()
            return message

        bus.serve("gate", wait)
        await self.settle(bus)
        answers = await asyncio.gather(
            bus.request("gate", b"first"), bus.request("gate", b"second")
        )
        assert answers == [b"first", b"second"]

    async def test_a_request_that_nobody_serves_fails_at_once(self, bus: Bus):
        with pytest.raises(Unserved):
            await bus.request("nobody", b"x")

    async def test_who_has_stopped_serving_is_not_asked(self, bus: Bus):
        stop = bus.serve("backwards", answer_backwards)
        await self.settle(bus)
        stop()
        await self.settle(bus)
        with pytest.raises(Unserved):
            await bus.request("backwards", b"abc")
