"""Players at the tables of a real server, over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from random import Random

import pytest

from paiju.engine.record import read_record, verify
from paiju.games import GAMES, game_by_id
from tests.server.live import LiveServer
from tests.server.player import No, Player, a_player, a_room, four_at_a_table, with_bots


class TestQuickStart:
    @pytest.mark.parametrize("game", [game.id for game in GAMES])
    async def test_a_newcomer_is_asked_or_watches_the_first_move_at_once(
        self, ann: Player, game: str
    ):
        await ann.join(await with_bots(ann, game))
        await ann.until(lambda me: me.phase == "playing", 5)
        assert len(ann.public["seats"]["seats"]) == game_by_id(game).seats

    async def test_a_round_with_bots_ends_and_its_record_holds(self, ann: Player):
        await ann.join(await with_bots(ann))
        assert await ann.play(lambda me: me.public.get("settlement")) > 0
        link = ann.public["settlement"]["record"]
        for _ in range(50):
            answer = await ann.http.get(f"/api/records/{link}")
            if answer.status_code == 200:
                break
            await asyncio.sleep(0.1)
        record = read_record(answer.content)
        assert verify(game_by_id, record).problems == ()
        assert sum(seed is not None for seed in record.shuffle.client_seeds) == 1

    async def test_two_who_want_the_same_are_brought_together(self, server: LiveServer):
        async with a_player(server.address, "一") as one, a_player(server.address, "二") as two:
            wish = {"game": "jiayibing", "pace": "relaxed"}
            rooms = [await each.http.post("/api/quick", json=wish) for each in (one, two)]
            numbers = [room.json()["number"] for room in rooms]
            assert numbers[0] == numbers[1]
            await asyncio.gather(one.join(numbers[0]), two.join(numbers[0]))
            await one.until(lambda me: me.phase == "playing")
            people = [seat for seat in one.public["seats"]["seats"] if seat["bot"] is None]
            assert {seat["player"] for seat in people} == {one.id, two.id}

    async def test_other_options_mean_another_table(self, server: LiveServer):
        async with a_player(server.address, "一") as one, a_player(server.address, "二") as two:
            first = await one.http.post("/api/quick", json={"game": "fangyang"})
            second = await two.http.post(
                "/api/quick", json={"game": "fangyang", "options": {"base": 5}}
            )
            assert first.json()["number"] != second.json()["number"]


class TestWhatIsSeen:
    async def test_nobody_is_ever_sent_the_hand_of_another(self, server: LiveServer):
        async with AsyncExitStack() as stack:
            players = await four_at_a_table(stack, server.address)
            for player in players:
                await player.until(lambda me: me.phase == "playing" and (me.own or {}).get("hand"))
            hands = {each.id: json.dumps(each.own["hand"]) for each in players if each.own}
            assert len(set(hands.values())) == 4
            await asyncio.gather(
                *(each.play(lambda me: me.public.get("settlement")) for each in players)
            )
            for player in players:
                before_the_end = [
                    json.dumps(message)
                    for message in player.received
                    if not message.get("changed", {}).get("settlement")
                ]
                for owner, hand in hands.items():
                    seen = [text for text in before_the_end if hand in text]
                    assert bool(seen) == (owner == player.id)

    async def test_the_seed_of_the_deal_is_published_only_after_the_round(self, ann: Player):
        await ann.join(await with_bots(ann))
        await ann.play(lambda me: me.public.get("settlement"))
        seed = ann.public["shuffle"]["server_seed"]
        first = next(place for place, each in enumerate(ann.received) if seed in json.dumps(each))
        assert ann.received[first]["changed"]["settlement"]

    async def test_a_bystander_has_no_half_of_his_own(self, ann: Player, server: LiveServer):
        number = await with_bots(ann)
        await ann.join(number)
        await ann.until(lambda me: me.phase == "playing")
        async with a_player(server.address, "看") as watcher:
            await watcher.join(number, watch=True)
            assert watcher.own is None
            await ann.play(lambda me: len(me.events) > 20 or me.public.get("settlement"))
            await watcher.until(lambda me: me.events)
            assert all(stream == "public" for stream, _ in watcher.events)

    async def test_a_public_table_is_seen_late_from_outside(self, server: LiveServer):
        async with AsyncExitStack() as stack:
            players = await four_at_a_table(stack, server.address, public=True)
            await players[0].until(lambda me: me.phase == "playing")
            watcher = await stack.enter_async_context(a_player(server.address, "看"))
            await watcher.join(players[0].public["room"]["number"], watch=True)
            assert watcher.phase == "waiting"
            await watcher.until(lambda me: me.phase == "playing")

    async def test_several_events_of_one_action_come_in_one_message(self, server: LiveServer):
        async with AsyncExitStack() as stack:
            players = await four_at_a_table(stack, server.address)
            await asyncio.gather(
                *(each.play(lambda me: me.public.get("settlement")) for each in players)
            )
            sizes = [len(each["events"]) for each in players[0].received if "events" in each]
            assert max(sizes) > 1


class TestReconnecting:
    async def test_the_seat_the_hand_and_the_question_are_as_they_were(
        self, ann: Player, server: LiveServer
    ):
        await ann.join(await with_bots(ann))
        number, rng, steps = ann.public["room"]["number"], Random(7), 0
        while not ann.public.get("settlement"):
            await ann.until(lambda me: me.choices or me.public.get("settlement"))
            if not ann.choices:
                break
            own, seat = ann.own, ann.public["seats"]["seats"]
            await ann.disconnect()
            await ann.connect()
            await ann.join(number)
            assert ann.own is not None
            assert own is not None
            assert (ann.own["hand"], ann.own["question"]) == (own["hand"], own["question"])
            assert ann.choices == list(own["actions"])
            assert ann.own["own"]["deadline"] == own["own"]["deadline"]
            assert [each["player"] for each in ann.public["seats"]["seats"]] == [
                each["player"] for each in seat
            ]
            await ann.act(rng.choice(ann.choices))
            steps += 1
        assert steps > 3

    async def test_the_others_see_who_is_away(self, ann: Player, server: LiveServer):
        number = await a_room(ann)
        await ann.join(number)
        await ann.say("sit")
        async with a_player(server.address, "波") as bob:
            await bob.join(number)
            await bob.say("sit")
            await ann.until(lambda me: me.public["seats"]["seats"][1]["present"])
            await bob.disconnect()
            await ann.until(lambda me: not me.public["seats"]["seats"][1]["present"])
            await bob.connect()
            await bob.join(number)
            await ann.until(lambda me: me.public["seats"]["seats"][1]["present"])

    async def test_the_newest_connection_of_a_player_wins(self, ann: Player):
        number = await a_room(ann)
        await ann.join(number)
        await ann.say("sit")
        other = Player(ann.address, "安")
        other.http.cookies = ann.http.cookies
        await other.connect()
        await other.join(number)
        await ann.until(lambda me: me.closed_with is not None)
        assert ann.received[-1]["type"] == "replaced"
        assert ann.closed_with == 4001
        assert other.public["seats"]["seats"][0]["player"] == ann.id
        await other.until(lambda me: me.public["seats"]["seats"][0]["present"])
        await asyncio.sleep(0.2)
        assert other.public["seats"]["seats"][0]["present"]
        await other.leave()

    async def test_sync_brings_a_new_snapshot(self, ann: Player):
        await ann.join(await a_room(ann))
        count = sum(message["type"] == "snapshot" for message in ann.received)
        await ann.say("sync")
        await ann.until(
            lambda me: sum(each["type"] == "snapshot" for each in me.received) == count + 1
        )


class TestActions:
    async def test_a_repeated_action_is_acknowledged_and_not_done_twice(self, ann: Player):
        await ann.join(await with_bots(ann))
        await ann.until(lambda me: me.choices)
        assert ann.own is not None
        fields = {"question": ann.own["question"], "action": ann.choices[0]}
        first = await ann.say_as("tap-1", "act", **fields)
        second = await ann.say_as("tap-1", "act", **fields)
        assert first["type"] == second["type"] == "ack"

    async def test_an_action_for_a_question_that_has_passed_says_what_happened(self, ann: Player):
        await ann.join(await with_bots(ann))
        await ann.until(lambda me: me.choices)
        assert ann.own is not None
        question, action = ann.own["question"], ann.choices[0]
        await ann.act(action)
        with pytest.raises(No, match="stale_question"):
            await ann.say("act", question=question, action=action)

    async def test_an_illegal_action_is_refused_with_its_rule(self, ann: Player):
        await ann.join(await with_bots(ann))
        await ann.until(lambda me: me.choices)
        assert ann.own is not None
        with pytest.raises(No) as caught:
            await ann.say("act", question=ann.own["question"], action="play 4h 4s 4d 4c 5h")
        refusal = ann.received[-1]
        assert caught.value.code == refusal["code"]
        assert set(refusal["message"]) == {"zh-Hans", "zh-Hant", "en"}

    async def test_who_has_left_the_table_is_told_to_join_first(self, ann: Player):
        await ann.join(await a_room(ann))
        await ann.say("sit")
        await ann.say("leave")
        with pytest.raises(No, match="not_at_table"):
            await ann.say("ready")

    async def test_bots_are_called_by_different_names(self, ann: Player):
        answer = await ann.http.post("/api/rooms", json={"game": "jiayibing"})
        await ann.join(answer.json()["number"])
        for _ in range(6):
            await ann.say("seat_bot")
        await ann.until(lambda me: all(seat["player"] for seat in me.public["seats"]["seats"]))
        assert len({seat["name"] for seat in ann.public["seats"]["seats"]}) == 6

    async def test_the_creator_seats_bots_and_takes_them_away_again(self, ann: Player):
        await ann.join(await a_room(ann))
        await ann.say("sit")
        await ann.say("seat_bot", seat=2)
        await ann.until(lambda me: me.public["seats"]["seats"][2]["bot"] is not None)
        await ann.say("unseat", seat=2)
        await ann.until(lambda me: me.public["seats"]["seats"][2]["player"] is None)


class TestRooms:
    async def test_an_unknown_room_is_refused(self, ann: Player):
        with pytest.raises(No, match="room_not_found"):
            await ann.join("000000")

    async def test_a_full_room_is_refused_to_one_more(self, ann: Player, server: LiveServer):
        async with AsyncExitStack() as stack:
            players = await four_at_a_table(stack, server.address, spectators=False)
            number = players[0].public["room"]["number"]
            with pytest.raises(No, match="spectators_not_allowed"):
                await ann.join(number)

    async def test_a_room_that_waits_and_is_full_is_refused_to_one_more(
        self, ann: Player, server: LiveServer
    ):
        number = await a_room(ann, spectators=False)
        await ann.join(number)
        await ann.say("sit")
        for _ in range(3):
            await ann.say("seat_bot")
        async with a_player(server.address, "多") as late:
            with pytest.raises(No, match="room_full"):
                await late.join(number)

    async def test_a_seat_that_is_taken_is_refused(self, ann: Player, server: LiveServer):
        number = await a_room(ann)
        await ann.join(number)
        await ann.say("sit", seat=1)
        async with a_player(server.address, "波") as bob:
            await bob.join(number)
            with pytest.raises(No, match="seat_taken"):
                await bob.say("sit", seat=1)
