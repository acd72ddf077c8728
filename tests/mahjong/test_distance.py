"""Distances of hands with wilds."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from paiju.mahjong.distance import pairs_distance, sets_distance, useful_for_sets
from paiju.mahjong.suit_table import completes, suit_keys
from paiju.mahjong.tile import KINDS, TILES, count_tiles, print_tiles, read_tiles


def sets_distance_of(text: str, wild: str = "P") -> int:
    counts = count_tiles(read_tiles(text))
    sets = sum(counts) // 3
    return sets_distance(suit_keys(counts, TILES[wild]), counts[TILES[wild]], sets)


@pytest.mark.parametrize(
    ("hand", "distance"),
    [
        ("123m456p789sEEECC", -1),
        ("123m456p789sEEEC", 0),
        ("123m456p789sEEC5m", 1),
        ("147m258p369sESWN", 8),
        ("123m456p789sPPPC", 0),
        ("13m456p789sEEEPC", 0),
        ("12m45p78sEEPPP", -1),
        ("1m", 0),
        ("5mP", -1),
        ("PPPP", 0),
    ],
)
def test_the_distance_counts_the_tiles_that_wilds_do_not_stand_for(
    hand: str, distance: int
) -> None:
    assert sets_distance_of(hand) == distance


@pytest.mark.parametrize(
    ("hand", "distance"),
    [
        ("1133m55p2244sEEC", 0),
        ("1111m55p2244sEEC", 0),
        ("1133m55p2244sEECC", -1),
        ("1133m55p2244sEPC", 0),
        ("123456789mESWN", 6),
        ("1111222233334m", 0),
    ],
)
def test_four_alike_are_two_pairs_on_the_way_to_seven(hand: str, distance: int) -> None:
    counts = count_tiles(read_tiles(hand))
    assert pairs_distance(suit_keys(counts, TILES["P"]), counts[TILES["P"]]) == distance


def slow_distance(tiles: list[int], wild: int, sets: int, most: int) -> int:
    """How many tiles have to be exchanged, by trying; `most + 1` if more than `most`."""

    def is_complete(hand: list[int]) -> bool:
        return completes(suit_keys(count_tiles(hand), wild), sets)

    natural = [tile for tile in tiles if tile != wild]
    reached = {tuple(tiles)}
    for distance in range(most + 1):
        if any(is_complete([*hand, drawn]) for hand in reached for drawn in range(KINDS)):
            return distance
        reached = {
            tuple(sorted([*hand[:place], *hand[place + 1 :], drawn]))
            for hand in reached
            for place, drawn in product(range(len(hand)), range(KINDS))
            if hand[place] in natural
        }
    return most + 1


def random_hand(rng: Random, sets: int) -> tuple[list[int], int]:
    wild = rng.randrange(KINDS)
    kinds = rng.sample(range(KINDS), 12)
    wilds = rng.choice((0, 0, 1, 2))
    return sorted([wild] * wilds + rng.choices(kinds, k=3 * sets + 1 - wilds)), wild


def test_the_distance_is_the_number_of_tiles_to_exchange() -> None:
    rng = Random(5)
    for _ in range(60):
        tiles, wild = random_hand(rng, sets := rng.choice((1, 1, 2)))
        counts = count_tiles(tiles)
        found = sets_distance(suit_keys(counts, wild), counts[wild], sets)
        most = 2 if sets == 1 else 1
        assert min(found, most + 1) == slow_distance(tiles, wild, sets, most), print_tiles(tiles)


def test_a_useful_tile_is_one_that_brings_a_hand_nearer() -> None:
    rng = Random(6)
    for _ in range(200):
        sets = rng.choice((1, 2, 3, 4))
        tiles, wild = random_hand(rng, sets)
        counts = count_tiles(tiles)
        keys, wilds = suit_keys(counts, wild), counts[wild]
        now = sets_distance(keys, wilds, sets)
        nearer = [
            kind
            for kind in range(KINDS)
            if kind != wild
            and sets_distance(suit_keys(count_tiles([*tiles, kind]), wild), wilds, sets) < now
        ]
        useful = useful_for_sets(keys, wilds, sets)
        assert [tile for tile in useful if tile != wild] == nearer, print_tiles(tiles)
