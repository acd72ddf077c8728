"""`basic` in 甲乙丙: constructed positions in which a sensible player has one answer."""

from __future__ import annotations

import pytest

from tests.bots.climbing.seen import action, choice
from tests.climbing.small import Small

MANY = "4s 4h 5s 6d 6c 8s 9d Ts Jc Qd Ks"
"""A middling hand of eleven."""


def table(*hands: str, leader: int = 0, **options: str | int) -> Small:
    """Hands from seat 0 on; seats left out hold a middling hand."""
    rest = [MANY] * (6 - len(hands))
    return Small("jiayibing", [*hands, *rest], leader, **options)


def test_it_goes_out_when_it_can() -> None:
    small = table("9s 9h", leader=5).run("5 play 4s 4h")
    assert choice(small).action == "play 9s 9h"
    assert choice(small).reason == "goes_out"


def test_it_leads_its_lowest_cards_first() -> None:
    assert action(table("3s 3h 9s 9h 9d Ks As 2d")) == "play 3s 3h"


def test_a_hand_that_cannot_be_stopped_runs_out_from_its_highest_cards() -> None:
    small = table("4s BJ BJ")
    assert choice(small).action in ("play BJ", "play BJ BJ")
    assert choice(small).reason == "runs_out"


def test_it_keeps_a_pair_whole_where_a_single_serves() -> None:
    small = table("8s 9d 9c Ts Th Kd Kc As Ah", leader=5).run("5 play 5s")
    assert action(small) == "play 8s"


def test_it_keeps_its_jokers_back_from_a_low_play_early_on() -> None:
    small = table("3s 3h 5d 5c 7s 7h 9d 9c Ts Th Kd Kc BJ", leader=5).run("5 play 5s")
    assert choice(small).action == "pass"
    assert choice(small).reason == "keeps"


def test_it_lets_a_partners_winning_card_stand() -> None:
    small = table(MANY, MANY, "2s " + MANY, MANY, "3s 3h 5d 9d 9c SJ BJ", leader=2)
    small.run("2 play 2s", "3 pass")
    assert choice(small).action == "pass"
    assert choice(small).reason == "lets_partner"


def test_it_blocks_an_opponent_who_has_one_card_left() -> None:
    small = Small("jiayibing", ["7s 4d 4c 6d 6c 2s", MANY, MANY, MANY, MANY, "6s 9s"], 5)
    small.run("5 play 6s")
    assert choice(small).action == "play 2s"
    assert choice(small).reason == "blocks"


def test_before_an_opponent_with_one_card_it_leads_a_pair() -> None:
    small = table("4s 7d 7c 9s Th Td", "Qs")
    assert len(action(small).split()) == 3
    assert choice(small).reason == "leads_past"


def test_with_singles_alone_it_leads_the_highest_before_an_opponent_with_one_card() -> None:
    assert action(table("4s 7d 9s Th Ad", "Qs")) == "play Ad"


def test_it_leads_a_low_single_to_a_partner_with_one_card() -> None:
    hand = "4d 4c 5s 9d 9c Kd Kc"
    small = Small("jiayibing", [hand, "", "Qs", "", "", MANY], 0)
    assert choice(small).action == "play 5s"
    assert choice(small).reason == "feeds"


@pytest.mark.parametrize("quads", ["same_type", "bomb"])
def test_a_quad_stops_an_opponent_where_quads_are_bombs(quads: str) -> None:
    hand = "3s 3h 3d 3c 5s 7h 7d"
    small = Small("jiayibing", [hand, MANY, MANY, MANY, MANY, "2s 9s"], 5, quads=quads)
    small.run("5 play 2s")
    assert action(small) == ("play 3s 3h 3d 3c" if quads == "bomb" else "pass")


def test_it_leads_the_marked_three_where_that_is_its_duty() -> None:
    hands = ["3h* 4s 4h 9d", MANY, MANY, MANY, MANY, MANY]
    small = Small("jiayibing", hands, None, first_play="must_contain_marked_three")
    assert choice(small).action == "play 3h*"
    assert choice(small).reason == "only_choice"
