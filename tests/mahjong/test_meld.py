"""Melds and their notation."""

from __future__ import annotations

import pytest

from paiju.engine.refusal import BadInput
from paiju.mahjong.meld import ANGANG, CHI, Meld, read_meld
from paiju.mahjong.tile import TILES


@pytest.mark.parametrize(
    "text", ["chi 123m", "chi 789s", "peng EEE", "gang 5555p", "jiagang 9999s", "angang CCCC"]
)
def test_a_meld_is_printed_as_it_is_read(text: str) -> None:
    assert str(read_meld(text)) == text


def test_the_tiles_of_a_run_may_be_written_in_any_order() -> None:
    assert read_meld("chi 5m3m4m") == Meld(CHI, TILES["3m"])


def test_three_sorts_of_kong_are_kongs_and_have_four_tiles() -> None:
    melds = [read_meld(text) for text in ("gang EEEE", "jiagang EEEE", "angang EEEE")]
    assert all(meld.is_kong and meld.tiles == (TILES["E"],) * 4 for meld in melds)
    assert not read_meld("peng EEE").is_kong
    assert melds[2] == Meld(ANGANG, TILES["E"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "peng",
        "peng EE",
        "peng EEEE",
        "peng EES",
        "chi 124m",
        "chi 89m1p",
        "chi ESW",
        "chi 789m1p",
        "gang 555p",
        "kong 5555p",
        "chi 12m3p",
        "peng 55x",
    ],
)
def test_what_is_no_meld_is_bad_input(text: str) -> None:
    with pytest.raises(BadInput):
        read_meld(text)
