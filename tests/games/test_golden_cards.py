"""The golden cases of both card games: scores of finished rounds, and scripted rounds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paiju.engine.scenario import play
from paiju.games import game_by_id

GOLDEN = Path(__file__).parent.parent / "golden"
CARD_GAMES = ("jiayibing", "fangyang")


def cases(suffix: str) -> list[Any]:
    return [
        pytest.param(game_id, json.loads(line), id=f"{game_id}: {json.loads(line)['name']}")
        for game_id in CARD_GAMES
        for line in (GOLDEN / f"{game_id}{suffix}").read_text(encoding="utf-8").splitlines()
    ]


@pytest.mark.parametrize(("game_id", "case"), cases(".jsonl"))
def test_a_finished_round_is_worth_what_the_rules_say(game_id: str, case: dict[str, Any]) -> None:
    assert game_by_id(game_id).score(case["in"]) == case["out"]


@pytest.mark.parametrize(("game_id", "case"), cases(".scenarios.jsonl"))
def test_a_scripted_round_goes_as_the_rules_say(game_id: str, case: dict[str, Any]) -> None:
    answer = json.loads(msgspec.json.encode(play(game_by_id, case["in"])))
    expected = case["expect"]
    assert expected == {key: part(answer, expected, key) for key in expected}


def part(answer: dict[str, Any], expected: dict[str, Any], key: str) -> Any:
    """What the answer says under a key; of an error or a settlement what the case names."""
    found, wanted = answer[key], expected[key]
    if key in ("error", "settlement") and found is not None and wanted is not None:
        return {each: found.get(each) for each in wanted}
    return found
