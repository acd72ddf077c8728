"""One connection's view of a table: it follows the table's topics and keeps count of versions.

Frames are passed on only if their version is the next one; after a gap, or when the table says
that who may see what has changed, nothing more is passed on until a snapshot has been sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from paiju.server.bus import Bus, Stop
from paiju.server.line import Line, PublicTopic, Seen, own_topic, public_topic
from paiju.server.outbox import UPDATES, Outbox
from paiju.server.problem import Problem
from paiju.server.sync import Frame, FrameKind, StreamName
from paiju.server.wire import Gone

_encode = msgspec.json.encode


class Viewing:
    """From `start` to `stop`, what a player sees of a table goes into the outbox.

    `on_gone` is called once if the table closes, or may not be seen any longer.
    """

    def __init__(
        self,
        table: str,
        player: str,
        *,
        bus: Bus,
        line: Line,
        outbox: Outbox,
        on_gone: Callable[[], None],
    ) -> None:
        self.table = table
        self.seat: int | None = None
        self._player = player
        self._bus = bus
        self._line = line
        self._outbox = outbox
        self._on_gone = on_gone
        self._topic: PublicTopic = "public"
        self._stops: list[Stop] = []
        self._versions: dict[StreamName, int] = {}
        self._held: list[tuple[StreamName, Frame]] = []
        self._in_step = False
        self._stale = False
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Follow the table; returns once the first snapshot is in the outbox. Raises `Problem`."""
        self._follow("public")
        self._looking = looking = asyncio.create_task(self._look())
        try:
            await asyncio.wait({looking})
            if looking.cancelled():
                # The table was closed while we asked.
                raise Problem("room_not_found")
            looking.result()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """Follow it no longer."""
        for stop in self._stops:
            stop()
        self._stops = []
        if self._looking is not None:
            self._looking.cancel()

    def refresh(self) -> None:
        """Send a snapshot as soon as may be, and no updates until then."""
        if not self._stops:
            return
        self._in_step = False
        self._stale = True
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_again())

    def _follow(self, topic: PublicTopic) -> None:
        for stop in self._stops:
            stop()
        self._topic = topic
        self._stops = [
            self._bus.subscribe(
                public_topic(self.table, topic), lambda message: self._receive("public", message)
            ),
            self._bus.subscribe(
                own_topic(self.table, self._player), lambda message: self._receive("own", message)
            ),
        ]

    def _receive(self, stream: StreamName, message: bytes) -> None:
        frame = Frame.unpack(message)
        if frame.kind is FrameKind.GONE:
            self._outbox.put(frame.text)
            self._leave()
        elif frame.kind is FrameKind.LOOK:
            self.refresh()
        elif self._in_step:
            self._pass_on(stream, frame)
        elif len(self._held) < UPDATES:
            self._held.append((stream, frame))
        else:
            self._stale = True

    def _pass_on(self, stream: StreamName, frame: Frame) -> None:
        version = self._versions.get(stream)
        if version is None or frame.version <= version:
            return
        if frame.version == version + 1:
            self._versions[stream] = frame.version
            self._outbox.put_update(frame.text)
        else:
            self.refresh()

    async def _look_again(self) -> None:
        try:
            await self._look()
        except Problem as problem:
            self._outbox.put(_encode(Gone(code=problem.code)))
            self._leave()

    async def _look(self) -> None:
        """Ask until the answer is about what we follow, and nothing came between."""
        while not self._in_step:
            self._stale = False
            self._held.clear()
            # Frames that come while we ask are newer than the snapshot or part of it: hold them.
            seen = await self._line.look(self.table, self._player)
            if seen.topic != self._topic:
                self._follow(seen.topic)
            elif not self._stale:
                self._in_step = True
                self._show(seen)

    def _show(self, seen: Seen) -> None:
        self.seat = seen.seat
        self._versions = {"public": seen.public_version}
        if seen.own_version is not None:
            self._versions["own"] = seen.own_version
        self._outbox.drop_updates()
        self._outbox.put(seen.snapshot)
        held, self._held = self._held, []
        for stream, frame in held:
            self._pass_on(stream, frame)

    def _leave(self) -> None:
        if self._stops:
            self.stop()
            self._on_gone()
