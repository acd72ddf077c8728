"""Games, rooms and the client's files over HTTP, at a real server."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from paiju.games import GAMES, game_by_id
from tests.server.live import LiveServer
from tests.server.player import Player, a_room


@pytest.fixture
async def http(server: LiveServer) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address) as client:
        yield client


class TestGames:
    async def test_the_catalogue_has_every_game_with_all_a_form_needs(
        self, http: httpx.AsyncClient
    ):
        sheets = (await http.get("/api/games")).json()
        assert [sheet["game"] for sheet in sheets] == [game.id for game in GAMES]
        for sheet in sheets:
            assert sheet["levels"]
            for option in sheet["options"]:
                assert len(option["values"]) == len(option["value_names"])
                assert set(option["names"]) == set(option["help"]) == {"zh-Hans", "zh-Hant", "en"}

    async def test_rules_come_in_the_language_asked_for(self, http: httpx.AsyncClient):
        english = (await http.get("/api/rules/fangyang?lang=en")).json()
        chinese = (await http.get("/api/rules/fangyang")).json()
        assert "Four players" in english["paragraphs"]["1.1"]
        assert chinese["language"] == "zh-Hans"
        assert list(chinese["paragraphs"]) == list(english["paragraphs"])

    @pytest.mark.parametrize("path", ["/api/rules/chess", "/api/rules/..%2f..%2fsecret"])
    async def test_rules_of_an_unknown_game_are_not_found(self, http: httpx.AsyncClient, path: str):
        assert (await http.get(path)).status_code == 404

    async def test_an_unknown_language_is_refused(self, http: httpx.AsyncClient):
        answer = await http.get("/api/rules/fangyang?lang=fr")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")

    async def test_the_calculator_answers_as_the_command_does(self, http: httpx.AsyncClient):
        finished = {"sides": "ABAB", "order": [0, 2]}
        answer = await http.post("/api/score/fangyang", json=finished)
        assert answer.status_code == 200
        assert answer.json() == game_by_id("fangyang").score(finished)

    async def test_the_calculator_says_what_is_wrong(self, http: httpx.AsyncClient):
        answer = await http.post("/api/score/fangyang", json={"sides": "AB"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")
        assert answer.json()["detail"]


class TestRooms:
    async def test_a_room_is_made_with_all_options_filled_in(self, ann: Player):
        answer = await ann.http.post(
            "/api/rooms", json={"game": "fangyang", "options": {"base": 5}, "pace": "off"}
        )
        room = answer.json()
        assert answer.status_code == 201
        assert len(room["number"]) == 6
        assert room["options"]["base"] == 5
        assert room["options"]["rounds"]
        assert (room["pace"], room["phase"], room["full"]) == ("off", "waiting", False)

    @pytest.mark.parametrize(
        "wish",
        [
            {},
            {"game": "chess"},
            {"game": "fangyang", "options": {"base": 3}},
            {"game": "fangyang", "options": {"colour": "red"}},
            {"game": "fangyang", "options": {"base": "5"}},
            {"game": "fangyang", "pace": "hasty"},
            {"game": "fangyang", "level": "genius"},
            {"game": "fangyang", "creator": "somebody else"},
            {"game": "fangyang", "table": "t1"},
            [],
        ],
    )
    async def test_a_wish_that_means_nothing_is_refused_in_three_languages(
        self, ann: Player, wish: object
    ):
        answer = await ann.http.post("/api/rooms", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")
        assert answer.headers["content-type"] == "application/problem+json"
        assert set(answer.json()["message"]) == {"zh-Hans", "zh-Hant", "en"}

    async def test_only_who_has_a_name_makes_rooms(self, http: httpx.AsyncClient):
        for path in ("/api/rooms", "/api/quick"):
            answer = await http.post(path, json={"game": "fangyang"})
            assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in")

    async def test_nobody_has_more_than_a_few_rooms(self, ann: Player):
        for _ in range(5):
            await a_room(ann)
        answer = await ann.http.post("/api/rooms", json={"game": "fangyang"})
        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_rooms")

    async def test_a_room_is_seen_from_the_door(self, ann: Player, http: httpx.AsyncClient):
        number = await a_room(ann)
        await ann.join(number)
        await ann.say("sit", seat=2)
        room = (await http.get(f"/api/rooms/{number}")).json()
        assert [seat["name"] for seat in room["seats"]] == ["", "", "安", ""]

    @pytest.mark.parametrize("number", ["000000", "999999999", "12345", "abcdef"])
    async def test_a_room_that_is_not_there_is_not_found(
        self, http: httpx.AsyncClient, number: str
    ):
        answer = await http.get(f"/api/rooms/{number}")
        assert answer.status_code in (400, 404)
        assert answer.json()["code"] in ("room_not_found", "bad_input")

    async def test_public_rooms_are_listed_and_private_ones_are_not(
        self, ann: Player, http: httpx.AsyncClient
    ):
        public, private = await a_room(ann, public=True), await a_room(ann)
        rooms = {room["number"]: room for room in (await http.get("/api/rooms")).json()}
        assert public in rooms
        assert private not in rooms
        assert rooms[public]["delay"] > 0

    async def test_the_way_in_is_a_picture_for_any_number(self, http: httpx.AsyncClient):
        answer = await http.get("/api/rooms/123456/qr.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.content.startswith(b"<svg")

    async def test_a_page_of_another_site_makes_no_room(self, ann: Player):
        answer = await ann.http.post(
            "/api/rooms", json={"game": "fangyang"}, headers={"Origin": "https://evil.example"}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "cross_site")


class TestClientFiles:
    async def test_every_answer_forbids_what_our_pages_do_not_need(self, http: httpx.AsyncClient):
        for path in ("/", "/api/games", "/healthz"):
            headers = (await http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "unsafe-eval" not in headers["content-security-policy"]
            assert "http" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"

    async def test_unknown_api_paths_are_problems_and_no_pages(self, http: httpx.AsyncClient):
        answer = await http.get("/api/nothing")
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")

    async def test_the_api_describes_itself(self, http: httpx.AsyncClient):
        schema = (await http.get("/api/schema/openapi.json")).json()
        assert {"/api/rooms", "/api/quick", "/api/games"} <= set(schema["paths"])
