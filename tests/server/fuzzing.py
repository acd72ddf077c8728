"""Clients that send random and mutated messages, and one that plays on whatever they do."""

from __future__ import annotations

import asyncio
import json
import string
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from paiju.server import wire
from paiju.table.phrase import PHRASES
from tests.server.player import Json, No, Player

TYPES = [kind.__struct_config__.tag for kind in wire.ClientMessage.__args__]
TOGETHER = 10
"""Messages sent before the fuzzer looks for an answer."""

Seen = dict[tuple[str, int], int]
"""What a viewer held by room and version of the public stream, as a number to compare."""


def summed(sections: Json) -> int:
    """A number for what a viewer holds; a section that is null and one that isn't there agree."""
    there = {name: section for name, section in sections.items() if section is not None}
    return hash(json.dumps(there, sort_keys=True))


class Careful(Player):
    """A player who keeps what went wrong with what he was sent, and nothing that he was sent."""

    patience = 60.0

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address, name)
        self.fault: Exception | None = None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            await super()._read(socket)
        except Exception as fault:
            self.fault = fault
            raise

    async def _take(self, message: Json) -> None:
        await super()._take(message)
        self.received.clear()
        self.events.clear()


class Steady(Careful):
    """A player who is never disconnected, answers at once and remembers everything shown."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address, name)
        self.seen: Seen = {}
        self.settled: set[tuple[str, int]] = set()
        self._rng = Random(name)

    async def _take(self, message: Json) -> None:
        await super()._take(message)
        if message["type"] in ("snapshot", "update"):
            room = self.public["room"]["number"]
            self.seen[room, self.versions["public"]] = summed(self.public)
            if self.public.get("settlement"):
                match = self.public["match"]
                self.settled.add((match["match"], match["round"]))

    async def play_on(self) -> None:
        """Answer, be ready, want another match: until cancelled."""
        while True:
            try:
                await self._do_what_is_asked()
            except No:
                continue

    async def _do_what_is_asked(self) -> None:
        seat = (self.own or {}).get("own", {}).get("seat")
        waits = self.phase in ("waiting", "settled")
        if self.choices:
            await self.act(self._rng.choice(self.choices))
        elif waits and not self.public["seats"]["seats"][seat]["ready"]:
            await self.say("ready")
        elif self.phase == "over" and seat not in self.public["result"]["again"]:
            await self.say("again")
        else:
            await self.news(0.2)

    async def news(self, seconds: float) -> None:
        """Wait for a message, not longer than this."""
        try:
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait()
        except TimeoutError:
            pass


class Fuzzer(Careful):
    """A seated player whose messages are legal, plausible, broken, mutated or repeated."""

    def __init__(self, address: str, name: str, room: str, rng: Random) -> None:
        super().__init__(address, name)
        self.room = room
        self.sent = 0
        self.seen: list[tuple[str, int, int]] = []
        self._rng = rng
        self._before: list[str] = ["{}"]
        self._kinds: list[Callable[[], str]] = [
            self.legal, self.legal, self.plausible, self.plausible, self.mutated, self.broken,
            self.repeated,
        ]  # fmt: skip

    async def _take(self, message: Json) -> None:
        if message["type"] == "snapshot":
            self._check_own(message)
        await super()._take(message)
        if message["type"] == "snapshot":
            number = self.public["room"]["number"]
            self.seen.append((number, self.versions["public"], summed(self.public)))

    def _check_own(self, snapshot: Json) -> None:
        """A new snapshot of one's own half is what one held, if nothing came between."""
        own, held = snapshot["own"], self.own
        if own is None or held is None or self.public["room"]["number"] != snapshot["room"]:
            return
        if own["version"] == self.versions.get("own") and held["own"]["seat"] is not None:
            assert summed(own["sections"]) == summed(held)

    async def fuzz(self, count: int) -> None:
        """Send so many messages, over as many connections as it takes."""
        while self.sent < count:
            if self.fault is not None:
                raise self.fault
            try:
                await self._send_some(min(TOGETHER, count - self.sent))
            except ConnectionClosed:
                await self.come_again()
            except No as no:
                assert no.code != "internal", no.code

    async def _send_some(self, count: int) -> None:
        for _ in range(count):
            text = self._rng.choice(self._kinds)()
            self._before = [*self._before[-20:], text]
            self.sent += 1
            await self.send_text(text)
        if self._rng.random() < 0.05:
            await self._open_second_tab()
        if self._rng.random() < 0.05:
            await self.come_again()
        await self._sit_again()

    async def _sit_again(self) -> None:
        await self.answered(self.join(self.room))
        if self.own is None:
            await self.answered(self.say("sit"))
        if self.phase in ("waiting", "settled") and self.own is not None:
            await self.answered(self.say("ready"))

    async def answered(self, question: Any) -> None:
        """Wait for an answer, or for the connection to end."""
        asked = asyncio.ensure_future(question)
        assert self._reading is not None
        await asyncio.wait({asked, self._reading}, return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            raise ConnectionClosed(None, None)
        asked.result()

    async def come_again(self) -> None:
        await self.disconnect()
        await self.connect()

    async def _open_second_tab(self) -> None:
        other = Player(self.address, self.name)
        other.http.cookies = self.http.cookies
        await other.connect()
        await other.disconnect()

    def message(self, kind: str, **fields: Any) -> str:
        return json.dumps({"type": kind, "id": next(self._ids), **fields})

    def legal(self) -> str:
        """An answer to one's question; the next best thing where nothing is asked."""
        if self.choices and self.own is not None:
            action = self._rng.choice(self.choices)
            return self.message("act", question=self.own["question"], action=action)
        return self.message(self._rng.choice(["ready", "ping", "sync"]))

    def plausible(self) -> str:
        """A message of the protocol, at a moment that may be the wrong one."""
        rng = self._rng
        kind = rng.choice(TYPES)
        fields: Json = {
            "join": {"room": rng.choice([self.room, "000000", "123456"]), "watch": chance(rng)},
            "sit": {"seat": rng.choice([None, -1, 0, 1, 2, 3, 5, 9])},
            "seat_bot": {"seat": rng.choice([None, 0, 3, 99])},
            "unseat": {"seat": rng.randrange(-2, 8)},
            "ready": {"ready": chance(rng)},
            "seed": {"seed": rng.choice(["0" * 32, f"{rng.getrandbits(128):032x}"])},
            "act": {"question": rng.randrange(40), "action": self._some_action()},
            "auto": {"on": rng.random() < 0.2},
            "standing": {"win": chance(rng), "no_claims": chance(rng)},
            "say": {"phrase": rng.choice(["nonsense", *(each.id for each in PHRASES)])},
            "vote": {"agree": chance(rng)},
            "vote_auto": {"seat": rng.randrange(-1, 7)},
            "ask": {"question": rng.randrange(9), "about": rng.choice(["waits", "advice"])},
        }.get(kind, {})
        return self.message(kind, **fields)

    def _some_action(self) -> str:
        rng = self._rng
        words = ["pass", "play 4h", "discard 5m", "hu", "peng", "call 9d", "show", "chi 46m", "🀄"]
        return rng.choice([*words, *self.choices])

    def mutated(self) -> str:
        """A message of before or of now with some of its characters changed, lost or doubled."""
        rng = self._rng
        text = list(rng.choice([self.plausible(), self.legal(), rng.choice(self._before)]))
        for _ in range(rng.choice([1, 1, 2, 5])):
            at = rng.randrange(len(text)) if text else 0
            change = rng.choice(["", rng.choice(string.printable), '"', "9" * 30, "\ud800", "\0"])
            text[at : at + 1] = change
        return "".join(text).encode(errors="replace").decode()[:4_000]

    def broken(self) -> str:
        """Anything."""
        rng = self._rng
        noise = "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(60)))
        values: list[Any] = [None, True, -1, 10**40, 1.5, noise, [], {}, [[]], {"type": {}}]
        nearly = {"type": rng.choice(TYPES), "id": rng.choice([noise, *values])}
        nearly |= {name: rng.choice(values) for name in rng.sample(FIELDS, 3)}
        return rng.choice(
            [
                noise,
                json.dumps(rng.choice(values)),
                json.dumps(nearly),
                "[" * 500,
                json.dumps(nearly),
            ]
        )

    def repeated(self) -> str:
        """A message that was sent before, to the letter."""
        return self._rng.choice(self._before)


FIELDS = ["room", "seat", "question", "action", "seed", "phrase", "text", "on", "about", "watch"]


def chance(rng: Random) -> bool:
    return rng.random() < 0.5
