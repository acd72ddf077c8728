"""Identity over HTTP: guests, accounts, sessions, and who may not cause what."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import AsyncTestClient

from paiju.games import game_by_id
from paiju.server.identity import COOKIE, SESSION_LIFE
from paiju.server.platform import Platform, PlatformSettings
from paiju.server.routes import platform_routes
from tests.server.platform.conftest import Clock

Client = AsyncTestClient[Litestar]

PASSWORD = "correct horse"


async def enter(client: Client, name: str = "阿明") -> dict[str, Any]:
    answer = await client.post("/api/guest", json={"name": name})
    assert answer.status_code == 201, answer.text
    player: dict[str, Any] = answer.json()["player"]
    return player


async def register(client: Client, name: str = "阿明") -> dict[str, Any]:
    answer = await client.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    player: dict[str, Any] = answer.json()["player"]
    return player


async def sign_in(client: Client, name: str = "阿明", password: str = PASSWORD) -> Any:
    return await client.post("/api/account/sign-in", json={"name": name, "password": password})


async def test_nobody_is_known_before_giving_a_name(client: Client) -> None:
    answer = await client.get("/api/me")
    assert answer.status_code == 200
    assert answer.json()["player"] is None


async def test_a_guest_plays_at_once_with_a_nickname(client: Client) -> None:
    player = await enter(client)
    assert player["name"] == "阿明"
    assert not player["account"]
    assert (await client.get("/api/me")).json()["player"] == player


async def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(client: Client) -> None:
    answer = await client.post("/api/guest", json={"name": "阿明"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


async def test_the_cookie_is_secure_behind_tls(app: Litestar) -> None:
    async with AsyncTestClient(app, base_url="https://paiju.example") as client:
        answer = await client.post("/api/guest", json={"name": "阿明"})
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("cookie", ["", "x", ".", "a.b", "阿明.1"])
async def test_a_made_up_cookie_names_nobody(client: Client, platform: Any, cookie: str) -> None:
    assert await platform.identify(cookie) is None


async def test_a_changed_cookie_names_nobody(client: Client, platform: Any) -> None:
    await enter(client)
    value = client.cookies[COOKIE]
    assert await platform.identify(value) is not None
    for place in (0, len(value) - 1):
        changed = value[:place] + ("a" if value[place] != "a" else "b") + value[place + 1 :]
        assert await platform.identify(changed) is None


async def test_a_session_ends_when_it_is_not_used_for_long(client: Client, clock: Clock) -> None:
    await enter(client)
    clock.move(SESSION_LIFE - 1)
    assert (await client.get("/api/me")).json()["player"] is not None
    clock.move(SESSION_LIFE - 1)
    assert (await client.get("/api/me")).json()["player"] is not None
    clock.move(SESSION_LIFE)
    assert (await client.get("/api/me")).json()["player"] is None


async def test_a_guest_who_registers_stays_the_same_player(client: Client) -> None:
    guest = await enter(client)
    account = await register(client)
    assert account["account"]
    assert account["id"] == guest["id"]


async def test_registering_makes_the_guest_cookie_worthless(client: Client, platform: Any) -> None:
    await enter(client)
    before = client.cookies[COOKIE]
    await register(client)
    assert await platform.identify(before) is None
    assert await platform.identify(client.cookies[COOKIE]) is not None


async def test_an_account_is_the_same_on_a_second_device(
    client: Client, other_client: Client
) -> None:
    player = await register(client)
    answer = await sign_in(other_client)
    assert answer.json()["player"] == player
    assert (await client.get("/api/me")).json()["player"] == player


async def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(client: Client) -> None:
    await register(client)
    wrong = await sign_in(client, password="wrong horse")
    unknown = await sign_in(client, name="阿强")
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()
    assert wrong.json()["code"] == "wrong_credentials"


async def test_guessing_a_password_is_stopped_even_for_the_right_one(
    client: Client, other_client: Client, clock: Clock
) -> None:
    await register(client)
    answers = [await sign_in(other_client, password=f"guess {n}") for n in range(5)]
    assert {answer.status_code for answer in answers} == {403}
    stopped = await sign_in(other_client)
    assert stopped.status_code == 429
    assert int(stopped.headers["retry-after"]) == stopped.json()["retry_after"] > 0
    clock.move(stopped.json()["retry_after"] * 1000)
    assert (await sign_in(other_client)).status_code == 201


async def test_two_accounts_never_share_a_name(client: Client, other_client: Client) -> None:
    await register(client, "Tom")
    for name in ("Tom", "TOM", "T0m", "T.o m"):
        taken = await other_client.post("/api/account", json={"name": name, "password": PASSWORD})
        assert taken.json()["code"] == "name_taken", name
        assert (await other_client.post("/api/guest", json={"name": name})).status_code == 409


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password_length"),
        ("x" * 129, "password_length"),
        ("12345678", "password_weak"),
        ("aaaaaaaaaa", "password_weak"),
    ],
)
async def test_a_bad_password_is_refused(client: Client, password: str, code: str) -> None:
    answer = await client.post("/api/account", json={"name": "阿明", "password": password})
    assert answer.status_code == 422
    assert answer.json()["code"] == code


async def test_sessions_are_listed_and_ended(client: Client, other_client: Client) -> None:
    await register(client)
    await sign_in(other_client)
    sessions = (await client.get("/api/account/sessions")).json()
    assert [session["current"] for session in sessions].count(True) == 1
    elsewhere = next(session["id"] for session in sessions if not session["current"])
    assert (await client.delete(f"/api/account/sessions/{elsewhere}")).status_code == 204
    assert (await other_client.get("/api/me")).json()["player"] is None
    assert (await client.get("/api/me")).json()["player"] is not None


async def test_nobody_ends_the_session_of_another(client: Client, other_client: Client) -> None:
    await register(client)
    await enter(other_client, "阿强")
    session = (await client.get("/api/account/sessions")).json()[0]["id"]
    assert (await other_client.delete(f"/api/account/sessions/{session}")).status_code == 404
    assert (await client.get("/api/me")).json()["player"] is not None


async def test_a_new_password_ends_the_sessions_elsewhere(
    client: Client, other_client: Client
) -> None:
    await register(client)
    await sign_in(other_client)
    body = {"old": PASSWORD, "new": "another horse"}
    assert (await client.put("/api/account/password", json=body)).status_code == 204
    assert (await other_client.get("/api/me")).json()["player"] is None
    assert (await client.get("/api/me")).json()["player"] is not None
    assert (await sign_in(other_client)).status_code == 403
    assert (await sign_in(other_client, password="another horse")).status_code == 201


async def test_signing_out_ends_the_session(client: Client, platform: Any) -> None:
    await register(client)
    cookie = client.cookies[COOKIE]
    assert (await client.post("/api/account/sign-out")).json()["player"] is None
    assert await platform.identify(cookie) is None


async def test_an_account_signs_in_under_its_new_name(client: Client, other_client: Client) -> None:
    await register(client)
    renamed = await client.put("/api/account/name", json={"name": "阿强"})
    assert renamed.json()["player"]["name"] == "阿强"
    assert (await sign_in(other_client, "阿强")).status_code == 201
    assert (await sign_in(other_client, "阿明")).status_code == 403


async def test_account_pages_are_for_who_is_signed_in(client: Client) -> None:
    for path in ("account/sessions", "history", "statistics", "ratings", "mutes", "play-time"):
        answer = await client.get(f"/api/{path}")
        assert answer.status_code == 401, path
        assert answer.json()["code"] == "not_signed_in"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_another_site_causes_no_write(client: Client, headers: dict[str, str]) -> None:
    await enter(client)
    answer = await client.put("/api/account/name", json={"name": "阿强"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["code"] == "cross_site"
    assert (await client.get("/api/me")).json()["player"]["name"] == "阿明"


async def test_our_own_pages_need_no_header(app: Litestar) -> None:
    async with AsyncTestClient(app, base_url="http://paiju.example:8000") as client:
        origin = {"Origin": "http://paiju.example:8000"}
        for name in ("阿明", "阿强"):
            answer = await client.post("/api/guest", json={"name": name}, headers=origin)
            assert answer.status_code == 201


async def test_a_client_without_an_origin_sends_a_header_of_ours(app: Litestar) -> None:
    async with AsyncTestClient(app) as client:
        assert (await client.post("/api/guest", json={"name": "阿明"})).status_code == 201
        again = await client.post("/api/guest", json={"name": "阿强"})
        assert again.json()["code"] == "cross_site"


async def test_an_account_is_not_renamed_by_entering_as_a_guest(client: Client) -> None:
    await register(client)
    answer = await client.post("/api/guest", json={"name": "阿强"})
    assert (answer.status_code, answer.json()["code"]) == (409, "already_account")


async def test_answers_are_kept_by_no_cache(client: Client) -> None:
    assert (await client.get("/api/me")).headers["cache-control"] == "no-store"


async def test_ended_sessions_are_forgotten(client: Client, platform: Any, clock: Clock) -> None:
    await enter(client)
    assert await platform.identity.forget_ended() == 0
    clock.move(SESSION_LIFE)
    assert await platform.identity.forget_ended() == 1


@pytest.mark.parametrize(
    ("proxies", "headers", "address", "secure"),
    [
        (("10.0.0.1",), [("X-Forwarded-For", "198.51.100.9")], "198.51.100.9", False),
        (("10.0.0.1",), [("X-Forwarded-Proto", "https")], "10.0.0.1", True),
        ((), [("X-Forwarded-For", "198.51.100.9")], "10.0.0.1", False),
        ((), [("X-Forwarded-Proto", "https")], "10.0.0.1", False),
        (
            ("10.0.0.1",),
            [("X-Forwarded-For", "1.1.1.1"), ("X-Forwarded-For", "198.51.100.9")],
            "198.51.100.9",
            False,
        ),
    ],
)
async def test_what_a_trusted_proxy_tells_is_kept_with_the_session(
    tmp_path: Path,
    proxies: tuple[str, ...],
    headers: list[tuple[str, str]],
    address: str,
    secure: bool,
) -> None:
    settings = PlatformSettings(data=tmp_path, trusted_proxies=proxies)
    platform = await Platform.open(settings, game_by_id)
    app = Litestar(platform_routes, state=State({"platform": platform}))
    transport = httpx.ASGITransport(app=app, client=("10.0.0.1", 1))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://paiju.example") as client:
        answer = await client.post("/api/guest", json={"name": "阿明"}, headers=headers)
    assert ("secure" in answer.headers["set-cookie"].lower()) == secure
    cookie = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
    player = await platform.identify(cookie)
    assert player is not None
    assert [each.address for each in await platform.accounts.sessions(player)] == [address]
    await platform.close()


async def test_a_banned_player_writes_nothing_and_hears_why(client: Client, platform: Any) -> None:
    player = await enter(client)
    ban = await platform.bans.add(
        player=player["id"], address=None, reason="abuse", until=platform.now() + 1000
    )
    answer = await client.put("/api/account/name", json={"name": "阿强"})
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert answer.json()["detail"] == "abuse"
    assert await platform.bans.lift(ban.id)
    assert (await client.put("/api/account/name", json={"name": "阿强"})).status_code == 200
