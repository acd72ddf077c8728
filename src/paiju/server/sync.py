"""Streams of a table: what its viewers know, kept up to date section by section (wire.py).

A stream remembers the sections its viewers have and sends only those that are no longer equal,
each whole. What it sends is encoded once, for however many viewers. On the bus a message is a
`Frame`: the version it brings its viewers to, and the text for the client.
"""

from __future__ import annotations

import struct
from collections import deque
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, Literal

import msgspec

from paiju.server.wire import Half, Update

Sections = Mapping[str, Any]
StreamName = Literal["public", "own"]

_HEAD = struct.Struct(">BQ")
_encode = msgspec.json.Encoder().encode


class FrameKind(IntEnum):
    """What a frame asks of those who get it."""

    UPDATE = 1
    """Pass the text on, if its version is the next one."""
    LOOK = 2
    """Ask for a snapshot before anything else: who may see what has changed."""
    GONE = 3
    """Pass the text on; the table is closed."""


class Frame(msgspec.Struct, frozen=True):
    """One message on a table's topics."""

    kind: FrameKind
    version: int
    text: bytes

    def pack(self) -> bytes:
        return _HEAD.pack(self.kind, self.version) + self.text

    @classmethod
    def unpack(cls, message: bytes) -> Frame:
        kind, version = _HEAD.unpack_from(message)
        return cls(FrameKind(kind), version, message[_HEAD.size :])


class Stream:
    """One stream of a table: the public one, or a seat's own. Versions count its messages."""

    def __init__(self, name: StreamName, version: int, sections: Sections) -> None:
        self.name = name
        self.version = version
        self.sections = dict(sections)

    def half(self) -> Half:
        """Everything its viewers know now, for a snapshot."""
        return Half(self.version, self.sections)

    def advance(self, sections: Sections, events: Sequence[Any], now: int) -> Frame | None:
        """The frame that takes viewers to these sections; None where nothing is new to them."""
        changed = self._changed(sections)
        if not changed and not events:
            return None
        self.version += 1
        self.sections.update(changed)
        update = Update(
            stream=self.name, version=self.version, now=now, events=list(events), changed=changed
        )
        return Frame(FrameKind.UPDATE, self.version, _encode(update))

    def _changed(self, sections: Sections) -> dict[str, Any]:
        known = self.sections
        changed = {
            name: section
            for name, section in sections.items()
            if name not in known or known[name] != section
        }
        for name, section in known.items():
            if name not in sections and section is not None:
                changed[name] = None
        return changed


class LateStream:
    """The public stream as spectators of a public table see it: some time later.

    It holds what happened meanwhile, and begins with nothing but what may be told at once.
    """

    def __init__(self, sections: Sections) -> None:
        self._held: deque[tuple[int, Sections, Sequence[Any]]] = deque()
        self._stream = Stream("public", 0, sections)

    def half(self) -> Half:
        return self._stream.half()

    def hold(self, sections: Sections, events: Sequence[Any], until: int) -> None:
        """Something happened that may be told then, but not before what happened earlier."""
        if self._held:
            until = max(until, self._held[-1][0])
        self._held.append((until, dict(sections), events))

    @property
    def due(self) -> int | None:
        """When the next thing held may be seen."""
        return self._held[0][0] if self._held else None

    def release(self, now: int) -> list[Frame]:
        """The frames of everything that may be seen by now."""
        frames = []
        while self._held and self._held[0][0] <= now:
            _, sections, events = self._held.popleft()
            frame = self._stream.advance(sections, events, now)
            if frame is not None:
                frames.append(frame)
        return frames
