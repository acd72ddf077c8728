"""Actions: the question they answer, their ids, and what a late one is told."""

from __future__ import annotations

import pytest

from paiju.engine.refusal import Refused
from paiju.table.command import Act, SetAuto
from tests.table.evening import Evening, refused
from tests.table.pebbles import GAME


@pytest.fixture
def evening() -> Evening:
    evening = Evening(GAME)
    evening.begin()
    return evening


def hide(player: str, question: int = 1, action_id: str = "x", action: str = "hide") -> Act:
    return Act(player=player, id=action_id, question=question, action=action)


def told(evening: Evening, command: Act) -> str:
    with pytest.raises(Refused) as caught:
        evening.submit(command)
    assert caught.value.code == "stale_question"
    return caught.value.message.en


def test_a_repeated_id_is_acknowledged_and_not_done_twice(evening: Evening) -> None:
    assert evening.submit(hide("p0"))
    halves = evening.halves()
    assert evening.submit(hide("p0")) == []
    assert evening.submit(hide("p0", action="show")) == []
    assert evening.halves() == halves


def test_a_repeated_id_is_known_after_a_crash(evening: Evening) -> None:
    evening.submit(hide("p0"))
    restored = evening.restored()
    assert restored.submit(hide("p0"), evening.now) == []


def test_an_id_is_known_long_after_its_question(evening: Evening) -> None:
    evening.submit(hide("p0"))
    evening.play_round()
    assert evening.submit(hide("p0")) == []


def test_ids_are_a_players_own(evening: Evening) -> None:
    assert evening.submit(hide("p0", action_id="same"))
    assert evening.submit(hide("p1", action_id="same"))


def test_a_second_answer_to_the_same_question_hears_of_the_first(evening: Evening) -> None:
    evening.submit(hide("p0"))
    assert told(evening, hide("p0", action_id="y")) == "You have already answered: hide"


def test_an_answer_after_the_time_out_hears_of_it(evening: Evening) -> None:
    evening.submit(hide("p1"))
    evening.submit(hide("p2"))
    evening.pass_time(15_000)
    assert told(evening, hide("p0")) == "Time ran out; played for you: hide"


def test_an_answer_after_auto_play_hears_of_it(evening: Evening) -> None:
    evening.submit(SetAuto(player="p0", on=True))
    evening.pass_time(1_000)
    assert told(evening, hide("p0")) == "Auto-play has played for you: hide"


def test_a_question_that_was_never_put_has_passed(evening: Evening) -> None:
    assert told(evening, hide("p0", question=7)) == "That question has passed; play went on"


def test_after_the_round_one_hears_that_it_is_over(evening: Evening) -> None:
    evening.play_round()
    assert told(evening, hide("p0", action_id="late")) == "The round is over"


def test_an_illegal_action_is_refused_in_the_rules_own_words(evening: Evening) -> None:
    seat = next(seat for seat in range(3) if "show" not in evening.own(seat)["actions"])
    assert refused(evening, hide(f"p{seat}", action="show")) == "illegal"


def test_malformed_actions_and_ids_are_refused(evening: Evening) -> None:
    assert refused(evening, hide("p0", action="fly")) == "bad_action"
    assert refused(evening, hide("p0", action_id="")) == "bad_action_id"
    assert refused(evening, hide("p0", action_id="x" * 41)) == "bad_action_id"


def test_nobody_acts_from_no_seat_or_without_a_round() -> None:
    evening = Evening(GAME)
    assert refused(evening, hide("p0")) == "not_seated"
    evening.take_seats()
    assert refused(evening, hide("p0")) == "no_round"
