"""The bots of one table: each new question to a bot becomes a thought, each thought an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from paiju.engine.game import AnyGame, Options
from paiju.engine.seat import Seat
from paiju.server.bot_driver import BotDriver
from paiju.table.command import Act, AnyCommand, SetAuto
from paiju.table.section import SeatInfo
from paiju.table.table import Table

_log = structlog.get_logger()

Submit = Callable[[AnyCommand], Awaitable[object]]


class BotSeats:
    """Attends to the bots of a table, by way of commands like everybody's."""

    def __init__(self, game: AnyGame, options: Options, driver: BotDriver, submit: Submit) -> None:
        self._game = game
        self._options = options
        self._driver = driver
        self._submit = submit
        self._thoughts: dict[tuple[Seat, str], asyncio.Task[None]] = {}

    def attend(self, table: Table) -> None:
        """Let every bot that owes an answer begin to think, once a question."""
        owing = table.bots_to_act()
        if not owing and not self._thoughts:
            return
        match, number = table.round_id
        wanted = {}
        for seat in owing:
            view = table.view(seat)
            wanted[seat, f"{match}/{number}/{view.private.question}"] = view
        for key in tuple(self._thoughts):
            if key not in wanted:
                self._thoughts.pop(key).cancel()
        for (seat, question), view in wanted.items():
            if (seat, question) not in self._thoughts:
                bot: SeatInfo = table.seats[seat]
                thought = self._think(bot, question, view, table.in_claim_window)
                self._thoughts[seat, question] = asyncio.create_task(thought)

    def stop(self) -> None:
        """No more thoughts."""
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()

    async def _think(self, bot: SeatInfo, question: str, view: Any, claim: bool) -> None:
        assert bot.player is not None
        level = bot.bot or ""
        try:
            action = await self._driver.play(self._game, self._options, level, view, claim=claim)
            command: AnyCommand = Act(
                player=bot.player,
                id=question[-40:],
                question=view.private.question,
                action=action,
            )
        except Exception:
            # A bot that fails must not hold up the table: auto-play answers for it.
            _log.exception("a bot failed", level=level, game=self._game.id)
            command = SetAuto(player=bot.player, on=True)
        await self._submit(command)
