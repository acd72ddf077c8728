"""Who may hold the called card, and what that makes of each seat."""

from __future__ import annotations

import pytest

from paiju.bots.climbing.belief import friendships, holder_chances
from paiju.games.fangyang.rules import PACK
from tests.bots.climbing.seen import view_of
from tests.climbing.small import Small

RANKS = "456789TJQKA23"


def whole(*steps: str, show: str = "off") -> Small:
    """Four suits in four hands, but for the jokers; seat 0 calls the 9 of diamonds (seat 2's)."""
    hands = [" ".join(rank + suit for rank in RANKS) for suit in "shdc"]
    small = Small("fangyang", [f"{hands[0]} SJ", f"{hands[1]} BJ", *hands[2:]], 0, show=show)
    return small.run("0 call 9d", *steps)


def chances(small: Small, seat: int) -> list[float]:
    return holder_chances(PACK, view_of(small, seat))


def friends(small: Small, seat: int) -> list[float]:
    view = view_of(small, seat)
    return friendships(view, holder_chances(PACK, view))


def test_the_chances_of_all_seats_sum_to_one() -> None:
    for seat in range(4):
        assert sum(chances(whole(), seat)) == pytest.approx(1)


def test_the_holder_knows_himself_and_his_partner() -> None:
    assert chances(whole(), 2) == [0, 0, 1, 0]
    assert friends(whole(), 2) == [1, -1, 1, -1]


def test_the_dealer_thinks_of_all_three_alike() -> None:
    found = chances(whole(), 0)
    assert found[0] == 0
    assert found[1:] == pytest.approx([1 / 3] * 3, abs=0.02)


def test_who_does_not_hold_the_card_plays_against_the_dealer() -> None:
    found = friends(whole(), 1)
    assert found[0] == -1
    assert found[2] == pytest.approx(found[3])
    assert 0 < found[2] < 0.5


def test_once_the_card_is_shown_or_played_everybody_knows() -> None:
    shown = whole("0 hide", "1 hide", "2 show", "3 hide", show="holder")
    assert friends(shown, 1) == [-1, 1, -1, 1]
    played = whole("0 play 4s", "1 pass", "2 play 9d")
    assert friends(played, 0) == [1, -1, 1, -1]


def test_a_solo_dealer_has_no_friends() -> None:
    hands = [" ".join(rank + suit for rank in RANKS) for suit in "shdc"]
    small = Small("fangyang", [f"{hands[0]} SJ", f"{hands[1]} BJ", *hands[2:]], 0, show="off")
    small.run("0 call 9s")
    assert friends(small, 0) == [1, -1, -1, -1]


def test_who_beats_the_dealer_is_less_likely_his_partner() -> None:
    small = whole("0 play 4s", "1 pass", "2 pass", "3 play 5c")
    found = chances(small, 0)
    assert found[3] < found[1]


def test_who_plays_another_card_of_the_called_rank_hardly_holds_it() -> None:
    small = whole("0 play 4s", "1 play 9h")
    found = chances(small, 0)
    assert found[1] < 0.7 * found[3]
