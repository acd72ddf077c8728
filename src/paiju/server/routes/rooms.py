"""Rooms: making them, finding them, quick start, and the way in for a phone's camera."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from paiju.server.identity import Player, Visitor
from paiju.server.lobby import Guest, Lobby, QuickWish, RoomInfo, RoomWish
from paiju.server.platform import Platform
from paiju.server.problem import Problem
from paiju.server.routes.request import AnyRequest

Number = Annotated[str, PathParameter(pattern=r"^\d{6}$", description="a room's six digits")]


@post("/rooms")
async def make_room(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    player: NamedDependency[Player],
    state: State,
    data: JSONBody[RoomWish],
) -> RoomInfo:
    """Make a room; one goes in by the WebSocket, with its number."""
    platform.limit("room_open", player.id, visitor.address)
    await platform.refuse_used_up(player.id)
    lobby = _lobby(state)
    setup = await lobby.make_room(data, player.id)
    return await lobby.room(setup.number)


@post("/quick")
async def quick_start(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    player: NamedDependency[Player],
    state: State,
    data: JSONBody[QuickWish],
) -> RoomInfo:
    """Play at once: a table where a place is free and kept for a while. Joining it takes the
    place; bots take what is free after a few seconds, or at once with `bots`."""
    platform.limit("room_open", player.id, visitor.address)
    await platform.refuse_used_up(player.id)
    lobby = _lobby(state)
    setup = await lobby.quick_start(data, Guest(player.id, visitor.address))
    return await lobby.room(setup.number)


@get("/rooms", sync_to_thread=False)
def public_rooms(state: State) -> list[RoomInfo]:
    """The public rooms."""
    return _lobby(state).public_rooms()


@get("/rooms/{number:str}")
async def room(
    platform: NamedDependency[Platform],
    visitor: NamedDependency[Visitor],
    visiting: NamedDependency[Player | None],
    state: State,
    number: Number,
) -> RoomInfo:
    """A room, seen from the door."""
    guesser = visiting.id if visiting else None
    platform.look_at_limit("room_guess", guesser, visitor.address)
    try:
        return await _lobby(state).room(number)
    except Problem as problem:
        if problem.code == "room_not_found":
            platform.limit("room_guess", guesser, visitor.address)
        raise


@get("/rooms/{number:str}/qr.svg", sync_to_thread=False)
def room_code(request: AnyRequest, number: Number) -> Response[bytes]:
    """The link of a room as a QR code. Says nothing about whether there is such a room."""
    image = io.BytesIO()
    segno.make(room_link(request, number), error="m").save(
        image, kind="svg", scale=8, border=2, xmldecl=False, light="#fff"
    )
    return Response(image.getvalue(), media_type="image/svg+xml")


def room_link(request: AnyRequest, number: str) -> str:
    """The address by which a phone comes straight into a room, as this visitor reaches us."""
    return f"{request.base_url}#/r/{number}"


def _lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


room_routes: list[ControllerRouterHandler] = [make_room, quick_start, public_rooms, room, room_code]
