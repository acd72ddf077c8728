"""Readings: what one arrangement of a hand has all at once."""

from __future__ import annotations

from paiju.mahjong.arrangement import Reading, readings
from paiju.mahjong.suit_table import suit_keys
from paiju.mahjong.tile import TILES, count_tiles, read_tiles


def readings_of(text: str, wild: str = "P") -> frozenset[Reading]:
    return readings(suit_keys(count_tiles(read_tiles(text)), TILES[wild])).each


def test_a_hand_without_a_choice_has_one_reading() -> None:
    natural = {reading for reading in readings_of("123m88p") if reading.sets == 1}
    assert natural == {Reading(1, pair=True, run=True, pair_of_2_or_8=True)}


def test_three_runs_and_three_triplets_are_different_readings_of_the_same_tiles() -> None:
    found = {each for each in readings_of("222333444p") if each.sets == 3 and not each.pair}
    assert found == {Reading(3, run=True), Reading(3, triplet=True, natural_triplets=3)}


def test_a_triplet_with_a_wild_is_not_natural() -> None:
    assert Reading(1, triplet=True) in readings_of("CC")
    assert Reading(0, pair=True, dragon_pair=True) in readings_of("CC")
    assert Reading(1, triplet=True, natural_triplets=1, dragon_triplets=1) in readings_of("CCC")


def test_a_lone_number_may_be_of_a_run_or_of_a_triplet_but_an_honour_never_of_a_run() -> None:
    assert {Reading(1, run=True), Reading(1, triplet=True)} <= readings_of("5m")
    assert not any(reading.run for reading in readings_of("EES"))


def test_equal_sets_of_readings_are_one_object() -> None:
    keys = [suit_keys(count_tiles(read_tiles(text)), TILES["P"]) for text in ("345m", "456p")]
    assert readings(keys[0]) is readings(keys[1])
