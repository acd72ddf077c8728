"""The heavy questions put at one table: each is worked out once, whoever asks how often."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import structlog

from paiju.engine.view import View
from paiju.server.line import Ask, Failed, Reply, Told
from paiju.server.question import About, answer
from paiju.server.workers import Workers
from paiju.table.setup import Setup
from paiju.table.table import Table

NOTHING = Told(b"null")

KEPT = 16
"""Answers kept at a table."""

Key: TypeAlias = tuple[tuple[str, int], int, int | None, str]

_log = structlog.get_logger()


class Questions:
    """Asks the workers, and keeps the last answers; by round, seat, question and topic."""

    def __init__(self, setup: Setup, workers: Workers) -> None:
        self._setup = setup
        self._workers = workers
        self._answers: dict[Key, asyncio.Task[bytes]] = {}
        self._running: set[asyncio.Task[None]] = set()

    def ask(self, table: Table, question: Ask, reply: asyncio.Future[Reply]) -> None:
        """Have a question answered from the asker's view as it is now; doesn't wait."""
        if reply.done():
            # The asker has gone away meanwhile.
            return
        seat = table.seat_of(question.player)
        if seat is None:
            reply.set_result(Failed("not_at_table"))
        elif question.about == "advice" and not self._setup.advice:
            reply.set_result(Failed("advice_not_allowed"))
        elif table.phase != "playing":
            reply.set_result(NOTHING)
        else:
            view = table.view(seat)
            if view.private.question != question.question:
                reply.set_result(NOTHING)
                return
            key = table.round_id, seat, view.private.question, question.about
            task = asyncio.create_task(self._tell(key, view, question.about, reply))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _tell(
        self, key: Key, view: View[Any, Any], about: About, reply: asyncio.Future[Reply]
    ) -> None:
        try:
            text = await asyncio.shield(self._answer(key, view, about))
        except Exception:
            _log.exception("a question could not be answered", game=self._setup.game, about=about)
            self._answers.pop(key, None)
            text = NOTHING.answer
        if not reply.done():
            reply.set_result(Told(text))

    def _answer(self, key: Key, view: View[Any, Any], about: About) -> asyncio.Task[bytes]:
        if key not in self._answers:
            if len(self._answers) >= KEPT:
                del self._answers[next(iter(self._answers))]
            setup = self._setup
            self._answers[key] = asyncio.create_task(
                self._workers.run(answer, setup.game, setup.options, view, about)
            )
        return self._answers[key]
