"""Scoring of 鞍山麻将: payments among several, and input that means nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.engine.refusal import BadInput
from paiju.games.anshan_mahjong.options import SHEET, AnshanOptions, read_options
from paiju.games.anshan_mahjong.patterns import PATTERNS
from paiju.games.anshan_mahjong.scoring import score, scorer_of
from paiju.games.anshan_mahjong.wild import kind_after, kind_before
from paiju.mahjong.tile import KINDS, TEXT, TILES, count_tiles, read_tiles
from paiju.mahjong.win import Win

WIN = {
    "wild": "9m",
    "hand": "345m123678p22255s",
    "tile": "4m",
    "by": "discard",
    "seat": 1,
    "dealer": 0,
    "from": 0,
}


def win(**facts: Any) -> Win:
    counts = count_tiles(read_tiles("345m123678p22255s"))
    given = {"seat": 1, "dealer": 0, "by": "discard", "from_": 0, "tile": TILES["4m"]}
    return Win(**{**given, "counts": counts, "wild": TILES["9m"], **facts})


def test_several_winners_are_paid_by_those_who_did_not_win() -> None:
    verdict = scorer_of(AnshanOptions()).judge(win(), winners=(1, 3))
    assert verdict.payer_fans == (4, None, 2, None)
    assert verdict.deltas == (-16, 20, -4, 0)


def test_the_discarder_who_pays_for_all_pays_the_sums_of_the_losers_alone() -> None:
    options = AnshanOptions(pay="discarder_pays_all")
    assert scorer_of(options).judge(win(), winners=(1, 3)).deltas == (-20, 20, 0, 0)


def test_on_a_draw_everybody_pays_his_own_whoever_pays_for_discards() -> None:
    options = AnshanOptions(pay="discarder_pays_all")
    drawn = scorer_of(options).judge(win(by="self_draw", from_=None))
    assert drawn.deltas == (-16, 32, -8, -8)


def test_the_kind_after_a_nine_depends_on_the_circle() -> None:
    within, across = AnshanOptions(), AnshanOptions(wild_wrap="across_groups")
    assert [TEXT[kind_after(within, TILES[text])] for text in ("9m", "N", "P")] == ["1m", "E", "C"]
    assert [TEXT[kind_after(across, TILES[text])] for text in ("9m", "9s", "9p", "N", "P")] == [
        "1s",
        "1p",
        "E",
        "C",
        "1m",
    ]


@given(st.integers(0, KINDS - 1), st.sampled_from(["within_group", "across_groups"]))
def test_before_and_after_undo_each_other(tile: int, wrap: Any) -> None:
    options = AnshanOptions(wild_wrap=wrap)
    assert kind_before(options, kind_after(options, tile)) == tile


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"wild": None}, "wild"),
        ({"hand": "345m123678p2225s"}, "13 tiles"),
        ({"melds": ["peng EEE"]}, "not 11"),
        ({"tile": "4p"}, "not in the hand"),
        ({"by": "luck"}, "by"),
        ({"seat": 4}, "seat"),
        ({"from": None}, "from is missing"),
        ({"from": 1}, "winner's own"),
        ({"hand": "345m123p22222555s", "tile": "4m"}, "hold 5 2s"),
        ({"hand": "888844m12399p222s", "tile": "4m"}, "there are 3"),
        ({"hand": "345m123678p55s", "melds": ["peng 999m"]}, "wild tile"),
        ({"seat": True}, "seat"),
        ({"luck": 1}, "luck"),
        ({"guns": ["7"]}, "suit letter"),
        ({"options": {"cap": 9}}, "cap"),
        ({"options": []}, "options"),
        ({"chips": [1, 2]}, "chips"),
        ({"streak": -1}, "streak"),
    ],
)
def test_input_that_cannot_be_is_refused_in_a_sentence(
    change: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence):
        score({**WIN, **change})


def test_a_missing_wild_or_winning_tile_is_bad_input() -> None:
    for key in ("wild", "tile", "hand", "by"):
        with pytest.raises(BadInput, match=key):
            score({field: value for field, value in WIN.items() if field != key})


def test_from_is_ignored_on_a_draw() -> None:
    assert score({**WIN, "by": "self_draw"}) == score({**WIN, "by": "self_draw", "from": 3})


def test_the_options_are_those_of_the_sheet_with_its_defaults() -> None:
    assert read_options({}) == AnshanOptions()
    assert list(AnshanOptions.__struct_fields__) == [option.key for option in SHEET.options]
    for option in SHEET.options:
        assert len(option.value_names) == len(option.values)
        for value in option.values:
            assert getattr(read_options({option.key: value}), option.key) == value


def test_every_fan_has_an_id_of_its_own() -> None:
    assert len({pattern.id for pattern in PATTERNS}) == len(PATTERNS) == 13
