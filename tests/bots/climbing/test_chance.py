"""What others may hold: against counting every way the unseen cards can lie."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from paiju.bots.climbing.chance import Unseen

FEW = (2, 0, 3, 1)
"""Two cards of the lowest rank unseen, three of the third, one of the highest."""
CARDS = [rank for rank, count in enumerate(FEW) for _ in range(count)]


def unseen(*, bombs: bool = False) -> Unseen:
    return Unseen(FEW, thrift=0.0, bombs=bombs)


@pytest.mark.parametrize("left", [1, 2, 3])
@pytest.mark.parametrize("rank", [0, 1, 2, 3])
def test_the_chance_to_go_out_upon_a_play_is_counted_exactly(rank: int, left: int) -> None:
    hands = list(combinations(CARDS, left))
    finishing = sum(len(set(hand)) == 1 and hand[0] > rank for hand in hands)
    assert unseen().finishes((rank, left), left) == pytest.approx(finishing / comb(6, left))


def test_nobody_goes_out_upon_a_play_of_another_size() -> None:
    assert unseen().finishes((0, 2), 3) == 0


def test_a_play_is_sure_when_no_higher_cards_are_left_to_make_its_size() -> None:
    assert not unseen().is_sure((2, 1), 5)
    assert unseen().is_sure((2, 2), 5)
    assert unseen().is_sure((3, 1), 5)
    assert not unseen().is_sure((0, 3), 3)
    assert unseen().is_sure((0, 3), 2), "nobody has three cards"


def test_a_bomb_makes_every_other_play_unsure() -> None:
    bomb = Unseen((0, 4, 0), 0.0, bombs=True)
    assert not bomb.is_sure((2, 1), 4)
    assert bomb.is_sure((2, 1), 3)
    assert bomb.is_sure((2, 4), 4)
    assert bomb.stands((2, 1), 4) < 1 == bomb.stands((2, 1), 3)


def test_the_higher_a_play_the_more_likely_it_stands() -> None:
    found = [unseen().stands((rank, 1), 3) for rank in range(4)]
    assert found == sorted(found)
    assert found[-1] == 1


def test_whoever_has_one_card_left_spares_nothing() -> None:
    thrifty = Unseen(FEW, thrift=0.4, bombs=False)
    assert thrifty.stands((0, 1), 1) == unseen().stands((0, 1), 1)
    assert thrifty.stands((0, 1), 5) > unseen().stands((0, 1), 5)
