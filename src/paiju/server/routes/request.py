"""What every request of the API goes through: who asks, from where, how often, from which site."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, Router
from litestar.datastructures import Cookie, ResponseHeader, State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ControllerRouterHandler

from paiju.server.identity import COOKIE, COOKIE_LIFE, Player, Visitor
from paiju.server.moment import SECOND
from paiju.server.platform import Platform
from paiju.server.problem import KINDS, MEDIA_TYPE, Details, Problem
from paiju.server.visit import SAFE_METHODS, Connection

AnyRequest = Request[Any, Any, State]

PROBLEMS = {
    status: ResponseSpec(
        Details,
        generate_examples=False,
        description=", ".join(code for code, kind in KINDS.items() if kind.status == status),
        media_type=MEDIA_TYPE,
    )
    for status in sorted({kind.status for kind in KINDS.values()})
}
"""What any handler may answer instead, for the API's description: the codes by status."""


def api(handlers: Sequence[ControllerRouterHandler]) -> Router:
    """Handlers under `/api` that may take `platform`, `visitor`, `visiting` (the player or None)
    and `player` (refused unless signed in)."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**PROBLEMS, **(handler.responses or {})}
    return Router(
        path="/api",
        route_handlers=handlers,
        before_request=admit,
        response_headers=[ResponseHeader(name="Cache-Control", value="no-store")],
        dependencies={
            "platform": Provide(platform_of, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=False),
            "visiting": Provide(visiting_of, sync_to_thread=False),
            "player": Provide(player_of, sync_to_thread=False),
        },
    )


async def admit(request: AnyRequest) -> None:
    """Look at a request before its handler does; raises `Problem`."""
    platform = platform_of(request.app.state)
    visitor = platform.door.visitor(request)
    writes = request.method not in SAFE_METHODS
    platform.door.refuse_cross_site_write(request)
    player = await platform.identify(request.cookies.get(COOKIE))
    name = None if player is None else player.id
    platform.limit("write" if writes else "read", name, visitor.address)
    if writes:
        await platform.bans.refuse(name, visitor.address)
    request.state.visitor = visitor
    request.state.player = player


def platform_of(state: State) -> Platform:
    """The platform that the app was made with."""
    platform: Platform = state.platform
    return platform


def visitor_of(request: AnyRequest) -> Visitor:
    """Where the request comes from."""
    visitor: Visitor = request.state.visitor
    return visitor


def visiting_of(request: AnyRequest) -> Player | None:
    """Who asks, if it is known."""
    player: Player | None = request.state.player
    return player


def player_of(request: AnyRequest) -> Player:
    """Who asks; raises `Problem` if nobody is signed in."""
    player: Player | None = request.state.player
    if player is None:
        raise Problem("not_signed_in")
    return player


def session_cookie(platform: Platform, connection: Connection, value: str) -> Cookie:
    """The cookie that keeps somebody signed in; scripts can't read it, other sites can't use it."""
    secure = platform.settings.secure_cookies
    return Cookie(
        key=COOKIE,
        value=value,
        path="/",
        max_age=COOKIE_LIFE // SECOND if value else 0,
        httponly=True,
        samesite="lax",
        secure=platform.door.is_secure(connection) if secure is None else secure,
    )
