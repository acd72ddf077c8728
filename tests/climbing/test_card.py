"""Cards: notation, order, and holdings as masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.climbing.card import Pack
from paiju.engine.refusal import BadInput
from paiju.games.fangyang.rules import PACK as ONE_PACK
from paiju.games.jiayibing.rules import PACK as TWO_PACKS

packs = st.sampled_from([ONE_PACK, TWO_PACKS])


def test_two_packs_have_108_cards_and_one_pack_has_54() -> None:
    assert len(TWO_PACKS.deck) == 108
    assert len(ONE_PACK.deck) == 54


def test_an_unshuffled_deck_runs_from_3_to_the_jokers_with_copies_side_by_side() -> None:
    texts = [TWO_PACKS.text[card] for card in TWO_PACKS.deck]
    assert texts[:10] == ["3s", "3s", "3h", "3h*", "3d", "3d", "3c", "3c", "4s", "4s"]
    assert texts[-4:] == ["SJ", "SJ", "BJ", "BJ"]
    assert [ONE_PACK.text[card] for card in ONE_PACK.deck][:5] == ["3s", "3h", "3d", "3c", "4s"]


def test_the_marked_3_stands_after_all_other_3s_in_hand() -> None:
    hand = TWO_PACKS.hand(TWO_PACKS.read_cards("4s 3h* 3c BJ 3c 3s SJ"))
    assert TWO_PACKS.print_hand(hand) == "3s 3c 3c 3h* 4s SJ BJ"


def test_in_fangyang_3_ranks_above_2_and_below_the_jokers() -> None:
    hand = ONE_PACK.hand(ONE_PACK.read_cards("BJ 3s 2h As 4c"))
    assert ONE_PACK.print_hand(hand) == "4c As 2h 3s BJ"


@pytest.mark.parametrize("text", ["1s", "3x", "10h", "3h*", "sj", "", "3"])
def test_what_is_no_card_of_the_pack_is_bad_input(text: str) -> None:
    with pytest.raises(BadInput, match="is not a card"):
        ONE_PACK.read_card(text)


def test_a_pack_has_no_third_copy() -> None:
    with pytest.raises(BadInput, match="3 cards 5s"):
        TWO_PACKS.hand(TWO_PACKS.read_cards("5s 5s 5s"))


def test_there_is_one_marked_3_and_one_plain_3_of_hearts() -> None:
    assert TWO_PACKS.hand(TWO_PACKS.read_cards("3h 3h*"))
    for twice in ("3h 3h", "3h* 3h*"):
        with pytest.raises(BadInput):
            TWO_PACKS.hand(TWO_PACKS.read_cards(twice))


@given(pack=packs, order=st.randoms(use_true_random=False), size=st.integers(0, 54))
def test_a_printed_hand_reads_back_whatever_the_order_of_its_cards(
    pack: Pack, order: object, size: int
) -> None:
    cards = list(pack.deck)
    order.shuffle(cards)  # type: ignore[attr-defined]
    hand = pack.hand(cards[:size])
    assert pack.hand(pack.read_cards(pack.print_hand(hand))) == hand
    assert sorted(pack.cards(hand)) == sorted(cards[:size])
    assert sum(holding.bit_count() for holding in hand) == size
