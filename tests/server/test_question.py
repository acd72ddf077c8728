from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from paiju.engine.view import View
from paiju.games import game_by_id
from paiju.server.question import Wait, advice, waits
from tests.contract import course
from tests.server.live import LiveServer
from tests.server.player import No, Player, with_bots

YUYAO = game_by_id("yuyao-mahjong")


def a_view(hand: str, *melds: str, game: str = "yuyao-mahjong") -> View[Any, Any]:
    """Seat 0 has to discard from this hand; seat 1 is dealer, the wild is 中."""
    tiles = hand.split()
    public: dict[str, Any] = {
        "start": SimpleNamespace(dealer=1, wild="C"),
        "melds": [[SimpleNamespace(meld=meld) for meld in melds], [], [], []],
    }
    if game == "yuyao-mahjong":
        public["stakes"] = SimpleNamespace(streak=0, chips=(100, 100, 100, 100))
    private = SimpleNamespace(
        hand=tuple(tiles), actions=tuple(f"discard {tile}" for tile in tiles), question=3
    )
    return View(0, SimpleNamespace(**public), private)  # type: ignore[arg-type]


class TestWaits:
    def test_each_discard_that_leaves_one_waiting_is_listed_with_what_wins(self):
        view = a_view("1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p 9s")
        found = waits(YUYAO, {}, view)
        assert set(found.discards) == {"2p", "9s"}
        assert {wait.tile for wait in found.discards["9s"]} >= {"2p", "3p"}
        assert found.now == ()

    def test_a_wait_is_worth_what_the_calculator_says(self):
        view = a_view("1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p 9s")
        hand = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p 2p"
        win = {"wild": "C", "hand": hand, "tile": "2p", "by": "self_draw", "dealer": 1}
        drawn = YUYAO.score(win)["total"]
        claimed = YUYAO.score(win | {"by": "discard", "from": 1})["total"]
        wait = next(each for each in waits(YUYAO, {}, view).discards["9s"] if each.tile == "2p")
        assert wait == Wait("2p", drawn, claimed)

    def test_between_turns_a_hand_waits_as_it_is(self):
        view = a_view("1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p")
        assert "2p" in {wait.tile for wait in waits(YUYAO, {}, view).now}

    def test_a_tile_of_which_one_has_all_four_is_not_waited_for(self):
        view = a_view("4m 5m 6m 7m 8m 9m 1p 1p 1p 2p", "peng 222p")
        assert "2p" not in {wait.tile for wait in waits(YUYAO, {}, view).now}

    def test_a_hand_that_is_far_from_winning_waits_for_nothing(self):
        view = a_view("1m 1m 2m 4m 5m 9m 2p 2p 6p 9p 1s 2s 8s E")
        assert waits(YUYAO, {}, view).discards == {}


class TestAdvice:
    def test_advice_is_one_of_the_legal_actions(self):
        options = YUYAO.read_options({})
        round_ = course.fresh(YUYAO, options, 1)
        view = course.view(round_, min(round_.to_act()))
        given = advice(YUYAO, options, view)
        assert given is not None
        assert given.action in view.private.actions

    def test_where_nothing_is_asked_there_is_no_advice(self):
        view = View(0, None, SimpleNamespace(actions=(), question=None))  # type: ignore[type-var]
        assert advice(YUYAO, YUYAO.read_options({}), view) is None


class TestAsking:
    async def test_a_player_asks_about_his_own_question(self, ann: Player):
        await ann.join(await with_bots(ann, "anshan-mahjong"))
        await ann.until(lambda me: me.choices)
        assert ann.own is not None
        reply = await ann.say("ask", question=ann.own["question"], about="waits")
        assert set(reply["answer"]) == {"discards", "now"}

    async def test_advice_tells_a_legal_action_and_why(self, ann: Player):
        await ann.join(await with_bots(ann))
        await ann.until(lambda me: me.choices)
        assert ann.own is not None
        reply = await ann.say("ask", question=ann.own["question"], about="advice")
        assert reply["answer"]["action"] in ann.own["actions"]

    async def test_there_are_no_waits_in_a_card_game(self, ann: Player):
        await ann.join(await with_bots(ann))
        await ann.until(lambda me: me.choices)
        assert ann.own is not None
        reply = await ann.say("ask", question=ann.own["question"], about="waits")
        assert reply["answer"] is None

    async def test_a_question_that_has_passed_has_no_answer(self, ann: Player):
        await ann.join(await with_bots(ann))
        await ann.until(lambda me: me.choices)
        reply = await ann.say("ask", question=77, about="advice")
        assert reply["answer"] is None

    async def test_without_a_seat_one_is_told_nothing(self, ann: Player, server: LiveServer):
        number = await with_bots(ann)
        await ann.join(number)
        watcher = await Player(server.address, "看").enter()
        await watcher.connect()
        await watcher.join(number, watch=True)
        with pytest.raises(No, match="not_at_table"):
            await watcher.say("ask", question=1, about="advice")
        await watcher.leave()

    async def test_where_the_room_allows_no_advice_none_is_given(self, ann: Player):
        answer = await ann.http.post("/api/rooms", json={"game": "fangyang"})
        await ann.join(answer.json()["number"])
        await ann.say("sit")
        with pytest.raises(No, match="advice_not_allowed"):
            await ann.say("ask", question=1, about="advice")

    async def test_the_table_goes_on_while_a_question_is_worked_out(self, ann: Player):
        await ann.join(await with_bots(ann, "yuyao-mahjong"))
        await ann.until(lambda me: me.choices)
        assert ann.own is not None
        asked = asyncio.create_task(ann.say("ask", question=ann.own["question"], about="waits"))
        assert (await ann.say("sync"))["type"] == "ack"
        await asked
