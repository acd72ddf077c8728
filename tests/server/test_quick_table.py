from __future__ import annotations

from paiju.server.bot_driver import NAMES
from paiju.server.quick_table import AWAY_AT_MOST, HOUSE, QuickTable
from paiju.table.command import Leave, SeatBot
from paiju.table.section import SeatInfo
from paiju.table.setup import Setup

EMPTY = SeatInfo(player=None, name="", bot=None, ready=False, present=False, auto=False, points=0)


def a_person(player: str, *, present: bool = True) -> SeatInfo:
    return SeatInfo(
        player=player, name=player, bot=None, ready=True, present=present, auto=False, points=0
    )


def a_table(*, fill: bool = True, fill_after: int = 5000) -> QuickTable:
    setup = Setup(
        table="t1", number="123456", game="fangyang", options={}, creator=HOUSE, fill=fill
    )
    return QuickTable(setup, fill_after)


def test_bots_take_the_free_seats_after_a_few_seconds():
    table, seats = a_table(), [EMPTY, a_person("a"), EMPTY, EMPTY]
    assert table.wishes(seats, NAMES, 1000) == []
    assert table.due == 6000
    wishes = table.wishes(seats, NAMES, 6000)
    assert [wish.seat for wish in wishes if isinstance(wish, SeatBot)] == [0, 2, 3]
    assert all(isinstance(wish, SeatBot) and wish.player is None for wish in wishes)


def test_no_two_bots_have_the_same_name():
    seats = [a_person("a"), EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]
    wishes = a_table(fill_after=0).wishes(seats, NAMES, 0)
    assert len({wish.name for wish in wishes if isinstance(wish, SeatBot)}) == 5
    assert len({wish.bot for wish in wishes if isinstance(wish, SeatBot)}) == 5


def test_an_empty_table_gets_no_bots():
    table = a_table(fill_after=0)
    assert table.wishes([EMPTY] * 4, NAMES, 0) == []
    assert table.due is None


def test_the_wait_for_others_begins_with_the_first_person():
    table = a_table()
    table.wishes([EMPTY] * 4, NAMES, 0)
    table.wishes([a_person("a"), EMPTY, EMPTY, EMPTY], NAMES, 20_000)
    assert table.due == 25_000
    table.wishes([a_person("a"), a_person("b"), EMPTY, EMPTY], NAMES, 22_000)
    assert table.due == 25_000


def test_a_table_without_bots_waits_for_people():
    table = a_table(fill=False, fill_after=0)
    assert table.wishes([a_person("a"), EMPTY, EMPTY, EMPTY], NAMES, 0) == []


def test_who_goes_away_before_the_match_gives_the_seat_back():
    table, seats = a_table(), [a_person("a", present=False), a_person("b"), EMPTY, EMPTY]
    assert table.wishes(seats, NAMES, 0) == []
    assert table.wishes(seats, NAMES, 4000) == []
    assert Leave(player="a") in table.wishes(seats, NAMES, AWAY_AT_MOST)


def test_who_comes_back_in_time_keeps_the_seat():
    table = a_table()
    table.wishes([a_person("a", present=False), EMPTY, EMPTY, EMPTY], NAMES, 0)
    table.wishes([a_person("a"), EMPTY, EMPTY, EMPTY], NAMES, 1000)
    away_again = [a_person("a", present=False), EMPTY, EMPTY, EMPTY]
    assert table.wishes(away_again, NAMES, AWAY_AT_MOST) == []


def test_a_table_asks_to_be_looked_at_only_in_the_future():
    table, full = a_table(), [a_person(each) for each in "abcd"]
    table.wishes(full, NAMES, 0)
    table.wishes(full, NAMES, 9000)
    assert table.due is None
