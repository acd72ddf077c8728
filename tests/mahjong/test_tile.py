"""Tiles and their notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.engine.refusal import BadInput
from paiju.mahjong.tile import (
    KINDS,
    TEXT,
    TILES,
    count_tiles,
    list_tiles,
    next_in_group,
    previous_in_group,
    print_tiles,
    read_tile,
    read_tiles,
)


def test_numbers_share_a_suit_letter_and_white_space_is_free() -> None:
    texts = [TEXT[tile] for tile in read_tiles("123m44p EEC")]
    assert texts == ["1m", "2m", "3m", "4p", "4p", "E", "E", "C"]
    assert read_tiles(" 1 2 m\tE ") == read_tiles("12mE")


def test_tiles_are_printed_ascending_with_the_suits_grouped() -> None:
    assert print_tiles(read_tiles("PE9s1s 5p C 3m1m")) == "13m5p19sECP"
    assert print_tiles([]) == ""


@pytest.mark.parametrize("text", ["12", "m", "0m", "1x", "E1", "1mE2", "1E", "1m-", "１m"])
def test_malformed_tiles_are_bad_input(text: str) -> None:
    with pytest.raises(BadInput):
        read_tiles(text)


@pytest.mark.parametrize("text", ["", "12m", "EE", "1m2p"])
def test_one_tile_is_not_none_or_two(text: str) -> None:
    with pytest.raises(BadInput):
        read_tile(text)


@pytest.mark.parametrize(
    ("tile", "following"),
    [("1m", "2m"), ("9m", "1m"), ("9s", "1s"), ("E", "S"), ("N", "E"), ("C", "F"), ("P", "C")],
)
def test_kinds_run_in_circles_within_suit_winds_and_dragons(tile: str, following: str) -> None:
    assert next_in_group(TILES[tile]) == TILES[following]
    assert previous_in_group(TILES[following]) == TILES[tile]


@given(st.lists(st.integers(0, KINDS - 1), max_size=20))
def test_what_is_printed_can_be_read_again(tiles: list[int]) -> None:
    assert read_tiles(print_tiles(tiles)) == sorted(tiles)
    assert list_tiles(count_tiles(tiles)) == sorted(tiles)
