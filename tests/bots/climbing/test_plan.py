"""How a hand is to be emptied: as few turns as it can, high sets paying for low ones."""

from __future__ import annotations

import pytest

from paiju.bots.climbing.plan import Plan, groups, runs_out
from paiju.bots.climbing.position import Shape

LIMITS = (4, 4, 4, 2)
STRENGTHS = (0.0, 0.2, 0.5, 1.0)


def plan() -> Plan:
    """The strength of a play is that of its rank; the lowest costs a turn, the highest pays one."""
    return Plan(LIMITS, lambda shape: STRENGTHS[shape[0]], low=1.0, gain=2.0)


def test_cards_of_a_rank_go_together_and_more_than_its_limit_in_several_turns() -> None:
    assert groups((3, 0, 6, 2), LIMITS) == [(0, 3), (2, 4), (2, 2), (3, 2)]


def test_a_low_group_costs_a_turn_whatever_its_size() -> None:
    assert [plan().rank_cost(0, count) for count in range(6)] == [0, 1, 1, 1, 1, 2]


def test_high_cards_pay_one_by_one() -> None:
    assert plan().rank_cost(3, 1) == -1
    assert plan().rank_cost(3, 2) == -2


def test_a_hand_costs_what_its_ranks_cost() -> None:
    assert plan().hand_cost((3, 1, 0, 1)) == pytest.approx(1 + 0.6 - 1)


@pytest.mark.parametrize("shape", [(0, 1), (0, 3), (1, 1), (3, 1), (3, 2)])
def test_the_cost_after_a_play_is_that_of_the_cards_left(shape: Shape) -> None:
    hand = [3, 1, 0, 2]
    cost = plan().hand_cost(hand)
    left = [count - shape[1] * (rank == shape[0]) for rank, count in enumerate(hand)]
    assert plan().cost_without(hand, cost, shape) == pytest.approx(plan().hand_cost(left))


def test_a_hand_runs_out_if_all_its_groups_but_one_are_sure() -> None:
    def is_high(shape: Shape) -> bool:
        return shape[0] >= 2

    assert runs_out((4, 0, 1, 2), LIMITS, is_high)
    assert not runs_out((4, 1, 1, 2), LIMITS, is_high)
    assert not runs_out((5, 0, 1, 2), LIMITS, is_high), "five of a rank take two turns"
