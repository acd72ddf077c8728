"""Laws of players and their connections: whatever tabs open, close and come again, however often
the server stops or dies, a seat is its player's and everybody is shown what is so."""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from paiju.server.bot_driver import BotDriver, Pace
from paiju.server.bus import LocalBus
from paiju.server.host import BACK_WITHIN, Host, Surroundings
from paiju.server.house import House
from paiju.server.line import Line
from paiju.server.lobby import Lobby
from paiju.server.metrics import Metrics
from paiju.server.platform import Platform
from paiju.server.session import REPLACED_CLOSE, Caller, Reception, Session
from paiju.server.sqlite_journal import SqliteJournal
from paiju.server.workers import Workers
from paiju.table.setup import Setup
from tests.server.test_host import Shelf
from tests.server.test_session import Gate, Json, Wire
from tests.server.watching import without_nulls
from tests.table.evening import START, entropy
from tests.table.pebbles import GAME, SEATS

T = TypeVar("T")
PEOPLE = [f"p{number}" for number in range(SEATS)]
PLAYERS = st.sampled_from([*PEOPLE, "onlooker"])


class Tab(Wire):
    """A page that keeps what it is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: dict[str, Json] = {}
        self.joined = False
        self.asked = 0

    async def send(self, text: bytes) -> None:
        await super().send(text)
        message = self.sent[-1]
        if message["type"] == "snapshot":
            self.shown = {"public": message["public"]["sections"]}
            if message["own"] is not None:
                self.shown["own"] = message["own"]["sections"]
        elif message["type"] == "update":
            self.shown[message["stream"]].update(message["changed"])

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        self.asked += 1
        mark = f"{id(self)}-{self.asked}"
        self.say(kind, mark, **fields)
        async with asyncio.timeout(20):
            while True:
                for message in reversed(self.sent):
                    if message.get("id") == mark:
                        return message
                await asyncio.sleep(0.0005)


class Server:
    """One process's worth of server with a clock that stands still."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.now = START

    async def open(self) -> None:
        self.journal = SqliteJournal(self.data / "journal.sqlite3")
        await self.journal.open()
        self.bus = LocalBus()
        self.line = Line(self.bus)
        workers = Workers(1)
        self.house = House(
            Surroundings(
                journal=self.journal,
                bus=self.bus,
                bots=BotDriver(Pace(), Random(1), workers),
                archive=Shelf(),
                workers=workers,
                metrics=Metrics(),
                find_game=lambda _: GAME,
                entropy=entropy(1),
                now=lambda: self.now,
                late=0,
                fill_after=0,
            )
        )
        await self.house.take_up()
        self.reception = Reception(
            bus=self.bus,
            line=self.line,
            lobby=Lobby(self.house, self.journal, lambda _: GAME, lambda: self.now),
            platform=cast(Platform, Gate()),
            now=lambda: self.now,
            version="1",
        )

    async def close(self) -> None:
        await self.house.drain()
        await self.journal.aclose()

    @property
    def host(self) -> Host:
        return next(self.house.hosts())

    async def settle(self) -> None:
        """Let the table do what is due, and everybody be told."""
        while True:
            await self.line.look("t1", "nobody")
            deadline = self.host.table.deadline
            if deadline is None or deadline > self.now:
                return


class ConnectionMachine(RuleBasedStateMachine):
    """Players and their tabs at one table, beside a model of who is there."""

    @initialize(pace=st.sampled_from(["off", "fast"]), seed=st.integers(0, 1000))
    def open(self, pace: Any, seed: int) -> None:
        self.data = Path(tempfile.mkdtemp())
        self.rng = Random(seed)
        self.loop = asyncio.new_event_loop()
        self.server = Server(self.data)
        self.tabs: dict[str, Tab] = {}
        self.sessions: dict[str, asyncio.Task[None]] = {}
        self.seats: list[str | None] = [None] * SEATS
        self.present: set[str] = set()
        self.doubtful: dict[str, int] = {}
        options = GAME.sheet.read({"rounds": 2})
        setup = Setup(
            table="t1", number="123456", game=GAME.id, options=options, creator="p0", pace=pace
        )
        self.do(self.server.open())
        self.do(self.server.house.make(setup))

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, 30))

    @rule(player=PLAYERS)
    def a_tab_opens(self, player: str) -> None:
        self.do(self._open_tab(player))

    async def _open_tab(self, player: str) -> None:
        old, session = self.tabs.get(player), self.sessions.get(player)
        tab = Tab()
        caller = Caller(player=player, name=player, address="127.0.0.1", session="s")
        task = asyncio.create_task(Session(caller, tab, self.server.reception).run())
        self.tabs[player], self.sessions[player] = tab, task
        await tab.until("hello")
        if old is not None and session is not None:
            await session
            assert old.closed_with == REPLACED_CLOSE
            assert old.sent[-1]["type"] == "replaced"
            self._goes_away(player, old)

    def _goes_away(self, player: str, tab: Tab) -> None:
        if tab.joined:
            self.present.discard(player)

    @rule(player=PLAYERS)
    def a_tab_closes(self, player: str) -> None:
        tab = self.tabs.pop(player, None)
        if tab is not None:
            tab.hang_up()
            self.do(asyncio.wait_for(self.sessions.pop(player), 20))
            self._goes_away(player, tab)

    @rule(player=PLAYERS)
    def a_player_comes_to_the_table(self, player: str) -> None:
        if player not in self.tabs:
            self.do(self._open_tab(player))
        tab = self.tabs[player]
        assert self.do(tab.ask("join", room="123456"))["type"] == "ack"
        tab.joined = True
        self.doubtful.pop(player, None)
        if player in self.seats:
            self.present.add(player)

    @rule(player=st.sampled_from(PEOPLE), seat=st.sampled_from([None, 0, 1, 2]))
    def a_player_sits_down(self, player: str, seat: int | None) -> None:
        if self.wish(player, "sit", seat=seat):
            if seat is None:
                here = player in self.seats
                seat = self.seats.index(player if here else None)
            self.seats = [None if each == player else each for each in self.seats]
            self.seats[seat] = player
            self.present.add(player)

    @rule()
    def everybody_sits_down_and_is_ready(self) -> None:
        for player in PEOPLE:
            self.a_player_comes_to_the_table(player)
            self.a_player_sits_down(player, None)
            self.wish(player, "ready")

    @rule(player=st.sampled_from(PEOPLE))
    def a_player_leaves(self, player: str) -> None:
        before = self.server.host.table.phase
        if self.wish(player, "leave"):
            self.tabs[player].joined = False
            self.present.discard(player)
            if before in ("waiting", "over"):
                self.seats = [None if each == player else each for each in self.seats]

    @rule(player=st.sampled_from(PEOPLE), times=st.integers(1, 6))
    def a_player_answers(self, player: str, times: int) -> None:
        for _ in range(times):
            own = self.tabs[player].shown.get("own", {}) if player in self.tabs else {}
            if own.get("actions"):
                action = self.rng.choice(own["actions"])
                self.wish(player, "act", question=own["question"], action=action)

    def wish(self, player: str, kind: str, **fields: Any) -> bool:
        """Send a message, if there is a tab at the table; whether it was accepted."""
        tab = self.tabs.get(player)
        if tab is None or not tab.joined:
            return False
        accepted = self.do(tab.ask(kind, **fields))["type"] == "ack"
        self.do(self.server.settle())
        return accepted

    @rule(ms=st.sampled_from([50, 700, 1_000, 9_000, BACK_WITHIN]))
    def time_passes(self, ms: int) -> None:
        self.server.now += ms
        gone = [each for each, at in self.doubtful.items() if self.server.now >= at]
        for player in gone:
            del self.doubtful[player]
            self.present.discard(player)

    @rule()
    def the_server_dies(self) -> None:
        self.do(self._die())
        since = self.server.now + BACK_WITHIN
        self.doubtful = {**dict.fromkeys(self.present, since), **self.doubtful}
        self.doubtful = dict.fromkeys(self.doubtful, since)
        self.tabs, self.sessions = {}, {}

    async def _die(self) -> None:
        await self.server.close()
        # Nobody hears any more that these lines end.
        for tab in self.tabs.values():
            tab.hang_up()
        await asyncio.gather(*self.sessions.values())
        await self.server.open()

    @rule()
    def the_server_is_stopped(self) -> None:
        for player in list(self.tabs):
            self.a_tab_closes(player)
        self.the_server_dies()

    @invariant()
    def check(self) -> None:
        """Seats, presence and every page are as they should be."""
        self.do(self.server.settle())
        seats = self.server.host.table.seats
        assert [seat.player for seat in seats] == self.seats
        assert {seat.player for seat in seats if seat.present} == self.present
        self.do(self._check_pages())

    async def _check_pages(self) -> None:
        for player, tab in self.tabs.items():
            if tab.joined:
                seen = await self.server.line.look("t1", player)
                snapshot = msgspec.json.decode(seen.snapshot)
                halves = {"public": snapshot["public"]["sections"]}
                if snapshot["own"] is not None:
                    halves["own"] = snapshot["own"]["sections"]
                await self._until_shown(tab, without_nulls(halves))

    async def _until_shown(self, tab: Tab, halves: dict[str, Json]) -> None:
        for _ in range(200):
            if without_nulls(tab.shown) == halves:
                return
            await asyncio.sleep(0.001)
        assert json.dumps(without_nulls(tab.shown)) == json.dumps(halves)

    def teardown(self) -> None:
        if hasattr(self, "server"):
            for player in list(self.tabs):
                self.a_tab_closes(player)
            self.do(self.server.close())
            self.loop.close()
            shutil.rmtree(self.data)


TestConnections = ConnectionMachine.TestCase
TestConnections.settings = settings(
    max_examples=15,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.long
@pytest.mark.timeout(3600)
class TestConnectionsLong(ConnectionMachine.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(max_examples=500, stateful_step_count=50, deadline=None)
