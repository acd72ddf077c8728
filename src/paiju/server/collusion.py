"""Collusion (串通): pairs of players whose results together are far off chance.

No proof, but a list for the operator to look at, with the matches. Results are first freed of the
strength of the table: what a player has beyond the average of who sat there. For each pair of
opponents two things are then compared with how the two do without one another, which is how
strength is told from friendship: what one gains over the other (`one_way`), and what both gain
from the rest of the table (`together`). The difference is given in standard errors.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, pvariance
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import select

from paiju.server import schema
from paiju.server.database import Database
from paiju.server.rating import teams_of

FEWEST = 10
"""Matches together before a pair is judged."""

SUSPECT = 4.0
"""Standard errors from which a pair is listed; many pairs are looked at."""

FITTING_STEPS = 20

Manner: TypeAlias = Literal["one_way", "together"]


class Suspicion(msgspec.Struct, frozen=True, kw_only=True):
    """A pair to look at; `excess` is in points a match, beyond what their strength explains.

    `one_way`: the first one gains it over the second. `together`: both gain it from the others.
    """

    game: str
    manner: Manner
    players: tuple[str, str]
    excess: float
    errors: float
    matches: tuple[str, ...]


class Meeting(msgspec.Struct, frozen=True):
    """A finished public match: by seat, who sat there (None: a bot, or somebody gone), points."""

    match: str
    game: str
    players: tuple[str | None, ...]
    points: tuple[int, ...]


class _Course:
    """Results of each player in one game, match by match, freed of the table's strength."""

    def __init__(self, meetings: Sequence[Meeting]) -> None:
        self.of: dict[str, dict[str, float]] = defaultdict(dict)
        self.pairs: dict[tuple[str, str], list[str]] = defaultdict(list)
        strengths = _strengths(meetings)
        for meeting in meetings:
            table = _table_strength(meeting, strengths)
            for player, points in zip(meeting.players, meeting.points, strict=True):
                if player is not None:
                    self.of[player][meeting.match] = points + table
            for pair in _opponents(meeting):
                self.pairs[pair].append(meeting.match)

    def excess(self, pair: tuple[str, str], sign: int) -> tuple[float, float]:
        """Mean of the first's results plus `sign` times the second's, beyond what they have
        without one another, and how many standard errors that is."""
        first, second = (self.of[player] for player in pair)
        joint = [first[match] + sign * second[match] for match in self.pairs[pair]]
        mean_first, error_first = _apart(first, second)
        mean_second, error_second = _apart(second, first)
        excess = fmean(joint) - mean_first - sign * mean_second
        # Points are whole: results that are always the same are not known better than that.
        error = max(pvariance(joint), 1.0) / len(joint) + error_first + error_second
        return excess, excess / sqrt(error)


def suspicions(meetings: Iterable[Meeting]) -> list[Suspicion]:
    """The pairs that stand out, most striking first."""
    by_game: dict[str, list[Meeting]] = defaultdict(list)
    for meeting in meetings:
        by_game[meeting.game].append(meeting)
    found = [
        suspicion
        for game, played in by_game.items()
        for suspicion in _in_game(game, _Course(played))
    ]
    return sorted(found, key=lambda each: (-each.errors, each.players, each.manner))


def _in_game(game: str, course: _Course) -> Iterable[Suspicion]:
    for pair, matches in course.pairs.items():
        if len(matches) < FEWEST:
            continue
        gap, gap_errors = course.excess(pair, -1)
        both, both_errors = course.excess(pair, +1)
        if abs(gap_errors) >= SUSPECT:
            players = pair if gap > 0 else pair[::-1]
            yield _suspicion(game, "one_way", players, abs(gap), abs(gap_errors), matches)
        if both_errors >= SUSPECT:
            yield _suspicion(game, "together", pair, both, both_errors, matches)


def _suspicion(
    game: str,
    manner: Manner,
    players: tuple[str, str],
    excess: float,
    errors: float,
    matches: list[str],
) -> Suspicion:
    return Suspicion(
        game=game,
        manner=manner,
        players=players,
        excess=excess,
        errors=errors,
        matches=tuple(matches),
    )


def _strengths(meetings: Sequence[Meeting]) -> dict[str, float]:
    """What each player has in a match at a table of average strength.

    A result is one's strength less the table's average, so that results sum to zero; the
    strengths that fit best are approached step by step.
    """
    strengths: dict[str, float] = {}
    for _ in range(FITTING_STEPS):
        freed: dict[str, list[float]] = defaultdict(list)
        for meeting in meetings:
            table = _table_strength(meeting, strengths)
            for player, points in zip(meeting.players, meeting.points, strict=True):
                if player is not None:
                    freed[player].append(points + table)
        strengths = {player: fmean(results) for player, results in freed.items()}
    return strengths


def _table_strength(meeting: Meeting, strengths: dict[str, float]) -> float:
    return fmean(strengths.get(player or "", 0.0) for player in meeting.players)


def _apart(own: dict[str, float], other: dict[str, float]) -> tuple[float, float]:
    """Mean of a player's results in matches without the other, and its variance."""
    apart = [points for match, points in own.items() if match not in other]
    if len(apart) < FEWEST:
        return 0.0, 0.0
    return fmean(apart), pvariance(apart) / len(apart)


def _opponents(meeting: Meeting) -> list[tuple[str, str]]:
    teams = teams_of(meeting.game, len(meeting.players))
    team = {seat: number for number, seats in enumerate(teams) for seat in seats}
    sitters = sorted(
        (player, seat) for seat, player in enumerate(meeting.players) if player is not None
    )
    return [
        (first, second)
        for (first, one), (second, other) in combinations(sitters, 2)
        if team[one] != team[other]
    ]


async def collusion(database: Database, since: int) -> list[Suspicion]:
    """The report over public matches that ended since then."""
    m, s = schema.match.c, schema.match_seat.c
    query = (
        select(m.id, m.game, s.player, s.points)
        .join_from(schema.match_seat, schema.match)
        .where(m.public, m.ended >= since)
        .order_by(m.ended, m.id, s.seat)
    )
    seats: dict[tuple[str, str], list[tuple[str | None, int]]] = defaultdict(list)
    async with database.read() as connection:
        for row in (await connection.execute(query)).all():
            seats[row.id, row.game].append((row.player, row.points))
    return suspicions(
        Meeting(
            match,
            game,
            tuple(player for player, _ in sitters),
            tuple(points for _, points in sitters),
        )
        for (match, game), sitters in seats.items()
    )
