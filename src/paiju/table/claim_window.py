"""The claim window: after a discard, play pauses whether or not anybody could claim, so that
neither the pause nor the order of answers tells who was asked."""

from __future__ import annotations

import hmac
import struct

import msgspec

from paiju.engine.seat import Seat
from paiju.table.entry import Held

SHORTEST = 600
LONGEST = 1_000


def window_length(server_seed: bytes, number: int) -> int:
    """The length (ms) of a round's n-th window: jittered by the server's seed alone, so that
    nobody foresees it and a replayed journal gives it again."""
    block = hmac.digest(server_seed, b"claim window" + struct.pack(">I", number), "sha256")
    return SHORTEST + int.from_bytes(block[:4], "big") % (LONGEST - SHORTEST + 1)


class ClaimWindow(msgspec.Struct):
    """An open window and the answers held in it, in the order in which they came."""

    until: int
    held: list[Held]

    def answer_of(self, seat: Seat) -> str | None:
        """The answer this seat has given within the window."""
        return next((each.action for each in self.held if each.seat == seat), None)
