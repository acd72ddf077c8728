"""The scripted rounds of tests/golden, for both mahjong games: every fact they expect holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from paiju.engine.scenario import play
from paiju.games import game_by_id

GOLDEN = Path(__file__).parent.parent / "golden"


def cases() -> list[Any]:
    lines = [
        line
        for game in ("anshan-mahjong", "yuyao-mahjong")
        for line in (GOLDEN / f"{game}.scenarios.jsonl").read_text("utf-8").splitlines()
    ]
    found = [json.loads(line) for line in lines]
    return [pytest.param(case, id=f"{case['in']['game']} {case['name']}") for case in found]


def missing(expected: Any, actual: Any, path: str = "") -> list[str]:
    """What is expected and isn't so; of objects only the keys that are expected."""
    if isinstance(expected, dict) and isinstance(actual, dict) and path != ".to_act":
        return [
            problem
            for key, value in expected.items()
            for problem in missing(value, actual.get(key, "nothing"), f"{path}.{key}")
        ]
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        return [
            problem
            for place, (want, have) in enumerate(zip(expected, actual, strict=True))
            for problem in missing(want, have, f"{path}[{place}]")
        ]
    return [] if expected == actual else [f"{path}: {actual} instead of {expected}"]


@pytest.mark.parametrize("case", cases())
def test_a_scripted_round_goes_as_its_case_says(case: dict[str, Any]) -> None:
    answer = json.loads(json.dumps(play(game_by_id, case["in"])))
    assert missing(case["expect"], answer) == []
