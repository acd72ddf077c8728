"""The arena: a bot against itself is exactly neutral, and two runs print the same figures."""

from __future__ import annotations

import json

import pytest

from paiju.arena.interval import interval
from paiju.arena.report import compare, deals_for, pairs
from paiju.arena.schedule import arrangements, neutral
from paiju.cli.app import run
from paiju.engine.game import AnyGame
from paiju.games import GAMES, game_by_id

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def no_time() -> float:
    return 0.0


@every_game
@pytest.mark.parametrize("level", ["random", "basic"])
def test_a_bot_against_itself_scores_exactly_the_neutral_value(game: AnyGame, level: str) -> None:
    report = compare(game, {}, [level], 24, 3, no_time, lambda: None)
    pairing = report.pairings[0]
    assert pairing.bots == (level, level)
    assert (pairing.points.low, pairing.points.mean, pairing.points.high) == (0, 0, 0)
    assert pairing.wins.low == pairing.wins.mean == pairing.wins.high == pairing.wins.neutral


@every_game
def test_each_deal_is_played_with_the_challenger_in_every_seat(game: AnyGame) -> None:
    legs = arrangements(game)
    assert all(sum(column) == 1 for column in zip(*legs, strict=True))
    assert neutral(game) == 1 / len(legs)
    assert deals_for(game, 1) == 1
    assert deals_for(game, 40) == 40 // len(legs)


def test_sides_are_swapped_in_jiayibing() -> None:
    legs = arrangements(game_by_id("jiayibing"))
    assert legs == [(True, False) * 3, (False, True) * 3]


def test_every_two_bots_of_a_list_meet() -> None:
    assert pairs(["a", "b", "c", "a"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairs(["a", "a"]) == [("a", "a")]


def test_an_interval_is_that_of_students_distribution() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    found = interval(values)
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(3.182 * 1.2909944 / 2)
    assert interval([7.0]).low == interval([7.0]).high == 7


def test_two_runs_print_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for _ in range(2):
        arguments = ["arena", "fangyang", "--seats", "random,basic,basic,basic"]
        assert run([*arguments, "--rounds", "16", "--seed", "5", "-o", "base=2", "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        assert set(report.pop("decision_ms")) == {"random", "basic"}
        reports.append(report)
    assert reports[0] == reports[1]
    assert reports[0]["options"]["base"] == 2
    assert reports[0]["pairings"][0]["points"]["mean"] < 0
