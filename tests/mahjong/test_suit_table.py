"""What the suits of a hand can make, against laying the tiles out."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.mahjong.suit_table import FEWEST, SuitTable, completes, suit_keys, with_tile
from paiju.mahjong.tile import KINDS, TILES, count_tiles, read_tiles
from tests.mahjong.slow_hand import layouts, near_win, token_hands


def is_complete(text: str, wild: str) -> bool:
    counts = count_tiles(read_tiles(text))
    return completes(suit_keys(counts, TILES[wild]), sum(counts) // 3)


@pytest.mark.parametrize(
    ("hand", "wild", "complete"),
    [
        ("123m456p789sEEECC", "P", True),
        ("123m456p789sEEECF", "P", False),
        ("123m456p789sEEECP", "P", True),
        ("13m456p789sEEECPP", "P", True),
        ("11m", "P", True),
        ("PP", "P", True),
        ("11112222333344m", "P", True),
        ("19m19p19sESWNCFPP", "P", False),
        ("147mPP", "P", False),
        ("1mPPPP", "P", True),
    ],
)
def test_wilds_complete_sets_and_the_pair(hand: str, wild: str, complete: bool) -> None:
    assert is_complete(hand, wild) is complete


def test_a_hand_is_complete_just_if_some_layout_of_it_is() -> None:
    rng = Random(3)
    for wilds, hands in ((0, 300), (1, 200), (2, 60)):
        for _ in range(hands):
            tiles, melds, wild = near_win(rng, wilds)
            laid_out = any(True for tokens in token_hands(tiles, wild) for _ in layouts(tokens))
            keys = suit_keys(count_tiles(tiles), wild)
            assert completes(keys, 4 - len(melds)) is laid_out


@given(st.lists(st.integers(0, KINDS - 1), max_size=13), st.integers(0, KINDS - 1))
def test_a_natural_tile_that_comes_and_goes_leaves_the_suits_as_they_were(
    tiles: list[int], tile: int
) -> None:
    wild = TILES["5m"]
    keys = suit_keys(count_tiles(tiles), wild)
    if tile != wild:
        assert with_tile(keys, tile) == suit_keys(count_tiles([*tiles, tile]), wild)
    assert with_tile(with_tile(keys, tile), tile, -1) == keys


@given(st.lists(st.integers(0, 4), min_size=9, max_size=9).filter(lambda key: sum(key) <= 14))
def test_a_pair_spares_one_set_at_most(key: list[int]) -> None:
    sets, beside_pair = FEWEST[bytes(key)]
    assert beside_pair in (sets, sets - 1)


def test_an_entry_is_worked_out_once() -> None:
    asked = []
    table = SuitTable(lambda key: asked.append(key) or sum(key))
    assert (table[b"\1\2"], table[b"\1\2"]) == (3, 3)
    assert asked == [b"\1\2"]
