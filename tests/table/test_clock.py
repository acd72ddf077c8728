"""Move clocks, banks and time-outs."""

from __future__ import annotations

from paiju.table.command import Act, Again, Lag
from paiju.table.event import TimedOut
from tests.table.evening import Evening, refused
from tests.table.pebbles import GAME


def at_a_turn(pace: str = "normal", **choices: object) -> tuple[Evening, int]:
    """A table where one person has just drawn and is to discard."""
    evening = Evening(GAME, pace, **choices)  # type: ignore[arg-type]
    evening.begin()
    while evening.section("step") == "show":
        evening.act(evening.asked()[0], "hide")
    return evening, evening.section("turn")


def test_a_turns_clock_is_public() -> None:
    evening, seat = at_a_turn()
    (turn,) = evening.section("clock").turns
    assert (turn.seat, turn.deadline, turn.bank) == (seat, evening.now + 15_000, 60_000)
    assert evening.own(seat)["own"].deadline == turn.deadline


def test_time_runs_out_when_move_and_bank_are_used_up() -> None:
    evening, seat = at_a_turn()
    evening.pass_time(74_999)
    assert evening.section("turn") == seat
    assert evening.section("step") == "discard"
    evening.pass_time(1)
    assert evening.section("step") == "claim"
    assert TimedOut(seat) in evening.events
    assert evening.own(seat)["own"].bank == 0


def test_a_time_out_is_marked_in_the_record() -> None:
    evening, seat = at_a_turn()
    evening.pass_time(75_000)
    evening.play_round()
    record = evening.table.record()
    assert record is not None
    assert record.actions[3][0] == seat
    assert record.actions[3][2:] == (75_000, "timeout")
    assert all(len(action) == 3 for action in record.actions[:3])


def test_a_longer_thought_is_paid_from_the_bank() -> None:
    evening, seat = at_a_turn()
    evening.pass_time(20_000)
    evening.act(seat, evening.own(seat)["actions"][0])
    assert evening.own(seat)["own"].bank == 55_000


def test_measured_lag_is_credited_up_to_a_cap() -> None:
    evening, seat = at_a_turn()
    evening.submit(Lag(player=f"p{seat}", ms=400))
    evening.pass_time(15_400)
    evening.act(seat, evening.own(seat)["actions"][0])
    assert evening.own(seat)["own"].bank == 60_000
    evening, seat = at_a_turn()
    evening.submit(Lag(player=f"p{seat}", ms=90_000))
    evening.pass_time(75_999)
    assert evening.section("step") == "discard"
    evening.pass_time(1)
    assert evening.section("step") == "claim"


def test_one_question_to_all_has_one_deadline_and_shows_nobody_answering() -> None:
    evening = Evening(GAME)
    evening.begin()
    before = evening.table.public()
    turns = evening.section("clock").turns
    assert [turn.seat for turn in turns] == [0, 1, 2]
    assert {(turn.deadline, turn.bank) for turn in turns} == {(evening.now + 15_000, 0)}
    evening.act(1, "hide")
    assert evening.table.public() == before
    assert evening.own(1)["own"].deadline is None
    evening.pass_time(15_000)
    assert evening.section("step") == "discard"
    assert not any(isinstance(event, TimedOut) for event in evening.events)
    assert evening.own(0)["own"].bank == 60_000


def test_paces_have_their_own_times() -> None:
    for pace, move, bank in (("relaxed", 30_000, 120_000), ("fast", 8_000, 30_000)):
        evening, _ = at_a_turn(pace)
        (turn,) = evening.section("clock").turns
        assert (turn.deadline - evening.now, turn.bank) == (move, bank)


def test_where_the_clock_is_off_nobody_is_timed_out() -> None:
    evening, seat = at_a_turn("off")
    assert evening.section("clock").turns == ()
    evening.pass_time(86_400_000)
    assert (evening.section("turn"), evening.section("step")) == (seat, "discard")


def test_a_silent_bot_is_played_for_even_where_the_clock_is_off() -> None:
    evening = Evening(GAME, "off", people=1)
    evening.begin()
    evening.act(0, "hide")
    assert evening.table.bots_to_act() == [1, 2]
    evening.pass_time(30_000)
    assert evening.section("step") == "discard"


def test_the_bank_lasts_a_match_and_is_new_in_the_next() -> None:
    evening, seat = at_a_turn(options={"rounds": 2})
    evening.pass_time(20_000)
    evening.act(seat, evening.own(seat)["actions"][0])
    evening.play_round()
    evening.ready()
    evening.pass_time(1_000)
    assert evening.own(seat)["own"].bank == 55_000
    evening.play_round()
    for each in range(3):
        evening.submit(Again(player=f"p{each}"))
    assert evening.own(seat)["own"].bank == 60_000


def test_an_answer_just_after_the_deadline_but_before_the_tick_counts() -> None:
    evening, seat = at_a_turn()
    evening.now += 75_001
    evening.act(seat, evening.own(seat)["actions"][0])
    assert TimedOut(seat) not in evening.events
    late = Act(player=f"p{seat}", id="late", question=2, action="discard 1")
    assert refused(evening, late) == "stale_question"
