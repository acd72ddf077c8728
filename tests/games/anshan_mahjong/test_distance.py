"""Distances to the wins of 鞍山麻将: what 3.3 asks of a hand is part of the way."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from paiju.games.anshan_mahjong.distance import Distances
from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.anshan_mahjong.scoring import Scorer, scorer_of
from paiju.mahjong.meld import Meld, read_meld
from paiju.mahjong.tile import KINDS, TEXT, TILES, count_tiles, print_tiles, read_tiles
from tests.mahjong.slow_hand import near_win

TABLES = [
    AnshanOptions(thirteen_yao=thirteen_yao, all_pungs=all_pungs)  # type: ignore[arg-type]
    for thirteen_yao, all_pungs in product(
        ("loose", "shaped", "classic", "off"), ("off", "win_1_fan")
    )
]
CLASSIC = AnshanOptions(thirteen_yao="classic")


def routes(hand: str, *melds: str, wild: str = "6p", options: AnshanOptions = CLASSIC) -> object:
    counts = count_tiles(read_tiles(hand))
    return Distances(options).routes(counts, [read_meld(text) for text in melds], TILES[wild])


@pytest.mark.parametrize(
    ("hand", "melds", "sets"),
    [
        ("123m789p234456sCC", (), -1),
        ("123m789p234456sC", (), 0),
        ("123m789p234456sWW", (), 1),
        ("123m456789m234sCC", (), 2),
        ("33p123s789s999s", ("peng 555p",), 1),
        ("2355m4p234678s", ("peng 888p",), 0),
        ("234m666pE", ("peng 555s", "chi 234s"), 0),
        ("66p", ("peng 111m", "peng 555s", "chi 234s", "chi 678s"), 0),
        ("6p", ("peng 111m", "peng 555p", "chi 234s", "chi 678s"), 0),
    ],
)
def test_missing_suits_yao_pungs_and_runs_are_part_of_the_way(
    hand: str, melds: tuple[str, ...], sets: int
) -> None:
    assert routes(hand, *melds)["sets"] == sets  # type: ignore[index]


def test_every_open_way_to_win_has_its_distance() -> None:
    assert routes("1199m1199p1199sE", options=TABLES[1]) == {
        "sets": 4,
        "piaohu": 3,
        "qidui": 0,
        "shisanyao": 0,
    }
    assert routes("19m19p19sESWNCFP") == {"sets": 8, "qidui": 6, "shisanyao": 0}
    assert "qidui" not in routes("1199m1199pE", "peng SSS")  # type: ignore[operator]


def test_a_win_has_distance_minus_one_and_a_hand_with_waits_zero() -> None:
    rng = Random(1)
    for _ in range(800):
        options = rng.choice(TABLES)
        scorer, distances = scorer_of(options), Distances(options)
        tiles, melds, wild = near_win(rng, rng.choice((0, 0, 1, 1, 2, 3)))
        counts = count_tiles(tiles)
        told = f"{print_tiles(tiles)} {list(map(str, melds))} {TEXT[wild]} {options}"
        assert (distances.distance(counts, melds, wild) == -1) is scorer.wins(
            counts, melds, wild
        ), told
        counts[rng.choice(tiles)] -= 1
        assert (distances.distance(counts, melds, wild) == 0) is waits_somehow(
            scorer, counts, melds, wild
        ), told


def waits_somehow(scorer: Scorer, counts: list[int], melds: tuple[Meld, ...], wild: int) -> bool:
    return any(
        scorer.wins([*counts[:kind], counts[kind] + 1, *counts[kind + 1 :]], melds, wild)
        for kind in range(KINDS)
    )


def test_a_hand_at_distance_one_waits_after_one_exchange() -> None:
    rng = Random(2)
    options = AnshanOptions(thirteen_yao="off")
    scorer, distances = scorer_of(options), Distances(options)
    tried = 0
    while tried < 25:
        tiles, melds, wild = near_win(rng, rng.choice((0, 1, 1)))
        if len(melds) not in (2, 3):
            continue
        counts = count_tiles(tiles)
        for _ in range(2):
            counts[rng.choice([tile for tile in tiles if counts[tile] and tile != wild])] -= 1
        counts[rng.choice([kind for kind in range(KINDS) if kind != wild])] += 1
        exchanges = product([kind for kind in range(KINDS) if counts[kind]], range(KINDS))
        near = waits_somehow(scorer, counts, melds, wild) or any(
            waits_somehow(scorer, exchanged(counts, *exchange), melds, wild)
            for exchange in exchanges
            if exchange[0] != wild
        )
        found = distances.distance(counts, melds, wild)
        assert (found <= 1) is near, f"{counts} {list(map(str, melds))} {TEXT[wild]}"
        tried += 1


def exchanged(counts: list[int], gone: int, come: int) -> list[int]:
    after = counts.copy()
    after[gone] -= 1
    after[come] += 1
    return after


def test_useful_tiles_are_those_after_which_a_hand_is_nearer() -> None:
    counts = count_tiles(read_tiles("123m45p234456sWW7s"))
    useful = Distances(CLASSIC).useful(counts, (), TILES["P"])
    assert {"3p", "6p", "W", "P"} <= {TEXT[tile] for tile in useful}
    assert "E" not in {TEXT[tile] for tile in useful}
