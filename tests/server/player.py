"""A player who talks to a running server as a browser does: guest cookie, REST, WebSocket."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]


class No(Exception):  # noqa: N818 - what the server said
    """The server answered a message with an error."""

    def __init__(self, error: Json) -> None:
        super().__init__(error["code"])
        self.code: str = error["code"]


class Player:
    """A client that keeps what it is shown, and what it was ever sent. `patience` is how many
    seconds an answer may take."""

    patience = 10.0

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, headers={"Origin": address})
        self.public: Json = {}
        self.own: Json | None = None
        self.versions: dict[str, int] = {}
        self.received: list[Json] = []
        self.events: list[tuple[str, Json]] = []
        self.id = ""
        self._ids = (f"{name}-{count}" for count in itertools.count(1))
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self.closed_with: int | None = None

    async def enter(self) -> Player:
        """Become a guest."""
        answer = await self.http.post("/api/guest", json={"name": self.name})
        answer.raise_for_status()
        self.id = answer.json()["player"]["id"]
        return self

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(self, origin: str | None = None) -> Player:
        """Open the WebSocket."""
        self._socket = await connect(
            self.address.replace("http", "ws") + "/ws",
            additional_headers={"Cookie": self.cookie},
            origin=origin or self.address,  # type: ignore[arg-type]
            compression=None,
            max_queue=None,
        )
        self.closed_with = None
        self._reading = asyncio.create_task(self._read(self._socket))
        return self

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)
        self._socket = None

    async def leave(self) -> None:
        """Close everything."""
        await self.disconnect()
        await self.http.aclose()

    async def say(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer; raises `No`."""
        return await self.say_as(next(self._ids), kind, **fields)

    async def say_as(self, message_id: str, kind: str, **fields: Any) -> Json:
        """The same under an id of one's own choice."""
        assert self._socket is not None
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[message_id] = answer
        await self.send_text(json.dumps({"type": kind, "id": message_id, **fields}))
        got = await asyncio.wait_for(answer, self.patience)
        if got["type"] == "error":
            raise No(got)
        return got

    async def send_text(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    def pending(self) -> list[asyncio.Future[Json]]:
        """The messages whose answers have not come."""
        return [answer for answer in self._answers.values() if not answer.done()]

    async def until(self, condition: Callable[[Player], Any], seconds: float = 15) -> None:
        """Wait until what one is shown is so."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: condition(self))

    async def join(self, number: str, **fields: Any) -> None:
        await self.say("join", room=number, **fields)

    @property
    def phase(self) -> str:
        return str(self.public["match"]["phase"])

    @property
    def choices(self) -> list[str]:
        """The legal actions one is asked to choose from now."""
        if self.own is None or self.own.get("answer") is not None:
            return []
        return list(self.own.get("actions") or ())

    async def act(self, action: str) -> None:
        assert self.own is not None
        await self.say("act", question=self.own["question"], action=action)

    async def play(self, until: Callable[[Player], Any], seconds: float = 60, seed: int = 0) -> int:
        """Answer every question with some legal action until it is so; how many it were."""
        rng, count = Random(seed), 0
        async with asyncio.timeout(seconds):
            while not until(self):
                async with self._news:
                    await self._news.wait_for(lambda: self.choices or until(self))
                if self.choices and not until(self):
                    count += await self._try(rng.choice(self.choices))
        return count

    async def _try(self, action: str) -> int:
        try:
            await self.act(action)
        except No as no:
            if no.code != "stale_question":
                raise
            return 0
        return 1

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                message = json.loads(text)
                self.received.append(message)
                await self._take(message)
        except ConnectionClosed:
            pass
        self.closed_with = socket.close_code
        async with self._news:
            self._news.notify_all()

    async def _take(self, message: Json) -> None:
        match message["type"]:
            case "ping":
                await self.send_text(json.dumps({"type": "pong", "id": message["id"]}))
            case "ack" | "error" | "answer" | "pong" if message["id"] in self._answers:
                answer = self._answers.pop(message["id"])
                if not answer.done():
                    answer.set_result(message)
            case "snapshot":
                self._show(message)
            case "update":
                self._update(message)
        async with self._news:
            self._news.notify_all()

    def _show(self, snapshot: Json) -> None:
        self.public = dict(snapshot["public"]["sections"])
        self.versions = {"public": snapshot["public"]["version"]}
        self.own = None
        if snapshot["own"] is not None:
            self.own = dict(snapshot["own"]["sections"])
            self.versions["own"] = snapshot["own"]["version"]
        if self.phase == "shuffling":
            self._give_seed()

    def _update(self, update: Json) -> None:
        stream = update["stream"]
        assert update["version"] == self.versions[stream] + 1, "a version is missing"
        self.versions[stream] = update["version"]
        half = self.public if stream == "public" else self.own
        assert half is not None
        half.update(update["changed"])
        self.events += [(stream, event) for event in update["events"]]
        if stream == "public" and "shuffle" in update["changed"] and self.phase == "shuffling":
            self._give_seed()

    def _give_seed(self) -> None:
        own_seat = (self.own or {}).get("own", {}).get("seat")
        shuffle = self.public["shuffle"]
        wanted = own_seat in shuffle["contributors"]
        if wanted and shuffle["client_seeds"][own_seat] is None:
            seed = f"{hash((self.name, shuffle['round'])) & (1 << 128) - 1:032x}"
            message = {"type": "seed", "id": next(self._ids), "seed": seed}
            self._sending = asyncio.ensure_future(self.send_text(json.dumps(message)))


@asynccontextmanager
async def a_player(address: str, name: str) -> AsyncIterator[Player]:
    """A guest who is connected."""
    player = Player(address, name)
    try:
        await player.enter()
        yield await player.connect()
    finally:
        await player.leave()


async def a_room(player: Player, **wish: object) -> str:
    """The number of a new room of this player's."""
    answer = await player.http.post("/api/rooms", json={"game": "fangyang", **wish})
    answer.raise_for_status()
    return str(answer.json()["number"])


async def with_bots(player: Player, game: str = "fangyang") -> str:
    """The number of a new table against bots."""
    answer = await player.http.post("/api/quick", json={"game": game, "bots": True})
    answer.raise_for_status()
    return str(answer.json()["number"])


async def four_at_a_table(stack: AsyncExitStack, address: str, **wish: object) -> list[Player]:
    """Four people, seated and ready."""
    players = [
        await stack.enter_async_context(a_player(address, name))
        for name in ("甲", "乙", "丙", "丁")
    ]
    number = await a_room(players[0], fill=False, **wish)
    for player in players:
        await player.join(number)
        await player.say("sit")
    for player in players:
        await player.say("ready")
    return players
