"""Dissolving a room (解散): everyone present must agree, the absent agree by staying away.

At most one proposal a player every two minutes; one refusal cancels; bots have no vote. Who is
present is looked at anew whenever it changes.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paiju.engine.seat import Seat
from paiju.table.seating import Chair, persons
from paiju.table.section import ProposalSection

BETWEEN = 120_000
ABSENT_AGREE_AFTER = 30_000
LAPSES_AFTER = 60_000


class Proposal(msgspec.Struct):
    """A vote that runs; `votes` by seat, None where not cast."""

    by: Seat
    at: int
    votes: list[bool | None]

    @property
    def lapses(self) -> int:
        return self.at + LAPSES_AFTER

    @property
    def refused(self) -> bool:
        return False in self.votes

    def agreed_at(self, chairs: Sequence[Chair]) -> int | None:
        """The moment from which everybody counts as agreeing; None while it needs a vote."""
        moment = self.at
        for seat, chair in persons(chairs):
            if self.votes[seat] is not None:
                continue
            if chair.present:
                return None
            moment = max(moment, chair.absent_since + ABSENT_AGREE_AFTER,
                         self.at + ABSENT_AGREE_AFTER)  # fmt: skip
        return moment

    def section(self) -> ProposalSection:
        return ProposalSection(by=self.by, votes=tuple(self.votes), until=self.lapses)
