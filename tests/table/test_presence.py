"""People who come and go, rooms without people, and outages of the host."""

from __future__ import annotations

from paiju.table.command import Close, Present, Propose, Ready, Resume, SetAuto, Vote
from paiju.table.entry import decode
from paiju.table.table import Table
from tests.table.evening import START, Evening, entropy
from tests.table.pebbles import GAME
from tests.table.test_clock import at_a_turn


def all_go(evening: Evening) -> None:
    for seat in range(evening.people):
        evening.submit(Present(player=f"p{seat}", present=False))


def test_presence_is_shown_to_all() -> None:
    evening, _ = at_a_turn()
    evening.submit(Present(player="p1", present=False))
    assert not evening.section("seats").seats[1].present
    assert evening.submit(Present(player="p1", present=False)) == []
    evening.submit(Present(player="p1", present=True))
    assert evening.section("seats").seats[1].present
    assert evening.submit(Present(player="p1", present=True)) == []


def test_a_spectators_presence_is_no_fact_of_the_table() -> None:
    evening, _ = at_a_turn()
    assert evening.submit(Present(player="x", present=True)) == []


def test_when_everybody_has_gone_auto_play_finishes_the_round_even_without_a_clock() -> None:
    evening, _ = at_a_turn("off")
    all_go(evening)
    evening.pass_time(30_000)
    assert evening.section("step") == "discard"
    evening.pass_time(300_000)
    assert evening.phase == "paused"
    assert evening.section("settlement") is not None


def test_a_short_absence_of_the_only_person_plays_nothing_for_him() -> None:
    evening = Evening(GAME, "off", people=1)
    evening.begin()
    all_go(evening)
    evening.pass_time(29_000)
    evening.submit(Present(player="p0", present=True))
    evening.pass_time(60_000)
    assert evening.own(0)["answer"] is None


def test_a_paused_match_goes_on_when_somebody_returns() -> None:
    evening, _ = at_a_turn()
    all_go(evening)
    evening.pass_time(3_600_000)
    assert evening.phase == "paused"
    assert evening.section("match").next is None
    evening.submit(Present(player="p2", present=True))
    assert evening.phase == "settled"
    assert evening.section("match").next == evening.now + 15_000
    evening.submit(Ready(player="p2"))
    assert evening.phase == "shuffling"


def test_a_paused_match_ends_after_a_day_with_its_scores_kept() -> None:
    evening, _ = at_a_turn()
    all_go(evening)
    evening.pass_time(3_600_000)
    totals = evening.section("settlement").totals
    evening.pass_time(86_400_000)
    assert evening.table.finished
    result = evening.section("result")
    assert result.reason == "expired"
    assert sorted(totals, reverse=True) == [place.points for place in result.places]


def test_a_room_whose_match_is_over_ends_when_everybody_has_gone() -> None:
    evening = Evening(GAME, options={"rounds": 1})
    evening.begin()
    evening.play_round()
    evening.pass_time(3_600_000)
    assert not evening.table.finished
    all_go(evening)
    assert evening.section("room").expires == evening.now + 600_000
    evening.pass_time(600_000)
    assert evening.table.finished
    assert evening.section("result").reason == "played"


def test_after_an_outage_nobody_is_timed_out_for_the_hosts_absence() -> None:
    evening, seat = at_a_turn()
    (before,) = evening.section("clock").turns
    table = evening.restored()
    table.submit(Resume(), evening.now + 100_000)
    (after,) = table.public()["clock"].turns
    assert after.deadline == before.deadline + 100_000
    assert table.public()["step"] == "discard"
    assert table.public()["turn"] == seat


def test_an_outage_moves_the_countdown_to_the_next_round() -> None:
    evening, _ = at_a_turn()
    evening.play_round()
    before = evening.section("match").next
    evening.now += 50_000
    evening.submit(Resume())
    assert evening.section("match").next == before + 50_000
    assert evening.phase == "settled"


def test_an_outage_moves_the_claim_window() -> None:
    evening, seat = at_a_turn()
    evening.act_quietly(seat)
    before = evening.table.deadline
    assert before is not None
    evening.now += 50_000
    evening.submit(Resume())
    assert evening.table.deadline == before + 50_000


def test_an_outage_moves_votes_and_the_seconds_of_auto_play() -> None:
    evening, seat = at_a_turn()
    evening.pass_time(500)
    evening.submit(SetAuto(player=f"p{seat}", on=True))
    evening.submit(Propose(player=f"p{(seat + 1) % 3}"))
    until = evening.section("proposal").until
    evening.now += 50_000
    evening.submit(Resume())
    assert evening.section("proposal").until == until + 50_000
    evening.pass_time(999)
    assert evening.section("step") == "discard"


def test_an_outage_moves_the_time_for_seeds() -> None:
    evening = Evening(GAME)
    evening.take_seats()
    evening.ready()
    until = evening.section("shuffle").seeds_until
    evening.now += 50_000
    evening.submit(Resume())
    assert evening.section("shuffle").seeds_until == until + 50_000
    assert evening.phase == "shuffling"


def test_an_outage_does_not_shorten_the_life_of_an_empty_room() -> None:
    evening = Evening(GAME)
    evening.now += 3_600_000
    evening.submit(Resume())
    assert evening.section("room").expires == evening.now + 600_000


def test_an_outage_is_no_time_in_which_the_absent_agree() -> None:
    evening, _ = at_a_turn()
    evening.submit(Propose(player="p0"))
    evening.submit(Vote(player="p1", agree=True))
    evening.pass_time(10_000)
    evening.submit(Present(player="p2", present=False))
    evening.now += 50_000
    evening.submit(Resume())
    evening.pass_time(29_999)
    assert not evening.table.finished
    evening.pass_time(1)
    assert evening.table.finished


def test_an_outage_moves_the_end_of_a_pause() -> None:
    evening, _ = at_a_turn()
    all_go(evening)
    evening.pass_time(3_600_000)
    before = evening.table.deadline
    assert before is not None
    evening.now += 50_000
    gap = evening.now - decode(evening.journal[-1]).at
    evening.submit(Resume())
    assert evening.table.deadline == before + gap


def test_the_host_may_close_a_table_and_a_running_round_is_broken_off() -> None:
    evening, _ = at_a_turn()
    evening.submit(Close(reason="drained"))
    assert evening.table.finished
    assert evening.section("result").reason == "drained"
    record = evening.table.record()
    assert record is not None
    assert record.settlement is None


def test_a_checkpoint_between_rounds_stands_for_the_entries_before_it() -> None:
    evening = Evening(GAME)
    evening.begin()
    assert not evening.table.at_boundary
    evening.play_round()
    evening.ready()
    assert evening.table.at_boundary
    checkpoint, kept = evening.table.checkpoint(), len(evening.journal)
    evening.pass_time(1_000)
    evening.act(0, "hide", id="once")
    later = [decode(line) for line in evening.journal[kept:]]
    table = Table.restore(GAME, evening.setup, entropy(5), checkpoint, later)
    assert evening.halves(table) == evening.halves()


def test_the_journal_alone_opens_the_room() -> None:
    table = Table(GAME, Evening(GAME).setup, entropy(1))
    assert table.deadline == 0
    (opened,) = table.tick(START)
    assert opened.at == START
    assert table.tick(START) == []
