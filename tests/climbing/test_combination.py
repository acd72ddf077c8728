"""Combinations: what is a play, what is listed, what beats what."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations as subsets
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.climbing.card import Hand
from paiju.climbing.combination import Combinations, play_count, play_rank
from paiju.games.fangyang import rules as fangyang
from paiju.games.jiayibing import rules as jiayibing

SUITED = {bombs: fangyang.combinations(bombs=bombs) for bombs in (False, True)}
UNSUITED = {bombs: jiayibing.combinations(bombs=bombs) for bombs in (False, True)}

seeds = st.integers(0, 2**32)


def hand_of(table: Combinations, seed: int, size: int) -> Hand:
    return table.pack.hand(Random(seed).sample(table.pack.deck, size))


def texts(table: Combinations, plays: Sequence[int]) -> list[str]:
    return [table.cards_text[play] for play in plays]


def play(table: Combinations, text: str) -> int:
    read = table.read_play(table.pack.read_cards(text))
    assert isinstance(read, int), text
    return read


def plays_by_search(table: Combinations, hand: Hand) -> set[str]:
    """Every set of one to four cards of a rank, found the slow way."""
    pack, found = table.pack, set()
    for count in range(1, 5):
        for chosen in subsets(pack.cards(hand), count):
            is_joker = chosen[0] >> 3 >= 13
            if len({card >> 3 for card in chosen}) == 1 and not (is_joker and count > 1):
                found.add(" ".join(pack.text[card] for card in chosen))
    return found


@given(seed=seeds, size=st.integers(1, 14))
def test_with_suits_the_leads_are_every_set_of_equal_ranks_once_in_ascii_order(
    seed: int, size: int
) -> None:
    table = SUITED[False]
    hand = hand_of(table, seed, size)
    listed = texts(table, table.leads(hand))
    assert listed == sorted(listed)
    assert len(listed) == len(set(listed))
    assert set(listed) == plays_by_search(table, hand)


@given(seed=seeds, size=st.integers(1, 18))
def test_without_suits_the_leads_are_one_play_for_each_rank_and_count(seed: int, size: int) -> None:
    table = UNSUITED[False]
    hand = hand_of(table, seed, size)
    leads = table.leads(hand)
    assert texts(table, leads) == sorted(texts(table, leads))
    expected = {
        (rank, count)
        for rank, holding in enumerate(hand)
        for count in range(1, min(4, holding.bit_count()) + 1)
    }
    assert len(leads) == len(expected)
    assert {(play_rank(lead), play_count(lead)) for lead in leads} == expected
    printed = table.pack.print_hand(hand)
    assert all(lead in printed for lead in texts(table, leads))


@given(seed=seeds, size=st.integers(1, 18), bombs=st.booleans(), suited=st.booleans())
def test_the_follows_are_the_leads_that_beat_the_play(
    seed: int, size: int, bombs: bool, suited: bool
) -> None:
    table = (SUITED if suited else UNSUITED)[bombs]
    hand = hand_of(table, seed, size)
    for best in Random(seed).sample(sorted(table.cards_text), 20):
        expected = [lead for lead in table.leads(hand) if table.beats(lead, best)]
        assert table.follows(hand, best) == expected


@given(seed=seeds, suited=st.booleans())
def test_cards_of_a_play_may_be_written_in_any_order(seed: int, suited: bool) -> None:
    table = (SUITED if suited else UNSUITED)[False]
    rng = Random(seed)
    for chosen in rng.sample(sorted(table.cards_text), 10):
        words = table.cards_text[chosen].split()
        rng.shuffle(words)
        assert play(table, " ".join(words)) == chosen


@pytest.mark.parametrize(
    "text", ["SJ BJ", "4s 5s", "4s 4s 4h 4h 4d", "3s 3s 3s", "BJ BJ BJ", "3h* 3h*"]
)
def test_cards_that_form_no_combination_stay_cards(text: str) -> None:
    table = UNSUITED[False]
    cards = table.pack.read_cards(text)
    assert table.read_play(cards) == tuple(sorted(cards))


def test_two_equal_jokers_are_a_pair_in_jiayibing_and_jokers_are_singles_in_fangyang() -> None:
    table = UNSUITED[False]
    assert table.beats(play(table, "BJ BJ"), play(table, "SJ SJ"))
    assert table.beats(play(table, "SJ SJ"), play(table, "2s 2h"))
    assert isinstance(SUITED[False].read_play(SUITED[False].pack.read_cards("SJ BJ")), tuple)


def test_as_many_cards_of_a_strictly_higher_rank_beat() -> None:
    table = UNSUITED[False]
    assert table.beats(play(table, "8s 8h"), play(table, "7s 7h"))
    assert not table.beats(play(table, "7d 7c"), play(table, "7s 7h"))
    assert not table.beats(play(table, "8s 8h 8d"), play(table, "7s 7h"))


def test_a_quad_beats_other_types_only_as_a_bomb() -> None:
    for bombs, table in UNSUITED.items():
        quad = play(table, "4s 4h 4d 4c")
        assert table.beats(quad, play(table, "BJ BJ")) == bombs
        assert not table.beats(quad, play(table, "5s 5h 5d 5c"))
        assert not table.beats(play(table, "BJ"), quad)


def test_leading_with_the_marked_3_it_takes_the_last_place_of_each_play() -> None:
    table = UNSUITED[False]
    hand = table.pack.hand(table.pack.read_cards("3s 3d 3h* 4s"))
    listed = table.leads_with(hand, jiayibing.MARKED_THREE)
    assert texts(table, listed) == ["3h*", "3s 3d 3h*", "3s 3h*"]
    alone = table.pack.hand(table.pack.read_cards("3h* 4s"))
    assert texts(table, table.leads_with(alone, jiayibing.MARKED_THREE)) == ["3h*"]
