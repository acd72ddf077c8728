"""All of one table in one place: what was chosen, the room's affairs, and the round in play."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from paiju.engine.event import Event
from paiju.engine.game import AnyGame
from paiju.engine.record import Record
from paiju.engine.seat import Seat
from paiju.table.play import Play
from paiju.table.room import Room
from paiju.table.seating import Chair, seat_of
from paiju.table.setup import CLOCKS, Clock, Setup


class Board:
    """What decision, agenda and history work on. `lags` (ms, by seat) are not kept: what they
    cost or give stands in the entries."""

    def __init__(
        self, game: AnyGame, setup: Setup, entropy: Callable[[int], bytes], room: Room
    ) -> None:
        self.game = game
        self.setup = msgspec.structs.replace(setup, options=game.sheet.read(setup.options))
        self.entropy = entropy
        self.room = room
        self.options = game.read_options(setup.options)
        self.clock: Clock | None = CLOCKS[setup.pace]
        self.play: Play | None = None
        self.record: Record | None = None
        self.events: list[Event] = []
        self.lags: dict[Seat, int] = {}

    @property
    def chairs(self) -> list[Chair]:
        return self.room.chairs

    @property
    def in_match(self) -> bool:
        """A match runs, between rounds or in one."""
        return self.room.match is not None and self.room.phase != "over"

    @property
    def running(self) -> Play | None:
        """The round that is being played, not settled yet."""
        return self.play if self.room.phase == "playing" else None

    def seat_of(self, player: str) -> Seat | None:
        """The seat of this player, or None."""
        return seat_of(self.chairs, player)

    def lag(self, seat: Seat) -> int:
        """The round trip (ms) last measured for the player in this seat."""
        return self.lags.get(seat, 0)
