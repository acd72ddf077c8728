"""How a hand is to be emptied: its groups, what each costs, and whether it runs out by itself.

A group of one rank leaves the hand in one turn. A low one waits for a lead, which has to be won; a
high one wins a lead, so it pays for another: its cost is below nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paiju.bots.climbing.position import Shape

Strength = Callable[[Shape], float]
"""The chance that a play of this shape stands."""

RankCosts = Sequence[float]
"""By number of cards held of a rank: what they cost in turns at best."""


class Plan:
    """The costs of groups by rank; `limits` are the largest sizes that may be played at once."""

    def __init__(
        self, limits: Sequence[int], strength: Strength, *, low: float, gain: float
    ) -> None:
        self.limits = limits
        self.strength = strength
        self.low = low
        self.gain = gain
        self._by_rank: dict[int, list[float]] = {}

    def group_cost(self, shape: Shape) -> float:
        """The turns that a group costs: `low` for one that is sure to be beaten."""
        return self.low - self.gain * self.strength(shape)

    def rank_cost(self, rank: int, count: int) -> float:
        """The turns that so many cards of a rank cost, split into groups as is best."""
        costs = self._by_rank.setdefault(rank, [0.0])
        while len(costs) <= count:
            held = len(costs)
            sizes = range(1, min(held, self.limits[rank]) + 1)
            costs.append(min(self.group_cost((rank, size)) + costs[held - size] for size in sizes))
        return costs[count]

    def hand_cost(self, hand: Sequence[int]) -> float:
        """The turns that a hand costs."""
        return sum(self.rank_cost(rank, count) for rank, count in enumerate(hand) if count)

    def cost_without(self, hand: Sequence[int], cost: float, shape: Shape) -> float:
        """The cost of a hand after a play, from the cost before it."""
        rank, size = shape
        held = hand[rank]
        return cost - self.rank_cost(rank, held) + self.rank_cost(rank, held - size)


def groups(hand: Sequence[int], limits: Sequence[int]) -> list[Shape]:
    """The hand in as few plays as it has, whole ranks together."""
    found = []
    for rank, count in enumerate(hand):
        left = count
        while left:
            size = min(left, limits[rank])
            found.append((rank, size))
            left -= size
    return found


def runs_out(hand: Sequence[int], limits: Sequence[int], is_sure: Callable[[Shape], bool]) -> bool:
    """Whether a hand on lead empties itself whatever the others do: all groups but one are sure."""
    unsure = 0
    for shape in groups(hand, limits):
        if not is_sure(shape):
            unsure += 1
            if unsure > 1:
                return False
    return True
