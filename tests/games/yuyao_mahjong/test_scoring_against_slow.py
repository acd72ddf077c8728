"""The scorer of 余姚麻将 finds what a slow search by the definitions finds."""

from __future__ import annotations

from random import Random

import pytest

from paiju.games.yuyao_mahjong.options import SHEET, YuyaoOptions, read_options
from paiju.games.yuyao_mahjong.scoring import scorer_of
from paiju.mahjong.tile import count_tiles
from paiju.mahjong.win import Win
from tests.games.yuyao_mahjong.slow_scoring import SlowScoring
from tests.mahjong.slow_hand import Dealt, near_win


def table(rng: Random) -> YuyaoOptions:
    return read_options({option.key: rng.choice(option.values) for option in SHEET.options})


def win_with(rng: Random, dealt: Dealt) -> Win:
    by = rng.choice(("discard", "robbed_kong", *["self_draw"] * 3, "replacement"))
    first_turn = "dealer" if by == "self_draw" and rng.random() < 0.2 else None
    if by == "discard" and rng.random() < 0.3:
        first_turn = "discard"
    return Win(
        seat=1,
        dealer=rng.choice((0, 1)),
        by=by,
        from_=0 if by in ("discard", "robbed_kong") else None,
        tile=rng.choice(dealt.tiles),
        counts=count_tiles(dealt.tiles),
        melds=dealt.melds,
        wild=dealt.wild,
        streak=rng.choice((0, 0, 2)),
        last_tile=rng.random() < 0.2,
        first_turn=first_turn,
    )


def check(rng: Random, wilds: int) -> bool:
    options = table(rng)
    dealt = near_win(rng, wilds)
    win = win_with(rng, dealt)
    verdict = scorer_of(options).judge(win)
    slow = SlowScoring(options, win)
    told = f"{dealt} {win} {options}"
    all_pay = slow.all_pay()
    assert verdict.all_pay == bool(all_pay), told
    if all_pay:
        assert [line.id for line in verdict.lines] == all_pay, told
        return True
    assert verdict.reason == slow.reason(), told
    if verdict.win:
        assert {line.id: line.value for line in verdict.lines} == slow.lines(), told
    return verdict.win


@pytest.mark.parametrize(("wilds", "hands"), [(0, 1200), (1, 1000), (2, 300), (3, 30), (4, 6)])
def test_a_win_is_worth_its_best_shape_whatever_the_wilds_stand_for(wilds: int, hands: int) -> None:
    rng = Random(wilds)
    won = sum(check(rng, wilds) for _ in range(hands))
    assert won > hands / 10


@pytest.mark.long
@pytest.mark.parametrize(("wilds", "hands"), [(0, 8000), (1, 6000), (2, 1500), (3, 150), (4, 30)])
def test_a_win_is_worth_its_best_shape_in_many_more_hands(wilds: int, hands: int) -> None:
    rng = Random(100 + wilds)
    for _ in range(hands):
        check(rng, wilds)
