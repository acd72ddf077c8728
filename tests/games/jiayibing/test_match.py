"""甲乙丙: dealing, the next leader, and the match (rules/jiayibing.md 1, 4.3, 6)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paiju.engine.game import standings
from paiju.engine.refusal import BadInput
from paiju.engine.shuffle import Stream
from paiju.games import game_by_id
from tests.climbing.small import Small

GAME = game_by_id("jiayibing")
CAUGHT_HANDS = ["4s", "3s 9h", "5s", "3d 9d 9d", "6s", "3c 9c 9c"]


def stream(seed: int = 1) -> Stream:
    return Stream(bytes([seed]) * 32, [], 1)


def finished(**options: str | int) -> Small:
    """甲 乙 丙 go out in a row; A, B and C keep 2, 3 and 3 cards."""
    table = Small("jiayibing", CAUGHT_HANDS, 0, **options)
    return table.run("0 play 4s", "1 pass", "2 play 5s", "3 pass", "4 play 6s")


def test_everyone_is_dealt_18_of_108_cards() -> None:
    options = GAME.read_options({})
    deal = GAME.deal(options, GAME.start(options), stream())
    printed = GAME.print_deal(options, deal)
    assert [len(hand.split()) for hand in printed["hands"]] == [18] * 6
    assert "leader" not in printed
    assert GAME.read_deal(options, printed) == deal


def test_a_deal_of_a_later_round_names_its_leader() -> None:
    options = GAME.read_options({})
    state = GAME.read_state({"round": 2, "points": [0] * 6, "leader": 4})
    deal = GAME.deal(options, state, stream())
    assert GAME.print_deal(options, deal)["leader"] == 4
    assert list(GAME.open(options, deal).to_act()) == [4]


@pytest.mark.parametrize(
    ("option", "leader"), [("first_out", 0), ("marked_three", None), ("last_caught", 5)]
)
def test_the_next_leader_is_found_as_the_option_says(option: str, leader: int | None) -> None:
    settlement: Any = finished(next_leader=option).round.settlement
    assert settlement.next_leader == leader


def test_points_add_up_and_the_match_ends_after_its_rounds() -> None:
    table = finished(rounds=4, base=2)
    settlement, state = table.round.settlement, GAME.start(table.options)
    assert settlement is not None
    for played in range(4):
        assert not state.over
        assert state.round == played + 1
        state = GAME.next(table.options, state, settlement)
    assert state.over
    assert state.points == (24, -24, 24, -24, 24, -24)
    assert [each.place for each in standings(state.points)] == [1, 1, 1, 4, 4, 4]


def test_a_state_reads_back_from_json() -> None:
    table = finished()
    assert table.round.settlement is not None
    state = GAME.next(table.options, GAME.start(table.options), table.round.settlement)
    assert GAME.read_state(msgspec.to_builtins(state)) == state


@pytest.mark.parametrize(
    "raw",
    [
        None,
        {},
        {"round": 1, "points": [0]},
        {"round": 0, "points": [0] * 6},
        {"round": 1, "points": [0] * 6, "leader": 6},
        {"round": 1, "points": [0] * 6, "dealer": 1},
    ],
)
def test_an_impossible_state_is_bad_input(raw: object) -> None:
    with pytest.raises(BadInput):
        GAME.read_state(raw)


def whole_deal() -> dict[str, Any]:
    options = GAME.read_options({})
    return GAME.print_deal(options, GAME.deal(options, GAME.start(options), stream()))


def test_a_deal_that_is_not_two_whole_packs_is_bad_input() -> None:
    options, whole = GAME.read_options({}), whole_deal()["hands"]
    first, *others = whole
    third_copy = " ".join([*first.split()[1:], *others[0].split()[:1]])
    wrong: list[object] = [
        [first.partition(" ")[2], *others],
        [third_copy, *others],
        [f"{first.partition(' ')[2]} 1x", *others],
        others,
        [5, *others],
        "hands",
        None,
    ]
    for hands in wrong:
        with pytest.raises(BadInput):
            GAME.read_deal(options, {"hands": hands})


@pytest.mark.parametrize("leader", [6, -1, True, "0", 1.0])
def test_a_leader_who_is_no_seat_is_bad_input(leader: object) -> None:
    options = GAME.read_options({})
    with pytest.raises(BadInput, match="leader"):
        GAME.read_deal(options, {**whole_deal(), "leader": leader})


def test_an_unknown_key_of_a_deal_is_bad_input() -> None:
    with pytest.raises(BadInput, match="unknown key 'wall'"):
        GAME.read_deal(GAME.read_options({}), {**whole_deal(), "wall": ""})
