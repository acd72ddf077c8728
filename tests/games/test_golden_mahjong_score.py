"""Every scoring case of the mahjong rules documents comes out as written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paiju.engine.refusal import BadInput
from paiju.games.anshan_mahjong import scoring as anshan
from paiju.games.yuyao_mahjong import scoring as yuyao

GOLDEN = Path(__file__).parents[1] / "golden"


def cases(game: str) -> list[Any]:
    lines = (GOLDEN / f"{game}.jsonl").read_text().splitlines()
    return [pytest.param(case := json.loads(line), id=case["name"]) for line in lines]


@pytest.mark.parametrize("case", cases("anshan-mahjong"))
def test_anshan_hands_are_scored_as_the_rules_document_has_them(case: Any) -> None:
    check(anshan.score, case)


@pytest.mark.parametrize("case", cases("yuyao-mahjong"))
def test_yuyao_hands_are_scored_as_the_rules_document_has_them(case: Any) -> None:
    check(yuyao.score, case)


def check(score: Callable[[Any], Any], case: Any) -> None:
    if case["out"] == {"bad": True} or "bad" in case["out"]:
        with pytest.raises(BadInput):
            score(case["in"])
    else:
        assert score(case["in"]) == case["out"]
