"""`paiju rules`: a game's options, what they may be and what each does."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from paiju.engine.game import AnyGame
from paiju.engine.option import Option
from paiju.games import game_by_id


def rules(game: str, *, json: bool = False) -> None:
    """Show the options of a game: key, allowed values, default, and what each does.

    Parameters
    ----------
    game
        jiayibing, fangyang, anshan-mahjong or yuyao-mahjong.
    json
        Print one JSON object instead of a table.
    """
    described = game_by_id(game)
    if json:
        sys.stdout.write(msgspec.json.encode(description(described)).decode() + "\n")
    else:
        Console().print(_table(described))


def description(game: AnyGame) -> dict[str, Any]:
    """The object of `paiju rules --json` (contract.md)."""
    return {
        "game": game.id,
        "names": msgspec.to_builtins(game.names),
        "seats": game.seats,
        "rules_version": game.rules_version,
        "options": [_describe(option) for option in game.sheet.options],
    }


def _describe(option: Option) -> dict[str, Any]:
    return {
        "key": option.key,
        "names": msgspec.to_builtins(option.names),
        "values": list(option.values),
        "default": option.default,
        "help": msgspec.to_builtins(option.help),
        "rule": option.rule,
    }


def _table(game: AnyGame) -> Table:
    table = Table(title=f"{game.names.zh_hans} ({game.id})")
    table.add_column("option", no_wrap=True)
    for heading in ("values", "default", "what it changes", "¶"):
        table.add_column(heading)
    for option in game.sheet.options:
        values = ", ".join(str(value) for value in option.values)
        words = (f"{option.key}\n{option.names.zh_hans}", values, str(option.default))
        table.add_row(*words, option.help.en, option.rule)
    return table
