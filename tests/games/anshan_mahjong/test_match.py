"""鞍山麻将: matches (rules/anshan-mahjong.md 8)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paiju.engine.refusal import BadInput
from paiju.engine.shuffle import Stream
from paiju.games.anshan_mahjong import GAME
from paiju.games.anshan_mahjong.match import AnshanState, next_dealer
from paiju.games.anshan_mahjong.settlement import settle_exhausted
from tests.mahjong.played import Played

WINNERS = ["4488m22588p13sCFP", "155m3467p168sNCF", "123m46p222789sEE", "567m46p345999sWW"]
DEFAULTS = GAME.read_options({})


def test_the_first_dealer_is_drawn_and_points_start_at_0() -> None:
    state = GAME.start(DEFAULTS)
    assert state.dealer is None
    assert state.points == (0, 0, 0, 0)
    dealers = {GAME.deal(DEFAULTS, state, stream(seed)).dealer for seed in range(30)}
    assert dealers == {0, 1, 2, 3}


def stream(seed: int) -> Stream:
    return Stream(bytes([seed]) * 32, [], 1)


def test_the_dealer_of_the_state_deals() -> None:
    state = AnshanState(round=2, points=(0, 0, 0, 0), dealer=3)
    assert all(GAME.deal(DEFAULTS, state, stream(seed)).dealer == 3 for seed in range(8))


@pytest.mark.parametrize(
    ("rule", "winners", "dealer"),
    [
        ("stay_on_win_or_draw", (1,), 1),
        ("stay_on_win_or_draw", (0, 1), 1),
        ("stay_on_win_or_draw", (0,), 2),
        ("stay_on_win_or_draw", (), 1),
        ("winner", (0,), 0),
        ("winner", (3, 1), 3),
        ("winner", (), 1),
    ],
)
def test_who_deals_next(rule: str, winners: tuple[int, ...], dealer: int) -> None:
    options = GAME.read_options({"next_dealer": rule})
    assert next_dealer(options, 1, winners) == dealer


def test_points_are_added_and_the_next_dealer_is_carried_on() -> None:
    table = Played("anshan-mahjong", WINNERS, dealer=0, wild="9m").run("0 discard 5p", "2 hu")
    state = AnshanState(round=3, points=(10, 0, -10, 0), dealer=0)
    assert table.round.settlement is not None
    after = GAME.next(DEFAULTS, state, table.round.settlement)
    assert after == AnshanState(round=4, points=(-6, -4, 14, -4), dealer=1)


@pytest.mark.parametrize("rounds", [4, 8, 16])
def test_a_match_is_so_many_rounds_exhausted_ones_included(rounds: int) -> None:
    options = GAME.read_options({"rounds": rounds})
    state = GAME.start(options)
    played = 0
    while not state.over:
        state = GAME.next(options, state, settle_exhausted((), 2))
        played += 1
    assert played == rounds
    assert state.dealer == 2


def test_a_state_is_read_back_from_its_json() -> None:
    state = AnshanState(round=3, points=(10, 0, -10, 0), dealer=0)
    assert GAME.read_state(msgspec.to_builtins(state)) == state


@pytest.mark.parametrize(
    "change",
    [{"points": [0, 0]}, {"dealer": 4}, {"round": 0}, {"streak": 1}, {"points": None}],
)
def test_what_is_no_state_is_bad_input(change: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        GAME.read_state({"round": 1, "points": [0, 0, 0, 0], "dealer": None, **change})
