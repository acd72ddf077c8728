"""Paiju (牌局): four regional Chinese games, their rules, bots and records.

The names below are the library's public interface (docs/library.md). They are imported when they
are first used, so that a program which needs one game does not wait for all.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from paiju.bots import LEVELS, make_bot
    from paiju.engine.record import Record, Verification, print_record, read_record
    from paiju.engine.refusal import BadInput, Refused
    from paiju.engine.scenario import settle_chance
    from paiju.engine.shuffle import Stream, commitment
    from paiju.engine.view import View
    from paiju.games import GAMES, game_by_id, play_scenario, verify_record

__all__ = [
    "GAMES",
    "LEVELS",
    "BadInput",
    "Record",
    "Refused",
    "Stream",
    "Verification",
    "View",
    "commitment",
    "game_by_id",
    "make_bot",
    "play_scenario",
    "print_record",
    "read_record",
    "settle_chance",
    "verify_record",
]

_HOMES = {
    "paiju.bots": ("LEVELS", "make_bot"),
    "paiju.engine.record": ("Record", "Verification", "print_record", "read_record"),
    "paiju.engine.refusal": ("BadInput", "Refused"),
    "paiju.engine.scenario": ("settle_chance",),
    "paiju.engine.shuffle": ("Stream", "commitment"),
    "paiju.engine.view": ("View",),
    "paiju.games": ("GAMES", "game_by_id", "play_scenario", "verify_record"),
}


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'paiju' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
