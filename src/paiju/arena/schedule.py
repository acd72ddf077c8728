"""Who sits where: each deal is played once in every arrangement, so that luck cancels out."""

from __future__ import annotations

from paiju.engine.game import AnyGame
from paiju.engine.seat import Seat

Arrangement = tuple[bool, ...]
"""By seat: whether the challenger sits there; all others are the field."""

TEAMS: dict[str, tuple[tuple[Seat, ...], ...]] = {"jiayibing": ((0, 2, 4), (1, 3, 5))}
"""Games with fixed sides: a bot plays a whole side."""


def arrangements(game: AnyGame) -> list[Arrangement]:
    """One challenger in each seat in turn; with fixed sides, each side in turn."""
    groups = TEAMS.get(game.id) or tuple((seat,) for seat in range(game.seats))
    return [tuple(seat in group for seat in range(game.seats)) for group in groups]


def neutral(game: AnyGame) -> float:
    """The share of rounds that a bot wins against itself."""
    return 1 / len(arrangements(game))
