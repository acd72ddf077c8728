"""The host of one table: takes commands, writes down what they become, and only then tells.

All that happens at a table happens in its host's one task, step by step. Everything that waits
goes into one step: commands become entries, the entries go into the journal, and after the commit
those who asked are answered and those who look are told. If the journal refuses, the host drops
its copy of the table and reads it again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

import msgspec
import structlog

from paiju.engine.game import AnyGame
from paiju.engine.refusal import Refused
from paiju.server.bot_driver import NAMES, BotDriver
from paiju.server.bot_seats import BotSeats
from paiju.server.bus import Bus
from paiju.server.journal import Journal, JournalError
from paiju.server.keeper import Archive, Keeper
from paiju.server.line import (
    Arrive,
    Ask,
    Done,
    Failed,
    Look,
    Refusal,
    Reply,
    Request,
    Submit,
    print_reply,
    read_request,
    table_topic,
)
from paiju.server.metrics import Metrics
from paiju.server.moment import Now
from paiju.server.problem import Problem
from paiju.server.questions import Questions
from paiju.server.quick_table import HOUSE, QuickTable
from paiju.server.table_copy import Entropy, TableCopy
from paiju.server.viewers import Viewers
from paiju.server.workers import Workers
from paiju.table.command import AnyCommand, Present, Resume, SeatBot, Sit
from paiju.table.section import Phase, SeatInfo
from paiju.table.setup import Setup
from paiju.table.table import Table

WAITING = 1_000
"""Requests that may wait at one table; more are turned away."""

RETRY_AFTER = 1_000
"""Milliseconds until a table that the journal refused is tried again."""

STOP_WITHIN = 5.0
"""Seconds that a host has for what it is at when it is stopped."""

BACK_WITHIN = 15_000
"""Milliseconds that players have to come back after an outage before they count as away."""

Waiting: TypeAlias = tuple[Request, "asyncio.Future[Reply]"]
Answered: TypeAlias = tuple["asyncio.Future[Reply]", Reply]

_log = structlog.get_logger()


class Surroundings(msgspec.Struct, frozen=True, kw_only=True):
    """What a host works with; `late` (for spectators) and `fill_after` (for bots) are ms."""

    journal: Journal
    bus: Bus
    bots: BotDriver
    archive: Archive
    workers: Workers
    metrics: Metrics
    find_game: Callable[[str], AnyGame]
    entropy: Entropy
    now: Now
    late: int
    fill_after: int


class Host:
    """One table, running. `on_end` is called once the room is over."""

    def __init__(self, setup: Setup, around: Surroundings, on_end: Callable[[Setup], None]) -> None:
        self.setup = setup
        self._around = around
        self._on_end = on_end
        game = around.find_game(setup.game)
        self._copy = TableCopy(setup, game, around.journal, around.entropy)
        self._bots = BotSeats(game, game.read_options(setup.options), around.bots, self._submit)
        self._quick: QuickTable | None = None
        if setup.creator == HOUSE:
            self._quick = QuickTable(setup, around.fill_after if setup.public else 0)
        self._questions = Questions(setup, around.workers)
        self._waiting: deque[Waiting] = deque()
        self._wake = asyncio.Event()
        self._retry_at: int | None = None
        self._here: set[str] = set()
        self._away_at: int | None = None
        self._stopping = False

    @property
    def table(self) -> Table:
        """The table, which may be ahead of the journal."""
        return self._copy.table

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where, as far as it has been told."""
        seats: tuple[SeatInfo, ...] = self._viewers.shown["seats"].seats
        return seats

    @property
    def delay(self) -> int:
        """Milliseconds by which those who look on are behind."""
        return self._around.late if self.setup.public else 0

    @property
    def phase(self) -> Phase:
        """How far the table is, as far as it has been told."""
        phase: Phase = self._viewers.shown["match"].phase
        return phase

    async def start(self) -> None:
        """Read the table from the journal and begin; raises `JournalError`."""
        around = self._around
        story = await self._copy.load()
        self._keeper = Keeper(self.setup, around.archive, around.journal)
        for table, entries, sequence in self._copy.finished_before(story):
            self._keeper.note(table, entries, sequence)
        self._viewers = Viewers(self.setup, around.bus, around.late, self.table)
        if story.last:
            self._away_at = around.now() + BACK_WITHIN
            self._put(Submit(Resume()))
        self._stop_serving = around.bus.serve(table_topic(self.setup.table), self._serve)
        self._task = asyncio.create_task(self._run(), name=f"table {self.setup.table}")

    async def stop(self) -> None:
        """Finish the step that runs, keep what is finished, and let the table be: whoever takes
        it up next goes on from here."""
        self._stopping = True
        self._wake.set()
        await asyncio.wait({self._task}, timeout=STOP_WITHIN)
        # What could not be kept by now is kept when the table is taken up again.
        self._task.cancel()
        self._keeper.stop()
        await asyncio.gather(self._task, return_exceptions=True)

    async def submit(self, command: AnyCommand) -> None:
        """Carry out a command of the server's own; raises `Refused` or `Problem`."""
        reply = await self._submit(command)
        if isinstance(reply, Refusal):
            raise Refused(reply.code, reply.message, reply.rule)
        if isinstance(reply, Failed):
            raise Problem(reply.code)

    def _submit(self, command: AnyCommand) -> asyncio.Future[Reply]:
        return self._put(Submit(command))

    async def _serve(self, message: bytes) -> bytes:
        return print_reply(await self._put(read_request(message)))

    def _put(self, request: Request) -> asyncio.Future[Reply]:
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        if len(self._waiting) >= WAITING or self._stopping:
            future.set_result(Failed("unavailable"))
        else:
            self._waiting.append((request, future))
            self._wake.set()
        return future

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while not (self._stopping or self.table.finished):
            delay = self._until_due()
            timer = None if delay is None else loop.call_later(delay, self._wake.set)
            await self._wake.wait()
            self._wake.clear()
            if timer is not None:
                timer.cancel()
            await self._step()
        await self._end()

    def _until_due(self) -> float | None:
        """Seconds until something falls due, here or at the table."""
        if self._retry_at is not None:
            due: int | None = self._retry_at
        else:
            dues = [self.table.deadline, self._viewers.due, self._away_at]
            dues.append(self._quick.due if self._quick is not None else None)
            due = min((each for each in dues if each is not None), default=None)
        return None if due is None else max(0, due - self._around.now()) / 1000

    async def _step(self) -> None:
        waiting, self._waiting = self._waiting, deque()
        try:
            answers = await self._do(waiting)
        except JournalError as error:
            _log.error("the journal refused", table=self.setup.table, reason=str(error))
            answers = self._give_up(waiting, "unavailable")
        except Exception:
            _log.exception("a step of the table failed", table=self.setup.table)
            self._around.metrics.errors.labels("table").inc()
            answers = self._give_up(waiting, "internal")
        for future, reply in answers:
            if not future.done():
                future.set_result(reply)

    async def _do(self, waiting: deque[Waiting]) -> list[Answered]:
        """Carry out what waits and what is due, write it down, tell; the answers to give."""
        if self._retry_at is not None:
            await self._reload()
        now = self._around.now()
        answers: list[Answered] = []
        for request, future in waiting:
            if isinstance(request, Arrive):
                self._viewers.arrive(request.player, request.network)
                answers.append((future, Done()))
            elif isinstance(request, Submit):
                answers.append((future, self._carry_out(request.command, now)))
        self._do_chores(now)
        self._copy.tick(now)
        await self._commit()
        for request, future in waiting:
            if isinstance(request, Look):
                answers.append((future, self._viewers.look(request.player, now)))
            elif isinstance(request, Ask):
                self._questions.ask(self.table, request, future)
        return answers

    def _give_up(self, waiting: deque[Waiting], code: str) -> list[Answered]:
        """Nothing of this step counts; the table is to be read anew."""
        self._retry_at = self._around.now() + RETRY_AFTER
        return [(future, Failed(code)) for _, future in waiting]

    def _carry_out(self, command: AnyCommand, now: int) -> Reply:
        if isinstance(command, SeatBot):
            command = self._named_apart(command)
        try:
            self._copy.submit(command, now)
        except Refused as refused:
            return Refusal(refused.code, refused.message, refused.rule)
        if isinstance(command, Sit) or (isinstance(command, Present) and command.present):
            self._here.add(command.player)
        elif isinstance(command, Present):
            self._here.discard(command.player)
            self._viewers.forget(command.player)
        return Done()

    def _named_apart(self, command: SeatBot) -> SeatBot:
        """No two at a table are called the same, where names are ours to give."""
        taken = {seat.name for seat in self.table.seats}
        if command.name not in taken:
            return command
        free = next(name for name in NAMES if name not in taken)
        return msgspec.structs.replace(command, name=free)

    def _do_chores(self, now: int) -> None:
        """What the house itself asks of the table."""
        seats = self.table.seats
        wishes: list[AnyCommand] = []
        if self._away_at is not None and now >= self._away_at:
            self._away_at = None
            wishes += [
                Present(player=seat.player, present=False)
                for seat in seats
                if seat.player and seat.bot is None and seat.player not in self._here
            ]
        if self._quick is not None and self.table.phase == "waiting":
            wishes += self._quick.wishes(seats, NAMES, now)
        for wish in wishes:
            self._carry_out(wish, now)

    async def _commit(self) -> None:
        entries = await self._copy.commit()
        now = self._around.now()
        events = self.table.events()
        if entries:
            self._viewers.tell(events, now)
            self._keeper.note(self.table, entries, self._copy.sequence)
            self._bots.attend(self.table)
        self._viewers.tell_late(now)

    async def _reload(self) -> None:
        await self._copy.load()
        self._retry_at = None
        self._viewers.replace(self.table)
        self._viewers.tell((), self._around.now())
        self._bots.stop()
        self._bots.attend(self.table)

    async def _end(self) -> None:
        self._stop_serving()
        self._bots.stop()
        self._stopping = True
        for _, future in self._waiting:
            if not future.done():
                future.set_result(Failed("room_not_found"))
        if self.table.finished:
            result = self.table.result
            self._viewers.close("closed" if result is None else result.reason)
        await self._keeper.finish()
        if self.table.finished:
            await self._around.journal.close_table(self.setup.table)
            self._on_end(self.setup)
