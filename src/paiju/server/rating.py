"""Ratings (等级分): Plackett–Luce, from public matches that only accounts played to the end.

By final place; where seats play in fixed sides all match long (甲乙丙), by side. Friends' tables
are never rated, nor is a match with a bot in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from paiju.server import schema
from paiju.server.database import Database, upsert

SIDES: Mapping[str, tuple[tuple[int, ...], ...]] = {"jiayibing": ((0, 2, 4), (1, 3, 5))}
"""Games whose seats play in sides that stay for the match (rules/jiayibing.md 1.3)."""

LADDER_MATCHES = 5
"""Matches before a player appears on the ladder."""

_MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """What is believed of a player's strength: mean, uncertainty, and the figure that is shown."""

    game: str
    mu: float
    sigma: float
    matches: int

    @property
    def shown(self) -> int:
        return shown(self.mu)


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """What others may know of a player's rating in a game."""

    game: str
    shown: int
    matches: int


class RatingPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A rating after a match."""

    match: str
    at: int
    mu: float
    sigma: float
    shown: int


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A place on a game's ladder (排行榜)."""

    place: int
    player: str
    name: str
    shown: int
    matches: int


def shown(mu: float) -> int:
    """The figure on the screen: 1500 for a beginner."""
    return round(1500 + 40 * (mu - _MODEL.mu))


def teams_of(game: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that win and lose a match together."""
    return SIDES.get(game) or tuple((seat,) for seat in range(seats))


def rate(
    game: str, points: Sequence[int], before: Sequence[PlackettLuceRating]
) -> list[PlackettLuceRating]:
    """The ratings by seat after a match that ended with these points."""
    teams = teams_of(game, len(points))
    scores = [float(sum(points[seat] for seat in team)) for team in teams]
    rated = _MODEL.rate([[before[seat] for seat in team] for team in teams], scores=scores)
    after = list(before)
    for team, ratings in zip(teams, rated, strict=True):
        for seat, rating in zip(team, ratings, strict=True):
            after[seat] = rating
    return after


class Ratings:
    """Reads and changes ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def rate_match(self, connection: AsyncConnection, match: str, at: int) -> bool:
        """Rate an ended match if it counts; says whether it did."""
        m, s, p = schema.match.c, schema.match_seat.c, schema.player.c
        header = (
            await connection.execute(select(m.game, m.public, m.reason).where(m.id == match))
        ).one()
        seats = (
            await connection.execute(
                select(s.player, s.points, s.bot, p.account_key, p.deleted)
                .select_from(schema.match_seat.outerjoin(schema.player, s.player == p.id))
                .where(s.match == match)
                .order_by(s.seat)
            )
        ).all()
        counts = header.public and header.reason == "played"
        if not counts or any(seat.bot or seat.account_key is None for seat in seats):
            return False
        players = [seat.player for seat in seats]
        kept = [await self._kept(connection, player, header.game) for player in players]
        before = [_MODEL.rating(mu=each.mu, sigma=each.sigma) for each in kept]
        after = rate(header.game, [seat.points for seat in seats], before)
        for player, old, new in zip(players, kept, after, strict=True):
            await self._keep(connection, player, match, at, old, new)
        return True

    async def _kept(self, connection: AsyncConnection, player: str, game: str) -> Rating:
        r = schema.rating.c
        query = select(schema.rating).where(r.player == player, r.game == game)
        row = (await connection.execute(query)).one_or_none()
        if row is None:
            return Rating(game=game, mu=_MODEL.mu, sigma=_MODEL.sigma, matches=0)
        return Rating(game=game, mu=row.mu, sigma=row.sigma, matches=row.matches)

    async def _keep(
        self,
        connection: AsyncConnection,
        player: str,
        match: str,
        at: int,
        old: Rating,
        new: PlackettLuceRating,
    ) -> None:
        values = {"mu": new.mu, "sigma": new.sigma}
        await upsert(
            connection,
            schema.rating,
            {"player": player, "game": old.game},
            {**values, "matches": old.matches + 1},
        )
        await connection.execute(
            schema.rating_change.insert().values(
                player=player,
                match=match,
                game=old.game,
                at=at,
                mu_before=old.mu,
                sigma_before=old.sigma,
                **values,
            )
        )

    async def of(self, player: str) -> list[Rating]:
        """A player's ratings, a game each."""
        r = schema.rating.c
        query = select(r.game, r.mu, r.sigma, r.matches).where(r.player == player).order_by(r.game)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Rating(game=row.game, mu=row.mu, sigma=row.sigma, matches=row.matches) for row in rows
        ]

    async def course(self, player: str, game: str, size: int = 200) -> list[RatingPoint]:
        """How a player's rating went, the latest matches, oldest first."""
        c = schema.rating_change.c
        query = (
            select(c.match, c.at, c.mu, c.sigma)
            .where(c.player == player, c.game == game)
            .order_by(c.at.desc(), c.match)
            .limit(size)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            RatingPoint(match=row.match, at=row.at, mu=row.mu, sigma=row.sigma, shown=shown(row.mu))
            for row in reversed(rows)
        ]

    async def ladder(self, game: str, size: int = 100) -> list[Rung]:
        """The best of a game, by what is certain of them."""
        r, p = schema.rating.c, schema.player.c
        query = (
            select(p.id, p.name, r.mu, r.matches)
            .join_from(schema.rating, schema.player)
            .where(r.game == game, r.matches >= LADDER_MATCHES, p.deleted.is_(None))
            .order_by((r.mu - 3 * r.sigma).desc(), p.id)
            .limit(size)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Rung(
                place=place, player=row.id, name=row.name, shown=shown(row.mu), matches=row.matches
            )
            for place, row in enumerate(rows, 1)
        ]
