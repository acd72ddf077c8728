"""Laws of a table, whatever people do and whenever: a machine of random commands and time."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from paiju.engine.refusal import Refused
from paiju.table import command as ask
from paiju.table.checkpoint import Checkpoint
from paiju.table.entry import Held, decode
from paiju.table.table import Table
from tests.table.evening import Evening, entropy
from tests.table.pebbles import GAME, SEATS

PLAYERS = st.sampled_from(["p0", "p1", "p2", "b1", "b2", "stranger"])
SEATS_ASKED = st.sampled_from([None, 0, 1, 2])
SEAT = st.integers(0, SEATS)
COMMANDS: st.SearchStrategy[ask.AnyCommand] = st.one_of(
    st.builds(ask.Sit, player=PLAYERS, name=st.just("N"), seat=SEATS_ASKED),
    st.builds(
        ask.SeatBot,
        player=st.sampled_from([None, "p0", "p1"]),
        bot=st.sampled_from(["b1", "b2"]),
        name=st.just("B"),
        level=st.just("basic"),
        seat=SEATS_ASKED,
    ),
    st.builds(ask.Unseat, player=PLAYERS, seat=SEAT),
    st.builds(ask.Leave, player=PLAYERS),
    st.builds(ask.Ready, player=PLAYERS, ready=st.booleans()),
    st.builds(ask.Seed, player=PLAYERS, seed=st.sampled_from(["0f" * 16, "f0" * 16, "no"])),
    st.builds(
        ask.Act,
        player=PLAYERS,
        id=st.sampled_from(["x", "y", ""]),
        question=st.integers(0, 4),
        action=st.sampled_from(["hide", "pass", "peng", "hu", "discard 3", "fly"]),
    ),
    st.builds(ask.SetAuto, player=PLAYERS, on=st.booleans()),
    st.builds(
        ask.SetStanding,
        player=PLAYERS,
        win=st.booleans(),
        no_claims=st.booleans(),
        discard_drawn=st.booleans(),
    ),
    st.builds(ask.Say, player=PLAYERS, phrase=st.sampled_from(["hello", "nonsense", None])),
    st.builds(ask.Propose, player=PLAYERS),
    st.builds(ask.Vote, player=PLAYERS, agree=st.booleans()),
    st.builds(ask.VoteAuto, player=PLAYERS, seat=SEAT),
    st.builds(ask.Again, player=PLAYERS),
    st.builds(ask.Present, player=PLAYERS, present=st.booleans()),
    st.just(ask.Resume()),
)


class TableMachine(RuleBasedStateMachine):
    """A table under random commands, beside a model of who sits where."""

    @initialize(
        pace=st.sampled_from(["off", "normal", "fast"]),
        people=st.integers(1, SEATS),
        begun=st.booleans(),
        seed=st.integers(0, 1_000),
    )
    def open(self, pace: Any, people: int, begun: bool, seed: int) -> None:
        self.evening = Evening(
            GAME, pace, people=people, seed=seed, options={"rounds": 1 + seed % 2}
        )
        self.checkpoint: Checkpoint | None = None
        self.since = 0
        self.sitting: list[str | None] = [None] * SEATS
        if begun:
            self.evening.begin()
            self.sitting = [self.evening.player(seat) for seat in range(SEATS)]

    def halves(self, table: Table | None = None) -> tuple[Any, ...]:
        table = table or self.evening.table
        own = (table.private(player) for player in ("p0", "p1", "p2", "b1", "b2", "stranger"))
        return (table.public(), *own, table.deadline)

    def restored(self) -> Table:
        entries = [decode(line) for line in self.evening.journal[self.since :]]
        return Table.restore(GAME, self.evening.setup, entropy(7), self.checkpoint, entries)

    @rule(command=COMMANDS)
    def somebody_wishes(self, command: ask.AnyCommand) -> None:
        before = self.halves()
        phase = self.evening.phase
        try:
            self.evening.submit(command)
        except Refused as refused:
            assert self.halves() == before, "a refusal changes nothing"
            assert refused.message.en
        else:
            self._follow(command, phase)

    def _follow(self, command: ask.AnyCommand, phase: str) -> None:
        """The model: seats change hands by these commands alone, and only outside a match."""
        if isinstance(command, ask.Sit | ask.SeatBot):
            player = command.bot if isinstance(command, ask.SeatBot) else command.player
            if player in self.sitting and command.seat is None:
                return
            seat = self.sitting.index(None) if command.seat is None else command.seat
            self.sitting = [None if each == player else each for each in self.sitting]
            self.sitting[seat] = player
        elif isinstance(command, ask.Unseat):
            self.sitting[command.seat] = None
        elif isinstance(command, ask.Leave) and phase in ("waiting", "over"):
            self.sitting = [None if each == command.player else each for each in self.sitting]
        if phase == "over" and self.evening.phase != "over":
            info = self.evening.section("seats").seats
            self.sitting = [
                player if info[seat].player is not None else None
                for seat, player in enumerate(self.sitting)
            ]

    @precondition(lambda self: self.evening.phase == "playing")
    @rule(data=st.data())
    def somebody_acts(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(range(SEATS)))
        player = self.sitting[seat]
        assert player is not None
        own = self.evening.table.private(player)
        if not own["actions"]:
            return
        command = ask.Act(
            player=player,
            id=f"{self.evening.section('match').match} {seat} {own['question']}",
            question=own["question"],
            action=data.draw(st.sampled_from(own["actions"])),
        )
        public, deadline = self.evening.table.public(), self.evening.table.deadline
        was_auto = own["own"].auto
        self.evening.events.clear()
        entries = self.evening.submit(command)
        if len(entries) == 1 and isinstance(entries[0], Held) and not was_auto:
            assert (self.evening.table.public(), self.evening.table.deadline) == (public, deadline)
            assert self.evening.events == []

    @rule(ms=st.sampled_from([1, 400, 900, 2_000, 16_000, 35_000, 130_000]))
    def time_passes(self, ms: int) -> None:
        phase = self.evening.phase
        self.evening.pass_time(ms)
        assert self.evening.phase != "waiting" or phase == "waiting"

    @precondition(lambda self: self.evening.table.at_boundary)
    @rule()
    def the_host_takes_a_checkpoint(self) -> None:
        self.checkpoint = self.evening.table.checkpoint()
        self.since = len(self.evening.journal)

    @rule()
    def the_host_crashes(self) -> None:
        restored = self.restored()
        assert self.halves(restored) == self.halves()
        self.evening.table = restored

    @invariant()
    def the_model_agrees(self) -> None:
        seats = self.evening.section("seats").seats
        assert [seat.player for seat in seats] == self.sitting
        assert sum(seat.points for seat in seats) == 0

    @invariant()
    def nothing_is_overdue(self) -> None:
        deadline = self.evening.table.deadline
        assert deadline is None or deadline > self.evening.now
        if self.evening.table.finished:
            assert deadline is None
            assert self.evening.phase == "over"

    @invariant()
    def claims_show_no_public_clock(self) -> None:
        if self.evening.section("step") == "claim":
            assert self.evening.section("clock").turns == ()

    def teardown(self) -> None:
        if hasattr(self, "evening"):
            self.the_host_crashes()


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.long
class TestTableLong(TableMachine.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(max_examples=2_000, stateful_step_count=80, deadline=None)
