"""`basic` is worth its level at mahjong: against `random`, and against plain distance."""

from __future__ import annotations

import pytest

from paiju.arena.duel import Duel
from paiju.arena.interval import Interval, interval
from paiju.games import game_by_id
from paiju.games.anshan_mahjong.distance import Distances as AnshanDistances
from paiju.games.yuyao_mahjong.distance import Distances as YuyaoDistances
from tests.bots.plain_distance import DistancePlayer

DISTANCES = {"anshan-mahjong": AnshanDistances, "yuyao-mahjong": YuyaoDistances}


def result(
    game_id: str, deals: int, *, plain: bool, seed: int = 9, **raw: str | int
) -> tuple[Interval, Interval]:
    """Points and share of wins a round of `basic`, in every seat on every deal."""
    game = game_by_id(game_id)
    options = game.read_options(raw)
    duel = Duel(game, options, ("basic", "random"), seed, lambda: 0.0)
    if plain:
        duel.field = DistancePlayer(DISTANCES[game_id](options))
    values = list(duel.play(deals))
    return interval([points for points, _ in values]), interval([wins for _, wins in values])


@pytest.mark.parametrize(
    ("game_id", "mode", "wins"),
    [
        ("anshan-mahjong", {}, 0.45),
        ("yuyao-mahjong", {}, 0.8),
        ("yuyao-mahjong", {"mode": "xiazi"}, 0.8),
    ],
)
def test_it_takes_most_rounds_from_random(game_id: str, mode: dict[str, str], wins: float) -> None:
    points, won = result(game_id, 6, plain=False, **mode)
    assert points.low > 5
    assert won.mean > wins


@pytest.mark.parametrize("game_id", DISTANCES)
@pytest.mark.long
def test_it_wins_points_from_players_that_only_minimise_the_distance(game_id: str) -> None:
    points, _ = result(game_id, 200, plain=True, seed=300)
    assert points.low > 0


def test_a_few_deals_against_plain_distance_are_not_lost() -> None:
    points, _ = result("yuyao-mahjong", 12, plain=True)
    assert points.high > 0
