"""Waits: the kinds that complete a hand one tile short, and what they are worth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.anshan_mahjong.scoring import Scorer as AnshanScorer
from paiju.games.yuyao_mahjong.options import YuyaoOptions
from paiju.games.yuyao_mahjong.scoring import Scorer as YuyaoScorer
from paiju.mahjong.meld import Meld
from paiju.mahjong.tile import KINDS, TEXT, TILES, count_tiles, print_tiles, read_tiles
from paiju.mahjong.wait import wait_values
from paiju.mahjong.win import SELF_DRAW, Win
from tests.mahjong.slow_hand import near_win

SCORERS = [
    AnshanScorer(AnshanOptions()),
    AnshanScorer(AnshanOptions(thirteen_yao="classic", all_pungs="win_1_fan")),
    YuyaoScorer(YuyaoOptions()),
]


@pytest.mark.parametrize("scorer", SCORERS)
def test_the_waits_are_the_kinds_that_win_and_are_not_all_held(scorer: Any) -> None:
    rng = Random(8)
    for _ in range(400):
        tiles, melds, wild = near_win(rng, rng.choice((0, 1, 1, 2, 3)))
        tiles.remove(rng.choice(tiles))
        counts = count_tiles(tiles)
        held = count_tiles([*tiles, *(tile for meld in melds for tile in meld.tiles)])
        winning = [
            kind
            for kind in range(KINDS)
            if scorer.wins(count_tiles([*tiles, kind]), melds, wild) and held[kind] < 4
        ]
        told = f"{print_tiles(tiles)} {list(map(str, melds))} {TEXT[wild]}"
        assert scorer.waits(counts, melds, wild) == winning, told
        if winning:
            assert scorer.is_ready(counts, melds, wild), told


def waiting(hand: str, wild: str, melds: tuple[Meld, ...] = ()) -> Win:
    return Win(
        seat=1,
        dealer=0,
        by=SELF_DRAW,
        tile=0,
        counts=count_tiles(read_tiles(hand)),
        melds=melds,
        wild=TILES[wild],
    )


def values(scorer: Any, hand: Win) -> dict[str, tuple[int, int, str | None]]:
    waits = scorer.waits(hand.counts, hand.melds, hand.wild)
    return {
        TEXT[wait.tile]: (wait.drawn.total, wait.claimed.total, wait.claimed.reason)
        for wait in wait_values(scorer.judge, waits, hand)
    }


def test_each_wait_has_its_value_drawn_and_claimed() -> None:
    assert values(SCORERS[0], waiting("345m123678p2255s", "9m")) == {
        "9m": (2, 2, None),
        "2s": (2, 2, None),
        "5s": (3, 3, None),
    }


def test_an_any_tile_wait_is_worth_nothing_on_a_discard() -> None:
    found = values(SCORERS[2], waiting("123456m789p9sEEE", "9s"))
    assert len(found) == KINDS
    assert found["5p"] == (22, 0, "any_tile_wait")
    assert found["9s"] == (33, 0, "wild_discard")
