"""`basic` in 放羊: what it calls, when it shows, how it plays with sides known or hidden."""

from __future__ import annotations

from tests.bots.climbing.seen import action, choice
from tests.climbing.small import Small

WEAK = "4s 5h 6d 7c 8s 9h Td Jc Qs Kh 4d 6c 8d Ts"
WEAK_TOO = "4h 5s 6h 7d 8h 9d Tc Jd Qd Kc 5d 7s 9c"
STRONG = "2s 2h 3s 3h 3d As Ah Ad SJ BJ Js Jh Jd"
CRUSHING = "3s 3h 3d 3c 2s 2h 2d 2c As Ah Ad Ac SJ BJ"


def called(card: str, dealer: str, second: str, **options: str | int) -> Small:
    """Seat 0 deals, and has called; seats 2 and 3 hold one middling pair each."""
    small = Small("fangyang", [dealer, second, "Qh Qc", "Ks Kd"], 0, **options)
    return small.run(f"0 call {card}")


def dealt(dealer: str, **options: str | int) -> Small:
    hands = [dealer, WEAK_TOO, "5c 6s 7h 9s Th Js Jh Jd Qh Qc Ks Kd 3s", STRONG]
    return Small("fangyang", hands, 0, **options)


def test_with_a_weak_hand_it_calls_a_highest_card_that_it_lacks() -> None:
    assert action(dealt(WEAK)).startswith("call A")
    assert choice(dealt(WEAK)).reason == "calls_partner"
    lower = action(dealt(WEAK, call="king_or_lower"))
    assert lower.startswith("call K")
    assert lower != "call Kh"


def test_with_a_crushing_hand_it_plays_alone_against_three() -> None:
    assert choice(dealt(CRUSHING)).reason == "calls_solo"
    assert action(dealt(CRUSHING)).removeprefix("call ") in CRUSHING.split()


def test_the_holder_of_a_weak_hand_does_not_show() -> None:
    small = called("9d", WEAK, WEAK_TOO)
    assert choice(small, 1).action == "hide"
    assert choice(small, 1).reason == "hides"
    assert choice(small, 2).reason == "only_choice"


def test_the_holder_of_a_strong_hand_shows() -> None:
    small = called("As", WEAK, STRONG)
    assert choice(small, 1).action == "show"
    assert choice(small, 1).reason == "shows"


MIDDLING = "5c 6s 7h 9s Th Js Jh Jd Qh Qc Ks Kd 2s"


def led(*hands: str, call: str, **options: str | int) -> Small:
    """Seat 0 calls and all hands are played without a show."""
    small = Small("fangyang", list(hands), 0, show="off", **options)
    return small.run(f"0 call {call}")


def test_the_secret_partner_lets_the_dealers_winning_card_stand() -> None:
    small = led("3s " + WEAK, MIDDLING, "9c 4c 4h Ac Ah SJ BJ", MIDDLING, call="9c")
    small.run("0 play 3s", "1 pass")
    assert choice(small).action == "pass"
    assert choice(small).reason == "lets_partner"


def test_an_opponent_beats_the_dealer_who_has_one_card_left() -> None:
    small = led("8s 9h", MIDDLING, "9c 9d Th Ts 2h", MIDDLING, call="Ks")
    small.run("0 play 8s", "1 pass")
    assert choice(small).action == "play 2h"
    assert choice(small).reason == "blocks"


def test_the_holder_keeps_the_called_card_back_where_another_of_its_rank_does() -> None:
    small = led(WEAK, "9c 9d 9h 3s 3h As Ad", MIDDLING, MIDDLING, call="9c")
    small.run("0 play 8s")
    assert "9c" not in action(small)


def test_it_goes_out_second_to_its_partner() -> None:
    small = led("5s", "4h " + MIDDLING, "9c 9d", "3h " + MIDDLING, call="9c")
    small.run("0 play 5s", "1 pass", "2 play 9c", "3 pass", "1 pass")
    assert action(small) == "play 9d"


def test_before_opponents_with_one_card_a_solo_dealer_leads_a_pair() -> None:
    small = led("4s 7s 7h Ts Td Kc", "Qd", "Qh", "Qc", call="Kc")
    assert len(action(small).split()) == 3
    assert choice(small).reason == "leads_past"
