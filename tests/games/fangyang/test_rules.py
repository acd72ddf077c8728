"""放羊: calling, showing, and the course of a round (rules/fangyang.md 3 to 6)."""

from __future__ import annotations

import pytest

from tests.climbing.small import Small

FOUR = ["4h 9s As", "4s 9h Ad", "5d 9d Ah", "6c 9c Ac"]


def fangyang(hands: list[str] = FOUR, leader: int | None = 0, **options: str | int) -> Small:
    return Small("fangyang", hands, leader, **options)


def test_the_holder_of_the_4_of_hearts_deals_and_calls_first() -> None:
    table = fangyang(leader=None)
    public = table.round.public()
    assert (public.step, public.turn, public.dealer) == ("call", 0, 0)
    assert public.is_dealt_by_heart_four
    assert len(table.to_act()[0]) == 44


def test_king_or_lower_leaves_the_aces_out() -> None:
    table = fangyang(call="king_or_lower")
    assert len(table.to_act()[0]) == 40
    assert table.refusal(0, "call 9h") == ""
    assert table.refusal(0, "call As") == "not_callable"


@pytest.mark.parametrize("card", ["2s", "3d", "SJ", "BJ"])
def test_a_2_a_3_or_a_joker_is_never_called(card: str) -> None:
    assert fangyang().refusal(0, f"call {card}") == "not_callable"


@pytest.mark.parametrize("text", ["play 4h", "pass", "show", "hide"])
def test_before_the_call_the_dealer_can_only_call(text: str) -> None:
    assert fangyang().refusal(0, text) == "wrong_step"
    assert fangyang().refusal(1, text) == "not_your_turn"


@pytest.mark.parametrize("text", ["play 4h", "pass", "call 9s"])
def test_while_all_are_asked_nobody_calls_or_plays(text: str) -> None:
    assert fangyang().run("0 call 9h").refusal(0, text) == "wrong_step"


@pytest.mark.parametrize("text", ["show", "hide", "call 9s"])
def test_in_play_nobody_calls_or_answers(text: str) -> None:
    assert fangyang().run("0 call 9h").hide_all().refusal(0, text) == "wrong_step"


def test_everybody_is_asked_at_once_and_an_answer_stays_secret() -> None:
    table = fangyang().run("0 call 9h")
    before = table.round.public()
    assert table.act(1, "show") == []
    assert table.round.public() == before
    assert table.round.private(1).answer == "show"
    assert table.round.private(1).actions == ()
    assert table.round.private(1).question == 1
    assert table.refusal(1, "hide") == "not_your_turn"
    assert sorted(table.to_act()) == [0, 2, 3]


def test_when_all_have_answered_it_is_announced_who_showed() -> None:
    table = fangyang().run("0 call 9h", "1 show", "0 hide", "3 hide")
    assert [event.text() for event in table.act(2, "hide")] == ["1 show", "sides AABB"]
    public = table.round.public()
    assert (public.call.card, public.call.shown_by, public.call.answered) == ("9h", 1, True)
    assert (public.sides.letters, public.sides.solo) == ("AABB", False)
    assert list(table.to_act()) == [0]


def test_when_nobody_shows_that_is_announced_and_the_sides_stay_secret() -> None:
    table = fangyang().run("0 call 9h", "1 hide", "0 hide", "3 hide")
    assert [event.text() for event in table.act(2, "hide")] == ["nobody shows"]
    assert table.round.public().sides is None


def test_dealer_only_lets_no_partner_show() -> None:
    asked = fangyang(show="dealer_only").run("0 call 9h")
    assert asked.to_act() == {seat: ["hide"] for seat in range(4)}
    solo = fangyang(show="dealer_only").run("0 call 9s")
    assert solo.to_act()[0] == ["hide", "show"]


def test_without_showing_play_follows_the_call() -> None:
    table = fangyang(show="off").run("0 call 9h")
    public = table.round.public()
    assert (public.step, public.turn, public.call.answered) == ("play", 0, True)


def test_the_sides_are_known_from_the_play_that_holds_the_called_card() -> None:
    table = fangyang(show="off").run("0 call 9d", "0 play 4h", "1 pass")
    assert table.round.public().sides is None
    events = [event.text() for event in table.act(2, "play 9d")]
    assert events == ["2 play 9d", "sides ABAB"]
    assert table.round.public().sides.letters == "ABAB"


def test_only_the_holder_knows_that_he_has_the_called_card() -> None:
    table = fangyang().run("0 call 9d")
    assert [table.round.private(seat).has_called_card for seat in range(4)] == [
        False,
        False,
        True,
        False,
    ]


def test_every_set_of_cards_is_listed_since_the_called_card_makes_a_difference() -> None:
    table = fangyang(["7s 7h 7c", "4s", "5s", "6s"], show="off").run("0 call 7h")
    assert table.to_act()[0] == [
        "play 7c",
        "play 7h",
        "play 7h 7c",
        "play 7s",
        "play 7s 7c",
        "play 7s 7h",
        "play 7s 7h 7c",
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pass", ""),
        ("play 8s 8h", ""),
        ("play 3s 3h", ""),
        ("play 5s 5h", "too_low"),
        ("play 7s 7h", "too_low"),
        ("play 8s", "wrong_count"),
        ("play 8s 8h 8d", "wrong_count"),
        ("play SJ BJ", "bad_type"),
        ("play 8s 8s", "card_not_held"),
        ("play 8c", "card_not_held"),
    ],
)
def test_a_follower_plays_as_many_cards_of_a_higher_rank_or_passes(text: str, code: str) -> None:
    follower = "5s 5h 7s 7h 8s 8h 8d 3s 3h SJ BJ"
    table = fangyang(["7d 7c 9s", follower, "Ts", "Th"], show="off")
    table.run("0 call 9s", "0 play 7d 7c")
    assert table.refusal(1, text) == code


def test_the_leader_cannot_pass() -> None:
    assert fangyang(show="off").run("0 call 9h").refusal(0, "pass") == "leader_must_play"


def test_the_wind_goes_to_the_next_seat_while_the_sides_are_secret() -> None:
    table = fangyang(["9s", "4s 5s", "5d 9d", "6c 9c"], show="off")
    table.run("0 call 9d", "0 play 9s", "1 pass", "2 pass")
    events = [event.text() for event in table.act(3, "pass")]
    assert events == ["3 pass", "0 wins the trick", "1 takes the wind of 0"]


def test_the_wind_goes_to_the_partner_once_the_card_was_shown() -> None:
    table = fangyang(["9s", "4s 5s", "5d 9d", "6c 9c"])
    table.run("0 call 9d", "0 hide", "1 hide", "2 show", "3 hide")
    table.run("0 play 9s", "1 pass", "2 pass", "3 pass")
    assert list(table.to_act()) == [2]


@pytest.mark.parametrize(("option", "leader"), [("teammate", 1), ("next_seat", 0)])
def test_in_a_known_solo_the_wind_of_an_opponent_goes_as_the_option_says(
    option: str, leader: int
) -> None:
    table = fangyang(["4s 9s", "5s 5h", "6s 6h", "Ks"], show="off", wind_known_solo=option)
    table.run("0 call 4s", "0 play 4s", "1 pass", "2 pass", "3 play Ks", "0 pass", "1 pass")
    table.run("2 pass")
    assert list(table.to_act()) == [leader]


@pytest.mark.parametrize("option", ["teammate", "next_seat"])
def test_in_a_secret_solo_the_wind_goes_to_the_next_seat(option: str) -> None:
    table = fangyang(["4s 9s", "5s 5h", "6s 6h", "Ks"], show="off", wind_known_solo=option)
    table.run("0 call 9s", "0 play 4s", "1 pass", "2 pass", "3 play Ks", "0 pass", "1 pass")
    table.run("2 pass")
    assert list(table.to_act()) == [0]


def test_the_round_ends_when_both_partners_are_out() -> None:
    table = fangyang(["9s", "4s 5s", "Td", "6c 9c"], show="off")
    table.run("0 call Td", "0 play 9s", "1 pass")
    events = [event.text() for event in table.act(2, "play Td")]
    assert events == ["2 play Td", "sides ABAB", "2 out 2", "over 0 2"]


def test_an_opponent_out_first_ends_only_a_shown_solo() -> None:
    hands = ["4s 9s", "5s", "6s 6h", "Ks Kh"]
    secret = fangyang(hands).run("0 call 4s").hide_all().run("0 play 4s", "1 play 5s")
    assert secret.round.settlement is None
    shown = fangyang(hands).run("0 call 4s", "0 show", "1 hide", "2 hide", "3 hide")
    shown.run("0 play 4s", "1 play 5s")
    assert shown.round.settlement is not None
    assert shown.round.public().hands == ("9s", "", "6s 6h", "Ks Kh")


def test_at_the_end_the_sides_are_known_though_the_card_was_never_played() -> None:
    table = fangyang(["4s 9s", "5s", "6s", "7s"], show="off")
    table.run("0 call 9s", "0 play 4s", "1 play 5s", "2 play 6s", "3 play 7s")
    public = table.round.public()
    assert public.step == "over"
    assert (public.sides.letters, public.sides.solo) == ("ABBB", True)


@pytest.mark.parametrize(
    ("hand", "call", "expected"),
    [
        ("4h 5h", "ace_or_lower", "call As"),
        ("As Ah 4h", "ace_or_lower", "call Ad"),
        ("As Ah Ad Ac", "ace_or_lower", "call Ks"),
        ("Ks", "king_or_lower", "call Kh"),
    ],
)
def test_a_time_out_calls_the_highest_card_that_the_dealer_lacks(
    hand: str, call: str, expected: str
) -> None:
    table = fangyang([hand, "4s", "5s", "6s"], call=call)
    assert table.game.print_action(table.round.default(0)) == expected


def test_a_time_out_hides_leads_the_lowest_single_and_passes() -> None:
    table = fangyang().run("0 call 9s")
    assert table.game.print_action(table.round.default(0)) == "hide"
    table.hide_all()
    assert table.game.print_action(table.round.default(0)) == "play 4h"
    table.run("0 play 9s")
    assert table.game.print_action(table.round.default(1)) == "pass"
