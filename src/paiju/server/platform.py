"""The platform (平台): what surrounds the tables. Who plays, what was played, and how it is kept
fair, safe and healthy; the tables' hosts call it, and its routes serve the rest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import structlog
from argon2 import PasswordHasher

from paiju.engine.game import AnyGame
from paiju.engine.record import Record
from paiju.server import address
from paiju.server.account import Accounts
from paiju.server.announcement import Announcements, Order
from paiju.server.archive import Archive, duration, ended_at
from paiju.server.ban import Ban, Bans
from paiju.server.database import Database, sqlite_url
from paiju.server.frames import film, pack
from paiju.server.health import Health
from paiju.server.history import History
from paiju.server.identity import Entry, Identity, Player, Visitor
from paiju.server.limit import Crowd, Limiter
from paiju.server.metrics import Metrics
from paiju.server.moment import Now, steady_clock
from paiju.server.mute import Mutes
from paiju.server.password import Passwords
from paiju.server.personal_data import PersonalData
from paiju.server.play_time import PlayTime, PlayTimes
from paiju.server.rating import Ratings
from paiju.server.report import Reports
from paiju.server.secret import kept_secret
from paiju.server.statistics import Statistics
from paiju.server.visit import Door
from paiju.table.section import Place
from paiju.table.setup import Setup

Find = Callable[[str], AnyGame]


class PlatformSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What the platform is run with.

    `database` is a URL of SQLAlchemy, None the SQLite file in `data`. `secret` signs cookies, None
    one that is kept in `data`. `trusted_proxies` are networks whose forwarded addresses are
    believed. `origins` are further sites whose pages may use this server. `secure_cookies` None
    goes by how the visitor came. `utc_offset` (hours) says when the players' day begins.
    `limit_scale` multiplies every rate limit; 0 turns them off. `metrics_token` opens `/metrics`;
    without one it is shown to private addresses only.
    """

    data: Path
    database: str | None = None
    secret: str | None = None
    trusted_proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    secure_cookies: bool | None = None
    utc_offset: float = 8.0
    limit_scale: float = 1.0
    metrics_token: str | None = None


class Platform:
    """Everything of the platform, opened on one database.

    Routes and hosts use its parts (`identity`, `accounts`, `bans` …) or the methods here, which
    are what a host needs. Whatever refuses raises `Problem`.
    """

    def __init__(
        self,
        settings: PlatformSettings,
        database: Database,
        find: Find,
        now: Now,
        hasher: PasswordHasher | None = None,
    ) -> None:
        secret = settings.secret.encode() if settings.secret else kept_secret(settings.data)
        self.settings = settings
        self.database = database
        self.now = now
        self.door = Door(address.read_proxies(settings.trusted_proxies), settings.origins)
        self.limiter = Limiter(now, settings.limit_scale)
        self.crowd = Crowd(settings.limit_scale)
        self.identity = Identity(database, secret, now)
        self.passwords = Passwords(hasher)
        self.accounts = Accounts(database, self.identity, self.passwords, now)
        self.archive = Archive(database)
        self.history = History(database)
        self.statistics = Statistics(database)
        self.ratings = Ratings(database)
        self.play_times = PlayTimes(database, now, settings.utc_offset)
        self.bans = Bans(database, now)
        self.mutes = Mutes(database, now)
        self.reports = Reports(database, now)
        self.announcements = Announcements(database, now)
        self.personal_data = PersonalData(database, now)
        self.metrics = Metrics()
        self.health = Health()
        self.health.add("database", database.check)
        self._find = find
        self.on_signed_out: Callable[[str], None] = lambda _player: None
        """Called with a player some of whose sessions have ended."""

    @classmethod
    async def open(
        cls,
        settings: PlatformSettings,
        find: Find,
        *,
        now: Now | None = None,
        hasher: PasswordHasher | None = None,
    ) -> Platform:
        """Open the database, bring it up to date, and everything on it. `find` gives a game by
        its id."""
        database = await Database.open(settings.database or sqlite_url(settings.data))
        platform = cls(settings, database, find, now or steady_clock(), hasher)
        await platform.identity.forget_ended()
        return platform

    async def close(self) -> None:
        """Close the database."""
        await self.database.close()

    async def identify(self, cookie: str | None) -> Player | None:
        """The player behind a value of the cookie `identity.COOKIE`, or None."""
        return await self.identity.identify(cookie)

    async def guest(self, nickname: str, visitor: Visitor) -> Entry:
        """Let a new guest in."""
        self.limit("guest", None, visitor.address)
        await self.bans.refuse(None, visitor.address)
        return await self.identity.guest(nickname, visitor)

    def limit(self, kind: str, player: str | None, address: str | None) -> None:
        """Count one of a kind of `limit.RULES`, for the player first and the address second;
        raises `Problem` too_many_requests with the time to wait."""
        self.limiter.check(kind, player, address)

    def look_at_limit(self, kind: str, player: str | None, address: str | None) -> None:
        """Raise as `limit` would, and count nothing."""
        self.limiter.look(kind, player, address)

    async def is_banned(self, player: str | None, address: str | None) -> Ban | None:
        """The ban that hits this player or this address now, or None."""
        return await self.bans.of(player, address)

    async def refuse_used_up(self, player: str) -> None:
        """Before a match begins: raises `Problem` daily_limit for who has played enough today."""
        await self.play_times.refuse_used_up(player)

    async def play_time(self, player: str) -> PlayTime:
        """Time played today, the limit and the reminder."""
        return await self.play_times.of(player)

    async def muted_by(self, player: str) -> frozenset[str]:
        """Whose talk this player doesn't want to hear."""
        return frozenset(muted.id for muted in await self.mutes.of(player))

    async def orders(self) -> list[Order]:
        """What the operator asked since the last time; to be called every few seconds."""
        return await self.announcements.take_orders()

    async def finished_round(
        self,
        setup: Setup,
        record: Record,
        players: Sequence[str | None],
        *,
        link: str,
    ) -> bool:
        """Keep a finished round: record, frames, outcome, time played.

        `players` are ids by seat, None for bots; `link` is the record's id that the table shows. A
        round that is kept already is left as it is (False), so that a host may repeat itself after
        a crash. The frames come from playing the record again.
        """
        frames = await self._filmed(record)
        async with self.database.write() as connection:
            kept = await self.archive.keep_round(
                connection,
                setup,
                record,
                frames,
                players,
                link=link,
                ended=ended_at(record) or self.now(),
            )
            for player in kept or ():
                if player is not None:
                    await self.play_times.add(connection, player, duration(record))
        if kept is not None:
            self.metrics.rounds.labels(record.game).inc()
        return kept is not None

    async def _filmed(self, record: Record) -> bytes:
        """The packed frames of a round; none if it can't be played again, the record is worth
        more than they are."""
        frames = []
        try:
            for frame in film(self._find(record.game), record):
                frames.append(frame)
                # A round takes a tenth of a second to film: the tables go on between its frames.
                await asyncio.sleep(0)
        except Exception as error:
            structlog.get_logger().error(
                "a round can't be filmed", match=record.match, round=record.round, exc_info=error
            )
            self.metrics.errors.labels("frames").inc()
            frames = []
        return await asyncio.to_thread(pack, frames)

    async def finished_match(self, match: str, places: Sequence[Place], reason: str) -> bool:
        """Keep the end of a match, and rate it if it counts; False if that was done already, or if
        no round of it was finished. `reason` as in `ResultSection`."""
        ended = self.now()
        async with self.database.write() as connection:
            kept = await self.archive.keep_match(
                connection, match, places, reason=reason, ended=ended
            )
            if kept:
                await self.ratings.rate_match(connection, match, ended)
        return kept
