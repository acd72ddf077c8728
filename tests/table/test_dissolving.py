"""Dissolving a room (解散)."""

from __future__ import annotations

from paiju.table.command import Leave, Present, Propose, Vote
from paiju.table.entry import MatchEnded
from tests.table.evening import Evening, refused
from tests.table.pebbles import GAME


def playing(people: int = 3) -> Evening:
    evening = Evening(GAME, people=people)
    evening.begin()
    return evening


def vote(seat: int, agree: bool = True) -> Vote:
    return Vote(player=f"p{seat}", agree=agree)


def away(seat: int, present: bool = False) -> Present:
    return Present(player=f"p{seat}", present=present)


def test_the_room_is_dissolved_when_everyone_present_agrees() -> None:
    evening = playing()
    evening.submit(Propose(player="p0"))
    proposal = evening.section("proposal")
    assert (proposal.by, proposal.votes) == (0, (True, None, None))
    evening.submit(vote(1))
    assert not evening.table.finished
    evening.submit(vote(2))
    assert evening.table.finished
    assert evening.section("result").reason == "dissolved"
    assert evening.section("proposal") is None


def test_a_round_broken_off_leaves_a_record_without_a_settlement() -> None:
    evening = playing()
    evening.act(0, "hide")
    evening.submit(Propose(player="p0"))
    evening.submit(vote(1))
    *_, ended = evening.submit(vote(2))
    record = evening.table.record()
    assert record is not None
    assert record.settlement is None
    assert record.ended is not None
    assert record.shuffle.server_seed is not None
    assert [action[:2] for action in record.actions] == [(0, "hide")]
    assert isinstance(ended, MatchEnded)
    assert len(ended.record) == 32


def test_finished_rounds_keep_their_scores() -> None:
    for seed in range(20):
        evening = Evening(GAME, seed=seed)
        evening.begin()
        evening.play_round()
        totals = evening.section("settlement").totals
        if any(totals):
            break
    evening.ready()
    evening.pass_time(1_000)
    evening.submit(Propose(player="p0"))
    evening.submit(vote(1))
    evening.submit(vote(2))
    places = evening.section("result").places
    assert sorted(totals, reverse=True) == [place.points for place in places]


def test_one_refusal_cancels() -> None:
    evening = playing()
    evening.submit(Propose(player="p0"))
    evening.submit(vote(1, agree=False))
    assert evening.section("proposal") is None
    assert evening.phase == "playing"
    assert refused(evening, vote(2)) == "no_proposal"


def test_a_player_may_propose_once_in_two_minutes() -> None:
    evening = playing()
    evening.submit(Propose(player="p0"))
    assert refused(evening, Propose(player="p1")) == "proposal_runs"
    evening.submit(vote(1, agree=False))
    assert refused(evening, Propose(player="p0")) == "proposed_lately"
    evening.submit(Propose(player="p1"))
    evening.submit(vote(0, agree=False))
    evening.pass_time(120_000)
    evening.submit(Propose(player="p0"))


def test_the_absent_count_as_agreeing_after_thirty_seconds() -> None:
    evening = playing()
    evening.submit(away(2))
    evening.pass_time(60_000)
    evening.submit(Propose(player="p0"))
    evening.submit(vote(1))
    evening.pass_time(29_999)
    assert not evening.table.finished
    evening.pass_time(1)
    assert evening.table.finished


def test_one_who_goes_during_the_vote_has_thirty_seconds_to_return() -> None:
    evening = playing()
    evening.submit(Propose(player="p0"))
    evening.submit(vote(1))
    evening.pass_time(10_000)
    evening.submit(away(2))
    evening.pass_time(29_000)
    evening.submit(away(2, present=True))
    evening.pass_time(10_000)
    assert not evening.table.finished
    evening.submit(vote(2))
    assert evening.table.finished


def test_a_proposal_lapses_when_somebody_present_does_not_vote() -> None:
    evening = playing()
    evening.submit(Propose(player="p0"))
    evening.submit(vote(1))
    assert evening.section("proposal").until == evening.now + 60_000
    evening.pass_time(60_000)
    assert evening.section("proposal") is None
    assert not evening.table.finished


def test_bots_have_no_vote() -> None:
    evening = playing(people=1)
    evening.submit(Propose(player="p0"))
    assert evening.table.finished


def test_nobody_votes_twice_and_strangers_not_at_all() -> None:
    evening = playing()
    evening.submit(Propose(player="p0"))
    assert refused(evening, vote(0)) == "already_voted"
    assert refused(evening, Vote(player="x", agree=True)) == "not_seated"
    assert refused(evening, Propose(player="x")) == "not_seated"


def test_a_waiting_room_may_be_dissolved_too() -> None:
    evening = Evening(GAME)
    evening.take_seats()
    evening.submit(Propose(player="p0"))
    evening.submit(Leave(player="p1"))
    evening.submit(vote(2))
    assert evening.table.finished
    assert evening.section("result").places == ()


def test_the_clock_runs_on_during_a_vote() -> None:
    evening = playing()
    evening.submit(Propose(player="p0"))
    evening.pass_time(15_000)
    assert evening.section("step") == "discard"
