"""Who at a table shares a network: shown to the table, never more than that.

Families play together, so nobody is turned away; but the others may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from paiju.server.address import shared
from paiju.table.section import NetworkSection, SeatInfo


class Neighbours:
    """The networks of one table's players, by which nobody but this table is compared.

    Held in memory alone: neither journal nor message names a network.
    """

    def __init__(self) -> None:
        self._networks: dict[str, str] = {}

    def note(self, player: str, network: str, seats: Sequence[SeatInfo]) -> None:
        """A player comes from this network; those who sit there no more are forgotten."""
        seated = {seat.player for seat in seats}
        self._networks = {each: kept for each, kept in self._networks.items() if each in seated}
        self._networks[player] = network

    def section(self, seats: Sequence[SeatInfo]) -> NetworkSection | None:
        """Groups of seats that share a network; None where there are none."""
        groups = shared([self._networks.get(seat.player or "") for seat in seats])
        return NetworkSection(groups) if groups else None
