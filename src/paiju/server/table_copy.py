"""The host's own copy of a table, never ahead of the journal for longer than a commit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import msgspec

from paiju.engine.game import AnyGame
from paiju.server.journal import Journal, JournalDamaged, Story
from paiju.table.checkpoint import Checkpoint
from paiju.table.command import AnyCommand
from paiju.table.entry import Closed, Entry, MatchEnded, RoundSettled, decode, encode
from paiju.table.setup import Setup
from paiju.table.table import Table

Entropy: TypeAlias = Callable[[int], bytes]


class TableCopy:
    """A table, and the number of its last entry in the journal.

    Between `submit` or `tick` and `commit` the table is ahead of the journal: nobody may see it.
    """

    def __init__(self, setup: Setup, game: AnyGame, journal: Journal, entropy: Entropy) -> None:
        self.setup = setup
        self.game = game
        self._journal = journal
        self._entropy = entropy
        self._uncommitted: list[Entry] = []
        self.sequence = 0
        self.table = Table(game, setup, entropy)

    async def load(self) -> Story:
        """Read the table anew; raises `JournalError`."""
        story = await self._journal.load(self.setup.table)
        self.table = self._restore(story, _entries(story))
        self.sequence = story.last
        self._uncommitted.clear()
        return story

    def finished_before(self, story: Story) -> Iterator[tuple[Table, list[Entry], int]]:
        """The table as it stood at the end of each round and match of a story, the entry that
        ended it, and that entry's number."""
        entries = _entries(story)
        for place, entry in enumerate(entries, 1):
            if isinstance(entry, RoundSettled | MatchEnded | Closed):
                yield self._restore(story, entries[:place]), [entry], story.since + place

    def submit(self, command: AnyCommand, now: int) -> None:
        """Let a command happen; raises `Refused`."""
        self._uncommitted += self.table.submit(command, now)

    def tick(self, now: int) -> None:
        """Let what is due happen."""
        deadline = self.table.deadline
        if deadline is not None and deadline <= now:
            self._uncommitted += self.table.tick(now)

    async def commit(self) -> list[Entry]:
        """Write down what has happened and say what; raises `JournalError`, and then the table
        must be loaded again before anything else."""
        entries, self._uncommitted = self._uncommitted, []
        if entries:
            lines = [encode(entry) for entry in entries]
            await self._journal.append(self.setup.table, self.sequence, lines)
            self.sequence += len(entries)
        return entries

    def _restore(self, story: Story, entries: list[Entry]) -> Table:
        try:
            checkpoint = story.checkpoint and msgspec.json.decode(story.checkpoint, type=Checkpoint)
            return Table.restore(self.game, story.setup, self._entropy, checkpoint or None, entries)
        except (msgspec.DecodeError, ValueError, KeyError, TypeError) as error:
            raise JournalDamaged(f"table {self.setup.table} can't be taken up: {error}") from error


def _entries(story: Story) -> list[Entry]:
    try:
        return [decode(line) for line in story.entries]
    except msgspec.DecodeError as error:
        raise JournalDamaged(f"table {story.setup.table} can't be read: {error}") from None
