"""Scoring of 余姚麻将: ranks of wins, and input that means nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paiju.engine.refusal import BadInput
from paiju.games.yuyao_mahjong.options import SHEET, YuyaoOptions, read_options
from paiju.games.yuyao_mahjong.patterns import PATTERNS
from paiju.games.yuyao_mahjong.scoring import level, score, scorer_of
from paiju.mahjong.meld import Meld, read_meld
from paiju.mahjong.tile import TILES, Tile, count_tiles, read_tiles
from paiju.mahjong.win import Win

WIN = {
    "wild": "5p",
    "hand": "123456m789p234sEE",
    "tile": "4s",
    "by": "discard",
    "seat": 1,
    "dealer": 0,
    "from": 0,
}


def win(hand: str, tile: str, *melds: str, wild: str = "9s") -> Win:
    return Win(
        seat=1,
        dealer=0,
        by="discard",
        from_=0,
        tile=TILES[tile],
        counts=count_tiles(read_tiles(hand)),
        melds=tuple(read_meld(text) for text in melds),
        wild=TILES[wild],
    )


def held(hand: str, *melds: str) -> tuple[list[int], tuple[Meld, ...], Tile]:
    counts = count_tiles(read_tiles(hand))
    return counts, tuple(read_meld(text) for text in melds), TILES["9s"]


def test_all_pay_outranks_big_hands_and_these_the_rest() -> None:
    judge = scorer_of(YuyaoOptions()).judge
    assert level(judge(win("ESSWWNNCCFFPPP", "P"))) == 3
    assert level(judge(win("PP", "P", "chi 123m", "peng 555p", "peng 888s", "peng EEE"))) == 2
    assert level(judge(win("1133m5577p22sEEPP", "P"))) == 2
    assert level(judge(win("123456m789p234sEE", "4s", wild="5p"))) == 1


def test_an_any_tile_wait_wins_on_no_tile_of_others() -> None:
    scorer = scorer_of(YuyaoOptions())
    assert scorer.is_any_tile_wait(*held("123456m789p9sEEE"))
    assert not scorer.wins_on(*held("123456m789p9sEEE"), TILES["5p"])
    assert scorer.wins_on(*held("123456m789p23sEE"), TILES["4s"])
    assert not scorer.wins_on(*held("123456m789p23sEE"), TILES["5s"])


def test_five_pairs_beside_a_kong_wait_for_any_tile_without_a_wild() -> None:
    scorer = scorer_of(YuyaoOptions())
    assert scorer.is_any_tile_wait(*held("1133m55p22sEE", "gang 8888s"))
    assert not scorer.is_any_tile_wait(*held("1133m55p22sES", "gang 8888s"))
    assert not scorer.is_any_tile_wait(*held("1133m55p22sEE", "peng 888s"))


def test_nobody_wins_on_a_discard_in_xiazi_or_on_a_wild() -> None:
    xiazi = scorer_of(YuyaoOptions(mode="xiazi"))
    assert not xiazi.wins_on(*held("123456m789p23sEE"), TILES["4s"])
    assert not scorer_of(YuyaoOptions()).wins_on(*held("123456m789p78sEE"), TILES["9s"])


def test_what_makes_all_pay_at_once_takes_all_chips() -> None:
    verdict = scorer_of(YuyaoOptions()).all_pay(2, ["shi_yi_feng"], (50, 100, 150, 100))
    assert verdict.all_pay
    assert verdict.deltas == (-50, -100, 250, -100)
    assert [(line.id, line.name, line.value) for line in verdict.lines] == [
        ("shi_yi_feng", "11风", 0)
    ]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hand": "123456m789p234sE"}, "13 tiles"),
        ({"hand": "1234444m789p234sEE", "tile": "1m"}, "14|there are"),
        ({"hand": "123456m444489pEE", "tile": "1m"}, "there are 3"),
        ({"hand": "123456m789pEE", "melds": ["chi 345p"], "tile": "1m"}, "wild tile"),
        ({"first_turn": "dealer", "by": "self_draw"}, "first_turn"),
        ({"first_turn": "dealer", "dealer": 1}, "first_turn"),
        ({"first_turn": "discard", "dealer": 2}, "first_turn"),
        ({"first_turn": "discard", "by": "self_draw"}, "first_turn"),
        ({"from": None}, "from is missing"),
        ({"chips": [1, 2, 3]}, "chips"),
        ({"chips": [1, 2, 3, -4]}, "negative"),
        ({"discards": 5}, "discards"),
        ({"discards": "5"}, "suit letter"),
        ({"options": {"mode": "both"}}, "mode"),
        ({"any_tile_wait": "yes"}, "any_tile_wait"),
    ],
)
def test_input_that_cannot_be_is_refused_in_a_sentence(
    change: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence):
        score({**WIN, **change})


def test_the_options_are_those_of_the_sheet_with_its_defaults() -> None:
    assert read_options({}) == YuyaoOptions()
    assert list(YuyaoOptions.__struct_fields__) == [option.key for option in SHEET.options]
    for option in SHEET.options:
        assert len(option.value_names) == len(option.values)
        for value in option.values:
            assert getattr(read_options({option.key: value}), option.key) == value


def test_every_line_has_an_id_of_its_own() -> None:
    assert len({pattern.id for pattern in PATTERNS}) == len(PATTERNS) == 28


def test_off_a_kong_an_any_tile_wait_with_sets_beats_one_with_free_tiles() -> None:
    facts = {"by": "replacement", "from_": None}
    hand = win("112233m555p7s9s", "7s", "gang 8888s")
    verdict = scorer_of(YuyaoOptions()).judge(msgspec.structs.replace(hand, **facts))
    assert [line.id for line in verdict.lines] == ["di", "long", "gang_bao", "pao_long"]
