from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from paiju.engine.record import Record
from paiju.engine.refusal import Refused
from paiju.games import game_by_id
from paiju.server.bot_driver import BotDriver, Pace
from paiju.server.bus import LocalBus
from paiju.server.host import Host, Surroundings
from paiju.server.house import House
from paiju.server.journal import JournalUnavailable
from paiju.server.line import Line, Seen, own_topic, public_topic
from paiju.server.metrics import Metrics
from paiju.server.moment import steady_clock
from paiju.server.problem import Problem
from paiju.server.sqlite_journal import SqliteJournal
from paiju.server.sync import Frame, FrameKind
from paiju.server.workers import Workers
from paiju.table.command import Act, Close, Leave, Present, Ready, SeatBot, Seed, Sit
from paiju.table.setup import Setup

Json = dict[str, Any]


class Shelf:
    """An archive in memory."""

    def __init__(self) -> None:
        self.rounds: list[tuple[Record, tuple[str | None, ...], str]] = []
        self.matches: list[tuple[str, str]] = []

    async def finished_round(
        self, setup: Setup, record: Record, players: Sequence[str | None], *, link: str
    ) -> bool:
        self.rounds.append((record, tuple(players), link))
        return True

    async def finished_match(self, match: str, places: Sequence[Any], reason: str) -> bool:
        self.matches.append((match, reason))
        return True


class FragileJournal(SqliteJournal):
    """A journal that can be told to refuse."""

    refusing = False

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> None:
        if self.refusing:
            raise JournalUnavailable("the disk is full")
        await super().append(table, expected, entries)


class Place:
    """One process's worth of server, without a web server."""

    def __init__(self, path: Path, fill_after: int = 0) -> None:
        self.path = path
        self.fill_after = fill_after
        self.shelf = Shelf()

    async def open(self) -> Place:
        self.journal = FragileJournal(self.path)
        await self.journal.open()
        self.bus = LocalBus()
        self.line = Line(self.bus)
        workers = Workers(1)
        self.house = House(
            Surroundings(
                journal=self.journal,
                bus=self.bus,
                bots=BotDriver(Pace(turn=(0, 2), claim=(0, 2)), Random(1), workers),
                archive=self.shelf,
                workers=workers,
                metrics=Metrics(),
                find_game=game_by_id,
                entropy=os.urandom,
                now=steady_clock(),
                late=50,
                fill_after=self.fill_after,
            )
        )
        await self.house.take_up()
        return self

    async def close(self) -> None:
        await self.house.drain()
        await self.journal.aclose()

    async def reopened(self) -> Place:
        await self.close()
        return await Place(self.path).open()

    def host(self) -> Host:
        return next(self.house.hosts())

    async def until(self, condition: Callable[[], Any]) -> None:
        async with asyncio.timeout(10):
            while not condition():
                await asyncio.sleep(0.005)

    async def look(self, player: str) -> tuple[Seen, Json]:
        seen = await self.line.look("t1", player)
        return seen, msgspec.json.decode(seen.snapshot)

    def follow(self, topic: str) -> list[Frame]:
        frames: list[Frame] = []
        self.bus.subscribe(topic, lambda message: frames.append(Frame.unpack(message)))
        return frames

    async def start_match(self) -> None:
        """One person, `ann`, and three bots begin to play."""
        await self.line.submit("t1", Sit(player="ann", name="安"))
        await self.line.submit("t1", Present(player="ann", present=True))
        for seat in (1, 2, 3):
            command = SeatBot(player="ann", bot=f"b{seat}", name=f"机{seat}", level="random")
            await self.line.submit("t1", command)
        await self.line.submit("t1", Ready(player="ann"))
        await self.until(lambda: self.host().table.phase == "shuffling")
        await self.line.submit("t1", Seed(player="ann", seed="5" * 32))
        await self.until(lambda: self.host().table.phase == "playing")

    async def answer_once(self, action_id: str) -> tuple[int, str]:
        """Let `ann` answer her next question: which, and how."""
        while True:
            _, snapshot = await self.look("ann")
            own = snapshot["own"]["sections"]
            if own.get("actions"):
                break
            await asyncio.sleep(0.005)
        question, action = own["question"], own["actions"][0]
        await self.line.submit(
            "t1", Act(player="ann", id=action_id, question=question, action=action)
        )
        return question, action


def a_setup(**fields: Any) -> Setup:
    return Setup(
        table="t1", number="123456", game="fangyang", options={"rounds": 4}, creator="ann", **fields
    )


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    place = await Place(tmp_path / "journal.sqlite3").open()
    await place.house.make(a_setup())
    yield place
    await place.close()


async def test_what_is_acknowledged_is_in_the_journal(place: Place):
    await place.line.submit("t1", Sit(player="ann", name="安"))
    story = await place.journal.load("t1")
    assert b'"seated"' in b"".join(story.entries)


async def test_nothing_is_told_before_it_is_in_the_journal(place: Place):
    frames = place.follow(public_topic("t1", "public"))
    place.journal.refusing = True
    with pytest.raises(Problem, match="unavailable"):
        await place.line.submit("t1", Sit(player="ann", name="安"))
    assert frames == []
    assert (await place.journal.load("t1")).entries[1:] == ()


async def test_a_refused_append_leaves_the_table_as_it_was_and_later_ones_work(place: Place):
    place.journal.refusing = True
    with pytest.raises(Problem):
        await place.line.submit("t1", Sit(player="ann", name="安"))
    place.journal.refusing = False
    assert (await place.look("ann"))[0].seat is None
    await place.line.submit("t1", Sit(player="bob", name="波"))
    assert (await place.look("bob"))[0].seat == 0


async def test_a_conflict_with_another_writer_is_noticed_and_the_table_read_again(place: Place):
    await place.line.submit("t1", Sit(player="ann", name="安"))
    elsewhere = await place.journal.load("t1")
    entry = elsewhere.entries[-1].replace(b'"seat":0', b'"seat":2').replace(b"ann", b"bob")
    await place.journal.append("t1", elsewhere.last, [entry])
    with pytest.raises(Problem, match="unavailable"):
        await place.line.submit("t1", Ready(player="ann"))
    assert (await place.look("bob"))[0].seat == 2
    await place.line.submit("t1", Ready(player="ann"))


async def test_a_refusal_of_the_table_comes_back_in_its_words(place: Place):
    with pytest.raises(Refused) as caught:
        await place.line.submit("t1", Ready(player="nobody"))
    assert caught.value.code == "not_seated"
    assert caught.value.message.en


async def test_a_player_sees_his_own_half_and_a_bystander_does_not(place: Place):
    await place.start_match()
    seen, snapshot = await place.look("ann")
    assert seen.seat == 0
    assert snapshot["own"]["sections"]["own"]["seat"] == 0
    seen, snapshot = await place.look("eve")
    assert (seen.seat, seen.own_version, snapshot["own"]) == (None, None, None)


async def test_a_hand_goes_to_its_own_seat_alone(place: Place):
    everywhere: list[Frame] = []
    for topic in (public_topic("t1", "public"), own_topic("t1", "b1"), own_topic("t1", "eve")):
        place.bus.subscribe(topic, lambda message: everywhere.append(Frame.unpack(message)))
    await place.start_match()
    _, snapshot = await place.look("ann")
    hand = msgspec.json.encode(snapshot["own"]["sections"]["hand"])
    await place.answer_once("one")
    assert everywhere
    assert all(hand not in frame.text for frame in everywhere)


async def test_bots_answer_and_the_round_comes_to_its_end(place: Place):
    await place.start_match()
    while place.host().table.phase == "playing":
        await asyncio.sleep(0)
        _, snapshot = await place.look("ann")
        if snapshot["own"]["sections"].get("actions"):
            try:
                await place.answer_once(os.urandom(8).hex())
            except Refused as late:
                assert late.code in ("stale_question", "no_round")
    await place.until(lambda: place.shelf.rounds)
    record, players, link = place.shelf.rounds[0]
    assert record.settlement is not None
    assert players == ("ann", None, None, None)
    assert link == place.host().table.public()["settlement"].record


async def test_who_asks_and_goes_away_at_once_harms_nobody(place: Place):
    await place.start_match()
    before = place.host().table
    asking = asyncio.create_task(place.line.ask("t1", "ann", 99, "waits"))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await place.line.submit("t1", Present(player="ann", present=True))
    assert place.host().table is before, "the table was not read anew"


async def test_a_table_comes_back_exactly_where_it_was(place: Place):
    await place.start_match()
    await place.answer_once("one")
    await place.until(lambda: not place.host().table.bots_to_act())
    _, before = await place.look("ann")
    again = await place.reopened()
    _, after = await again.look("ann")
    for sections in (before["public"]["sections"], after["public"]["sections"]):
        # The clocks have moved on by the time that nobody was there.
        sections.pop("clock")
        sections.pop("room")
    before["own"]["sections"].pop("own")
    after["own"]["sections"].pop("own")
    assert after["public"]["sections"] == before["public"]["sections"]
    assert after["own"]["sections"] == before["own"]["sections"]
    await again.close()


async def test_an_action_sent_again_after_a_restart_is_acknowledged_and_not_done_twice(
    place: Place,
):
    await place.start_match()
    question, action = await place.answer_once("the only one")
    again = await place.reopened()
    sequence = (await again.journal.load("t1")).last
    await again.line.submit(
        "t1", Act(player="ann", id="the only one", question=question, action=action)
    )
    entries = (await again.journal.load("t1")).entries
    answered = [entry for entry in entries if b"the only one" in entry]
    assert len(answered) == 1
    assert (await again.journal.load("t1")).last >= sequence
    await again.close()


async def test_a_round_that_a_crash_left_unkept_is_kept_after_the_restart(
    place: Place, monkeypatch: pytest.MonkeyPatch
):
    async def lost(*ignored: Any, **fields: Any) -> bool:
        await asyncio.sleep(3600)
        return True

    place.shelf.finished_round = lost  # type: ignore[method-assign]
    await place.start_match()
    while place.host().table.phase == "playing":
        try:
            await asyncio.wait_for(place.answer_once(os.urandom(8).hex()), 0.2)
        except (Refused, TimeoutError):
            continue
    link = place.host().table.public()["settlement"].record
    await place.journal.aclose()
    monkeypatch.setattr("paiju.server.host.STOP_WITHIN", 0.1)
    await place.house.drain()
    again = await Place(place.path).open()
    await again.until(lambda: again.shelf.rounds)
    assert again.shelf.rounds[0][2] == link
    await again.close()


async def test_a_match_that_ended_stays_ended_and_what_followed_is_kept(place: Place):
    await place.start_match()
    while place.host().table.phase != "over":
        with suppress(Refused, TimeoutError):
            if place.host().table.phase == "settled":
                await place.line.submit("t1", Ready(player="ann"))
            await asyncio.wait_for(place.answer_once(os.urandom(8).hex()), 0.05)
    await place.line.submit("t1", Leave(player="ann"))
    rounds = [record.round for record, _, _ in place.shelf.rounds]
    assert rounds == [1, 2, 3, 4]
    assert [reason for _, reason in place.shelf.matches] == ["played"]
    for _ in range(2):
        place = await place.reopened()
        assert place.host().table.phase == "over"
        assert place.host().table.seat_of("ann") is None
    await place.close()


async def test_who_does_not_come_back_after_an_outage_counts_as_away(
    place: Place, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("paiju.server.host.BACK_WITHIN", 50)
    await place.start_match()
    again = await place.reopened()
    assert again.host().table.seats[0].present
    await again.until(lambda: not again.host().table.seats[0].present)
    await again.close()


async def test_who_moves_to_another_seat_is_told_to_look_again(place: Place):
    await place.line.submit("t1", Sit(player="ann", name="安"))
    await place.look("ann")
    frames = place.follow(own_topic("t1", "ann"))
    await place.line.submit("t1", Sit(player="ann", name="安", seat=2))
    assert [frame.kind for frame in frames] == [FrameKind.LOOK]
    assert (await place.look("ann"))[0].seat == 2


async def test_when_a_match_begins_everybody_has_to_look_again(place: Place):
    frames = place.follow(public_topic("t1", "public"))
    await place.start_match()
    assert FrameKind.LOOK in [frame.kind for frame in frames]


async def test_a_room_without_spectators_shows_a_running_match_to_those_who_play(tmp_path: Path):
    place = await Place(tmp_path / "journal.sqlite3").open()
    await place.house.make(a_setup(spectators=False))
    await place.start_match()
    with pytest.raises(Problem, match="spectators_not_allowed"):
        await place.look("eve")
    await place.look("ann")
    await place.close()


async def test_spectators_of_a_public_table_are_late(tmp_path: Path):
    place = await Place(tmp_path / "journal.sqlite3").open()
    await place.house.make(a_setup(public=True))
    late = place.follow(public_topic("t1", "late"))
    await place.start_match()
    seen, snapshot = await place.look("eve")
    assert seen.topic == "late"
    assert snapshot["public"]["sections"]["match"]["phase"] == "waiting"
    await place.until(lambda: b'"playing"' in b"".join(frame.text for frame in late))
    await place.close()


async def test_a_closed_room_says_goodbye_and_frees_its_number(place: Place):
    frames = place.follow(public_topic("t1", "public"))
    await place.host().submit(Close(reason="operator"))
    await place.until(lambda: len(place.house) == 0)
    assert frames[-1].kind is FrameKind.GONE
    assert await place.journal.find("123456") is None
    with pytest.raises(Problem, match="room_not_found"):
        await place.line.submit("t1", Leave(player="ann"))


async def test_a_draining_house_takes_no_commands_and_loses_none(place: Place):
    await place.line.submit("t1", Sit(player="ann", name="安"))
    await place.house.drain()
    with pytest.raises(Problem):
        await place.line.submit("t1", Ready(player="ann"))
    assert b'"seated"' in b"".join((await place.journal.load("t1")).entries)


async def test_one_table_that_cannot_be_read_does_not_keep_the_others_closed(place: Place):
    other = msgspec.structs.replace(a_setup(), table="t2", number="222222")
    await place.house.make(other)
    await place.line.submit("t2", Sit(player="ann", name="安"))
    await place.journal.append("t2", (await place.journal.load("t2")).last, [b"{}"])
    again = await place.reopened()
    assert [host.setup.table for host in again.house.hosts()] == ["t1"]
    await again.close()
