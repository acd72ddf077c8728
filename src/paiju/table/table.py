"""A table (牌桌): one game with people round it, without I/O; whoever carries it brings the time.

A command becomes entries or is refused (decision.py); what falls due becomes entries (agenda.py);
entries change the table (history.py) and nothing else does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from paiju.engine.event import Event
from paiju.engine.game import AnyGame
from paiju.engine.record import Record
from paiju.engine.refusal import Refused
from paiju.engine.seat import Seat
from paiju.engine.view import View
from paiju.table import checkpoint as checkpoints
from paiju.table import display
from paiju.table.agenda import next_due
from paiju.table.board import Board
from paiju.table.checkpoint import Checkpoint
from paiju.table.command import AnyCommand
from paiju.table.decision import decide
from paiju.table.display import Sections
from paiju.table.entry import Entry
from paiju.table.history import fold
from paiju.table.room import Room
from paiju.table.seating import Chair
from paiju.table.section import Phase, ResultSection, SeatInfo
from paiju.table.setup import Setup


class Table:
    """One table's life. Times are milliseconds; `entropy` gives so many random bytes.

    Whoever holds a table writes the entries down before anyone sees what they changed, and drops
    the table if that fails: it is rebuilt by `restore`.
    """

    def __init__(self, game: AnyGame, setup: Setup, entropy: Callable[[int], bytes]) -> None:
        room = Room(chairs=[Chair() for _ in range(game.seats)])
        self._board = Board(game, setup, entropy, room)

    @classmethod
    def restore(
        cls,
        game: AnyGame,
        setup: Setup,
        entropy: Callable[[int], bytes],
        checkpoint: Checkpoint | None,
        entries: Iterable[Entry],
    ) -> Table:
        """The table as it was after these entries, which follow the checkpoint, if there is one.

        Raises `ValueError` where the entries do not fit the rules.
        """
        table = cls(game, setup, entropy)
        if checkpoint is not None:
            table._board.room = checkpoints.rebuild(game, checkpoint)
        try:
            for entry in entries:
                fold(table._board, entry)
        except Refused as refused:
            raise ValueError(f"an answer in the journal is refused: {refused.code}") from refused
        table._board.events.clear()
        return table

    def submit(self, command: AnyCommand, now: int) -> list[Entry]:
        """Carry out a command and whatever falls due by now; raises `Refused`, changing nothing.

        An action whose id was taken already gives no entries: it is acknowledged, not done twice.
        """
        at = max(now, self._board.room.last)
        decided = decide(self._board, command, at)
        entries = [] if self._board.room.opened else self.tick(at)
        for entry in decided:
            fold(self._board, entry)
        return [*entries, *decided, *self.tick(at)]

    def tick(self, now: int) -> list[Entry]:
        """Do what falls due by now."""
        at = max(now, self._board.room.last)
        entries: list[Entry] = []
        while (due := next_due(self._board)) is not None and due.moment <= at:
            entry = due.entry(at)
            fold(self._board, entry)
            entries.append(entry)
        return entries

    @property
    def deadline(self) -> int | None:
        """When `tick` wants to be called next; a moment that has passed means at once."""
        due = next_due(self._board)
        return None if due is None else due.moment

    def events(self) -> list[Event]:
        """What has happened since the last call; each says who may see it (`seen_by`)."""
        events, self._board.events = self._board.events, []
        return events

    def seat_of(self, player: str) -> Seat | None:
        """The seat of this player, or None."""
        return self._board.seat_of(player)

    def public(self) -> Sections:
        """The public half: sections by name."""
        return display.public_sections(self._board)

    def private(self, player: str) -> Sections:
        """This player's own half: sections by name."""
        return display.private_sections(self._board, player)

    def view(self, seat: Seat) -> View[Any, Any]:
        """What a bot in this seat may know of the round; only while one lies on the table."""
        return display.view(self._board, seat)

    def bots_to_act(self) -> list[Seat]:
        """The bots that owe an answer, in seat order; none that was put on auto-play."""
        play = self._board.running
        if play is None:
            return []
        chairs = self._board.chairs
        return [
            seat
            for seat, _ in play.owing()
            if chairs[seat].bot is not None and chairs[seat].auto is None
        ]

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        return self._board.room.phase

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where, as everybody sees it."""
        return display.seats(self._board)

    @property
    def round_id(self) -> tuple[str, int]:
        """The match's id and the number of its running or last round; ("", 0) before a match."""
        match = self._board.room.match
        return ("", 0) if match is None else (match.id, match.round)

    @property
    def result(self) -> ResultSection | None:
        """The result on show, of the match that is over."""
        return display.result(self._board)

    @property
    def in_claim_window(self) -> bool:
        """A tile lies open to claims: what is answered now is claims, and secret."""
        play = self._board.running
        return play is not None and play.round.in_claim_window

    @property
    def at_boundary(self) -> bool:
        """No round lies on the table: a checkpoint may be taken."""
        return self._board.play is None

    def checkpoint(self) -> Checkpoint:
        """The table as it stands, at a boundary between rounds."""
        if not self.at_boundary:
            raise ValueError("a round lies on the table")
        return checkpoints.take(self._board.room)

    def record(self) -> Record | None:
        """The record of the last round that was settled or broken off."""
        return self._board.record

    @property
    def finished(self) -> bool:
        """The room is over; nothing more will happen."""
        return self._board.room.finished
