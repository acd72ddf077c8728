"""`paiju serve`: run the platform."""

from __future__ import annotations

import asyncio
import fcntl
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated

import segno
import uvicorn
import uvloop
from alembic.util import CommandError
from cyclopts import Parameter
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from paiju.engine.refusal import BadInput
from paiju.server import log
from paiju.server.address import read_proxies
from paiju.server.app import ServerSettings, begin_drain, make_app, opened
from paiju.server.bot_driver import Pace
from paiju.server.journal import JournalError
from paiju.server.platform import PlatformSettings

LOCK_FILE = "lock"
LONGEST_MESSAGE = 16_384
DRAIN_WITHIN = 10


def serve(
    *,
    host: Annotated[str, Parameter(env_var="PAIJU_HOST")] = "0.0.0.0",
    port: Annotated[int, Parameter(env_var="PAIJU_PORT")] = 8000,
    data: Annotated[Path, Parameter(env_var="PAIJU_DATA")] = Path("data"),
    database: Annotated[str | None, Parameter(env_var="PAIJU_DATABASE")] = None,
    secret: Annotated[str | None, Parameter(env_var="PAIJU_SECRET", show=False)] = None,
    origin: Annotated[tuple[str, ...], Parameter(env_var="PAIJU_ORIGIN")] = (),
    trusted_proxy: Annotated[tuple[str, ...], Parameter(env_var="PAIJU_TRUSTED_PROXY")] = (),
    secure_cookies: Annotated[bool | None, Parameter(env_var="PAIJU_SECURE_COOKIES")] = None,
    metrics_token: Annotated[str | None, Parameter(env_var="PAIJU_METRICS_TOKEN")] = None,
    utc_offset: Annotated[float, Parameter(env_var="PAIJU_UTC_OFFSET")] = 8.0,
    limits: Annotated[float, Parameter(env_var="PAIJU_LIMITS")] = 1.0,
    spectators_wait: Annotated[float, Parameter(env_var="PAIJU_SPECTATORS_WAIT")] = 60.0,
    fill_after: Annotated[float, Parameter(env_var="PAIJU_FILL_AFTER")] = 5.0,
    bot_pause: Annotated[float, Parameter(env_var="PAIJU_BOT_PAUSE")] = 1.0,
    workers: Annotated[int, Parameter(env_var="PAIJU_WORKERS")] = 1,
    log_level: Annotated[str, Parameter(env_var="PAIJU_LOG_LEVEL")] = "info",
) -> int:
    """Run the platform: web client, HTTP API and WebSocket, until SIGTERM or Ctrl-C.

    Parameters
    ----------
    host
        The address to listen on; the default is all of them.
    port
        The port to listen on; 0 takes a free one.
    data
        The directory of everything that is kept; it is made if it isn't there.
    database
        Another database for accounts and records, as an SQLAlchemy URL.
    secret
        What signs cookies; by default one that is made once and kept in the data directory.
    origin
        Further sites whose pages may use this server, such as https://play.example.
    trusted_proxy
        Networks whose X-Forwarded-For is believed, such as 127.0.0.1 or 10.0.0.0/8.
    secure_cookies
        Send cookies over TLS only; by default this goes by how a visitor came.
    metrics_token
        What Prometheus has to show; without one, only private addresses see /metrics.
    utc_offset
        Hours from UTC to where the players' day begins.
    limits
        Multiplies every rate limit; 0 turns them off.
    spectators_wait
        Seconds by which those who look on at a public table are behind.
    fill_after
        Seconds that quick start waits before bots take the free seats.
    bot_pause
        Multiplies the time that bots take; 0 lets them answer at once.
    workers
        Processes for strong bots and heavy questions; they start when they are first needed.
    log_level
        debug, info, warning or error.
    """
    settings = ServerSettings(
        platform=PlatformSettings(
            data=data,
            database=database,
            secret=secret,
            origins=origin,
            trusted_proxies=_checked(trusted_proxy),
            secure_cookies=secure_cookies,
            utc_offset=utc_offset,
            limit_scale=limits,
            metrics_token=metrics_token,
        ),
        spectators_wait=int(spectators_wait * 1000),
        fill_after=int(fill_after * 1000),
        bots=_pace(bot_pause),
        workers=max(1, workers),
    )
    log.configure(log_level)
    with _held(data), _listening(host, port) as listener:
        return _run(settings, listener)


def _run(settings: ServerSettings, listener: socket.socket) -> int:
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        # Sessions ping by themselves, with messages that measure the whole way.
        ws_ping_interval=None,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=DRAIN_WITHIN,
    )
    server = _Server(config)
    server.addresses = _addresses(listener)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(app, settings, server, listener))
    return 0 if server.started else 1


async def _serve(
    app: Litestar, settings: ServerSettings, server: _Server, listener: socket.socket
) -> None:
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(opened(app, settings))
        except (JournalError, SQLAlchemyError, CommandError, OSError) as error:
            reason = str(error).partition("\n")[0]
            raise BadInput(
                f"can't open what is kept in {settings.platform.data}: {reason}"
            ) from None
        await server.serve(sockets=[listener])


class _Server(uvicorn.Server):
    """Says where it is reached once it is ready, and takes no new tables once it is to end."""

    addresses: tuple[str, ...] = ()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        app = self.config.app
        assert isinstance(app, Litestar)
        begin_drain(app)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        # An end that was asked for is no failure: the signal isn't raised again.
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _announce(self.addresses)


def _announce(addresses: tuple[str, ...]) -> None:
    for address in addresses:
        print(f"牌局 paiju: {address}", flush=True)
    if sys.stdout.isatty():
        segno.make(addresses[-1]).terminal(compact=True)


def _addresses(listener: socket.socket) -> tuple[str, ...]:
    """Where people find us: on this machine, and in its network where we listen there."""
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return (f"http://{f'[{host}]' if ':' in host else host}:{port}/",)
    here = f"http://localhost:{port}/"
    lan = _lan_address()
    return (here,) if lan is None else (here, f"http://{lan}:{port}/")


def _lan_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


@contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except (OSError, OverflowError) as error:
            raise BadInput(f"can't listen on {host} port {port}: {error}") from None
        yield listener


@contextmanager
def _held(data: Path) -> Iterator[None]:
    """The data directory is ours alone: a second server there would read tables that change."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        handle = os.open(data / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadInput(f"can't use the data directory {data}: {error.strerror}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadInput(f"another paiju serves from the data directory {data}") from None
    else:
        yield
    finally:
        os.close(handle)


def _checked(proxies: tuple[str, ...]) -> tuple[str, ...]:
    try:
        read_proxies(proxies)
    except ValueError as error:
        raise BadInput(f"--trusted-proxy: {error}") from None
    return proxies


def _pace(scale: float) -> Pace:
    usual = Pace()
    return Pace(
        turn=(int(usual.turn[0] * scale), int(usual.turn[1] * scale)),
        claim=(int(usual.claim[0] * scale), int(usual.claim[1] * scale)),
    )
