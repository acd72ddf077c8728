"""`paiju score`: judge wins of a mahjong game, or finished rounds of a card game."""

from __future__ import annotations

from pathlib import Path

from paiju.cli.json_lines import answer_lines
from paiju.engine.game import JsonObject
from paiju.engine.refusal import BadInput
from paiju.games import game_by_id


def score(game: str, file: Path | None = None) -> None:
    """Judge one win or finished round a line: JSON Lines in, JSON Lines out.

    Parameters
    ----------
    game
        jiayibing, fangyang, anshan-mahjong or yuyao-mahjong.
    file
        The file to read; standard input if left out.
    """
    scored = game_by_id(game)

    def answer(raw: object) -> JsonObject:
        if not isinstance(raw, dict):
            raise BadInput("each line must be a JSON object")
        return scored.score(raw)

    answer_lines(file, answer)
