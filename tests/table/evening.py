"""People and bots at a table, for tests: a clock that the test drives, and random legal play."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from paiju.engine.event import Event
from paiju.engine.game import AnyGame
from paiju.engine.refusal import Refused
from paiju.engine.seat import Seat
from paiju.table.command import Act, AnyCommand, Ready, SeatBot, Sit
from paiju.table.entry import Entry, decode, encode
from paiju.table.setup import Pace, Setup
from paiju.table.table import Table

START = 1_700_000_000_000


def entropy(seed: int) -> Callable[[int], bytes]:
    """Bytes that look random and are the same in every run."""
    drawn = 0

    def draw(size: int) -> bytes:
        nonlocal drawn
        drawn += 1
        return hashlib.shake_128(f"{seed} {drawn}".encode()).digest(size)

    return draw


def setup_of(game: AnyGame, pace: Pace = "normal", **choices: Any) -> Setup:
    options = game.sheet.read(choices.pop("options", {}))
    return Setup(
        table="t1", number="123456", game=game.id, options=options, creator="p0", pace=pace,
        **choices,
    )  # fmt: skip


class Evening:
    """A table with its journal. People are `p0`, `p1` …, bots `b0`, `b1` … by seat."""

    def __init__(
        self, game: AnyGame, pace: Pace = "normal", *, people: int | None = None, seed: int = 1,
        **choices: Any,
    ) -> None:  # fmt: skip
        self.game = game
        self.setup = setup_of(game, pace, **choices)
        self.table = Table(game, self.setup, entropy(seed))
        self.people = game.seats if people is None else people
        self.rng = Random(seed)
        self.now = START
        self.journal: list[bytes] = []
        self.events: list[Event] = []
        self._ids = 0
        self._write(self.table.tick(self.now))

    def _write(self, entries: list[Entry]) -> list[Entry]:
        self.journal += [encode(entry) for entry in entries]
        self.events += self.table.events()
        return entries

    def submit(self, command: AnyCommand) -> list[Entry]:
        return self._write(self.table.submit(command, self.now))

    def pass_time(self, ms: int) -> None:
        """Let time pass, calling `tick` whenever the table wants it."""
        end = self.now + ms
        while (deadline := self.table.deadline) is not None and deadline <= end:
            self.now = max(self.now, deadline)
            assert self._write(self.table.tick(self.now)), "a deadline brings something about"
        self.now = end

    def wait(self) -> None:
        """Let time pass until the table's next deadline."""
        deadline = self.table.deadline
        assert deadline is not None
        self.pass_time(max(0, deadline - self.now))

    def take_seats(self) -> None:
        for seat in range(self.people):
            self.submit(Sit(player=f"p{seat}", name=f"P{seat}", seat=seat))
        for seat in range(self.people, self.game.seats):
            self.submit(
                SeatBot(player=None, bot=f"b{seat}", name=f"B{seat}", level="basic", seat=seat)
            )

    def ready(self) -> None:
        for seat in range(self.people):
            self.submit(Ready(player=f"p{seat}"))

    def begin(self) -> None:
        """Everybody sits and is ready; nobody sends a seed; the round is dealt."""
        self.take_seats()
        self.ready()
        self.pass_time(1_000)

    def player(self, seat: Seat) -> str:
        return f"{'p' if seat < self.people else 'b'}{seat}"

    def own(self, seat: Seat) -> dict[str, Any]:
        return self.table.private(self.player(seat))

    def section(self, name: str) -> Any:
        return self.table.public().get(name)

    @property
    def phase(self) -> str:
        return self.table.phase

    def asked(self) -> list[Seat]:
        """The seats that owe an answer."""
        if self.phase != "playing":
            return []
        return [seat for seat in range(self.game.seats) if self.own(seat)["actions"]]

    def act(self, seat: Seat, action: str, *, id: str | None = None) -> list[Entry]:
        """Answer the question open to this seat."""
        self._ids += 1
        question = self.own(seat)["question"]
        command = Act(
            player=self.player(seat), id=id or f"a{self._ids}", question=question, action=action
        )
        return self.submit(command)

    def act_somehow(self, seat: Seat) -> None:
        """Answer with a legal action, chosen at random."""
        self.act(seat, self.rng.choice(self.own(seat)["actions"]))

    def act_quietly(self, seat: Seat) -> None:
        """Answer without claiming, winning or showing anything."""
        actions = self.own(seat)["actions"]
        quiet = ("pass", "hide", "discard")
        self.act(seat, next(each for each in actions if each.split()[0] in quiet))

    def play_round(self) -> None:
        """Random legal play until the round is settled; time passes where nobody is asked."""
        while self.phase == "playing":
            asked = self.asked()
            if asked:
                self.act_somehow(self.rng.choice(asked))
            else:
                self.wait()

    def play_until(self, condition: Callable[[Evening], bool]) -> None:
        """Random legal play, round after round, until the condition holds."""
        while not condition(self):
            if self.phase == "settled":
                self.ready()
            elif asked := self.asked():
                self.act_somehow(self.rng.choice(asked))
            else:
                self.wait()

    def restored(self, journal: list[bytes] | None = None) -> Table:
        """The table rebuilt from its whole journal."""
        lines = self.journal if journal is None else journal
        entries = [decode(line) for line in lines]
        return Table.restore(self.game, self.setup, entropy(99), None, entries)

    def halves(self, table: Table | None = None) -> tuple[Any, ...]:
        """Everything that anybody may know, for comparing two tables."""
        table = table or self.table
        return (
            table.public(),
            *(table.private(self.player(seat)) for seat in range(self.game.seats)),
            table.deadline,
        )


def refused(evening: Evening, command: AnyCommand) -> str:
    """The code with which this command is refused; nothing has changed by it."""
    before, journal = evening.halves(), list(evening.journal)
    with pytest.raises(Refused) as caught:
        evening.submit(command)
    assert evening.halves() == before, "a refusal changes nothing"
    assert evening.journal == journal
    assert all((caught.value.message.zh_hans, caught.value.message.zh_hant, str(caught.value)))
    return caught.value.code
