"""The claim window: what may be seen of a claim, and when answers count."""

from __future__ import annotations

import pytest

from paiju.engine.refusal import Refused
from paiju.games import game_by_id
from paiju.table.claim_window import LONGEST, SHORTEST, window_length
from paiju.table.command import Act, Present, SetAuto, SetStanding
from paiju.table.entry import Advanced, Answered, Held, WindowClosed, decode
from paiju.table.event import Missed
from tests.table.evening import Evening
from tests.table.pebbles import GAME, DealtAs


def in_window(evening: Evening) -> bool:
    return evening.table.in_claim_window


def claimed(evening: Evening) -> bool:
    return in_window(evening) and bool(evening.asked())


def unclaimed(evening: Evening) -> bool:
    return in_window(evening) and not evening.asked()


def contested(evening: Evening) -> bool:
    return in_window(evening) and len(evening.asked()) == 2


def contested_win(evening: Evening) -> bool:
    return contested(evening) and "hu" in evening.own(evening.asked()[0])["actions"]


def winnable(evening: Evening) -> bool:
    return in_window(evening) and any("hu" in evening.own(seat)["actions"] for seat in range(3))


def evening_at(condition, *, seed: int = 1, pace: str = "normal") -> Evening:  # type: ignore[no-untyped-def]
    """A table of people at the first moment for which the condition holds."""
    for attempt in range(seed, seed + 50):
        evening = Evening(GAME, pace, seed=attempt)  # type: ignore[arg-type]
        evening.begin()
        evening.play_until(lambda each: condition(each) or each.phase == "settled")
        if condition(evening):
            return evening
    raise AssertionError("no such moment came up")


def test_a_window_is_between_six_tenths_of_a_second_and_a_second() -> None:
    lengths = {window_length(b"seed", number) for number in range(500)}
    assert min(lengths) >= SHORTEST
    assert max(lengths) <= LONGEST
    assert len(lengths) > 100


def test_play_pauses_whether_or_not_anybody_is_asked() -> None:
    for condition in (claimed, unclaimed):
        evening = evening_at(condition)
        asked = evening.asked()
        evening.pass_time(SHORTEST - 1)
        assert in_window(evening)
        for seat in asked:
            evening.act(seat, "pass")
        assert in_window(evening), "passing within the window does not shorten it"
        evening.pass_time(LONGEST - SHORTEST + 1)
        assert not in_window(evening)


def test_an_answer_repeated_within_the_window_is_acknowledged() -> None:
    evening = evening_at(claimed)
    seat = evening.asked()[0]
    question = evening.own(seat)["question"]
    evening.act(seat, "pass", id="once")
    again = Act(player=f"p{seat}", id="once", question=question, action="pass")
    assert evening.submit(again) == []
    assert evening.own(seat)["answer"] == "pass"
    with pytest.raises(Refused, match="stale_question"):
        evening.submit(Act(player=f"p{seat}", id="other", question=question, action="pass"))


def test_the_public_half_never_tells_who_is_asked_or_has_answered() -> None:
    evening = evening_at(claimed)
    seat = evening.asked()[0]
    public, deadline = evening.table.public(), evening.table.deadline
    others = [evening.own(other) for other in range(3) if other != seat]
    assert public["clock"].turns == ()
    evening.events.clear()
    evening.act(seat, "pass")
    assert evening.table.public() == public
    assert evening.table.deadline == deadline
    assert [evening.own(other) for other in range(3) if other != seat] == others
    assert evening.events == []


def test_ones_own_half_shows_the_answer_and_the_clock_of_the_claim() -> None:
    evening = evening_at(claimed)
    seat = evening.asked()[0]
    assert evening.own(seat)["own"].deadline is not None
    evening.act(seat, "pass")
    own = evening.own(seat)
    assert (own["answer"], own["actions"]) == ("pass", ())
    assert own["own"].deadline is None


def test_answers_of_a_window_are_held_and_carried_out_in_order_when_it_closes() -> None:
    evening = evening_at(contested)
    first, second = evening.asked()
    pond = evening.section("pond")
    assert isinstance(evening.act(second, "peng")[0], Held)
    evening.act(first, "pass")
    assert evening.section("pond") == pond
    evening.pass_time(LONGEST)
    play = evening.table._board.play
    assert play is not None
    assert [action[:2] for action in play.course[-2:]] == [(second, "peng"), (first, "pass")]
    assert evening.section("turn") == second


def test_what_an_earlier_answer_settles_drops_the_later_ones() -> None:
    evening = evening_at(contested_win)
    first, second = evening.asked()
    evening.act(first, "hu")
    evening.act(second, "pass")
    evening.pass_time(LONGEST)
    assert evening.section("settlement").settlement["winner"] == first
    assert evening.table.record().actions[-1][:2] == (first, "hu")  # type: ignore[union-attr]


def test_after_the_window_an_answer_counts_at_once() -> None:
    evening = evening_at(claimed)
    evening.pass_time(LONGEST)
    assert in_window(evening)
    seat = evening.asked()[0]
    entries = evening.act(seat, "peng")
    assert isinstance(entries[0], Answered)
    assert evening.section("turn") == seat


def test_play_goes_on_at_once_when_the_last_one_passes_after_the_window() -> None:
    evening = evening_at(claimed)
    evening.pass_time(LONGEST)
    while in_window(evening):
        entries = evening.act(evening.asked()[0], "pass")
    assert isinstance(entries[-1], Advanced)


def test_a_claim_never_touches_the_bank_and_its_time_out_is_told_to_nobody_else() -> None:
    evening = evening_at(claimed)
    seat = evening.asked()[0]
    evening.pass_time(15_000)
    assert not evening.asked() or evening.section("step") != "claim"
    assert evening.own(seat)["own"].bank == 60_000
    assert Missed(seat) in evening.events
    assert Missed(seat).seen_by((seat + 1) % 3) is None
    assert Missed(seat).seen_by(None) is None


def test_standing_answers_to_claims_come_only_after_the_window() -> None:
    evening = evening_at(claimed)
    public, deadline = evening.table.public(), evening.table.deadline
    for seat in range(3):
        evening.submit(SetStanding(player=f"p{seat}", no_claims=True, win=True))
    assert (evening.table.public(), evening.table.deadline) == (public, deadline)
    assert deadline is not None
    evening.pass_time(deadline - evening.now)
    assert not in_window(evening)


def test_auto_win_takes_a_win_in_a_claim() -> None:
    evening = evening_at(winnable)
    winner = next(seat for seat in evening.asked() if "hu" in evening.own(seat)["actions"])
    for seat in range(3):
        evening.submit(SetStanding(player=f"p{seat}", win=seat == winner, no_claims=seat != winner))
    evening.pass_time(LONGEST)
    settlement = evening.section("settlement")
    assert settlement is not None
    assert settlement.settlement["winner"] == winner


def test_no_claims_still_asks_for_a_win() -> None:
    evening = evening_at(winnable)
    winner = next(seat for seat in evening.asked() if "hu" in evening.own(seat)["actions"])
    evening.submit(SetStanding(player=f"p{winner}", no_claims=True))
    evening.pass_time(LONGEST)
    assert winner in evening.asked()


def test_auto_play_answers_a_claim_when_the_window_closes() -> None:
    evening = evening_at(lambda each: claimed(each) and not contested(each))
    (seat,) = evening.asked()
    evening.submit(SetAuto(player=f"p{seat}", on=True))
    entries: list[object] = []
    while in_window(evening):
        evening.now = evening.table.deadline or evening.now
        entries += evening.table.tick(evening.now)
    assert isinstance(entries[0], WindowClosed)
    assert isinstance(entries[1], Answered)
    assert entries[1].by == "auto"
    assert entries[1].at == entries[0].at


def test_a_window_opens_even_when_everybody_is_away() -> None:
    evening = evening_at(unclaimed)
    for seat in range(3):
        evening.submit(Present(player=f"p{seat}", present=False))
    evening.pass_time(SHORTEST - 1)
    assert in_window(evening)


def test_a_held_answer_survives_a_crash() -> None:
    evening = evening_at(claimed)
    seat = evening.asked()[0]
    evening.act(seat, "pass")
    restored = evening.restored()
    assert evening.halves(restored) == evening.halves()
    deadline = evening.table.deadline
    assert deadline is not None
    restored.tick(deadline)
    evening.pass_time(deadline - evening.now)
    assert evening.halves(restored) == evening.halves()


@pytest.mark.parametrize("game_id", ["anshan-mahjong", "yuyao-mahjong"])
def test_no_claim_at_mahjong_is_seen_before_its_window_closes(game_id: str) -> None:
    evening = Evening(game_by_id(game_id), seed=11)
    evening.begin()
    held = 0
    while evening.phase == "playing":
        asked = evening.asked()
        if not asked:
            evening.wait()
            continue
        before = evening.table.public(), evening.table.deadline, len(evening.events)
        evening.act_somehow(asked[-1])
        if isinstance(decode(evening.journal[-1]), Held):
            held += 1
            after = evening.table.public(), evening.table.deadline, len(evening.events)
            assert after == before
    assert held > 5


def test_two_tables_that_differ_only_in_who_may_claim_look_alike_to_everybody_else() -> None:
    may_claim = Evening(DealtAs([1, 2, 2, 1, 3, 3, 4, 4, 4]))
    may_not = Evening(DealtAs([1, 2, 2, 3, 3, 3, 4, 4, 4]))

    def assert_alike() -> None:
        assert may_claim.table.public() == may_not.table.public()
        assert may_claim.table.deadline == may_not.table.deadline
        for seat in (0, 2):
            assert may_claim.own(seat) == may_not.own(seat)
            seen = [
                [part for event in each.events if (part := event.seen_by(seat)) is not None]
                for each in (may_claim, may_not)
            ]
            assert seen[0] == seen[1]

    for evening in (may_claim, may_not):
        evening.begin()
        for seat in range(3):
            evening.act(seat, "hide")
        evening.act(0, "discard 1")
    assert may_claim.asked() == [1]
    assert may_not.asked() == []
    assert_alike()
    for evening in (may_claim, may_not):
        evening.pass_time(300)
    may_claim.act(1, "pass")
    assert_alike()
    for evening in (may_claim, may_not):
        evening.wait()
        assert evening.section("turn") == 1
    assert_alike()


def test_missed_claims_light_no_badge_but_are_then_answered_when_the_window_closes() -> None:
    evening = Evening(DealtAs([1, 4, 4, 2, 3, 3, 1, 2, 4]))
    evening.begin()
    for seat in range(3):
        evening.act(seat, "hide")
    for seat, discard in ((0, "discard 1"), (1, "discard 2")):
        evening.act(seat, discard)
        assert evening.asked() == [2]
        evening.pass_time(15_000)
        assert evening.events.count(Missed(2)) == seat + 1
    assert not evening.section("seats").seats[2].auto
    evening.pass_time(75_000)
    while evening.table.in_claim_window:
        evening.act(evening.asked()[0], "pass")
        evening.pass_time(LONGEST)
    evening.act(0, "discard 4")
    assert evening.asked() == [2]
    evening.pass_time(LONGEST)
    assert evening.section("turn") == 1
    assert not any(seat.auto for seat in evening.section("seats").seats)
