"""余姚麻将: matches (rules/yuyao-mahjong.md 2.3 to 2.5, 9)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paiju.engine.refusal import BadInput
from paiju.engine.shuffle import Stream
from paiju.games.yuyao_mahjong import GAME
from paiju.games.yuyao_mahjong.match import YuyaoState
from paiju.games.yuyao_mahjong.settlement import YuyaoSettlement, settle
from paiju.mahjong.win import Verdict

DEFAULTS = GAME.read_options({})
NOTHING = (0, 0, 0, 0)


def settled(
    deltas: tuple[int, ...] = NOTHING,
    winner: int | None = None,
    kong_deltas: tuple[int, ...] = NOTHING,
    chips: tuple[int, ...] = (100,) * 4,
    all_pay: bool = False,
) -> YuyaoSettlement:
    return settle(
        Verdict(deltas=deltas, all_pay=all_pay),
        winner=winner,
        by=None,
        loser=None,
        dealer=1,
        streak=2,
        chips=chips,
        kong_deltas=kong_deltas,
    )


def test_the_first_dealer_is_drawn_and_everybody_starts_with_start_chips() -> None:
    state = GAME.start(GAME.read_options({"start_chips": 300}))
    assert state.dealer is None
    assert state.chips == (300,) * 4
    assert (state.points, state.kong_points, state.streak) == (NOTHING, NOTHING, 0)
    dealt = GAME.deal(DEFAULTS, state, Stream(bytes(32), [], 1))
    assert dealt.chips == (300,) * 4
    assert 0 <= dealt.dealer < 4


def test_a_deal_carries_streak_and_chips() -> None:
    state = YuyaoState(
        round=4, points=NOTHING, chips=(130, 120, 70, 80), kong_points=NOTHING, dealer=2, streak=3
    )
    dealt = GAME.deal(DEFAULTS, state, Stream(bytes(32), [], 4))
    assert (dealt.dealer, dealt.streak, dealt.chips) == (2, 3, (130, 120, 70, 80))
    assert GAME.open(DEFAULTS, dealt).public().stakes.streak == 3


@pytest.mark.parametrize(
    ("winner", "dealer", "streak"), [(1, 1, 3), (2, 2, 0), (0, 2, 0), (None, 2, 0)]
)
def test_the_dealer_stays_and_his_streak_grows_only_if_he_wins(
    winner: int | None, dealer: int, streak: int
) -> None:
    settlement = settled(winner=winner)
    assert (settlement.next_dealer, settlement.next_streak) == (dealer, streak)


def test_a_result_is_chips_less_start_chips_plus_kong_points() -> None:
    after = GAME.next(
        DEFAULTS, GAME.start(DEFAULTS), settled((-13, 39, -13, -13), 1, (30, -10, -10, -10))
    )
    assert after.chips == (87, 139, 87, 87)
    assert after.kong_points == (30, -10, -10, -10)
    assert after.points == (17, 29, -23, -23)
    assert (after.round, after.dealer, after.streak, after.over) == (2, 1, 3, False)


def test_all_pay_ends_the_match() -> None:
    settlement = settled((300, -100, -100, -100), 0, all_pay=True)
    assert settlement.match_over
    assert GAME.next(DEFAULTS, GAME.start(DEFAULTS), settlement).over


def test_a_seat_without_chips_ends_the_match() -> None:
    settlement = settled((20, -5, -10, -5), 0, chips=(100, 100, 10, 100))
    assert settlement.match_over
    assert not settled((20, -5, -10, -5), 0, chips=(100, 100, 11, 100)).match_over


@pytest.mark.parametrize("rounds", [8, 16])
def test_a_match_is_so_many_rounds_drawn_ones_included(rounds: int) -> None:
    options = GAME.read_options({"rounds": rounds})
    state = GAME.start(options)
    while not state.over:
        state = GAME.next(options, state, settled())
    assert state.round == rounds + 1


def test_until_broke_there_is_no_limit() -> None:
    options = GAME.read_options({"rounds": "until_broke"})
    state = GAME.start(options)
    for _ in range(40):
        state = GAME.next(options, state, settled())
    assert not state.over


def test_a_state_is_read_back_from_its_json() -> None:
    state = GAME.next(DEFAULTS, GAME.start(DEFAULTS), settled((-13, 39, -13, -13), 1))
    assert GAME.read_state(msgspec.to_builtins(state)) == state


@pytest.mark.parametrize(
    "change",
    [
        {"points": [0, 0]},
        {"chips": [100, 100, 100, -1]},
        {"chips": None},
        {"kong_points": [0]},
        {"dealer": 4},
        {"streak": -1},
        {"round": 0},
        {"guns": []},
    ],
)
def test_what_is_no_state_is_bad_input(change: dict[str, Any]) -> None:
    raw = {"round": 1, "points": [0] * 4, "chips": [100] * 4, "kong_points": [0] * 4}
    assert GAME.read_state(raw).dealer is None
    with pytest.raises(BadInput):
        GAME.read_state({**raw, **change})
