"""kill -9 at any moment loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from paiju.engine.record import read_record, verify
from paiju.games import game_by_id
from tests.server.live import LiveServer
from tests.server.player import No, Player, with_bots

KILLS = 20
GAMES = ("fangyang", "jiayibing", "anshan-mahjong")
"""At the mahjong table claim windows run while the server dies; at the others, answers pour in."""


class Diary:
    """A player who plays on whatever happens, and notes what the server acknowledged."""

    def __init__(self, player: Player, rng: Random) -> None:
        self.player = player
        self.number = ""
        self.acknowledged: list[tuple[int, str]] = []
        self.last: tuple[str, int, str] | None = None
        self.unsure: tuple[str, int, str] | None = None
        self.idle_state: dict[str, Any] | None = None
        self._rng = rng

    async def play(self) -> None:
        """Answer until the server is gone."""
        while True:
            await self.player.until(lambda me: me.choices or me.closed_with is not None, 60)
            if not self.player.choices:
                return
            self.idle_state = dict(self.player.own or {})
            await asyncio.sleep(self._rng.random() * 0.05)
            if not self.player.choices or self.player.own is None:
                continue
            question, action = self.player.own["question"], self._rng.choice(self.player.choices)
            await self._act((f"{len(self.acknowledged)}-{question}", question, action))

    async def _act(self, answer: tuple[str, int, str]) -> None:
        self.idle_state, self.unsure = None, answer
        action_id, question, action = answer
        try:
            await self.player.say_as(action_id, "act", question=question, action=action)
        except No as no:
            # A window that closed meanwhile: this one was not taken.
            assert no.code == "stale_question", no.code
        else:
            self.acknowledged.append((self.player.public["match"]["round"], action))
            self.last = answer
        self.unsure = None

    async def come_back(self, address: str) -> None:
        """Connect to the restarted server and check that all is as it was."""
        self.player.address = address
        self.player.http.base_url = address
        await self.player.connect()
        await self.player.join(self.number)
        self._check_place()
        if self.last is not None:
            await self._repeat(self.last)
        if self.unsure is not None:
            await self._act(self.unsure)

    def _check_place(self) -> None:
        assert self.player.own is not None
        assert self.player.own["own"]["seat"] is not None
        if self.idle_state is not None and not self.player.public.get("settlement"):
            # Nobody but this player had to move, so nothing may have moved.
            for section in ("hand", "question", "actions"):
                assert self.player.own.get(section) == self.idle_state.get(section)

    async def _repeat(self, answer: tuple[str, int, str]) -> None:
        """What was acknowledged once is acknowledged again, by its id alone."""
        action_id, question, action = answer
        if self.player.phase == "playing":
            reply = await self.player.say_as(action_id, "act", question=question, action=action)
            assert reply["type"] == "ack"


async def play_until_gone(diaries: list[Diary]) -> None:
    results = await asyncio.gather(*(each.play() for each in diaries), return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            assert isinstance(result, ConnectionClosed | TimeoutError), repr(result)


async def let_them_play(server: LiveServer, diaries: list[Diary], seconds: float) -> None:
    """Play on, and kill the server after a while."""
    playing = asyncio.create_task(play_until_gone(diaries))
    await asyncio.sleep(seconds)
    server.kill()
    for diary in diaries:
        # Nobody answers any more: don't wait for it.
        for answer in diary.player.pending():
            answer.set_exception(TimeoutError())
    await asyncio.wait_for(playing, 30)


async def check_record(diary: Diary) -> None:
    """Every acknowledged answer of the round just finished stands in its record, in order."""
    player = diary.player
    link = player.public["settlement"]["record"]
    async with asyncio.timeout(10):
        while (answer := await player.http.get(f"/api/records/{link}")).status_code != 200:
            await asyncio.sleep(0.05)
    record = read_record(answer.content)
    assert verify(game_by_id, record).problems == ()
    assert player.own is not None
    seat = player.own["own"]["seat"]
    played = [each[1] for each in record.actions if each[0] == seat]
    mine = [action for round_, action in diary.acknowledged if round_ == record.round]
    assert is_subsequence(mine, played)


def is_subsequence(some: list[str], of: list[str]) -> bool:
    """All of some, in order, among the others."""
    rest = iter(of)
    return all(each in rest for each in some)


async def test_twenty_kills_lose_no_acknowledged_action_and_every_table_comes_back(tmp_path: Path):
    rng = Random(20)
    server = LiveServer(tmp_path).start()
    diaries = []
    for game in GAMES:
        player = await Player(server.address, game).enter()
        await player.connect()
        diary = Diary(player, rng)
        diary.number = await with_bots(player, game)
        await player.join(diary.number)
        diaries.append(diary)
    for _ in range(KILLS):
        await let_them_play(server, diaries, 0.05 + rng.random() * 0.4)
        server.start()
        await asyncio.gather(*(diary.come_back(server.address) for diary in diaries))
    assert sum(len(diary.acknowledged) for diary in diaries) > KILLS
    for diary in diaries[:2]:
        await finish_round(diary.player)
        await check_record(diary)
        await diary.player.leave()
    await diaries[2].player.leave()
    server.stop()


async def finish_round(player: Player) -> None:
    """Play the round that lies on the table to its end."""
    if not player.public.get("settlement"):
        await player.play(lambda me: me.public.get("settlement"))


async def test_an_end_in_order_tells_clients_to_come_back_and_the_round_goes_on(tmp_path: Path):
    server = LiveServer(tmp_path).start()
    player = await Player(server.address, "安").enter()
    await player.connect()
    number = await with_bots(player)
    await player.join(number)
    await player.until(lambda me: me.choices)
    before = dict(player.own or {})
    assert server.stop() == 0
    await player.until(lambda me: me.closed_with is not None)
    assert player.closed_with == 1012
    server.start()
    player.address = server.address
    await player.connect()
    await player.join(number)
    assert player.own is not None
    assert (player.own["hand"], player.own["actions"]) == (before["hand"], before["actions"])
    await player.leave()
    server.stop()
