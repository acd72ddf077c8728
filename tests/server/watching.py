"""Everyone's streams of a table whose clock the test drives: what exactly is sent to whom."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from paiju.engine.game import AnyGame
from paiju.engine.seat import Seat
from paiju.server.bus import LocalBus
from paiju.server.line import Seen, own_topic, public_topic
from paiju.server.sync import Frame
from paiju.server.viewers import Viewers
from paiju.table.command import AnyCommand
from paiju.table.entry import Entry
from tests.table.evening import Evening

Json = dict[str, Any]
SPECTATOR = "onlooker"


class Watched(Evening):
    """An evening at which every seat, and a spectator, is sent what the server would send.

    `sent` are the messages by player in the order they went out; `shown` is what a client that
    follows them holds.
    """

    def __init__(self, game: AnyGame, **choices: Any) -> None:
        self.viewers: Viewers | None = None
        self.sent: dict[str, list[Json]] = {}
        self.shown: dict[str, dict[str, Json]] = {}
        self.on_message: Callable[[str, Json], None] = lambda player, message: None
        super().__init__(game, **choices)
        self.bus = LocalBus()
        self.viewers = Viewers(self.setup, self.bus, 0, self.table)
        self.take_seats()
        for player in (*map(self.player, range(game.seats)), SPECTATOR):
            self.follow(player)

    def _write(self, entries: list[Entry]) -> list[Entry]:
        before = len(self.events)
        super()._write(entries)
        if self.viewers is not None:
            self.viewers.tell(self.events[before:], self.now)
        return entries

    def submit(self, command: AnyCommand) -> list[Entry]:
        return super().submit(command)

    def follow(self, player: str) -> None:
        """Begin, or begin again, with a snapshot."""
        again = player in self.shown
        self.shown[player] = self.snapshot(player)
        if again:
            return
        self.sent[player] = []
        table = self.setup.table
        for topic in (public_topic(table, "public"), own_topic(table, player)):
            self.bus.subscribe(topic, lambda message, player=player: self.receive(player, message))

    def snapshot(self, player: str) -> dict[str, Json]:
        """What a client that connects now is shown."""
        assert self.viewers is not None
        seen = self.viewers.look(player, self.now)
        assert isinstance(seen, Seen)
        snapshot = json.loads(seen.snapshot)
        self.on_message(player, snapshot)
        halves = {"public": snapshot["public"]["sections"]}
        if snapshot["own"] is not None:
            halves["own"] = snapshot["own"]["sections"]
        return halves

    def receive(self, player: str, message: bytes) -> None:
        frame = Frame.unpack(message)
        if not frame.text:
            self.shown[player] = self.snapshot(player)
            return
        update = json.loads(frame.text)
        self.sent[player].append(update)
        self.on_message(player, update)
        self.shown[player][update["stream"]].update(update["changed"])

    def hand(self, seat: Seat) -> str:
        """The true hand of a seat, which the test may know."""
        round_ = self.table.view(seat)
        return " ".join(round_.private.hand)


def without_nulls(halves: dict[str, Json]) -> dict[str, Json]:
    """A section that is null and one that is not there mean the same (wire.py)."""
    return {
        name: {key: section for key, section in half.items() if section is not None}
        for name, half in halves.items()
    }
