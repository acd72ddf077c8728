"""The line to a table: what the rest of the server asks of it, wherever its host runs.

Requests and answers travel over the bus; what a table tells its viewers comes on its topics
(`public`, `late`, and one's `own`), as frames (sync.py).
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from paiju.engine.names import Names
from paiju.engine.refusal import Refused
from paiju.server.bus import Bus, Unserved
from paiju.server.problem import Problem
from paiju.server.question import About
from paiju.table.command import AnyCommand

PublicTopic: TypeAlias = Literal["public", "late"]


class Submit(msgspec.Struct, frozen=True, tag="submit"):
    """Carry out a command; answered once it is safe in the journal."""

    command: AnyCommand


class Look(msgspec.Struct, frozen=True, tag="look"):
    """Show this player what he may see now, and keep his own stream up to date from here on."""

    player: str


class Arrive(msgspec.Struct, frozen=True, tag="arrive"):
    """A player comes from this network, before he takes a seat or comes back to it."""

    player: str
    network: str


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A heavy question about one's own position, by question id."""

    player: str
    question: int
    about: About


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The command was carried out, and is safe."""


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """The table refused the command; it is as it was."""

    code: str
    message: Names
    rule: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """It could not be done; `code` is one of `problem.KINDS`."""

    code: str


class Seen(msgspec.Struct, frozen=True, kw_only=True, tag="seen"):
    """What a player may see: the snapshot's text, the topic to follow, the versions it stands
    at. `seat` and `own_version` are None for one who only looks on."""

    snapshot: bytes
    topic: PublicTopic
    public_version: int
    own_version: int | None
    seat: int | None


class Told(msgspec.Struct, frozen=True, tag="told"):
    """The answer to `Ask`, as JSON text; null if nothing can be said."""

    answer: bytes


Request: TypeAlias = Submit | Look | Arrive | Ask
Reply: TypeAlias = Done | Refusal | Failed | Seen | Told

_encoder = msgspec.msgpack.Encoder()
_requests = msgspec.msgpack.Decoder(Request)
_replies = msgspec.msgpack.Decoder(Reply)


def read_request(message: bytes) -> Request:
    """A request as its table gets it."""
    request: Request = _requests.decode(message)
    return request


def print_reply(reply: Reply) -> bytes:
    """A reply as it goes back."""
    return _encoder.encode(reply)


def table_topic(table: str) -> str:
    """Where a table is asked."""
    return f"table/{table}"


def public_topic(table: str, topic: PublicTopic) -> str:
    """Where a table's public stream is told, now or late."""
    return f"table/{table}/{topic}"


def own_topic(table: str, player: str) -> str:
    """Where a player's own stream is told."""
    return f"table/{table}/own/{player}"


class Line:
    """Asking tables over a bus. What can't be done raises `Problem`, what is refused `Refused`."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    async def submit(self, table: str, command: AnyCommand) -> None:
        """Have a command carried out; returns once it is safe."""
        await self._request(table, Submit(command))

    async def look(self, table: str, player: str) -> Seen:
        """What this player may see of the table now."""
        seen = await self._request(table, Look(player))
        assert isinstance(seen, Seen)
        return seen

    async def arrive(self, table: str, player: str, network: str) -> None:
        """Say from which network a player comes, so that the table can tell who shares one."""
        await self._request(table, Arrive(player, network))

    async def ask(self, table: str, player: str, question: int, about: About) -> Any:
        """The answer to a heavy question, as JSON that is passed on unread."""
        told = await self._request(table, Ask(player, question, about))
        assert isinstance(told, Told)
        return msgspec.Raw(told.answer)

    async def _request(self, table: str, request: Request) -> Reply:
        try:
            answer = await self._bus.request(table_topic(table), _encoder.encode(request))
        except Unserved:
            raise Problem("room_not_found") from None
        reply: Reply = _replies.decode(answer)
        if isinstance(reply, Refusal):
            raise Refused(reply.code, reply.message, reply.rule)
        if isinstance(reply, Failed):
            raise Problem(reply.code)
        return reply
