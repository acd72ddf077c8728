"""甲乙丙: the course of a round (rules/jiayibing.md 3, 4)."""

from __future__ import annotations

import pytest

from tests.climbing.small import Small

SIX = ["4s 9s", "5s 9h", "6s 9d", "7s 9c", "8s Ts", "3h* Th"]


def jiayibing(hands: list[str], leader: int | None = None, **options: str | int) -> Small:
    return Small("jiayibing", hands, leader, **options)


def test_the_holder_of_the_marked_3_leads_the_first_round() -> None:
    assert list(jiayibing(SIX).to_act()) == [5]


def test_the_leader_named_before_the_deal_leads_whoever_holds_the_marked_3() -> None:
    assert list(jiayibing(SIX, leader=2).to_act()) == [2]


def test_the_duty_to_play_the_marked_3_binds_the_first_play_alone() -> None:
    table = jiayibing(
        ["3s", "4s", "4h", "4d", "4c", "3d 3h* 3s"], first_play="must_contain_marked_three"
    )
    assert table.to_act() == {5: ["play 3h*", "play 3s 3d 3h*", "play 3s 3h*"]}
    assert table.refusal(5, "play 3s") == "marked_three_required"
    assert table.refusal(5, "play 3s 3h*") == ""
    table.run("5 play 3h*", "0 pass", "1 pass", "2 pass", "3 pass", "4 pass")
    assert table.to_act() == {5: ["play 3s", "play 3s 3d"]}


def test_the_duty_does_not_bind_a_leader_of_a_later_round() -> None:
    table = jiayibing(SIX, leader=5, first_play="must_contain_marked_three")
    assert table.refusal(5, "play Th") == ""


def test_a_bad_type_is_refused_before_the_duty_and_missing_cards_before_both() -> None:
    table = jiayibing(SIX, first_play="must_contain_marked_three")
    assert table.refusal(5, "play 3h* 3s") == "card_not_held"
    assert table.refusal(5, "play 3h* Th") == "bad_type"
    assert table.refusal(5, "play Th") == "marked_three_required"


def test_neither_3_of_hearts_stands_for_the_other() -> None:
    table = jiayibing(SIX)
    assert table.refusal(5, "play 3h") == "card_not_held"
    assert table.refusal(5, "play 3h*") == ""


def test_each_copy_of_a_card_counts() -> None:
    table = jiayibing(["4s 4s", "5s", "6s", "7s", "8s", "9s"], leader=0)
    assert table.refusal(0, "play 4s 4s") == ""
    assert table.refusal(0, "play 4s 4s 4s") == "card_not_held"
    table.run("0 play 4s")
    assert table.round.hands()[0] == "4s"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pass", ""),
        ("play 8s 8h", ""),
        ("play 8h 8s", ""),
        ("play 5s 5h", "too_low"),
        ("play 6s 6h", "too_low"),
        ("play 8s", "wrong_count"),
        ("play 9s 9h 9d 9c", "wrong_count"),
        ("play 8s 9s", "bad_type"),
        ("play 8d 8c", "card_not_held"),
    ],
)
def test_a_follower_plays_as_many_cards_of_a_higher_rank_or_passes(text: str, code: str) -> None:
    follower = "5s 5h 6s 6h 8s 8h 9s 9h 9d 9c"
    table = jiayibing(["6d 6c 7s", follower, "Ts", "Th", "Td", "Tc"], leader=0)
    table.run("0 play 6d 6c")
    assert table.refusal(1, text) == code


def test_bombs_are_listed_among_the_plays_of_another_type() -> None:
    hands = ["6d 6c 7s", "5s 5h 5d 5c 8s 8h 8d 8c", "Ts", "Th", "Td", "Tc"]
    table = jiayibing(hands, leader=0, quads="bomb").run("0 play 6d 6c")
    assert table.to_act() == {1: ["pass", "play 5s 5h 5d 5c", "play 8s 8h", "play 8s 8h 8d 8c"]}


def test_with_open_passing_the_turn_keeps_going_round() -> None:
    hands = ["4s 9s 4h", "Js 3s", "Ts 3d", "3c 3s", "4c 3d", "4d 3c"]
    table = jiayibing(hands, leader=0)
    table.run("0 play 9s", "1 pass", "2 play Ts", "3 pass", "4 pass", "5 pass", "0 pass")
    assert table.to_act() == {1: ["pass", "play Js"]}


def test_with_locks_a_trick_can_end_at_once_after_a_play() -> None:
    hands = ["4s", "9s 3s", "5s 3d", "4d 4d", "4c 4c", "5d 5d"]
    table = jiayibing(hands, leader=0, pass_="locks_for_trick")
    table.run("0 play 4s", "1 pass", "2 pass", "3 pass", "4 pass")
    assert [event.text() for event in table.act(5, "play 5d")] == [
        "5 play 5d",
        "5 wins the trick",
    ]
    assert list(table.to_act()) == [5]


def test_a_last_play_that_is_beaten_gives_no_wind() -> None:
    table = jiayibing(["4s", "5s 5h", "6s 6h", "7s 7h", "8s 8h", "9s 9h"], leader=0)
    events = table.act(0, "play 4s")
    assert [event.text() for event in events] == ["0 play 4s", "0 out 1"]
    table.run("1 play 5s", "2 pass", "3 pass", "4 pass", "5 pass")
    assert list(table.to_act()) == [1]
    assert table.round.trick.wind_from is None


def test_the_wind_goes_to_the_next_seat_with_cards_and_is_announced() -> None:
    table = jiayibing(["4s", "5s 5h", "6s 6h", "7s 7h", "8s 8h", "9s 9h"], leader=0)
    table.run("0 play 4s", "1 pass", "2 pass", "3 pass", "4 pass")
    events = [event.text() for event in table.act(5, "pass")]
    assert events == ["5 pass", "0 wins the trick", "1 takes the wind of 0"]
    assert table.round.public().trick.wind_from == 0


def test_the_wind_of_teammates_passes_over_opponents() -> None:
    hands = ["4s", "5s 5h", "6s 6h", "7s 7h", "8s 8h", "9s 9h"]
    table = jiayibing(hands, leader=0, wind="teammate")
    table.run("0 play 4s", "1 pass", "2 pass", "3 pass", "4 pass", "5 pass")
    assert list(table.to_act()) == [2]


def test_a_seat_that_is_out_is_never_to_act() -> None:
    table = jiayibing(["4s", "5s 5h", "6s 6h", "7s 7h", "8s 8h", "9s 9h"], leader=0)
    table.run("0 play 4s")
    assert table.refusal(0, "pass") == "not_your_turn"
    table.run("1 play 5s", "2 pass", "3 pass", "4 pass")
    assert list(table.to_act()) == [5]


def test_the_round_ends_with_the_third_player_of_a_side_though_he_could_be_beaten() -> None:
    table = jiayibing(["4s", "3s 9h", "5s", "3d 9d", "6s", "3c 9c"], leader=0)
    table.run("0 play 4s", "1 pass", "2 play 5s", "3 pass")
    events = table.act(4, "play 6s")
    assert [event.text() for event in events] == ["4 play 6s", "4 out 3", "over 0 2 4"]
    public = table.round.public()
    assert public.step == "over"
    assert public.hands == ("", "3s 9h", "", "3d 9d", "", "3c 9c")
    assert table.to_act() == {}
    assert table.refusal(1, "play 9h") == "round_over"


def test_a_time_out_leads_the_lowest_single_and_passes_when_following() -> None:
    table = jiayibing(["4h 4s 9s", "5s", "6s", "7s", "8s", "9s"], leader=0)
    assert table.game.print_action(table.round.default(0)) == "play 4s"
    table.run("0 play 4s")
    assert table.game.print_action(table.round.default(1)) == "pass"


def test_under_the_duty_a_time_out_leads_the_marked_3_alone() -> None:
    hands = ["4s", "4h", "4d", "4c", "5s", "3s 3d 3h*"]
    table = jiayibing(hands, first_play="must_contain_marked_three")
    assert table.game.print_action(table.round.default(5)) == "play 3h*"


def test_questions_are_counted_for_each_seat_alone() -> None:
    table = jiayibing(SIX, leader=0)
    assert [table.round.question(seat) for seat in range(6)] == [1, None, None, None, None, None]
    table.run("0 play 4s", "1 play 5s", "2 pass", "3 pass", "4 pass", "5 pass")
    assert table.round.question(0) == 2


def test_everybody_sees_sides_counts_and_the_trick_but_no_hand() -> None:
    table = jiayibing(SIX, leader=0).run("0 play 4s", "1 pass", "2 play 6s")
    public = table.round.public()
    assert public.sides == "ABABAB"
    assert public.labels == ("甲", "A", "乙", "B", "丙", "C")
    assert public.counts == (1, 2, 1, 2, 2, 2)
    assert public.trick.actions == ("play 4s", "pass", "play 6s", None, None, None)
    assert (public.trick.winner, public.trick.best) == (2, "6s")
    assert public.hands is None
    assert table.round.private(3).hand == ("7s", "9c")
