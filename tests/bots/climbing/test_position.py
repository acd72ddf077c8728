"""What a seat counts: its hand, the unseen cards, and who is still to be asked."""

from __future__ import annotations

import pytest

from paiju.bots.climbing.position import Position, Setting, read_position
from paiju.games.jiayibing.rules import PACK, combinations
from tests.bots.climbing.seen import view_of
from tests.climbing.small import Small

HANDS = ["3s 3h 9d", "4s 4h", "5s 5c 2s", "6s 6d", "", "7s BJ"]


def position(*steps: str, locks: bool = False) -> Position:
    small = Small("jiayibing", HANDS, 0, pass_="locks_for_trick" if locks else "open")
    setting = Setting(combinations(bombs=False), passing_locks=locks)
    return read_position(setting, view_of(small.run(*steps)))


def test_cards_are_counted_by_rank() -> None:
    found = position("0 play 3s 3h", "1 pass")
    assert found.hand[PACK.ranks.index("5")] == 2
    assert found.unseen[PACK.ranks.index("3")] == 6
    assert found.unseen[PACK.ranks.index("5")] == 6
    assert found.unseen[PACK.ranks.index("BJ")] == 2
    assert sum(found.hand) + sum(found.unseen) == 108 - 2


def test_the_choices_of_a_leader_are_gathered_by_rank_and_size() -> None:
    found = position()
    assert found.is_leading
    assert found.choices == {(0, 1): ["play 3s"], (0, 2): ["play 3s 3h"], (6, 1): ["play 9d"]}


def test_a_play_asks_everybody_else_again_and_a_pass_those_before_the_winner() -> None:
    found = position("0 play 3s", "1 pass", "2 play 5s")
    assert found.seat == 3
    assert found.winner == 2
    assert found.rivals_if_played == (5, 0, 1, 2)
    assert found.rivals_if_passed == (5, 0, 1)


def test_with_the_lock_who_has_passed_is_not_asked_again() -> None:
    found = position("0 play 3s", "1 pass", "2 play 5s", locks=True)
    assert found.rivals_if_played == (5, 0, 2)
    assert found.rivals_if_passed == (5, 0)


@pytest.mark.parametrize("step", ["call", "show"])
def test_before_play_there_are_no_choices_of_cards(step: str) -> None:
    small = Small("fangyang", ["4h 5s", "6s 7s", "8s 9s", "Ts Js"])
    if step == "show":
        small.run("0 call 6s")
    setting = Setting(small.round.rules.combinations, passing_locks=False)
    assert read_position(setting, view_of(small, 0)).choices == {}
