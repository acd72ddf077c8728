"""Who sits where, and who may change it."""

from __future__ import annotations

from paiju.table.command import Leave, Present, Ready, SeatBot, Sit, Unseat
from tests.table.evening import Evening, refused
from tests.table.pebbles import GAME


def sit(player: str, seat: int | None = None) -> Sit:
    return Sit(player=player, name=player.upper(), seat=seat)


def bot(name: str, player: str | None = None, seat: int | None = None) -> SeatBot:
    return SeatBot(player=player, bot=name, name=name, level="basic", seat=seat)


def test_a_player_takes_the_seat_he_names_or_the_first_free_one() -> None:
    evening = Evening(GAME)
    evening.submit(sit("a", 1))
    evening.submit(sit("b"))
    assert (evening.table.seat_of("a"), evening.table.seat_of("b")) == (1, 0)
    assert refused(evening, sit("c", 1)) == "seat_taken"
    assert refused(evening, sit("c", 7)) == "no_such_seat"


def test_a_seated_player_may_move_to_a_free_seat() -> None:
    evening = Evening(GAME)
    evening.submit(sit("a", 1))
    evening.submit(sit("a", 2))
    assert [seat.player for seat in evening.section("seats").seats] == [None, None, "a"]


def test_a_full_room_takes_nobody_else() -> None:
    evening = Evening(GAME)
    evening.take_seats()
    assert refused(evening, sit("c")) == "room_full"


def test_leaving_before_the_match_frees_the_seat() -> None:
    evening = Evening(GAME)
    evening.take_seats()
    evening.submit(Leave(player="p1"))
    assert evening.table.seat_of("p1") is None
    assert refused(evening, Leave(player="p1")) == "not_seated"


def test_nobody_sits_down_during_a_match() -> None:
    evening = Evening(GAME)
    evening.begin()
    assert refused(evening, sit("c")) == "match_running"
    assert refused(evening, bot("b9")) == "match_running"


def test_the_creator_and_the_host_may_seat_bots_and_take_them_out() -> None:
    evening = Evening(GAME)
    evening.submit(bot("b1", "p0", 1))
    evening.submit(bot("b2"))
    assert refused(evening, bot("b3", "p7")) == "only_creator"
    assert refused(evening, bot("b1")) == "already_at_table"
    assert refused(evening, Unseat(player="p7", seat=1)) == "only_creator"
    evening.submit(Unseat(player="p0", seat=1))
    assert refused(evening, Unseat(player="p0", seat=1)) == "not_a_bot"
    assert evening.section("seats").seats[0].ready


def test_a_room_that_forbids_bots_takes_none() -> None:
    assert refused(Evening(GAME, fill=False), bot("b1")) == "bots_not_allowed"


def test_the_match_begins_when_every_seat_is_taken_and_every_person_ready() -> None:
    evening = Evening(GAME, people=2)
    evening.take_seats()
    evening.submit(Ready(player="p0"))
    evening.submit(Ready(player="p1"))
    assert evening.phase == "shuffling"


def test_one_who_is_not_ready_any_more_keeps_the_match_waiting() -> None:
    evening = Evening(GAME)
    evening.take_seats()
    evening.submit(Ready(player="p0"))
    evening.submit(Ready(player="p0", ready=False))
    evening.submit(Ready(player="p1"))
    evening.submit(Ready(player="p2"))
    assert evening.phase == "waiting"


def test_one_who_disconnects_before_the_match_is_not_ready() -> None:
    evening = Evening(GAME)
    evening.take_seats()
    evening.submit(Ready(player="p0"))
    evening.submit(Present(player="p0", present=False))
    assert not evening.section("seats").seats[0].ready


def test_bots_alone_begin_no_match() -> None:
    evening = Evening(GAME, people=0)
    evening.take_seats()
    assert evening.phase == "waiting"


def test_an_empty_room_says_how_long_it_will_live_and_then_ends() -> None:
    evening = Evening(GAME)
    assert evening.section("room").expires == evening.now + 600_000
    evening.submit(sit("a"))
    assert evening.section("room").expires is None
    evening.pass_time(3_600_000)
    evening.submit(Present(player="a", present=False))
    assert evening.section("room").expires == evening.now + 600_000
    evening.pass_time(600_000)
    assert evening.table.finished
    assert evening.section("result").reason == "expired"
    assert evening.table.deadline is None


def test_a_finished_room_refuses_everything() -> None:
    evening = Evening(GAME)
    evening.pass_time(600_000)
    assert refused(evening, sit("a")) == "room_over"


def test_one_may_be_ready_only_where_something_waits_for_it() -> None:
    evening = Evening(GAME)
    evening.begin()
    assert refused(evening, Ready(player="p0")) == "not_ready_phase"
    assert refused(evening, Ready(player="nobody")) == "not_seated"
