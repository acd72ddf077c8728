"""Bots at a table: each sees its own view, thinks as long as anybody, and answers (机器人).

How long a bot takes depends on nothing that it holds: the pause is drawn before it looks.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec

from paiju.bots import Bot, make_bot
from paiju.engine.game import AnyGame
from paiju.engine.refusal import BadInput
from paiju.engine.view import View

FALLBACK = "random"
"""Who plays where a level doesn't know the game."""

NAMES = (
    "小桃", "阿榕", "冬青", "木槿", "石榴", "白果", "青柠", "山楂", "杜若", "紫苏", "半夏", "云杉",
)  # fmt: skip
"""What bots are called, none twice at a table."""


BOTS_KEPT = 256


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How long bots wait before they answer, in ms: on their turn, and in a claim window."""

    turn: tuple[int, int] = (600, 1_400)
    claim: tuple[int, int] = (150, 450)


class BotDriver:
    """The bots of one process: their pauses and their thoughts.

    They think in threads, so that the tables' loop goes on meanwhile.
    """

    def __init__(self, pace: Pace, rng: Random) -> None:
        self._pace = pace
        self._rng = rng
        self._bots: dict[tuple[str, str, Any], Bot] = {}

    async def play(
        self, game: AnyGame, options: Any, level: str, view: View[Any, Any], *, claim: bool
    ) -> str:
        """The action's text that a bot of this level answers with, after its pause."""
        low, high = self._pace.claim if claim else self._pace.turn
        await asyncio.sleep(self._rng.randint(low, high) / 1000)
        bot = self._bot(level, game, options)
        choice = await asyncio.to_thread(bot.choose, view, Random(self._rng.getrandbits(64)))
        return choice.action

    def _bot(self, level: str, game: AnyGame, options: Any) -> Bot:
        key = level, game.id, options
        if key not in self._bots:
            if len(self._bots) >= BOTS_KEPT:
                self._bots.clear()
            self._bots[key] = bot_for(level, game, options)
        return self._bots[key]


def bot_for(level: str, game: AnyGame, options: Any) -> Bot:
    """A bot of this level, or the fallback where the level doesn't know the game."""
    try:
        return make_bot(level, game, options)
    except BadInput:
        return make_bot(FALLBACK, game, options)
