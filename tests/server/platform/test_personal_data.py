"""What is kept of a player is his to see and to take out."""

from litestar import Litestar
from litestar.testing import AsyncTestClient

from paiju.server.archive import GONE
from paiju.server.identity import COOKIE
from paiju.server.platform import Platform
from tests.server.platform.played import accounts, guests, play_match
from tests.server.platform.test_sign_in import PASSWORD, enter, register, sign_in

Client = AsyncTestClient[Litestar]


async def test_the_export_holds_everything_but_secrets(client: Client, platform: Platform) -> None:
    me = await register(client)
    others = await accounts(platform, 3)
    await play_match(platform, [me["id"], *others], [3, 1, -1, -3])
    await client.put(f"/api/mutes/{others[0]}")
    await client.put("/api/play-time", json={"limit": 60, "reminder": None})
    answer = await client.get("/api/account/export")
    data = answer.json()
    assert data["player"]["name"] == "阿明"
    for part in ("sessions", "mutes", "play_days", "play_rule", "ratings", "matches", "rounds"):
        assert len(data[part]) == 1, part
    assert data["matches"][0]["points"] == 3
    assert "argon2" not in answer.text
    assert client.cookies[COOKIE] not in answer.text
    assert others[1] not in answer.text


async def test_a_deleted_player_is_gone_and_the_others_keep_the_match(
    client: Client, platform: Platform
) -> None:
    me = await register(client)
    others = await accounts(platform, 3)
    await play_match(platform, [me["id"], *others], [3, 1, -1, -3])
    cookie = client.cookies[COOKIE]
    answer = await client.post("/api/account/deletion", json={"password": PASSWORD})
    assert answer.json()["player"] is None
    assert await platform.identify(cookie) is None
    assert (await sign_in(client)).json()["code"] == "wrong_credentials"
    assert await platform.ratings.of(me["id"]) == []
    sheet = await platform.history.sheet(others[0], "m1")
    assert [seat.name for seat in sheet.match.seats] == [GONE, "P1", "P2", "P3"]
    assert sheet.match.seats[0].player is None
    record = await platform.archive.record(sheet.rounds[0].record)
    assert [sitter.name for sitter in record.seats] == [GONE, "P1", "P2", "P3"]


async def test_the_name_of_a_deleted_account_is_free_again(
    client: Client, other_client: Client
) -> None:
    await register(client)
    await client.post("/api/account/deletion", json={"password": PASSWORD})
    await register(other_client)


async def test_deleting_an_account_takes_its_password(client: Client, platform: Platform) -> None:
    await register(client)
    for body in ({}, {"password": "wrong horse"}):
        answer = await client.post("/api/account/deletion", json=body)
        assert answer.json()["code"] == "wrong_credentials"
    assert await platform.identify(client.cookies[COOKIE])


async def test_a_guest_deletes_himself_without_one(client: Client, platform: Platform) -> None:
    me = await enter(client)
    (other,) = await guests(platform, 1)
    await platform.mutes.add(other, me["id"])
    assert (await client.post("/api/account/deletion", json={})).status_code == 200
    assert (await client.get("/api/me")).json()["player"] is None
    assert await platform.mutes.of(other) == []


async def test_who_deletes_himself_while_he_plays_leaves_no_name(platform: Platform) -> None:
    players = await guests(platform)
    await platform.personal_data.delete(players[0])
    await play_match(platform, players, [3, 1, -1, -3])
    sheet = await platform.history.sheet(players[1], "m1")
    assert (sheet.match.seats[0].player, sheet.match.seats[0].name) == (None, GONE)
    record = await platform.archive.record(sheet.rounds[0].record)
    assert [sitter.name for sitter in record.seats] == [GONE, "P1", "P2", "P3"]
