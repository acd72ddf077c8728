"""Thousands of random and mutated messages from several connections to a server with running
tables: no crash, no table that stands still, no wrong view."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.server.fuzzing import Fuzzer, Steady
from tests.server.haste import hasten
from tests.server.live import LiveServer
from tests.server.player import a_room

GAMES = ("fangyang", "jiayibing", "anshan-mahjong", "yuyao-mahjong")
FUZZERS = 2
"""At each table, beside one who plays on and bots."""

FINISHES_WITHIN = 120
"""Seconds in which every round that runs is over once the noise has stopped."""


@pytest.fixture
def quick_server(tmp_path: Path) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path, prepare=hasten).start()
    yield server
    server.stop()


class Noise:
    """A table of each game, and those who play and fuzz there."""

    def __init__(self, server: LiveServer, seed: int) -> None:
        self.server = server
        self.rng = Random(seed)
        self.steady: list[Steady] = []
        self.fuzzers: list[Fuzzer] = []

    async def open_tables(self, stack: AsyncExitStack) -> None:
        for game in GAMES:
            steady = Steady(self.server.address, game)
            stack.push_async_callback(steady.leave)
            await (await steady.enter()).connect()
            number = await a_room(steady, game=game, pace="fast", advice=True)
            await steady.join(number)
            await steady.say("sit")
            self.steady.append(steady)
            for place in range(FUZZERS):
                name = f"{game[:3]}{place}"
                fuzzer = Fuzzer(self.server.address, name, number, Random(self.rng.random()))
                stack.push_async_callback(fuzzer.leave)
                await (await fuzzer.enter()).connect()
                await fuzzer.join(number)
                await fuzzer.say("sit")
                self.fuzzers.append(fuzzer)
            while any(seat["player"] is None for seat in steady.public["seats"]["seats"]):
                await steady.say("seat_bot")
                await steady.say("sync")

    async def make(self, messages: int) -> None:
        """Send all this, then let everybody behave until every round that runs is over."""
        playing = [asyncio.create_task(each.play_on()) for each in self.steady]
        share = math.ceil(messages / len(self.fuzzers))
        await asyncio.gather(*(each.fuzz(share) for each in self.fuzzers))
        async with asyncio.timeout(FINISHES_WITHIN):
            await asyncio.gather(*map(self.finish, self.fuzzers))
        for task in playing:
            task.cancel()
        for each in (*self.steady, *self.fuzzers):
            assert each.fault is None, repr(each.fault)
        for result in await asyncio.gather(*playing, return_exceptions=True):
            assert isinstance(result, asyncio.CancelledError), repr(result)

    async def finish(self, fuzzer: Fuzzer) -> None:
        """Play the round that runs to its end, as one should."""
        assert fuzzer.fault is None, repr(fuzzer.fault)
        await fuzzer.come_again()
        await fuzzer.join(fuzzer.room)
        if fuzzer.own is not None:
            await fuzzer.say("auto", on=False)
            await fuzzer.say("standing")
        quiet = ("settled", "over", "waiting")
        await fuzzer.play(lambda me: me.phase in quiet, FINISHES_WITHIN)


async def endure(server: LiveServer, messages: int, seed: int) -> Noise:
    async with AsyncExitStack() as stack:
        noise = Noise(server, seed)
        await noise.open_tables(stack)
        await noise.make(messages)
        assert sum(fuzzer.sent for fuzzer in noise.fuzzers) >= messages
        metrics = await noise.steady[0].http.get("/metrics")
        faults = [line for line in metrics.text.splitlines() if line.startswith("paiju_errors")]
        assert not any(float(line.split()[-1]) for line in faults if "_total" in line), faults
        assert "Traceback" not in server.log
        assert [line for line in server.log.splitlines() if '"level": "error"' in line] == []
        check_views(noise)
    return noise


def check_views(noise: Noise) -> None:
    """Every snapshot is what one who never left held at that version."""
    held = {key: told for steady in noise.steady for key, told in steady.seen.items()}
    compared = 0
    for fuzzer in noise.fuzzers:
        for room, version, told in fuzzer.seen:
            if (room, version) in held:
                assert held[room, version] == told, (room, version)
                compared += 1
    assert compared > 5 * len(noise.fuzzers)


async def test_no_noise_breaks_a_server_a_table_or_a_view(quick_server: LiveServer) -> None:
    noise = await endure(quick_server, 3_000, seed=1)
    for steady in noise.steady:
        assert steady.settled, f"no round of {steady.name} was finished"


@pytest.mark.long
@pytest.mark.timeout(7200)
async def test_no_noise_of_a_hundred_thousand_messages_does(quick_server: LiveServer) -> None:
    noise = await endure(quick_server, 100_000, seed=2)
    for steady in noise.steady:
        assert len(steady.settled) > 3, f"the table of {steady.name} stood still"
