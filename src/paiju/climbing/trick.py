"""A trick (一轮): from a lead to the next lead."""

from __future__ import annotations

from paiju.climbing.action import PASS
from paiju.climbing.combination import Play
from paiju.engine.seat import Seat


class Trick:
    """What lies on the table: each seat's last action in this trick, and the play to beat.

    `wind_from` is the seat that went out unbeaten and whose lead the leader took (接风), if so.
    `best` is the play to beat, 0 before the lead, and `winner` the seat that played it.
    """

    __slots__ = ("actions", "best", "leader", "wind_from", "winner")

    def __init__(self, leader: Seat, seats: int, wind_from: Seat | None = None) -> None:
        self.leader = leader
        self.wind_from = wind_from
        self.actions: list[int | None] = [None] * seats
        self.best: Play = 0
        self.winner: Seat = leader

    def record(self, seat: Seat, action: int) -> None:
        """A seat has played or passed."""
        self.actions[seat] = action
        if action != PASS:
            self.best = action
            self.winner = seat

    def has_passed(self, seat: Seat) -> bool:
        """Whether this seat's last action in the trick is a pass."""
        return self.actions[seat] == PASS

    def clone(self) -> Trick:
        """A copy that lives on its own."""
        twin = Trick.__new__(Trick)
        twin.leader = self.leader
        twin.wind_from = self.wind_from
        twin.actions = self.actions[:]
        twin.best = self.best
        twin.winner = self.winner
        return twin
