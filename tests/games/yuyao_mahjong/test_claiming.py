"""余姚麻将: limits on claims and on the discards after them (rules/yuyao-mahjong.md 4.7, 4.8)."""

from __future__ import annotations

import pytest

from paiju.games.yuyao_mahjong.claiming import banned_after, has_claimed_enough, leaves_a_discard
from paiju.mahjong.hand import Hand
from paiju.mahjong.meld import ANGANG, CHI, GANG, JIAGANG, PENG, Meld
from paiju.mahjong.tile import TEXT, TILES, read_tiles


def banned(ban: str, used: str, claimed: str, wild: str = "P") -> set[str]:
    first, second = read_tiles(used)
    kind = PENG if first == second else CHI
    found = banned_after(ban, kind, (first, second), TILES[claimed], TILES[wild])
    return {TEXT[tile] for tile in found}


def test_after_a_chow_with_two_neighbours_both_ends_are_forbidden() -> None:
    assert banned("whole_set", "45m", "3m") == {"3m", "6m"}
    assert banned("whole_set", "12m", "3m") == {"3m"}


def test_after_a_chow_with_a_gap_the_claimed_kind_alone_is_forbidden() -> None:
    assert banned("whole_set", "46m", "5m") == {"5m"}


def test_the_wild_kind_is_never_forbidden() -> None:
    assert banned("whole_set", "45m", "3m", wild="6m") == {"3m"}


def test_the_same_kind_or_none_is_forbidden_where_the_table_has_it_so() -> None:
    assert banned("same_kind", "45m", "3m") == {"3m"}
    assert banned("same_kind", "55m", "5m") == {"5m"}
    assert banned("off", "45m", "3m") == set()


@pytest.mark.parametrize(
    ("held", "used", "claimed", "legal"),
    [
        ("34m22555m", "34m", "2m", False),
        ("34m22555m", "34m", "5m", False),
        ("34m2255m1p", "34m", "2m", True),
        ("3455m", "45m", "3m", True),
        ("555m", "55m", "5m", False),
    ],
)
def test_a_claim_must_leave_a_tile_that_may_be_discarded(
    held: str, used: str, claimed: str, legal: bool
) -> None:
    first, second = read_tiles(used)
    kind = PENG if first == second else CHI
    forbidden = banned_after("whole_set", kind, (first, second), TILES[claimed], TILES["P"])
    assert leaves_a_discard(Hand(read_tiles(held)), (first, second), forbidden) is legal


def claimed_enough(*melds: Meld) -> bool:
    hand = Hand([])
    hand.melds = list(melds)
    return has_claimed_enough(hand, 2)


def test_a_third_meld_from_one_players_discards_is_over_the_limit() -> None:
    assert claimed_enough(Meld(CHI, 0, 2), Meld(PENG, 5, 2))
    assert claimed_enough(Meld(GANG, 0, 2), Meld(JIAGANG, 5, 2))
    assert not claimed_enough(Meld(CHI, 0, 2), Meld(PENG, 5, 1))


def test_concealed_kongs_do_not_count() -> None:
    assert not claimed_enough(Meld(ANGANG, 0), Meld(PENG, 5, 2))


def test_with_three_melds_down_the_limit_falls() -> None:
    assert not claimed_enough(Meld(CHI, 0, 2), Meld(PENG, 5, 2), Meld(PENG, 6, 1))
