"""Move clocks (思考时间): how long a question is open, and what a longer thought costs.

A public question (a turn, a lead, a call) may use the seat's bank; its clock is seen by all. A
claim is secret: its clock is the seat's own and never touches the bank, which everybody sees.
A question put to several seats at once ends for all at the same moment.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paiju.table.setup import Clock

LAG_CREDIT = 1_000
"""The most of a player's lag (ms) that is credited to him."""

BOT_LIMIT = 30_000
"""A bot that does not answer within this (ms) is played for."""

Kind: TypeAlias = Literal["turn", "joint", "claim"]
"""Whom a question is known to: one seat asked in public, several at once, or a secret claim."""


class Asked(msgspec.Struct):
    """A question open to a seat, and since when."""

    question: int
    kind: Kind
    since: int
    answered: bool = False

    def move_end(self, clock: Clock) -> int:
        """When the move's own time is used up."""
        return self.since + 1_000 * clock.move

    def runs_out(self, clock: Clock, bank: int, lag: int) -> int:
        """When the answer is given by the rules instead."""
        return self.move_end(clock) + min(lag, LAG_CREDIT) + (bank if self.kind == "turn" else 0)

    def spent(self, clock: Clock | None, bank: int, lag: int, at: int) -> int:
        """What an answer at this moment takes from the bank."""
        if clock is None or self.kind != "turn":
            return 0
        over = at - self.move_end(clock) - min(lag, LAG_CREDIT)
        return max(0, min(over, bank))
