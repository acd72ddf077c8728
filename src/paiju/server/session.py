"""One connection of one player, whatever carries it: messages in, messages out (wire.py).

The newest connection of a player wins: an older one is told `replaced` and closed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from paiju.engine.refusal import Refused
from paiju.server import wire
from paiju.server.address import network
from paiju.server.bus import Bus, Stop
from paiju.server.heartbeat import EVERY, Heartbeat
from paiju.server.line import Line
from paiju.server.lobby import Lobby
from paiju.server.moment import Now
from paiju.server.outbox import Outbox
from paiju.server.platform import Platform
from paiju.server.problem import Problem
from paiju.server.quick_table import HOUSE
from paiju.server.viewing import Viewing
from paiju.server.wish import Person, command_of
from paiju.table.command import Lag, Present, Ready, Sit
from paiju.table.setup import Setup

LONGEST_MESSAGE = 4_096
"""Characters of a client's message."""

BAD_MESSAGES = 10
"""Messages that could not be read before the connection is closed."""

LAST_WORDS = 2.0
"""Seconds to get the last messages out before closing."""

LIMIT_CLOSE = 1008
TOO_LARGE_CLOSE = 1009
SLOW_CLOSE = 1013
REPLACED_CLOSE = 4001
KICKED_CLOSE = 4003
DEAD_CLOSE = 4008
SIGNED_OUT_CLOSE = 4401

KICK = b"kick"
CHECK = b"check"
"""Some of the player's sessions have ended: whose has is signed out."""
ANNOUNCEMENTS = "announcement"

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Disconnected(Exception):  # noqa: N818 - what clients do
    """The other end is gone."""


class Transport(Protocol):
    """What carries a session."""

    async def receive(self) -> str:
        """The next message; raises `Disconnected`."""

    async def send(self, text: bytes) -> None:
        """Send a message; waits while the other end doesn't read. Raises `Disconnected`."""

    async def close(self, code: int) -> None:
        """Close with this code."""


class Reception(msgspec.Struct, frozen=True, kw_only=True):
    """What sessions work with."""

    bus: Bus
    line: Line
    lobby: Lobby
    platform: Platform
    now: Now
    version: str


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """Who is connected, and from where."""

    player: str
    name: str
    address: str
    session: str


def player_topic(player: str) -> str:
    """Where a player's connections hear of each other."""
    return f"player/{player}"


class Session:
    """From `run` to the end of the connection."""

    def __init__(self, caller: Caller, transport: Transport, reception: Reception) -> None:
        self._caller = caller
        self._transport = transport
        self._desk = reception
        self._outbox = Outbox(lambda: self._close(SLOW_CLOSE))
        self._pulse = Heartbeat(reception.now())
        self._setup: Setup | None = None
        self._viewing: Viewing | None = None
        self._stops: list[Stop] = []
        self._bad_messages = 0
        self._closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._farewells: set[asyncio.Task[None]] = set()
        self._asking: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the connection until either end closes it."""
        self._begin()
        loops = [asyncio.create_task(each) for each in self._loops()]
        ends: list[asyncio.Future[Any]] = [*loops, self._closing]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for loop in loops:
            loop.cancel()
        results = await asyncio.gather(*loops, return_exceptions=True)
        self._end()
        if self._closing.done():
            await self._say_goodbye(self._closing.result())
        await asyncio.gather(*self._farewells, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, Disconnected):
                raise result

    def _loops(self) -> list[Coroutine[Any, Any, None]]:
        return [self._read(), self._write(), self._beat()]

    def _begin(self) -> None:
        desk, caller = self._desk, self._caller
        token = secrets.token_bytes(8)
        topic = player_topic(caller.player)
        desk.bus.publish(topic, token)
        self._stops = [
            desk.bus.subscribe(topic, self._step_aside),
            desk.bus.subscribe(ANNOUNCEMENTS, self._outbox.put),
        ]
        self._reply(
            wire.Hello(player=caller.player, name=caller.name, now=desk.now(), version=desk.version)
        )

    def _step_aside(self, message: bytes) -> None:
        if self._closing.done():
            return
        if message == CHECK:
            self._asking.add(asyncio.create_task(self._check_signed_in()))
            return
        if message == KICK:
            self._close(KICKED_CLOSE)
        else:
            self._reply(wire.Replaced())
            self._close(REPLACED_CLOSE)
        # At once, so that the newer connection's word on presence comes after ours.
        self._end()

    async def _check_signed_in(self) -> None:
        caller = self._caller
        if not await self._desk.platform.identity.is_open(caller.player, caller.session):
            self._close(SIGNED_OUT_CLOSE)

    def _end(self) -> None:
        for stop in self._stops:
            stop()
        self._stops = []
        for asking in self._asking:
            asking.cancel()
        self._stop_viewing()

    def _close(self, code: int) -> None:
        if not self._closing.done():
            self._closing.set_result(code)

    async def _say_goodbye(self, code: int) -> None:
        try:
            async with asyncio.timeout(LAST_WORDS):
                for text in self._outbox.rest():
                    await self._transport.send(text)
                await self._transport.close(code)
        except (Disconnected, TimeoutError):
            pass

    def _reply(self, message: wire.ServerMessage) -> None:
        self._outbox.put(_encode(message))

    async def _write(self) -> None:
        while True:
            for text in await self._outbox.take():
                self._pulse.sending_since = self._desk.now()
                await self._transport.send(text)
            self._pulse.sending_since = None
            if self._outbox.caught_up() and self._viewing is not None:
                self._viewing.refresh()

    async def _beat(self) -> None:
        while not self._pulse.is_dead(self._desk.now()):
            await asyncio.sleep(EVERY)
            self._reply(wire.Ping(id=self._pulse.ping(self._desk.now())))
        self._close(DEAD_CLOSE)

    async def _read(self) -> None:
        while not self._closing.done():
            text = await self._transport.receive()
            self._pulse.heard_at = self._desk.now()
            await self._receive(text)

    async def _receive(self, text: str) -> None:
        message = self._understand(text)
        if message is None:
            return
        try:
            self._desk.platform.limit("message", self._caller.player, self._caller.address)
        except Problem as problem:
            self._refuse(message.id, problem)
            self._close(LIMIT_CLOSE)
            return
        try:
            await self._do(message)
        except (Problem, Refused) as no:
            self._refuse(message.id, no)

    def _understand(self, text: str) -> wire.ClientMessage | None:
        if len(text) > LONGEST_MESSAGE:
            self._refuse(None, Problem("too_large"))
            self._close(TOO_LARGE_CLOSE)
            return None
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._bad_messages += 1
            self._refuse(None, Problem("bad_input"))
            if self._bad_messages >= BAD_MESSAGES:
                self._close(LIMIT_CLOSE)
            return None

    def _refuse(self, message_id: str | None, no: Problem | Refused) -> None:
        rule = no.rule if isinstance(no, Refused) else None
        self._desk.platform.metrics.refusals.labels(no.code).inc()
        self._reply(
            wire.ErrorReply(id=message_id, code=no.code, message=no.message, rule=rule or None)
        )

    async def _do(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.PingMessage():
                self._reply(wire.Pong(id=message.id, now=self._desk.now()))
            case wire.PongMessage():
                await self._note_lag(message.id)
            case wire.AskMessage():
                self._begin_asking(message)
            case wire.Join():
                await self._join(message)
                self._reply(wire.Ack(id=message.id))
            case wire.Sync():
                self._viewed().refresh()
                self._reply(wire.Ack(id=message.id))
            case _:
                await self._carry_out(message)
                self._reply(wire.Ack(id=message.id))

    async def _note_lag(self, ping: str) -> None:
        self._pulse.pong(ping, self._desk.now())
        if self._viewing is None or self._viewing.seat is None:
            return
        lag = self._pulse.lag_to_tell()
        if lag is not None:
            await self._desk.line.submit(
                self._viewing.table, Lag(player=self._caller.player, ms=lag)
            )

    def _begin_asking(self, message: wire.AskMessage) -> None:
        """Ask without waiting: what the player does meanwhile isn't held up by a long thought."""
        table = self._viewed().table
        self._desk.platform.limit("advice", self._caller.player, self._caller.address)
        asking = asyncio.create_task(self._ask(table, message))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)

    async def _ask(self, table: str, message: wire.AskMessage) -> None:
        try:
            answer = await self._desk.line.ask(
                table, self._caller.player, message.question, message.about
            )
        except (Problem, Refused) as no:
            self._refuse(message.id, no)
        else:
            self._reply(wire.Answer(id=message.id, question=message.question, answer=answer))

    async def _join(self, message: wire.Join) -> None:
        setup = await self._find(message.room)
        self._stop_viewing()
        viewing = Viewing(
            setup.table,
            self._caller.player,
            bus=self._desk.bus,
            line=self._desk.line,
            outbox=self._outbox,
            on_gone=self._forget,
        )
        await viewing.start()
        self._setup, self._viewing = setup, viewing
        if viewing.seat is not None:
            await self._arrive(setup.table)
            await self._desk.line.submit(
                setup.table, Present(player=self._caller.player, present=True)
            )
        elif setup.creator == HOUSE and not message.watch:
            await self._take_place(setup, viewing)

    async def _arrive(self, table: str) -> None:
        caller = self._caller
        await self._desk.line.arrive(table, caller.player, network(caller.address))

    async def _find(self, number: str) -> Setup:
        platform, lobby, caller = self._desk.platform, self._desk.lobby, self._caller
        try:
            setup = await lobby.find(number)
        except Problem as problem:
            if problem.code == "room_not_found":
                platform.limit("room_guess", caller.player, caller.address)
            raise
        if not lobby.seats(setup, caller.player):
            # Whoever has guessed too often is not told of a right guess either.
            platform.look_at_limit("room_guess", caller.player, caller.address)
        return setup

    async def _take_place(self, setup: Setup, viewing: Viewing) -> None:
        """At a table made by quick start whoever comes sits down and is ready."""
        player = self._caller.player
        try:
            await self._desk.platform.refuse_used_up(player)
            await self._arrive(setup.table)
            await self._desk.line.submit(setup.table, Sit(player=player, name=self._caller.name))
        except (Problem, Refused):
            self._stop_viewing()
            raise
        viewing.refresh()
        await self._desk.line.submit(setup.table, Ready(player=player))

    async def _carry_out(self, message: wire.ClientMessage) -> None:
        viewing, setup = self._viewed(), self._setup
        assert setup is not None
        caller, platform = self._caller, self._desk.platform
        command = command_of(message, Person(caller.player, caller.name), setup)
        assert command is not None
        if await self._leads_to_a_match(message, viewing, setup):
            await platform.refuse_used_up(caller.player)
        if isinstance(message, wire.SayMessage):
            platform.limit("talk", caller.player, caller.address)
        if isinstance(message, wire.SitMessage):
            await self._arrive(viewing.table)
        with platform.metrics.action_seconds.time():
            await self._desk.line.submit(viewing.table, command)
        platform.metrics.actions.labels(setup.game).inc()
        if isinstance(message, wire.SitMessage) and self._viewing is not None:
            self._viewing.refresh()
        elif isinstance(message, wire.LeaveMessage):
            self._stop_viewing()

    async def _leads_to_a_match(
        self, message: wire.ClientMessage, viewing: Viewing, setup: Setup
    ) -> bool:
        """A new match comes nearer by this; one that runs is played to its end, whatever the
        time."""
        if isinstance(message, wire.SitMessage):
            return viewing.seat is None
        if isinstance(message, wire.ReadyMessage):
            return (await self._desk.lobby.room(setup.number)).phase == "waiting"
        return isinstance(message, wire.AgainMessage)

    def _viewed(self) -> Viewing:
        if self._viewing is None:
            raise Problem("not_at_table")
        return self._viewing

    def _forget(self) -> None:
        self._setup = self._viewing = None

    def _stop_viewing(self) -> None:
        if self._viewing is None:
            return
        self._viewing.stop()
        farewell = asyncio.create_task(self._tell_absence(self._viewing.table))
        self._farewells.add(farewell)
        farewell.add_done_callback(self._farewells.discard)
        self._forget()

    async def _tell_absence(self, table: str) -> None:
        with suppress(Problem, Refused):
            await self._desk.line.submit(table, Present(player=self._caller.player, present=False))
