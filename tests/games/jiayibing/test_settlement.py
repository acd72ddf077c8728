"""甲乙丙: what a round is worth (rules/jiayibing.md 5, 8.1)."""

from __future__ import annotations

from itertools import permutations

import pytest

from paiju.engine.refusal import BadInput
from paiju.games import game_by_id
from paiju.games.jiayibing.settlement import case_of, deltas_of, is_complete, lines_of

GAME = game_by_id("jiayibing")

TABLE = {
    "AAABBB": (3, 3, 3, 6),
    "AABABB": (2, 2, 2, 4),
    "ABAABB": (2, 2, 2, 3),
    "AABBAB": (1, 1, 1, 3),
    "ABABAB": (1, 1, 1, 2),
    "ABBAAB": (1, 1, 1, 0),
    "AABBBA": (0, -1, 0, 2),
    "ABABBA": (0, -1, 0, 1),
    "ABBABA": (0, -1, 0, -1),
    "ABBBAA": (-1, -2, 0, -2),
}
"""5.7: what the side of the first player out receives, by `score`."""

SCORES = ("caught_less_first", "caught", "first_required", "places")


def finished_orders() -> list[tuple[int, ...]]:
    orders = {
        next(order[:end] for end in range(3, 6) if is_complete(order[:end]))
        for order in permutations(range(6))
    }
    return sorted(orders)


@pytest.mark.parametrize("score", SCORES)
def test_every_finishing_order_is_worth_what_the_table_of_cases_says(score: str) -> None:
    options = GAME.read_options({"score": score})
    for order in finished_orders():
        expected = TABLE[case_of(order)][SCORES.index(score)]
        deltas = deltas_of(options, order, lines_of(options, order))
        assert deltas[order[0]] == expected
        assert sum(deltas) == 0
        assert len(set(deltas[::2])) == len(set(deltas[1::2])) == 1


def test_ten_cases_exist() -> None:
    assert {case_of(order) for order in finished_orders()} == set(TABLE)


def test_the_lines_say_why_the_first_out_on_the_caught_side_lowers_the_net() -> None:
    order = (1, 0, 2, 4)
    ids = {
        score: [
            (line.id, line.value) for line in lines_of(GAME.read_options({"score": score}), order)
        ]
        for score in SCORES
    }
    assert ids == {
        "caught_less_first": [("zhua_ren", 2), ("tou_you_di_yi", -1)],
        "caught": [("zhua_ren", 2)],
        "first_required": [("zhua_ren", 2), ("wu_tou_you", -2)],
        "places": [("ming_ci", 2)],
    }


@pytest.mark.parametrize(
    "raw",
    [
        {},
        {"order": "012"},
        {"order": [0, 0]},
        {"order": [6]},
        {"order": [True]},
        {"order": [0, 2, 4, 1]},
        {"order": [0], "sides": "AABBAB"},
        {"order": [0], "shown": True},
        {"order": [0], "solo": True},
        {"order": [0], "solo": 0},
        {"order": [0], "wild": "5m"},
        {"order": [0], "options": {"base": 3}},
        {"order": [0], "options": {"base": "1"}},
        {"order": [0], "options": {"bass": 1}},
    ],
)
def test_an_order_that_cannot_be_is_bad_input(raw: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        GAME.score(raw)
