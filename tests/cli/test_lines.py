"""`paiju score`, `scenario` and `rules`: golden cases through the program itself; bad input."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paiju.cli.app import run
from paiju.engine.refusal import BadInput
from paiju.engine.scenario import play
from paiju.games import GAMES, game_by_id

GOLDEN = Path(__file__).parent.parent / "golden"


def cases(kind: str) -> list[Any]:
    return [
        pytest.param(game.id, case, id=f"{game.id}: {case['name']}")
        for game in GAMES
        for line in (GOLDEN / f"{game.id}{kind}.jsonl").read_text("utf-8").splitlines()
        for case in [json.loads(line)]
    ]


class Program:
    """The program, run on some input: its exit code and what it printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, given: str = "") -> tuple[int, str, str]:
        stdin = io.TextIOWrapper(io.BytesIO(given.encode()))
        self.monkeypatch.setattr("sys.stdin", stdin)
        code = run(arguments)
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    return Program(monkeypatch, capsys)


def agrees(answer: Any, expected: Any) -> bool:
    """Whether all that is expected is there; objects may hold more."""
    if isinstance(expected, dict) and isinstance(answer, dict):
        return all(key in answer and agrees(answer[key], expected[key]) for key in expected)
    if isinstance(expected, list) and isinstance(answer, list):
        return len(answer) == len(expected) and all(map(agrees, answer, expected))
    return type(answer) is type(expected) and bool(answer == expected)


@pytest.mark.parametrize(("game", "case"), cases(""))
def test_a_golden_win_or_round_is_scored(game: str, case: dict[str, Any], program: Program) -> None:
    code, out, err = program("score", game, given=json.dumps(case["in"]))
    assert (code, err) == (0, "")
    assert json.loads(out) == case["out"]


@pytest.mark.parametrize(("game", "case"), cases(".scenarios"))
def test_a_golden_scenario_is_played(game: str, case: dict[str, Any], program: Program) -> None:
    code, out, err = program("scenario", given=json.dumps(case["in"]))
    assert (code, err) == (0, "")
    answer = json.loads(out)
    to_act = case["expect"].get("to_act")
    assert to_act is None or answer["to_act"] == to_act
    assert agrees(answer, case["expect"]), answer


def test_good_lines_are_answered_before_the_first_bad_one(program: Program) -> None:
    good = '{"sides": "ABAB", "order": [0, 2]}'
    code, out, err = program("score", "fangyang", given=f"{good}\n\n{good}\n{{oops\n{good}\n")
    assert code == 2
    assert len(out.splitlines()) == 2
    assert err.startswith("paiju: line 4: ")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("score", "chess"),
        ("score", "fangyang", "no-such-file.jsonl"),
        ("scenario", "no-such-file.jsonl"),
        ("rules", "chess"),
        ("arena", "fangyang", "--seats", "nobody", "--rounds", "1"),
        ("arena", "fangyang", "--seats", "random,random", "--rounds", "1"),
        ("arena", "fangyang", "--seats", "random", "--rounds", "0"),
        ("verify", "no-such-file.paiju.json"),
        ("fly",),
        ("score",),
        ("score", "fangyang", "a", "b", "c"),
    ],
)
def test_bad_usage_is_one_line_and_exit_2(arguments: tuple[str, ...], program: Program) -> None:
    code, _, err = program(*arguments)
    assert code == 2
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err


BAD_SCENARIOS = [
    "[]",
    "7",
    '"text"',
    "{}",
    '{"game": "fangyang"}',
    '{"game": 3, "deal": {}}',
    '{"game": "chess", "deal": {}}',
    '{"game": "fangyang", "deal": {}, "more": 1}',
    '{"game": "fangyang", "deal": {"hands": ["4h", "5h", "6h", "7h"]}}',
    '{"game": "fangyang", "deal": {"hands": "4h"}}',
    '{"game": "fangyang", "options": {"base": 3}, "deal": {}}',
    '{"game": "fangyang", "options": [], "deal": {}}',
    '{"game": "jiayibing", "options": {"base": true}, "deal": {}}',
    "[" * 5000,
    '{"game": "fangyang", "deal": ' + "[" * 5000,
    "\udcff",
]


@pytest.mark.parametrize("text", BAD_SCENARIOS, ids=range(len(BAD_SCENARIOS)))
def test_a_bad_scenario_is_one_line_and_exit_2(text: str, tmp_path: Path, program: Program) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    code, out, err = program("scenario", str(file))
    assert (code, out) == (2, "")
    assert err.startswith("paiju: line 1: ")
    assert len(err.splitlines()) == 1


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
FIELD_NAMES = (
    "game", "options", "deal", "actions", "hands", "leader", "dealer", "wild", "wall", "guns",
    "streak", "chips", "paiju", "sides", "order", "hand", "tile", "melds", "by", "from", "seat",
    "first_turn", "last_tile", "any_tile_wait", "shown", "solo", "discards",
)  # fmt: skip
SCENARIOS = [
    json.loads(line)["in"]
    for path in sorted(GOLDEN.glob("*.scenarios.jsonl"))
    for line in path.read_text("utf-8").splitlines()
]


@st.composite
def mutated(draw: st.DrawFn, valid: list[Any]) -> Any:
    """A good input with a few places replaced, removed or added."""
    value = json.loads(json.dumps(draw(st.sampled_from(valid))))
    for _ in range(draw(st.integers(1, 3))):
        holder = value
        while draw(st.booleans()):
            inner = [each for each in nested(holder) if isinstance(each, dict | list) and each]
            if not inner:
                break
            holder = draw(st.sampled_from(inner))
        change(draw, holder)
    return value


def nested(holder: Any) -> list[Any]:
    return list(holder.values()) if isinstance(holder, dict) else list(holder)


def change(draw: st.DrawFn, holder: Any) -> None:
    if isinstance(holder, dict):
        key = draw(st.sampled_from(sorted(set(holder) | set(FIELD_NAMES))))
        holder[key] = draw(json_values)
    elif isinstance(holder, list) and holder:
        place = draw(st.integers(0, len(holder) - 1))
        if draw(st.booleans()):
            holder[place] = draw(json_values | st.sampled_from(holder))
        else:
            del holder[place]


@given(raw=json_values | mutated(SCENARIOS))
@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_json_as_a_scenario_is_answered_or_bad_input(raw: Any) -> None:
    try:
        answer = play(game_by_id, raw)
    except BadInput as error:
        assert str(error)
    else:
        assert set(answer) == {"applied", "error", "events", "to_act", "hands", "settlement"}
        msgspec.json.encode(answer)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_json_object_is_scored_or_bad_input(game: Any, data: st.DataObject) -> None:
    lines = (GOLDEN / f"{game.id}.jsonl").read_text("utf-8").splitlines()
    raw = data.draw(mutated([json.loads(line)["in"] for line in lines]))
    try:
        answer = game.score(raw)
    except BadInput as error:
        assert str(error)
    else:
        msgspec.json.encode(answer)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_lists_every_option_with_its_words(game: Any, program: Program) -> None:
    code, out, _ = program("rules", game.id, "--json")
    answer = json.loads(out)
    assert code == 0
    assert set(answer) == {"game", "names", "seats", "rules_version", "options"}
    for option in answer["options"]:
        assert set(option) == {"key", "names", "values", "default", "help", "rule"}
        assert option["default"] in option["values"]
        for words in (option["names"], option["help"]):
            assert all(words[language] for language in ("zh-Hans", "zh-Hant", "en"))
    code, out, _ = program("rules", game.id)
    assert code == 0
    assert all(option["key"] in out for option in answer["options"])
