"""Routes: the ways to win that a hand has, and what each is worth while others race as well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from paiju.mahjong.tile import Tile


class Pace(NamedTuple):
    """How fast a way to win goes.

    `later` are the live tiles that usually help at distance 0, 1, 2 … when the hand gets there;
    `claims` multiplies the draws that help before the hand waits, `ready` those that win.
    """

    later: tuple[float, ...]
    claims: float
    ready: float


class Route(NamedTuple):
    """A way to win: its distance, the kinds that bring it nearer, and the points it would bring."""

    pace: Pace
    distance: int
    useful: Sequence[Tile]
    points: float


SIDELINE: Final = 0.25
"""What a way to win is worth beside a better one."""


class Race(NamedTuple):
    """What a hand is up against.

    `live` counts the unseen tiles by kind, `unseen` all of them; `turns` are the draws left, and
    `hazard` is how likely somebody else is to win before the next of them.
    """

    live: Sequence[int]
    unseen: int
    turns: float
    hazard: float


def chance(route: Route, race: Race) -> float:
    """About how likely the route is to win before others do and before the wall ends."""
    live, unseen, turns, hazard = race
    if turns <= 0 and route.distance:
        return 0.0
    pace = route.pace
    leak = hazard + 0.5 / (turns + 0.5)
    tiles: float = sum([live[tile] for tile in route.useful])
    result = 1.0
    for distance in range(route.distance, -1, -1):
        if distance < route.distance:
            later = pace.later
            tiles = later[min(distance, len(later) - 1)]
        rate = min(tiles / unseen, 1.0) * (pace.claims if distance else pace.ready)
        result *= rate / (rate + leak)
    return result


def worth(routes: Iterable[Route], race: Race) -> float:
    """What a hand of 13 places is worth by all its routes."""
    values = sorted([chance(route, race) * route.points for route in routes], reverse=True)
    return values[0] + SIDELINE * sum(values[1:]) if values else 0.0
