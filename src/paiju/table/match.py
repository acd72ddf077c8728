"""A match (场) at a table: what its rounds have brought so far, and its result."""

from __future__ import annotations

from typing import Any

import msgspec

from paiju.engine.game import JsonObject, standings
from paiju.table.section import Place, ResultSection, SettlementSection


def plain(value: msgspec.Struct) -> JsonObject:
    """The value as its JSON has it, lists for tuples: so it stands in records."""
    decoded: JsonObject = msgspec.json.decode(msgspec.json.encode(value))
    return decoded


class Match(msgspec.Struct, kw_only=True):
    """`state` is the game's match state before the next round; `round` the number of the round
    that runs or ran last; `won` and `fed` count rounds by seat."""

    id: str
    state: Any
    round: int
    won: list[int]
    fed: list[int]

    def count(self, settlement: JsonObject) -> None:
        """Note who gained by a round, and who fed its winner (点炮) where the game says so."""
        for seat, delta in enumerate(settlement["deltas"]):
            self.won[seat] += delta > 0
        feeder = settlement.get("from")
        if feeder is not None:
            self.fed[feeder] += 1

    def result(self, reason: str) -> ResultSection:
        """The final order, equal results sharing a place."""
        places = tuple(
            Place(
                seat=each.seat,
                points=each.points,
                place=each.place,
                won=self.won[each.seat],
                fed=self.fed[each.seat],
            )
            for each in standings(self.state.points)
        )
        return ResultSection(places=places, reason=reason, again=())

    def settlement_section(self, settlement: JsonObject, record: str) -> SettlementSection:
        """The settlement on show, with the totals after it."""
        return SettlementSection(
            round=self.round,
            settlement=settlement,
            totals=tuple(self.state.points),
            record=record,
        )
