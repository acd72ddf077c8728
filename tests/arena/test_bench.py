"""Our own figures: what is measured is what it says, and every figure has a rate."""

from __future__ import annotations

import json
from itertools import count

import pytest

from paiju.arena.bench import (
    SCORERS,
    complete_hands,
    hands_scored,
    random_rounds,
    waits_found,
    win_checks,
)
from paiju.cli.app import run
from paiju.games import GAMES, game_by_id


@pytest.mark.parametrize("game_id", SCORERS)
def test_the_hands_to_be_scored_win_and_some_hold_wilds(game_id: str) -> None:
    scorer = SCORERS[game_id]()
    wins = complete_hands(scorer, 200)
    assert all(scorer.judge(win).win and sum(win.counts) == 14 for win in wins)
    assert 40 < sum(win.counts[win.wild] > 0 for win in wins) < 160


@pytest.mark.parametrize("measured", [hands_scored, win_checks, waits_found])
@pytest.mark.parametrize("game_id", SCORERS)
def test_a_rate_is_what_was_done_by_the_time_it_took(game_id: str, measured) -> None:
    ticks = count()
    figure = measured(game_id, 3, lambda: float(next(ticks)), spells=1)
    assert figure.name.startswith(f"{game_id}: ")
    assert figure.per_second == 2 * 50 / 3


def test_rounds_and_decisions_are_counted() -> None:
    ticks = count()
    rounds, decisions = random_rounds(
        game_by_id("yuyao-mahjong"), 3, lambda: float(next(ticks)), spells=1
    )
    assert rounds.per_second == 2 / 3
    assert decisions.per_second > 20


def test_the_command_prints_figures_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--seconds", "0.01", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert all(figure["per_second"] > 0 for figure in figures)
    for game in GAMES:
        assert f"{game.id}: random rounds" in {figure["name"] for figure in figures}
