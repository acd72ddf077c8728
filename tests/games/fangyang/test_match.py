"""放羊: dealing, the next dealer, and the match (rules/fangyang.md 1, 8)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paiju.engine.refusal import BadInput
from paiju.engine.shuffle import Stream
from paiju.games import game_by_id
from tests.climbing.small import Small

GAME = game_by_id("fangyang")


def stream(seed: int = 1) -> Stream:
    return Stream(bytes([seed]) * 32, [], 1)


def finished(**options: str | int) -> Small:
    """Seats 1 and 3 go out first and second; seat 0 dealt."""
    table = Small("fangyang", ["4s 9s", "5s", "5d 9d", "6c"], 0, show="off", **options)
    return table.run("0 call 9d", "0 play 4s", "1 play 5s", "2 pass", "3 play 6c")


def sizes(printed: dict[str, Any]) -> list[int]:
    return [len(hand.split()) for hand in printed["hands"]]


def test_in_the_first_round_a_drawn_start_seat_and_its_next_get_14_cards() -> None:
    options = GAME.read_options({})
    starts = set()
    for seed in range(12):
        deal = GAME.deal(options, GAME.start(options), stream(seed))
        found = sizes(GAME.print_deal(options, deal))
        start = stream(seed).below(4)
        assert [found[(start + step) % 4] for step in range(4)] == [14, 14, 13, 13]
        starts.add(start)
    assert starts == {0, 1, 2, 3}


def test_later_the_dealer_is_the_start_seat() -> None:
    options = GAME.read_options({})
    state = GAME.read_state({"round": 2, "points": [0] * 4, "dealer": 3})
    deal = GAME.deal(options, state, stream())
    printed = GAME.print_deal(options, deal)
    assert sizes(printed) == [14, 13, 13, 14]
    assert printed["leader"] == 3
    assert GAME.read_deal(options, printed) == deal
    assert list(GAME.open(options, deal).to_act()) == [3]


@pytest.mark.parametrize(("option", "dealer"), [("first_out", 1), ("heart_four", None)])
def test_the_next_dealer_is_found_as_the_option_says(option: str, dealer: int | None) -> None:
    table = finished(next_dealer=option)
    settlement: Any = table.round.settlement
    assert settlement.next_dealer == dealer
    state = GAME.next(table.options, GAME.start(table.options), settlement)
    assert state.dealer == dealer
    assert GAME.read_state(msgspec.to_builtins(state)) == state


def test_points_add_up_and_the_match_ends_after_its_rounds() -> None:
    table = finished(rounds=4, base=10)
    settlement, state = table.round.settlement, GAME.start(table.options)
    assert settlement is not None
    for _ in range(4):
        assert not state.over
        state = GAME.next(table.options, state, settlement)
    assert state.over
    assert state.points == (-80, 80, -80, 80)


@pytest.mark.parametrize(
    "raw", [[], {"round": 1, "points": [0] * 6}, {"round": 1, "points": [0] * 4, "dealer": 4}]
)
def test_an_impossible_state_is_bad_input(raw: object) -> None:
    with pytest.raises(BadInput):
        GAME.read_state(raw)


def test_the_two_larger_hands_may_be_anywhere_but_must_be_two() -> None:
    options = GAME.read_options({})
    hands = GAME.print_deal(options, GAME.deal(options, GAME.start(options), stream()))["hands"]
    by_size = sorted(hands, key=lambda hand: len(hand.split()))
    swapped = [by_size[0], by_size[3], by_size[1], by_size[2]]
    assert GAME.read_deal(options, {"hands": swapped})
    moved = by_size[0].split()[0]
    uneven = [by_size[0].partition(" ")[2], by_size[1], by_size[2], f"{by_size[3]} {moved}"]
    with pytest.raises(BadInput, match="the hands have"):
        GAME.read_deal(options, {"hands": uneven})
