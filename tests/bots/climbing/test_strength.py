"""`basic` is worth its level: against `random`, and against a greedy player, on fixed deals."""

from __future__ import annotations

import pytest

from paiju.arena.duel import Duel
from paiju.bots.climbing.position import Setting
from paiju.games import game_by_id
from paiju.games.fangyang import rules as fangyang
from paiju.games.jiayibing import rules as jiayibing
from tests.bots.climbing.greedy import GreedyPlayer

COMBINATIONS = {
    "jiayibing": jiayibing.combinations(bombs=False),
    "fangyang": fangyang.combinations(bombs=False),
}


def result(game_id: str, deals: int, *, greedy: bool) -> tuple[float, float]:
    """Mean points and share of wins of `basic`, on every deal in every arrangement."""
    game = game_by_id(game_id)
    duel = Duel(game, game.read_options({}), ("basic", "random"), 9, lambda: 0.0)
    if greedy:
        duel.field = GreedyPlayer(Setting(COMBINATIONS[game_id], passing_locks=False))
    values = list(duel.play(deals))
    return sum(points for points, _ in values) / deals, sum(wins for _, wins in values) / deals


def test_in_jiayibing_it_nearly_always_beats_random() -> None:
    assert result("jiayibing", 15, greedy=False)[1] >= 0.9


def test_in_fangyang_it_wins_over_half_a_point_a_round_from_random() -> None:
    assert result("fangyang", 15, greedy=False)[0] > 0.5


@pytest.mark.parametrize(
    ("game_id", "deals", "least"), [("jiayibing", 20, 0.3), ("fangyang", 30, 0)]
)
def test_it_wins_from_a_greedy_player(game_id: str, deals: int, least: float) -> None:
    assert result(game_id, deals, greedy=True)[0] > least
