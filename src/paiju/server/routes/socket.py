"""The WebSocket at `/ws`: sessions carried by the web server."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from paiju.server.identity import COOKIE
from paiju.server.problem import Problem
from paiju.server.session import (
    SIGNED_OUT_CLOSE,
    Caller,
    Disconnected,
    Reception,
    Session,
)

REFUSED_CLOSE = 1008

AnySocket = WebSocket[Any, Any, State]


class SocketTransport:
    """A WebSocket of the web server's."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket

    async def receive(self) -> str:
        try:
            message = await self._socket.receive()
        except WebSocketDisconnect:
            raise Disconnected from None
        if message["type"] != "websocket.receive":
            raise Disconnected
        # Nothing binary is ever asked for: it reads as an empty text, which is refused.
        return message.get("text") or ""

    async def send(self, text: bytes) -> None:
        try:
            await self._socket.send(
                {"type": "websocket.send", "text": text.decode(), "bytes": None}
            )
        except (WebSocketDisconnect, OSError, RuntimeError):
            raise Disconnected from None

    async def close(self, code: int) -> None:
        try:
            await self._socket.send({"type": "websocket.close", "code": code, "reason": ""})
        except (WebSocketDisconnect, OSError, RuntimeError):
            raise Disconnected from None


@websocket("/ws")
async def game_socket(socket: AnySocket) -> None:
    """One connection, of a player whom the session cookie names (docs/protocol.md)."""
    reception: Reception = socket.app.state.reception
    with ExitStack() as stay:
        try:
            caller = await _admit(socket, reception)
            stay.enter_context(reception.platform.crowd.inside(caller.address))
        except Problem as problem:
            # Accepted first: a browser doesn't tell its page why a WebSocket was refused.
            await socket.accept()
            signed_out = problem.code == "not_signed_in"
            await socket.close(SIGNED_OUT_CLOSE if signed_out else REFUSED_CLOSE, problem.code)
            return
        await socket.accept()
        stay.enter_context(reception.platform.metrics.connections.track_inprogress())
        await Session(caller, SocketTransport(socket), reception).run()


async def _admit(socket: AnySocket, reception: Reception) -> Caller:
    platform = reception.platform
    platform.door.refuse_other_origin(socket)
    address = platform.door.visitor(socket).address
    player = await platform.identify(socket.cookies.get(COOKIE))
    platform.limit("connect", None if player is None else player.id, address)
    if player is None:
        raise Problem("not_signed_in")
    await platform.bans.refuse(player.id, address)
    return Caller(player=player.id, name=player.name, address=address, session=player.session)
