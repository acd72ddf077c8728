"""The bus: how the parts of the server reach each other without knowing where they are.

A port (docs/architecture.md, "The server"). Topics are texts with slashes; messages are bytes.
`publish` reaches every subscriber and may lose a message when a node dies, never reorder those of
one publisher; so subscribers number what matters. `request` reaches the one who serves a topic.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

Receive: TypeAlias = Callable[[bytes], None]
Serve: TypeAlias = Callable[[bytes], Awaitable[bytes]]
Stop: TypeAlias = Callable[[], None]


class Unserved(Exception):  # noqa: N818 - an answer, not a fault
    """Nobody serves this topic now."""


class Bus(Protocol):
    """Messages to all who listen, requests to the one who serves."""

    def publish(self, topic: str, message: bytes) -> None:
        """Send to everyone who listens now; doesn't wait and doesn't fail."""

    def subscribe(self, topic: str, receive: Receive) -> Stop:
        """Call `receive`, which must not block, with every message from now on; the result stops
        it, and after that nothing more is received."""

    def serve(self, topic: str, serve: Serve) -> Stop:
        """Answer the requests of a topic, until stopped."""

    async def request(self, topic: str, message: bytes) -> bytes:
        """The answer of whoever serves the topic; raises `Unserved`."""


class LocalBus:
    """The bus inside one process: plain calls, in order."""

    def __init__(self) -> None:
        self._listeners: dict[str, dict[int, Receive]] = {}
        self._servers: dict[str, Serve] = {}
        self._next = 0

    def publish(self, topic: str, message: bytes) -> None:
        for key, receive in tuple(self._listeners.get(topic, {}).items()):
            # One listener may stop another while a message goes round.
            if key in self._listeners.get(topic, {}):
                receive(message)

    def subscribe(self, topic: str, receive: Receive) -> Stop:
        self._next += 1
        key = self._next
        self._listeners.setdefault(topic, {})[key] = receive

        def stop() -> None:
            listeners = self._listeners.get(topic, {})
            listeners.pop(key, None)
            if not listeners:
                self._listeners.pop(topic, None)

        return stop

    def serve(self, topic: str, serve: Serve) -> Stop:
        self._servers[topic] = serve

        def stop() -> None:
            if self._servers.get(topic) is serve:
                del self._servers[topic]

        return stop

    async def request(self, topic: str, message: bytes) -> bytes:
        serve = self._servers.get(topic)
        if serve is None:
            raise Unserved(topic)
        return await serve(message)
