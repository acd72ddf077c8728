"""Distances to the shapes of 余姚麻将."""

from __future__ import annotations

from random import Random

import pytest

from paiju.games.yuyao_mahjong.distance import Distances
from paiju.games.yuyao_mahjong.options import YuyaoOptions
from paiju.games.yuyao_mahjong.scoring import scorer_of
from paiju.mahjong.meld import read_meld
from paiju.mahjong.tile import KINDS, TEXT, TILES, count_tiles, list_tiles, print_tiles, read_tiles
from tests.games.yuyao_mahjong.slow_scoring import each_shape
from tests.mahjong.slow_hand import near_win

TABLES = [YuyaoOptions(seven_gaps="on"), YuyaoOptions(seven_gaps="off")]


def routes(hand: str, *melds: str, wild: str = "9s") -> dict[str, int]:
    counts = count_tiles(read_tiles(hand))
    return Distances(TABLES[0]).routes(counts, [read_meld(text) for text in melds], TILES[wild])


@pytest.mark.parametrize(
    ("hand", "melds", "shape", "distance"),
    [
        ("147m258p3sESWNCF", (), "shi_san_bu_da", 0),
        ("147m258p9sESWNCF", (), "shi_san_bu_da", 0),
        ("137m258p36sESWNC", (), "shi_san_bu_da", 1),
        ("13244657m6879p1s", (), "qi_qian", 0),
        ("1133m55p2244sEEC", (), "dui_dui_peng", 0),
        ("11336m55p22sE", ("gang 8888p",), "yi_gang_yi_da", 0),
        ("11336m5p", ("gang 8888p", "angang EEEE"), "er_gang_er_da", 0),
        ("133377m9s", ("peng EEE", "peng FFF"), "da_dui_dui", 0),
        ("EESSWWNNF1m", ("peng CCC",), "quan_feng_xiang", 1),
    ],
)
def test_each_shape_is_so_many_tiles_away(
    hand: str, melds: tuple[str, ...], shape: str, distance: int
) -> None:
    assert routes(hand, *melds)[shape] == distance


def test_melds_close_the_shapes_of_fourteen_concealed_tiles() -> None:
    assert set(routes("123m55p22sEE9s", "chi 123p")) == {"plain"}
    assert set(routes("123m55p22sEE9s", "peng EEE")) == {"plain", "da_dui_dui", "quan_feng_xiang"}


def test_distance_minus_one_is_a_shape_held_and_zero_a_hand_with_waits() -> None:
    rng = Random(4)
    for _ in range(500):
        options = rng.choice(TABLES)
        tiles, melds, wild = near_win(rng, rng.choice((0, 0, 1, 1)))
        counts, seven_gaps = count_tiles(tiles), options.seven_gaps == "on"
        told = f"{print_tiles(tiles)} {list(map(str, melds))} {TEXT[wild]} {options.seven_gaps}"
        held = set(each_shape(list_tiles(counts), melds, wild, seven_gaps=seven_gaps))
        held = {"dui_dui_peng" if shape == "qing_qi_dui" else shape for shape in held}
        found = Distances(options).routes(counts, melds, wild)
        assert {shape for shape in found if found[shape] == -1} - {"quan_feng_xiang"} == held, told
        counts[rng.choice(tiles)] -= 1
        waits = any(
            scorer_of(options).wins(count_tiles([*list_tiles(counts), kind]), melds, wild)
            for kind in range(KINDS)
        )
        assert (Distances(options).distance(counts, melds, wild) <= 0) is waits, told


def test_useful_tiles_bring_a_hand_nearer() -> None:
    counts = count_tiles(read_tiles("123m456p77sEEE1s5s"))
    useful = {TEXT[tile] for tile in Distances(TABLES[0]).useful(counts, (), TILES["9s"])}
    assert {"9s", "7s", "4s", "6s", "3s"} <= useful
    assert "C" not in useful
