"""The server put together: one ASGI application of platform, tables, API, WebSocket and client."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from random import Random

import msgspec
from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.datastructures import ResponseHeader
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from paiju.games import game_by_id
from paiju.server.bot_driver import BotDriver, Pace
from paiju.server.bus import LocalBus
from paiju.server.client_files import ClientFiles
from paiju.server.host import Surroundings
from paiju.server.house import House
from paiju.server.line import Line
from paiju.server.lobby import Lobby
from paiju.server.operator import carry_out_orders
from paiju.server.platform import Platform, PlatformSettings
from paiju.server.problem import exception_handlers
from paiju.server.routes import platform_routes
from paiju.server.routes.client import client
from paiju.server.routes.games import game_routes
from paiju.server.routes.request import api
from paiju.server.routes.rooms import room_routes
from paiju.server.routes.socket import game_socket
from paiju.server.session import CHECK, Reception, player_topic
from paiju.server.sqlite_journal import SqliteJournal
from paiju.server.workers import Workers

JOURNAL_FILE = "journal.sqlite3"

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing is asked of other origins, and no script runs but ours."""

SAFE_HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

BODY_LIMIT = 64 * 1024


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What the server is run with; times are ms.

    `spectators_wait` is how late those see a public table who have no seat there; `fill_after` how
    long quick start waits before bots take the seats that are free; `bots` how long bots think;
    `workers` how many processes there are for strong bots and heavy questions.
    """

    platform: PlatformSettings
    spectators_wait: int = 60_000
    fill_after: int = 5_000
    bots: Pace = Pace()
    workers: int = 1


def make_app(settings: ServerSettings) -> Litestar:
    """The application. Opening it takes up every table that was open."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with opened(app, settings):
            yield

    return Litestar(
        route_handlers=[
            *platform_routes,
            api([*game_routes, *room_routes]),
            game_socket,
            client,
        ],
        lifespan=[life],
        logging_config=None,
        exception_handlers=exception_handlers,
        response_headers=[
            ResponseHeader(name=name, value=value) for name, value in SAFE_HEADERS.items()
        ],
        request_max_body_size=BODY_LIMIT,
        openapi_config=OpenAPIConfig(
            title="牌局 paiju",
            version=version("paiju"),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        on_app_init=[_load_client],
    )


def begin_drain(app: Litestar) -> None:
    """The process is about to end: no new tables, and not ready for more players."""
    if "house" in app.state:
        app.state.house.close_doors()
        app.state.platform.health.draining = True


def _load_client(config: AppConfig) -> AppConfig:
    config.state["client_files"] = ClientFiles()
    return config


@asynccontextmanager
async def opened(app: Litestar, settings: ServerSettings) -> AsyncIterator[None]:
    """Everything with an end: opened in order, closed in the opposite one. It is the application's
    lifespan; who runs the application without one enters it himself."""
    platform = await Platform.open(settings.platform, game_by_id)
    metrics = platform.metrics

    def note_commit(size: int, seconds: float) -> None:
        metrics.journal_batch.observe(size)
        metrics.journal_seconds.observe(seconds)

    journal = SqliteJournal(settings.platform.data / JOURNAL_FILE, on_commit=note_commit)
    await journal.open()
    platform.health.add("journal", journal.check)
    bus, workers = LocalBus(), Workers(settings.workers)
    house = House(
        Surroundings(
            journal=journal,
            bus=bus,
            bots=BotDriver(settings.bots, Random(os.urandom(16)), workers),
            archive=platform,
            workers=workers,
            metrics=metrics,
            find_game=game_by_id,
            entropy=os.urandom,
            now=platform.now,
            late=settings.spectators_wait,
            fill_after=settings.fill_after,
        )
    )
    await house.take_up()
    lobby = Lobby(house, journal, game_by_id, platform.now)
    platform.on_signed_out = lambda player: bus.publish(player_topic(player), CHECK)
    app.state.update(
        platform=platform,
        house=house,
        lobby=lobby,
        reception=Reception(
            bus=bus,
            line=Line(bus),
            lobby=lobby,
            platform=platform,
            now=platform.now,
            version=version("paiju"),
        ),
    )
    orders = asyncio.create_task(carry_out_orders(platform, house, bus))
    try:
        yield
    finally:
        orders.cancel()
        with suppress(asyncio.CancelledError):
            await orders
        await house.drain()
        workers.close()
        await journal.aclose()
        await platform.close()
