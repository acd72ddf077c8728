"""Prepared walls (牌墙), and bots who do at them what the story wants.

Only the test's own server process is changed: there the deal of a table whose options name a
story is the story's.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from paiju.bots import Choice
from paiju.engine.game import AnyGame
from paiju.engine.shuffle import Stream
from paiju.engine.view import View
from paiju.games import game_by_id
from paiju.server import bot_driver
from tests.browser.house import hurry


class Story(msgspec.Struct, frozen=True):
    """A deal in contract.md's JSON, where the visitor has seat 0, and what bots wish to do: the
    first of these that they may do; else they pass, or discard what they drew."""

    game: str
    option: str
    value: int
    deal: dict[str, Any]
    wishes: tuple[str, ...]

    def is_told(self, game: AnyGame, options: Any) -> bool:
        return game.id == self.game and getattr(options, self.option) == self.value


CLAIMS = Story(
    game="anshan-mahjong",
    option="base",
    value=2,
    deal={
        "dealer": 3,
        "wild": "7m",
        "hands": [
            "2356m 999p 2355s EE",
            "1m 149p 4678s E S W N C",
            "1m 1478p 1678s S W N C",
            "14m 1478p 1679s S W N C",
        ],
        "wall": "F F",
    },
    wishes=("discard 4m", "discard E", "discard 9p", "discard 4s"),
)
"""吃 in three ways, 碰, 点杠, and then 胡 by a discard."""

ROBBED_KONG = Story(
    game="anshan-mahjong",
    option="base",
    value=5,
    deal={
        "dealer": 3,
        "wild": "7m",
        "hands": [
            "345m 999p 2355s EEE",
            "1m 14p 446789s S W N C",
            "1m 1478p 678s S W N C F",
            "14m 1478p 4679s S W N C",
        ],
        "wall": "F F P 4s",
    },
    wishes=("jiagang 4s", "discard 4s", "peng", "discard S"),
)
"""A win let go with a second word, 碰 of that tile, and then 抢杠."""

FOUR_WILDS = Story(
    game="yuyao-mahjong",
    option="start_chips",
    value=200,
    deal={
        "dealer": 3,
        "wild": "7m",
        "hands": [
            "135m 777m 15p 258s N P",
            "1m 147p 14789s S W N C",
            "1m 1478p 1678s S W N C",
            "24m 1478p 1679s S W N C",
        ],
        "wall": "7m",
    },
    wishes=(),
)
"""四龙: the fourth wild tile is drawn, and all three pay everything (全缴)."""

STORIES = (CLAIMS, ROBBED_KONG, FOUR_WILDS)


class _Actor:
    def __init__(self, wishes: tuple[str, ...]) -> None:
        self._wishes = wishes

    def choose(self, view: View[Any, Any], rng: Random) -> Choice:
        offered = view.private.actions
        for wish in (*self._wishes, "pass", f"discard {view.private.drawn}"):
            if wish in offered:
                return Choice(wish)
        return Choice(offered[0])


def tell_stories() -> None:
    """Prepare this process: to be called in the server's own before it begins."""
    hurry()
    make_bot = bot_driver.make_bot

    def bot_of_story(level: str, game: AnyGame, options: Any) -> Any:
        for story in STORIES:
            if story.is_told(game, options):
                return _Actor(story.wishes)
        return make_bot(level, game, options)

    bot_driver.make_bot = bot_of_story
    for game_id in {story.game for story in STORIES}:
        _prepare(type(game_by_id(game_id)))


def _prepare(kind: Any) -> None:
    shuffled = kind.deal

    def deal(game: Any, options: Any, state: Any, stream: Stream) -> Any:
        for story in STORIES:
            if story.is_told(game, options):
                return game.read_deal(options, story.deal)
        return shuffled(game, options, state, stream)

    kind.deal = deal
