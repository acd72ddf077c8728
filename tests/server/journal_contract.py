"""What every adapter of the journal promises. An adapter's test module subclasses
`JournalContract` and gives it a `journal` fixture."""

from __future__ import annotations

import asyncio

import pytest

from paiju.server.journal import Conflict, Journal, NumberTaken, UnknownTable
from paiju.table.setup import Setup


def a_setup(table: str, number: str) -> Setup:
    return Setup(
        table=table, number=number, game="fangyang", options={"rounds": 8}, creator="player-1"
    )


class JournalContract:
    async def test_a_new_table_has_no_entries(self, journal: Journal):
        await journal.create(a_setup("t1", "123456"), 1000)
        story = await journal.load("t1")
        assert story.setup == a_setup("t1", "123456")
        assert (story.created, story.checkpoint, story.since, story.last) == (1000, None, 0, 0)

    async def test_entries_come_back_in_order(self, journal: Journal):
        await journal.create(a_setup("t1", "123456"), 0)
        await journal.append("t1", 0, [b"one", b"two"])
        await journal.append("t1", 2, [b"three"])
        assert (await journal.load("t1")).entries == (b"one", b"two", b"three")

    async def test_an_append_that_expects_another_number_is_a_conflict_and_writes_nothing(
        self, journal: Journal
    ):
        await journal.create(a_setup("t1", "123456"), 0)
        await journal.append("t1", 0, [b"one"])
        for wrong in (0, 2):
            with pytest.raises(Conflict):
                await journal.append("t1", wrong, [b"other"])
        assert (await journal.load("t1")).entries == (b"one",)

    async def test_a_conflict_in_one_table_does_not_disturb_the_others(self, journal: Journal):
        tables = [f"t{place}" for place in range(20)]
        for place, table in enumerate(tables):
            await journal.create(a_setup(table, f"{place:06}"), place)
        results = await asyncio.gather(
            *(
                journal.append(table, 7 if place == 4 else 0, [table.encode()])
                for place, table in enumerate(tables)
            ),
            return_exceptions=True,
        )
        assert [place for place, result in enumerate(results) if result is not None] == [4]
        assert isinstance(results[4], Conflict)
        for place, table in enumerate(tables):
            expected = () if place == 4 else (table.encode(),)
            assert (await journal.load(table)).entries == expected

    async def test_of_two_appends_at_the_same_number_one_wins(self, journal: Journal):
        await journal.create(a_setup("t1", "123456"), 0)
        results = await asyncio.gather(
            journal.append("t1", 0, [b"a"]), journal.append("t1", 0, [b"b"]), return_exceptions=True
        )
        assert sorted(type(each).__name__ for each in results) == ["Conflict", "NoneType"]

    async def test_after_a_checkpoint_only_later_entries_are_loaded(self, journal: Journal):
        await journal.create(a_setup("t1", "123456"), 0)
        await journal.append("t1", 0, [b"one", b"two", b"three"])
        await journal.checkpoint("t1", 2, b"state after two")
        story = await journal.load("t1")
        assert (story.checkpoint, story.since, story.entries) == (
            b"state after two",
            2,
            (b"three",),
        )
        await journal.append("t1", story.last, [b"four"])
        assert (await journal.load("t1")).entries == (b"three", b"four")

    async def test_a_checkpoint_beyond_the_entries_is_refused(self, journal: Journal):
        await journal.create(a_setup("t1", "123456"), 0)
        await journal.append("t1", 0, [b"one"])
        with pytest.raises(Conflict):
            await journal.checkpoint("t1", 2, b"from the future")
        assert (await journal.load("t1")).entries == (b"one",)

    async def test_two_open_rooms_never_share_a_number(self, journal: Journal):
        await journal.create(a_setup("t1", "123456"), 0)
        with pytest.raises(NumberTaken):
            await journal.create(a_setup("t2", "123456"), 0)
        assert await journal.find("123456") == a_setup("t1", "123456")

    async def test_a_closed_room_gives_its_number_back(self, journal: Journal):
        await journal.create(a_setup("t1", "123456"), 0)
        await journal.append("t1", 0, [b"one"])
        await journal.close_table("t1")
        assert await journal.find("123456") is None
        await journal.create(a_setup("t2", "123456"), 6)
        assert await journal.find("123456") == a_setup("t2", "123456")

    async def test_nothing_is_appended_to_a_table_that_is_closed_or_unknown(self, journal: Journal):
        await journal.create(a_setup("t1", "123456"), 0)
        await journal.close_table("t1")
        for table in ("t1", "never"):
            with pytest.raises(UnknownTable):
                await journal.append(table, 0, [b"one"])
            with pytest.raises(UnknownTable):
                await journal.load(table)
            with pytest.raises(UnknownTable):
                await journal.close_table(table)

    async def test_open_tables_are_listed_oldest_first(self, journal: Journal):
        await journal.create(a_setup("late", "000002"), 20)
        await journal.create(a_setup("early", "000001"), 10)
        await journal.create(a_setup("gone", "000003"), 5)
        await journal.append("late", 0, [b"one"])
        await journal.close_table("gone")
        rows = await journal.open_tables()
        assert [(row.setup.table, row.created, row.last) for row in rows] == [
            ("early", 10, 0),
            ("late", 20, 1),
        ]
