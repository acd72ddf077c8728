"""What each play, and passing, is worth to a side: turns saved, the lead, and who is nearly out.

Everything is counted in turns. A play is worth the cost it takes from the hand, and what becomes
of the lead: who will have it, and how near to going out he is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from paiju.bots.climbing.chance import Unseen
from paiju.bots.climbing.plan import Plan, groups, runs_out
from paiju.bots.climbing.position import Position, Shape
from paiju.engine.seat import Seat

Successor: TypeAlias = Callable[[Seat], Seat]
"""Who leads in place of a seat that went out unbeaten (接风), as far as can be told."""

OUT = 1000.0
"""Worth more than anything else: the hand is empty, or will be whatever the others do."""
RUN = 500.0


@dataclass(frozen=True, slots=True)
class Weights:
    """What proved best in duels of `basic` against itself with one or two weights changed.

    `low`, `gain`: the cost of a group that can't win, and how much less one that must win costs.
    `thrift`: how others keep their high cards back. `lead`: the worth of the next lead; `urgency`
    and `fading`: what it is worth more to a seat with one turn left, and how this falls with each
    further one. `finish`: the worth of a seat's going out on a play. `trust`: how much of a
    partner's gain is one's own. `doubt`: how likely one who passed is still to beat.
    """

    low: float = 1.2
    gain: float = 1.6
    thrift: float = 0.4
    lead: float = 0.2
    urgency: float = 1.5
    fading: float = 0.4
    finish: float = 3.0
    trust: float = 0.9
    doubt: float = 0.4


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A play (None: a pass) and what it is worth; `stays`: the chance that it wins the trick."""

    shape: Shape | None
    worth: float
    stays: float


class Valuation:
    """Appraises all choices of a position.

    `friendship` says of each seat from −1, surely an opponent, to 1, surely a partner.
    """

    def __init__(
        self,
        position: Position,
        friendship: Sequence[float],
        weights: Weights,
        successor: Successor,
    ) -> None:
        combinations = position.setting.combinations
        self.position = position
        self.friendship = friendship
        self.weights = weights
        self.successor = successor
        self.limits = combinations.limits
        self.unseen = Unseen(position.unseen, weights.thrift, bombs=combinations.bombs)
        self.others = [
            seat for seat, left in enumerate(position.counts) if left and seat != position.seat
        ]
        self.most = max((position.counts[seat] for seat in self.others), default=0)
        self.foes = [((1 - friendship[seat]) / 2, position.counts[seat]) for seat in self.others]
        self.plan = Plan(self.limits, self.strength, low=weights.low, gain=weights.gain)
        self.cost = self.plan.hand_cost(position.hand)

    def strength(self, shape: Shape) -> float:
        """The chance that no opponent beats a play of this shape."""
        stands = self.unseen.stands
        chance = 1.0
        for foe, left in self.foes:
            chance *= 1 - foe * (1 - stands(shape, left))
        return chance

    def is_sure(self, shape: Shape) -> bool:
        """Whether nobody at all can beat a play of this shape."""
        return self.unseen.is_sure(shape, self.most)

    def appraise(self) -> list[Appraisal]:
        """Every choice, best first; among equals the first in the order of the choices."""
        position = self.position
        found = [self._play(shape) for shape in position.choices]
        if position.standing is not None:
            found.append(self._pass(position.standing))
        return sorted(found, key=lambda each: -each.worth)

    def _play(self, shape: Shape) -> Appraisal:
        position = self.position
        rank, size = shape
        rest = list(position.hand)
        rest[rank] -= size
        if not any(rest):
            return Appraisal(shape, OUT, 1.0)
        if self.is_sure(shape) and runs_out(rest, self.limits, self.is_sure):
            return Appraisal(shape, RUN + self.strength(shape) - 0.01 * rank, 1.0)
        worth = -self.plan.cost_without(position.hand, self.cost, shape)
        stays = 1.0
        for seat in position.rivals_if_played:
            friend = self.friendship[seat]
            beaten = stays * (1 - friend) / 2 * self._beats(seat, shape)
            worth += beaten * self._gain(friend) * self._lead_worth(position.counts[seat])
            worth += self._finish(seat, shape)
            stays -= beaten
        worth += stays * self._lead_worth(len(groups(rest, self.limits)))
        return Appraisal(shape, worth, stays)

    def _pass(self, standing: Shape) -> Appraisal:
        position = self.position
        winner = position.winner
        assert winner is not None
        side = self.friendship[winner]
        worth, stays = -self.cost, 1.0
        for seat in position.rivals_if_passed:
            friend = self.friendship[seat]
            beaten = stays * (1 - friend * side) / 2 * self._beats(seat, standing)
            worth += beaten * self._gain(friend) * self._lead_worth(position.counts[seat])
            worth += self._finish(seat, standing)
            stays -= beaten
        leader = winner if position.counts[winner] else self.successor(winner)
        worth += stays * self._gain(self._side(leader)) * self._lead_worth(self._turns(leader))
        return Appraisal(None, worth, stays)

    def _side(self, seat: Seat) -> float:
        return 1.0 if seat == self.position.seat else self.friendship[seat]

    def _turns(self, seat: Seat) -> int:
        """How many turns a seat may need: its own are known, another's cards are counted."""
        if seat == self.position.seat:
            return len(groups(self.position.hand, self.limits))
        return self.position.counts[seat]

    def _gain(self, friend: float) -> float:
        return friend * self.weights.trust if friend > 0 else friend

    def _beats(self, seat: Seat, shape: Shape) -> float:
        """The chance that a seat beats a play."""
        chance = 1 - self.unseen.stands(shape, self.position.counts[seat])
        return chance * self.weights.doubt if seat in self.position.passed else chance

    def _finish(self, seat: Seat, shape: Shape) -> float:
        """What it is worth that this seat may go out upon a play."""
        chance = self.unseen.finishes(shape, self.position.counts[seat])
        return self._gain(self.friendship[seat]) * self.weights.finish * chance

    def _lead_worth(self, turns: int) -> float:
        """What the lead is worth to a seat with so many turns to go."""
        weights = self.weights
        return weights.lead + weights.urgency * weights.fading ** (turns - 1)
