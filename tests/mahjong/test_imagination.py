"""Imagined rounds agree with all that a view tells."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paiju.engine.scenario import settle_chance
from paiju.engine.view import View
from paiju.games import game_by_id
from tests.contract import course
from tests.mahjong.played import Played
from tests.mahjong.test_round import everywhere

GAMES = ["anshan-mahjong", "yuyao-mahjong"]
both_games = pytest.mark.parametrize("game_id", GAMES)


def imagined(table: Played, seat: int, seed: int = 1) -> Any:
    view = View(seat, table.round.public(), table.round.private(seat))
    return table.game.imagine(table.options, view, Random(seed))


@both_games
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=12, deadline=None)
def test_an_imagined_round_holds_a_whole_set_and_can_be_played_to_its_end(
    game_id: str, seed: int
) -> None:
    game = game_by_id(game_id)
    rng = Random(seed)
    options = game.read_options(rng.choice(course.mixtures(game)))
    round_: Any = course.fresh(game, options, seed)
    for number, _ in enumerate(course.steps(game, round_, rng)):
        if number % 13:
            continue
        seat = rng.randrange(4)
        copy: Any = game.imagine(options, course.view(round_, seat), rng)
        assert sorted(everywhere(copy)) == sorted(everywhere(round_))
        settle_chance(copy)
        for _ in course.steps(game, copy, rng):
            pass


@both_games
def test_a_view_of_the_end_is_imagined_as_it_was(game_id: str) -> None:
    game = game_by_id(game_id)
    options = game.read_options({})
    round_: Any = course.fresh(game, options, 5)
    for _ in course.steps(game, round_, Random(5)):
        pass
    view = course.view(round_, 2)
    assert course.view(game.imagine(options, view, Random(1)), 2) == view


HANDS = ["4488m22588p13sCFP", "155m3467p68sNCFW", "123m46p222789sEE", "567m46p345999sWW"]
"""On seat 0's 5p seat 1 may chow, seats 2 and 3 may win."""


def test_an_answer_that_waits_may_be_outdone_in_the_imagined_round() -> None:
    table = Played("anshan-mahjong", HANDS, dealer=0, wild="9m")
    table.answer("0 discard 5p")
    table.answer("1 chi 46p")
    copy = imagined(table, 1)
    assert copy.private(1).answer == "chi 46p"
    assert not copy.claims.is_settled()


def test_an_answer_that_the_others_pass_is_carried_out() -> None:
    table = Played("anshan-mahjong", HANDS, dealer=0, wild="9m")
    table.answer("0 discard 5p")
    table.answer("1 chi 46p")
    copy = imagined(table, 1)
    while copy.in_claim_window:
        copy.act(next(iter(copy.to_act())), table.game.read_action("pass"))
    assert [laid.meld for laid in copy.public().melds[1]] == ["chi 456p"]


def test_nobody_else_is_imagined_with_four_wilds_in_a_round_that_goes_on() -> None:
    hands = ["147m258p369sESWNC", "2268m3467p158sPP", "33m55p2477sEESFF", "156m114699p568sW"]
    table = Played("yuyao-mahjong", hands, dealer=0, wild="9m")
    for seed in range(30):
        copy = imagined(table, 0, seed)
        assert all(hand.counts[copy.wild] < 4 for hand in copy.hand_of)


def test_a_win_that_was_just_passed_leaves_its_question_open() -> None:
    table = Played(
        "anshan-mahjong", HANDS, dealer=0, wild="9m", options={"pass_lock": "until_next_draw"}
    )
    table.answer("0 discard 5p")
    table.answer("3 pass")
    view = View(3, table.round.public(), table.round.private(3))
    copy = table.game.imagine(table.options, view, Random(3))
    assert View(3, copy.public(), copy.private(3)) == view
    assert view.private.passed


def test_a_round_that_waits_for_chance_is_imagined_waiting() -> None:
    table = Played("anshan-mahjong", HANDS, dealer=0, wild="9m", options={"gun": "an"})
    table.answer("0 discard 5p")
    table.answer("2 hu")
    view = View(1, table.round.public(), table.round.private(1))
    copy = imagined(table, 1)
    assert View(1, copy.public(), copy.private(1)) == view
    settle_chance(copy)
    assert copy.settlement.winner == 2


def test_four_wilds_just_dealt_are_still_to_be_found_out() -> None:
    hands = ["147m258p369sNNSWC", "258m369p14sPPPPS", "369m147p258sFCNW", "123m456789p44sEE"]
    table = Played("yuyao-mahjong", hands, dealer=0, wild="P")
    round_ = table.game.open(table.options, table.deal)
    view = View(1, round_.public(), round_.private(1))
    copy = table.game.imagine(table.options, view, Random(1))
    assert View(1, copy.public(), copy.private(1)) == view
    assert settle_chance(copy)[0].text() == "1 all pay: si_long"
