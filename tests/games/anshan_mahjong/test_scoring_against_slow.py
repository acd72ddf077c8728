"""The scorer of 鞍山麻将 finds what a slow search through all readings finds."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.anshan_mahjong.scoring import scorer_of
from paiju.mahjong.tile import count_tiles
from paiju.mahjong.win import Win
from tests.games.anshan_mahjong.slow_scoring import SlowScoring
from tests.mahjong.slow_hand import near_win

TABLES = [
    AnshanOptions(thirteen_yao=thirteen_yao, all_pungs=all_pungs, sancha=sancha)  # type: ignore[arg-type]
    for thirteen_yao, all_pungs, sancha in product(
        ("loose", "shaped", "classic", "off"),
        ("off", "win_1_fan"),
        ("any_hand", "thirteen_yao_only"),
    )
]


def check(rng: Random, wilds: int) -> bool:
    options = rng.choice(TABLES)
    dealt = near_win(rng, wilds)
    win = Win(
        seat=rng.randrange(4),
        dealer=0,
        by=rng.choice(("self_draw", "replacement")),
        tile=dealt.tiles[0],
        counts=count_tiles(dealt.tiles),
        melds=dealt.melds,
        wild=dealt.wild,
        guns=tuple({tile for tile in rng.sample(range(34), 2) if tile != dealt.wild}),
    )
    verdict = scorer_of(options).judge(win)
    slow = SlowScoring(options, win)
    lines = slow.lines()
    found = {line.id: line.value for line in verdict.lines} if verdict.win else None
    assert found == lines, f"{dealt} {options}"
    if lines is None:
        assert verdict.reason == slow.reason(), f"{dealt} {options}"
    return verdict.win


@pytest.mark.parametrize(("wilds", "hands"), [(0, 2000), (1, 2000), (2, 1000), (3, 200), (4, 40)])
def test_the_best_legal_reading_counts_whatever_the_wilds_stand_for(wilds: int, hands: int) -> None:
    rng = Random(wilds)
    won = sum(check(rng, wilds) for _ in range(hands))
    assert won > hands / 10


@pytest.mark.long
@pytest.mark.parametrize(("wilds", "hands"), [(0, 10000), (1, 8000), (2, 3000), (3, 500), (4, 80)])
def test_the_best_legal_reading_counts_in_many_more_hands(wilds: int, hands: int) -> None:
    rng = Random(100 + wilds)
    for _ in range(hands):
        check(rng, wilds)
