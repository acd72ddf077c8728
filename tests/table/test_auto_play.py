"""Auto-play (托管) and the standing answers to one's own turn."""

from __future__ import annotations

import pytest

from paiju.table.command import Leave, Present, Ready, Say, SetAuto, SetStanding, Sit, VoteAuto
from paiju.table.event import AutoChanged, TimedOut
from tests.table.evening import Evening, refused
from tests.table.pebbles import GAME, DealtAs
from tests.table.test_clock import at_a_turn


def winners(evening: Evening) -> list[int]:
    return [seat for seat in evening.asked() if "hu" in evening.own(seat)["actions"]]


def badge(evening: Evening, seat: int) -> bool:
    return bool(evening.section("seats").seats[seat].auto)


def test_auto_play_answers_after_a_second() -> None:
    evening, seat = at_a_turn()
    evening.submit(SetAuto(player=f"p{seat}", on=True))
    assert badge(evening, seat)
    evening.pass_time(999)
    assert evening.section("step") == "discard"
    evening.pass_time(1)
    assert evening.section("step") == "claim"


def test_auto_play_takes_a_legal_win() -> None:
    for seed in range(60):
        evening = Evening(GAME, seed=seed)
        evening.begin()
        evening.play_until(
            lambda each: (
                each.phase == "settled" or any("hu" in each.own(s)["actions"] for s in range(3))
            )
        )
        if evening.phase == "playing":
            break
    (seat,) = winners(evening)
    for each in range(3):
        evening.submit(SetAuto(player=f"p{each}", on=True))
    evening.pass_time(1_000)
    assert evening.section("settlement").settlement["winner"] == seat


def play_turns(evening: Evening, seat: int, plan: str) -> None:
    """At this seat's next turns: `t` it lets its time run out, `a` it answers. It lets its claims
    pass by silently; the others answer quietly."""
    for step in plan:
        while evening.asked() != [seat] or evening.section("step") != "discard":
            others = [each for each in evening.asked() if each != seat]
            if others:
                evening.act_quietly(others[0])
            else:
                evening.wait()
        if step == "a":
            evening.act_quietly(seat)
        else:
            evening.wait()


def test_two_time_outs_in_a_row_switch_auto_play_on() -> None:
    evening, seat = at_a_turn("fast")
    play_turns(evening, seat, "t")
    assert not badge(evening, seat)
    play_turns(evening, seat, "t")
    assert badge(evening, seat)
    assert AutoChanged(seat, "timeouts") in evening.events


def test_an_answer_in_between_starts_the_count_again() -> None:
    evening, seat = at_a_turn("fast")
    play_turns(evening, seat, "tat")
    assert not badge(evening, seat)


def test_an_answer_to_a_claim_starts_the_count_again_too() -> None:
    evening = Evening(DealtAs([2, 4, 4, 1, 2, 3, 1, 3, 3]), "fast")
    evening.begin()
    for seat in range(3):
        evening.act(seat, "hide")
    evening.pass_time(38_000)
    assert evening.events.count(TimedOut(0)) == 1
    evening.pass_time(1_000)
    evening.act(1, "discard 2")
    evening.act(0, "pass")
    evening.pass_time(1_000)
    evening.act(2, "discard 1")
    evening.act(1, "pass")
    evening.pass_time(10_000)
    assert evening.events.count(TimedOut(0)) == 2
    assert not badge(evening, 0)


@pytest.mark.parametrize("touch", ["act", "switch", "say", "stand"])
def test_any_touch_of_the_players_own_ends_auto_play(touch: str) -> None:
    evening, seat = at_a_turn()
    player = f"p{seat}"
    evening.submit(SetAuto(player=player, on=True))
    if touch == "act":
        evening.act(seat, evening.own(seat)["actions"][0])
    elif touch == "switch":
        evening.submit(SetAuto(player=player, on=False))
    elif touch == "say":
        evening.submit(Say(player=player, phrase="hello"))
    else:
        evening.submit(SetStanding(player=player))
    assert not badge(evening, seat)


def test_leaving_a_match_means_auto_play_until_one_returns() -> None:
    for back in (Present(player="p1", present=True), Sit(player="p1", name="P1")):
        evening, _ = at_a_turn()
        evening.submit(Leave(player="p1"))
        info = evening.section("seats").seats[1]
        assert (info.player, info.present, info.auto) == ("p1", False, True)
        evening.submit(back)
        info = evening.section("seats").seats[1]
        assert (info.present, info.auto) == (True, False)


def test_a_lost_connection_alone_does_not_switch_auto_play_on() -> None:
    evening, seat = at_a_turn()
    evening.submit(Present(player=f"p{seat}", present=False))
    evening.pass_time(74_999)
    assert evening.section("step") == "discard"
    assert not badge(evening, seat)


def test_auto_play_is_for_matches() -> None:
    evening = Evening(GAME)
    evening.take_seats()
    assert refused(evening, SetAuto(player="p0", on=True)) == "no_round"
    assert evening.submit(SetAuto(player="p0", on=False)) == []


def test_the_drawn_tile_is_discarded_by_a_standing_answer() -> None:
    evening, seat = at_a_turn()
    evening.submit(SetStanding(player=f"p{seat}", discard_drawn=True))
    public = evening.section("seats")
    assert evening.own(seat)["own"].discard_drawn
    evening.pass_time(500)
    assert evening.section("step") == "claim"
    assert evening.section("seats") == public, "nobody else sees a standing answer"


def test_after_a_claim_there_is_no_drawn_tile_to_discard() -> None:
    evening = Evening(GAME, seed=2)
    evening.begin()
    evening.play_until(lambda each: any("peng" in each.own(seat)["actions"] for seat in range(3)))
    evening.pass_time(1_000)
    seat = next(seat for seat in range(3) if "peng" in evening.own(seat)["actions"])
    evening.submit(SetStanding(player=f"p{seat}", discard_drawn=True))
    evening.act(seat, "peng")
    while evening.section("step") == "claim":
        evening.act(evening.asked()[0], "pass")
    evening.pass_time(10_000)
    assert evening.section("turn") == seat
    assert evening.section("step") == "discard"


def test_where_no_clock_runs_the_others_may_vote_a_disconnected_player_onto_auto_play() -> None:
    evening, seat = at_a_turn("off")
    first, second = [each for each in range(3) if each != seat]
    vote = VoteAuto(player=f"p{first}", seat=seat)
    assert refused(evening, vote) == "is_present"
    evening.submit(Present(player=f"p{seat}", present=False))
    evening.submit(vote)
    assert not badge(evening, seat)
    evening.submit(VoteAuto(player=f"p{second}", seat=seat))
    assert badge(evening, seat)
    evening.pass_time(1_000)
    assert evening.section("step") == "claim"
    evening.submit(Present(player=f"p{seat}", present=True))
    assert not badge(evening, seat)


def test_a_vote_onto_auto_play_needs_every_other_player_who_is_present() -> None:
    evening, seat = at_a_turn("off")
    first, second = [each for each in range(3) if each != seat]
    evening.submit(Present(player=f"p{seat}", present=False))
    evening.submit(VoteAuto(player=f"p{first}", seat=seat))
    evening.submit(Present(player=f"p{second}", present=False))
    assert badge(evening, seat)


def test_votes_are_void_once_the_disconnected_player_returns() -> None:
    evening, seat = at_a_turn("off")
    first, second = [each for each in range(3) if each != seat]
    evening.submit(Present(player=f"p{seat}", present=False))
    evening.submit(VoteAuto(player=f"p{first}", seat=seat))
    for present in (True, False):
        evening.submit(Present(player=f"p{seat}", present=present))
    evening.submit(VoteAuto(player=f"p{second}", seat=seat))
    assert not badge(evening, seat)


def test_auto_play_ends_with_its_match() -> None:
    evening = Evening(GAME, options={"rounds": 1})
    evening.begin()
    for seat in range(3):
        evening.submit(SetAuto(player=f"p{seat}", on=True))
    while evening.phase == "playing":
        assert badge(evening, 0)
        evening.wait()
    assert evening.phase == "over"
    assert not badge(evening, 0)


def test_auto_play_of_ones_own_choice_outlasts_a_lost_connection() -> None:
    evening, _ = at_a_turn()
    evening.submit(SetAuto(player="p0", on=True))
    for present in (False, True):
        evening.submit(Present(player="p0", present=present))
    assert badge(evening, 0)


def test_to_be_ready_ends_auto_play() -> None:
    evening = Evening(GAME)
    evening.begin()
    for seat in range(3):
        evening.submit(SetAuto(player=f"p{seat}", on=True))
    while evening.phase == "playing":
        evening.wait()
    evening.submit(Ready(player="p0"))
    assert not badge(evening, 0)
    assert badge(evening, 1)


def test_where_a_clock_runs_nobody_votes_about_auto_play() -> None:
    evening, seat = at_a_turn()
    evening.submit(Present(player=f"p{seat}", present=False))
    other = (seat + 1) % 3
    assert refused(evening, VoteAuto(player=f"p{other}", seat=seat)) == "clock_runs"
    assert refused(evening, VoteAuto(player=f"p{other}", seat=other)) == "no_such_seat"


def test_a_bot_that_failed_is_played_for_by_auto_play() -> None:
    evening = Evening(GAME, people=1)
    evening.begin()
    evening.submit(SetAuto(player="b1", on=True))
    assert evening.table.bots_to_act() == [2]
    evening.pass_time(1_000)
    assert evening.own(1)["answer"] == "hide"
