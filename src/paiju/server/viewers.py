"""Everyone who looks at one table: its public stream, the late one, and each player's own.

All that is ever told of a table passes here, and only what is already safe in the journal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from paiju.engine.event import Event
from paiju.engine.seat import Seat
from paiju.server.bus import Bus
from paiju.server.line import Failed, PublicTopic, Seen, own_topic, public_topic
from paiju.server.neighbour import Neighbours
from paiju.server.sync import Frame, FrameKind, LateStream, Sections, Stream
from paiju.server.wire import Gone, Half, Snapshot
from paiju.table.setup import Setup

_LOOK = Frame(FrameKind.LOOK, 0, b"").pack()
_TOPICS: tuple[PublicTopic, ...] = ("public", "late")
_HARMLESS = ("room", "seats", "match")
"""Sections that tell nothing of a round."""

_encode = msgspec.json.Encoder().encode


class Shown(Protocol):
    """What viewers need of a table."""

    def seat_of(self, player: str) -> Seat | None: ...

    def public(self) -> Sections: ...

    def private(self, player: str) -> Sections: ...


class Viewers:
    """The streams of one table; `delay` (ms) is for those who look on at a public one."""

    def __init__(self, setup: Setup, bus: Bus, delay: int, table: Shown) -> None:
        self._setup = setup
        self._bus = bus
        self._table = table
        self._neighbours = Neighbours()
        sections = self._sections()
        self._public = Stream("public", 0, sections)
        self._delay = delay
        self._late = None
        if setup.public and delay > 0:
            self._late = LateStream({name: sections[name] for name in _HARMLESS})
        self._own: dict[str, Stream] = {}
        self._versions: dict[str, int] = {}
        self._seats: dict[str, Seat] = {}
        self._open = self._is_open(sections)

    @property
    def shown(self) -> Sections:
        """The public sections as they were last told."""
        return self._public.sections

    @property
    def due(self) -> int | None:
        """When those who look on late are to be told more."""
        return self._late.due if self._late is not None else None

    def replace(self, table: Shown) -> None:
        """From now on this copy of the table counts."""
        self._table = table

    def tell(self, events: Sequence[Event], now: int) -> None:
        """Everything that has come about since the last time, to each the part he may see."""
        sections = self._sections()
        seen = [part for event in events if (part := event.seen_by(None)) is not None]
        was_open, self._open = self._open, self._is_open(sections)
        if was_open and not self._open:
            self._look_anew()
        self._send("public", self._public.advance(sections, seen, now))
        if self._open and not was_open:
            # Only then: a table that closes with its match has nobody left to answer them.
            self._look_anew()
        if self._late is not None:
            self._late.hold(sections, seen, now if self._open else now + self._delay)
            self.tell_late(now)
        for player in tuple(self._own):
            self._tell_own(player, events, now)

    def arrive(self, player: str, network: str) -> None:
        """A player comes from this network; told with the next change."""
        self._neighbours.note(player, network, self._table.public()["seats"].seats)

    def tell_late(self, now: int) -> None:
        """What those who look on late may know by now."""
        if self._late is not None:
            for frame in self._late.release(now):
                self._send("late", frame)

    def look(self, player: str, now: int) -> Seen | Failed:
        """A snapshot for a player; his own stream runs from here on, if he has a seat."""
        seat = self._table.seat_of(player)
        late = self._late if seat is None and not self._open else None
        if seat is None and not self._setup.spectators:
            seats = self._public.sections["seats"].seats
            if not self._open:
                return Failed("spectators_not_allowed")
            if all(each.player is not None for each in seats):
                return Failed("room_full")
        public = self._public.half() if late is None else late.half()
        own = None if seat is None else self._follow(player, seat).half()
        return Seen(
            snapshot=self._snapshot(public, own, now),
            topic="public" if late is None else "late",
            public_version=public.version,
            own_version=None if own is None else own.version,
            seat=seat,
        )

    def forget(self, player: str) -> None:
        """This player looks no more."""
        stream = self._own.pop(player, None)
        if stream is not None:
            self._versions[player] = stream.version
            self._seats.pop(player, None)

    def close(self, code: str) -> None:
        """The table is closed: say so to everybody."""
        message = Frame(FrameKind.GONE, 0, _encode(Gone(code=code))).pack()
        for topic in _TOPICS:
            self._bus.publish(public_topic(self._setup.table, topic), message)

    def _look_anew(self) -> None:
        """A match began or ended: those without a seat may see more, or less, than before."""
        for topic in _TOPICS:
            self._bus.publish(public_topic(self._setup.table, topic), _LOOK)

    def _sections(self) -> Sections:
        sections = self._table.public()
        return {**sections, "network": self._neighbours.section(sections["seats"].seats)}

    def _tell_own(self, player: str, events: Sequence[Event], now: int) -> None:
        topic = own_topic(self._setup.table, player)
        seat = self._table.seat_of(player)
        if seat != self._seats.get(player):
            self.forget(player)
            self._bus.publish(topic, _LOOK)
            return
        parts = [
            part
            for event in events
            if (part := event.seen_by(seat)) is not None and part != event.seen_by(None)
        ]
        frame = self._own[player].advance(self._table.private(player), parts, now)
        if frame is not None:
            self._bus.publish(topic, frame.pack())

    def _follow(self, player: str, seat: Seat) -> Stream:
        if self._seats.get(player) != seat:
            self.forget(player)
        if player not in self._own:
            # A number of its own: what a client held before must not pass for what it is shown now.
            version = self._versions.pop(player, -1) + 1
            self._own[player] = Stream("own", version, self._table.private(player))
            self._seats[player] = seat
        return self._own[player]

    def _snapshot(self, public: Half, own: Half | None, now: int) -> bytes:
        return _encode(Snapshot(room=self._setup.number, now=now, public=public, own=own))

    def _send(self, topic: PublicTopic, frame: Frame | None) -> None:
        if frame is not None:
            self._bus.publish(public_topic(self._setup.table, topic), frame.pack())

    @staticmethod
    def _is_open(sections: Sections) -> bool:
        """Nothing is at stake yet: before a match and after it everybody sees the same."""
        match = sections.get("match")
        return match is None or match.phase in ("waiting", "over")
