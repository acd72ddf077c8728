"""What 余姚麻将 keeps of a round: the stakes, the kong points, and who threw a wild."""

from __future__ import annotations

from typing import Final

import msgspec

from paiju.engine.seat import Seat
from paiju.mahjong.meld import ANGANG, GANG, JIAGANG, Meld
from paiju.mahjong.tile import Tile
from paiju.mahjong.win import SEATS

KONG_POINTS: Final = {
    "liangzi": {GANG: 10, JIAGANG: 10, ANGANG: 10},
    "xiazi": {GANG: 20, JIAGANG: 10, ANGANG: 20},
}
"""What each payer pays for a kong (9.2)."""


class YuyaoLedger(msgspec.Struct):
    """`unpaid` are the 碰 made although a kong could have been: seat and kind (9.3)."""

    streak: int
    chips: tuple[int, ...]
    kong_deltas: list[int] = msgspec.field(default_factory=lambda: [0] * SEATS)
    threw: list[bool] = msgspec.field(default_factory=lambda: [False] * SEATS)
    unpaid: set[tuple[Seat, Tile]] = msgspec.field(default_factory=set)

    def clone(self) -> YuyaoLedger:
        """A ledger of its own."""
        return YuyaoLedger(
            self.streak,
            self.chips,
            self.kong_deltas.copy(),
            self.threw.copy(),
            self.unpaid.copy(),
        )

    def book(self, mode: str, seat: Seat, meld: Meld) -> tuple[int, ...]:
        """Book a kong's points: what each seat gains by it (9.2, 9.3)."""
        if meld.kind == JIAGANG and (seat, meld.tile) in self.unpaid:
            return (0,) * SEATS
        points = KONG_POINTS[mode][meld.kind]
        payers = [meld.source] if meld.kind == GANG else [p for p in range(SEATS) if p != seat]
        deltas = [-points if payer in payers else 0 for payer in range(SEATS)]
        deltas[seat] = points * len(payers)
        self.kong_deltas = [sum(pair) for pair in zip(self.kong_deltas, deltas, strict=True)]
        return tuple(deltas)
