"""The games on offer: catalogue, rules in words, and the score calculator."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from paiju.engine.game import AnyGame
from paiju.engine.refusal import BadInput
from paiju.games import GAMES, game_by_id
from paiju.server.catalogue import GameSheet, sheet_of
from paiju.server.problem import Problem
from paiju.server.rule_text import Language, RuleSheet, read_rules
from paiju.table.phrase import PHRASES, Phrase

GameId = Annotated[str, PathParameter(max_length=40, description="a game's id")]


@get("/games", sync_to_thread=False)
def games() -> list[GameSheet]:
    """Every game, with its options, patterns and bots."""
    return [sheet_of(game) for game in GAMES]


@get("/rules/{game:str}", sync_to_thread=False)
def rules(game: GameId, lang: FromQuery[Language] = "zh-Hans") -> RuleSheet:
    """A game's rules in words, and each paragraph by its number."""
    sheet = read_rules(_found(game).id, lang)
    if sheet is None:
        raise Problem("not_found")
    return sheet


@get("/phrases", sync_to_thread=False)
def phrases() -> list[Phrase]:
    """The quick phrases and emotes that may be said at a table."""
    return list(PHRASES)


@post("/score/{game:str}", status_code=200, sync_to_thread=True)
def score(game: GameId, data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """What a win or a finished round is worth: `paiju score` for one object."""
    answer = _found(game).score(data)
    plain: dict[str, Any] = msgspec.to_builtins(answer)
    return plain


def _found(game: str) -> AnyGame:
    try:
        return game_by_id(game)
    except BadInput:
        raise Problem("not_found") from None


game_routes: list[ControllerRouterHandler] = [games, rules, phrases, score]
