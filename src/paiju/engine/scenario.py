"""Scripted rounds (`paiju scenario`): a deal and actions played through the real rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from paiju.engine.event import Event
from paiju.engine.game import Action, AnyGame, JsonObject, Round
from paiju.engine.refusal import BadInput, Refused
from paiju.engine.seat import Seat

FIELDS = frozenset({"game", "options", "deal", "actions"})
RECORD_FIELDS = FIELDS | {
    "paiju", "rules_version", "match", "round", "seats", "before", "shuffle", "settlement", "ended",
}  # fmt: skip

Step = tuple[Seat, Action]


def play(find: Callable[[str], AnyGame], raw: object) -> JsonObject:
    """The answer to one scenario or record (contract.md); raises `BadInput`."""
    scenario = check_shape(raw)
    game = find(scenario["game"])
    options = game.read_options(scenario.get("options", {}))
    round_ = game.open(options, game.read_deal(options, scenario["deal"]))
    steps = read_steps(game, scenario.get("actions", []))
    events, applied, error = run(round_, steps)
    return {
        "applied": applied,
        "error": error,
        "events": [event.text() for event in events],
        "to_act": print_to_act(game, round_),
        "hands": round_.hands(),
        "settlement": msgspec.to_builtins(round_.settlement),
    }


def check_shape(raw: object) -> Mapping[str, Any]:
    """The object itself if it has a scenario's or a record's fields and no others."""
    if not isinstance(raw, Mapping):
        raise BadInput("a scenario is a JSON object")
    known = RECORD_FIELDS if "paiju" in raw else FIELDS
    for key in raw:
        if key not in known:
            raise BadInput(f"unknown field {key!r}")
    for key in ("game", "deal"):
        if key not in raw:
            raise BadInput(f"field {key!r} is missing")
    if not isinstance(raw["game"], str):
        raise BadInput("game must be a game's name")
    return raw


def read_steps(game: AnyGame, raw: object) -> list[Step]:
    """Actions as `[seat, text]`; a record's milliseconds and time-out mark may follow."""
    if not isinstance(raw, list):
        raise BadInput("actions must be a list")
    return [_read_step(game, index, each) for index, each in enumerate(raw)]


def _read_step(game: AnyGame, index: int, raw: object) -> Step:
    if not isinstance(raw, list) or not 2 <= len(raw) <= 4:
        raise BadInput(f"action {index}: must be [seat, action]")
    seat, text = raw[0], raw[1]
    if type(seat) is not int or not 0 <= seat < game.seats:
        raise BadInput(f"action {index}: seat {seat!r} is not one of 0-{game.seats - 1}")
    if not isinstance(text, str):
        raise BadInput(f"action {index}: the action must be a text")
    try:
        return seat, game.read_action(text)
    except BadInput as error:
        raise BadInput(f"action {index}: {error}") from None


def settle_chance(round_: Round) -> list[Event]:
    """Let chance do all its steps until somebody has to answer or the round is over."""
    events: list[Event] = []
    while round_.waits:
        events += round_.advance()
    return events


def run(round_: Round, steps: list[Step]) -> tuple[list[Event], int, JsonObject | None]:
    """Apply steps in turn, chance following at once; stops at the first refusal."""
    events = settle_chance(round_)
    for index, (seat, action) in enumerate(steps):
        try:
            events += round_.act(seat, action)
        except Refused as refused:
            return (
                events,
                index,
                {
                    "index": index,
                    "code": refused.code,
                    "message": refused.message.en,
                    "rule": refused.rule,
                },
            )
        events += settle_chance(round_)
    return events, len(steps), None


def print_to_act(game: AnyGame, round_: Round) -> dict[str, list[str]]:
    """Every seat that may act with its legal actions as texts, in ASCII order."""
    return {
        str(seat): [game.print_action(action) for action in actions]
        for seat, actions in sorted(round_.to_act().items())
    }
