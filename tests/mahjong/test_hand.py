"""A hand keeps count of its tiles as they come and go."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from paiju.mahjong.action import DISCARDS
from paiju.mahjong.hand import Hand
from paiju.mahjong.meld import ANGANG, CHI, GANG, PENG, Meld
from paiju.mahjong.tile import TILES, count_tiles, print_tiles, read_tiles

tiles = st.lists(st.integers(0, 33), max_size=14)


@given(come=tiles, go=st.randoms(use_true_random=False))
def test_counts_and_discards_follow_the_tiles_that_come_and_go(come: list[int], go: object) -> None:
    hand = Hand(come)
    left = sorted(come)
    while True:
        assert list(hand.counts) == count_tiles(left)
        assert hand.tiles == left
        assert hand.discards == sorted({DISCARDS[tile] for tile in left})
        assert hand.size == len(left)
        if not left:
            break
        hand.remove(left.pop(go.randrange(len(left))))  # type: ignore[attr-defined]


def laid(meld: Meld, claimed: str | None, held: str) -> str:
    hand = Hand(read_tiles(held))
    hand.meld(meld, None if claimed is None else TILES[claimed])
    return print_tiles(hand.tiles)


def test_a_meld_takes_its_tiles_from_the_hand_but_for_the_claimed_one() -> None:
    assert laid(Meld(CHI, TILES["3m"], 0), "4m", "3455m1p") == "45m1p"
    assert laid(Meld(PENG, TILES["5m"], 0), "5m", "555m1p") == "5m1p"
    assert laid(Meld(GANG, TILES["5m"], 0), "5m", "555m1p") == "1p"
    assert laid(Meld(ANGANG, TILES["5m"]), None, "5555m1p") == "1p"


def test_an_added_kong_keeps_the_source_of_its_pung() -> None:
    hand = Hand(read_tiles("555m1p"))
    hand.meld(Meld(PENG, TILES["5m"], 2), TILES["5m"])
    hand.remove(TILES["5m"])
    assert str(hand.add_to_pung(TILES["5m"])) == "jiagang 5555m"
    assert hand.melds[0].source == 2
    assert hand.kongs == 1
    assert not hand.has_pung(TILES["5m"])
