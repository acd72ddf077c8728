"""Bots: players that see a view and answer with an action."""

from __future__ import annotations

from collections.abc import Callable

from paiju.bots.bot import Bot, Choice
from paiju.bots.climbing.fangyang import make_fangyang_player
from paiju.bots.climbing.jiayibing import make_jiayibing_player
from paiju.bots.mahjong import make_anshan_player, make_yuyao_player
from paiju.bots.random_player import RandomPlayer
from paiju.engine.game import AnyGame, Options
from paiju.engine.refusal import BadInput

Maker = Callable[[AnyGame, Options], Bot]

MAKERS: dict[tuple[str, str], Maker] = {
    ("basic", "jiayibing"): make_jiayibing_player,
    ("basic", "fangyang"): make_fangyang_player,
    ("basic", "anshan-mahjong"): make_anshan_player,
    ("basic", "yuyao-mahjong"): make_yuyao_player,
}
"""By level and game id; `random` plays every game."""

LEVELS = ("random", "basic")
"""The levels there are, weakest first."""


def make_bot(level: str, game: AnyGame, options: Options) -> Bot:
    """A bot of this level for a table with these options; `BadInput` if there is none."""
    if level == "random":
        return RandomPlayer()
    maker = MAKERS.get((level, game.id))
    if maker is None:
        known = [each for each in LEVELS if each == "random" or (each, game.id) in MAKERS]
        raise BadInput(f"no bot {level!r} for {game.id}; there are {', '.join(known)}")
    return maker(game, options)


__all__ = ["LEVELS", "Bot", "Choice", "make_bot"]
