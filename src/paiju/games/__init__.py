"""The games on offer, and how to find one by its id."""

from __future__ import annotations

from paiju.engine.game import AnyGame, JsonObject
from paiju.engine.record import Record, Verification, verify
from paiju.engine.refusal import BadInput
from paiju.engine.scenario import play
from paiju.games.anshan_mahjong import GAME as ANSHAN_MAHJONG
from paiju.games.fangyang import GAME as FANGYANG
from paiju.games.jiayibing import GAME as JIAYIBING
from paiju.games.yuyao_mahjong import GAME as YUYAO_MAHJONG

GAMES: tuple[AnyGame, ...] = (
    JIAYIBING,
    FANGYANG,
    ANSHAN_MAHJONG,
    YUYAO_MAHJONG,
)


def game_by_id(game_id: str) -> AnyGame:
    """The game of this id; raises `BadInput` that names the known ones."""
    for game in GAMES:
        if game.id == game_id:
            return game
    known = ", ".join(game.id for game in GAMES)
    raise BadInput(f"unknown game {game_id!r}; known are {known}")


def play_scenario(raw: object) -> JsonObject:
    """The answer to a scripted round or a record (contract.md); raises `BadInput`."""
    return play(game_by_id, raw)


def verify_record(record: Record) -> Verification:
    """Whether a finished round was dealt and settled as its record says; raises `BadInput`."""
    return verify(game_by_id, record)
