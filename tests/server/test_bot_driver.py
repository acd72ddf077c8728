from __future__ import annotations

import asyncio
import time
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from paiju.engine.view import View
from paiju.games import game_by_id
from paiju.server import bot_driver
from paiju.server.bot_driver import BotDriver, Pace, choose
from paiju.server.workers import Workers

GAME = game_by_id("fangyang")
OPTIONS = GAME.read_options({})
VIEW: View[Any, Any] = View(0, None, SimpleNamespace(actions=("pass", "play 4h")))  # type: ignore[type-var]


def a_driver(pace: Pace, workers: Workers | None = None) -> BotDriver:
    return BotDriver(pace, Random(1), workers or Workers(1))


async def test_a_bot_answers_with_a_legal_action():
    driver = a_driver(Pace(turn=(0, 0)))
    action = await driver.play(GAME, OPTIONS, "random", VIEW, claim=False)
    assert action in VIEW.private.actions


async def test_a_bot_waits_as_long_as_it_would_with_any_hand():
    driver = a_driver(Pace(turn=(80, 80), claim=(0, 0)))
    started = time.monotonic()
    await driver.play(GAME, OPTIONS, "random", VIEW, claim=False)
    assert time.monotonic() - started >= 0.08


async def test_a_level_that_does_not_know_the_game_plays_all_the_same():
    assert choose("no such level", GAME.id, OPTIONS, VIEW, 1) in VIEW.private.actions


async def test_the_same_seed_gives_the_same_choice():
    choices = {choose("random", GAME.id, OPTIONS, VIEW, 5) for _ in range(5)}
    assert len(choices) == 1


async def test_strong_bots_think_in_a_process_of_their_own(monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []

    class Watched(Workers):
        async def run(self, think: Any, *args: Any) -> Any:  # type: ignore[override]
            asked.append(args[0])
            return await asyncio.to_thread(think, *args)

    driver = a_driver(Pace(turn=(0, 0)), Watched(1))
    await driver.play(GAME, OPTIONS, "master", VIEW, claim=False)
    await driver.play(GAME, OPTIONS, "random", VIEW, claim=False)
    assert asked == ["master"]
    assert "random" in bot_driver.LIGHT


async def test_no_two_bots_are_called_the_same():
    assert (
        len(set(bot_driver.NAMES))
        == len(bot_driver.NAMES)
        >= max(game_by_id(game).seats for game in ("fangyang", "jiayibing"))
    )
