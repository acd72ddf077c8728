"""放羊: what a round is worth (rules/fangyang.md 6, 7, 10.1)."""

from __future__ import annotations

from itertools import permutations

import pytest

from paiju.engine.refusal import BadInput
from paiju.games import game_by_id
from paiju.games.fangyang.settlement import CASES, case_of, deltas_of, is_over, lines_of

GAME = game_by_id("fangyang")

B_PAYS = {
    "AABB": 2,
    "ABAB": 1,
    "ABBA": 0,
    "ABBB": 1,
    "BABB": 0,
    "BBAB": 0,
    "BBBA": -1,
    "B": -1,
}
"""7.2: what each B pays when the card was not shown."""

SIDES = sorted(set(map("".join, [*permutations("AABB"), *permutations("ABBB")])))


def finished_orders(sides: str, *, shown: bool) -> list[tuple[int, ...]]:
    ends = [
        next(order[:end] for end in range(1, 5) if is_over(sides, order[:end], shown=shown))
        for order in permutations(range(4))
    ]
    return sorted(set(ends))


@pytest.mark.parametrize("shown", [False, True])
@pytest.mark.parametrize("sides", SIDES)
def test_every_finishing_order_is_worth_what_the_table_says(sides: str, shown: bool) -> None:
    options = GAME.read_options({"base": 5})
    solo = sides.count("A") == 1
    for order in finished_orders(sides, shown=shown):
        case = case_of(sides, order, shown=shown)
        paid = 5 * B_PAYS[case] * (2 if shown else 1)
        deltas = deltas_of(options, sides, order, lines_of(options, case, shown=shown))
        assert sum(deltas) == 0
        assert deltas[order[0]] == (paid * 3 if sides[order[0]] == "A" else -paid) or not solo
        assert solo or deltas[order[0]] == paid
        assert len({delta for delta, side in zip(deltas, sides, strict=True) if side == "B"}) == 1


def test_all_cases_arise() -> None:
    arising = {
        case_of(sides, order, shown=shown)
        for sides in SIDES
        for shown in (False, True)
        for order in finished_orders(sides, shown=shown)
    }
    assert arising == set(CASES) == set(B_PAYS)


def test_a_shown_card_counts_the_case_once_more() -> None:
    options = GAME.read_options({"first_and_last": "first_side_wins"})
    assert [(line.id, line.value) for line in lines_of(options, "ABBA", shown=True)] == [
        ("yi_si_ming", 1),
        ("liang", 1),
    ]
    assert [(line.id, line.value) for line in lines_of(options, "AABB", shown=False)] == [
        ("yi_er_ming", 2)
    ]


@pytest.mark.parametrize(
    "raw",
    [
        {},
        {"sides": "ABAB"},
        {"order": [0]},
        {"sides": "AAAB", "order": [0]},
        {"sides": "ABBB", "order": [0]},
        {"sides": "ABAB", "order": [0], "solo": True},
        {"sides": "abab", "order": [0]},
        {"sides": "ABAB", "order": [0, 2, 1]},
        {"sides": "ABBB", "order": [1, 2], "solo": True, "shown": True},
        {"sides": "ABAB", "order": [1, 1]},
        {"sides": "ABAB", "order": [4]},
        {"sides": "ABAB", "order": [0], "shown": "yes"},
        {"sides": "ABAB", "order": [0], "seat": 1},
        {"sides": "ABAB", "order": [0], "options": {"score": "caught"}},
    ],
)
def test_an_order_that_cannot_be_is_bad_input(raw: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        GAME.score(raw)
