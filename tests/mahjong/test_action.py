"""The texts of mahjong actions, and the numbers that sort like them."""

from __future__ import annotations

import pytest

from paiju.engine.refusal import BadInput
from paiju.mahjong.action import CHIS, DISCARDS, NAMED, VERB, print_action, read_action
from paiju.mahjong.tile import TILES

ALL = range(len(VERB))


def test_actions_sort_like_their_texts() -> None:
    texts = [print_action(action) for action in ALL]
    assert texts == sorted(texts)
    assert len(set(texts)) == len(texts)


def test_every_action_is_read_back_from_its_text() -> None:
    assert [read_action(print_action(action)) for action in ALL] == list(ALL)


def test_the_two_tiles_of_chi_may_be_written_in_either_order_and_white_space_is_free() -> None:
    assert read_action("chi 64m") == read_action("chi 46m") == read_action(" chi  4m 6m ")


def test_a_discard_names_its_tile() -> None:
    action = read_action("discard E")
    assert action == DISCARDS[TILES["E"]]
    assert VERB[action] == "discard"
    assert NAMED[action] == (TILES["E"],)


@pytest.mark.parametrize(
    "text",
    [
        "", "discard", "discard 5m 5m", "discard 55m", "chi 4m", "chi 456m", "peng 5m",
        "gang 5555m", "hu 5m", "pass 1m", "angang", "jiagang 5m 5m", "draw", "discard 0m",
        "discard 5x", "Discard 5m", "discard m5", "play 4h",
    ],
)  # fmt: skip
def test_what_is_no_action_text_is_bad_input(text: str) -> None:
    with pytest.raises(BadInput):
        read_action(text)


def test_a_run_is_made_by_the_two_below_the_two_beside_or_the_two_above() -> None:
    texts = [print_action(action) for _, _, action in CHIS[TILES["5m"]]]
    assert texts == ["chi 34m", "chi 46m", "chi 67m"]
    assert [print_action(action) for _, _, action in CHIS[TILES["9p"]]] == ["chi 78p"]
    assert [print_action(action) for _, _, action in CHIS[TILES["1s"]]] == ["chi 23s"]


def test_honours_make_no_run() -> None:
    assert all(CHIS[TILES[honour]] == () for honour in "ESWNCFP")
