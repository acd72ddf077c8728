"""The catalogue of games, as a client needs it to make its forms and explain a settlement."""

from __future__ import annotations

import msgspec

from paiju.bots import LEVELS, make_bot
from paiju.engine.game import AnyGame, Options
from paiju.engine.names import Names
from paiju.engine.option import Option
from paiju.engine.refusal import BadInput
from paiju.engine.settlement import Pattern


class GameSheet(msgspec.Struct, frozen=True, kw_only=True):
    """One game: its options in the order of the rules document (an option's first value is its
    default), everything a settlement may cite, and the levels of its bots, weakest first."""

    game: str
    names: Names
    seats: int
    rules_version: int
    options: tuple[Option, ...]
    patterns: tuple[Pattern, ...]
    levels: tuple[str, ...]


def sheet_of(game: AnyGame) -> GameSheet:
    """A game's sheet."""
    return GameSheet(
        game=game.id,
        names=game.names,
        seats=game.seats,
        rules_version=game.rules_version,
        options=game.sheet.options,
        patterns=game.patterns,
        levels=levels_of(game),
    )


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The levels at which bots play this game."""
    options: Options = game.read_options({})
    return tuple(level for level in LEVELS if _plays(level, game, options))


def _plays(level: str, game: AnyGame, options: Options) -> bool:
    try:
        make_bot(level, game, options)
    except BadInput:
        return False
    return True
