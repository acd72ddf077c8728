"""Bots at a table: each sees its own view, thinks as long as anybody, and answers (机器人).

How long a bot takes depends on nothing that it holds: the pause is drawn before it looks.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from paiju.bots import Bot, make_bot
from paiju.engine.game import AnyGame, Options
from paiju.engine.refusal import BadInput
from paiju.engine.view import View
from paiju.games import game_by_id
from paiju.server.workers import Workers

FALLBACK = "random"
"""Who plays where a level doesn't know the game."""

NAMES = (
    "小桃", "阿榕", "冬青", "木槿", "石榴", "白果", "青柠", "山楂", "杜若", "紫苏", "半夏", "云杉",
)  # fmt: skip
"""What bots are called, none twice at a table."""

LIGHT = frozenset({"random", "basic"})
"""Levels that think for some milliseconds at most."""


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How long bots wait before they answer, in ms: on their turn, and in a claim window."""

    turn: tuple[int, int] = (600, 1_400)
    claim: tuple[int, int] = (150, 450)


class BotDriver:
    """The bots of one process: their pauses and their thoughts.

    They think during the pause, beside the tables: in threads, or, if long, in worker processes.
    """

    def __init__(self, pace: Pace, rng: Random, workers: Workers) -> None:
        self._pace = pace
        self._rng = rng
        self._workers = workers

    async def play(
        self, game: AnyGame, options: Options, level: str, view: View[Any, Any], *, claim: bool
    ) -> str:
        """The action's text that a bot of this level answers with, after its pause."""
        low, high = self._pace.claim if claim else self._pace.turn
        pause = self._rng.randint(low, high) / 1000
        seed = self._rng.getrandbits(64)
        run = asyncio.to_thread if level in LIGHT else self._workers.run
        action, _ = await asyncio.gather(
            run(choose, level, game.id, options, view, seed), asyncio.sleep(pause)
        )
        return action


def choose(level: str, game: str, options: Options, view: View[Any, Any], seed: int) -> str:
    """The action's text that a bot of this level chooses."""
    return _bot(level, game, options).choose(view, Random(seed)).action


@lru_cache(maxsize=256)
def _bot(level: str, game_id: str, options: Options) -> Bot:
    """A bot of this level, or the fallback where the level doesn't know the game."""
    game = game_by_id(game_id)
    try:
        return make_bot(level, game, options)
    except BadInput:
        return make_bot(FALLBACK, game, options)
