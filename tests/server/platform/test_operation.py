"""Metrics, health, logs and the words of problems."""

import io
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import structlog
from litestar import Litestar, get
from litestar.testing import AsyncTestClient

from paiju.engine.names import Names
from paiju.engine.refusal import Refused
from paiju.games import game_by_id
from paiju.server import log
from paiju.server.identity import COOKIE
from paiju.server.platform import Platform, PlatformSettings
from paiju.server.problem import KINDS, MEDIA_TYPE, details_of, exception_handlers
from paiju.server.secret import kept_secret

Client = AsyncTestClient[Litestar]


async def test_alive_and_ready(client: Client) -> None:
    assert (await client.get("/healthz")).text == "ok"
    answer = await client.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"problems": []})


async def test_not_ready_while_draining_or_when_a_part_fails(
    client: Client, platform: Platform
) -> None:
    async def broken() -> None:
        raise OSError

    platform.health.add("journal", broken)
    platform.health.draining = True
    answer = await client.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"problems": ["draining", "journal"]})
    assert (await client.get("/healthz")).status_code == 200


async def test_metrics_are_shown_with_the_token_alone(app: Litestar, platform: Platform) -> None:
    platform.settings = msgspec.structs.replace(platform.settings, metrics_token="open")
    platform.metrics.actions.labels("fangyang").inc()
    async with AsyncTestClient(app) as client:
        for header in ({}, {"Authorization": "Bearer close"}):
            assert (await client.get("/metrics", headers=header)).status_code == 403
        answer = await client.get("/metrics", headers={"Authorization": "Bearer open"})
    assert 'paiju_actions_total{game="fangyang"} 1.0' in answer.text


async def test_metrics_are_not_shown_to_strangers(client: Client) -> None:
    assert (await client.get("/metrics")).status_code == 403


@pytest.mark.parametrize("path", ["/api/nothing", "/nothing"])
async def test_every_error_is_a_problem_in_three_languages(
    client: Client, platform: Platform, path: str
) -> None:
    answer = await client.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == MEDIA_TYPE
    body = answer.json()
    assert body["code"] == "not_found"
    assert b'paiju_refusals_total{code="not_found"} 1.0' in platform.metrics.exposition()
    assert set(body["message"]) == {"zh-Hans", "zh-Hant", "en"}


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"name": 1}', b'{"name": "x", "y": 1}'])
async def test_a_body_that_means_nothing_is_bad_input(client: Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await client.post("/api/guest", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")


async def test_a_fault_tells_nothing_of_the_inside() -> None:
    @get("/fault")
    async def fault() -> None:
        raise RuntimeError("the secret place")

    app = Litestar([fault], exception_handlers=exception_handlers)
    async with AsyncTestClient(app) as client:
        answer = await client.get("/fault")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "secret" not in answer.text


def test_a_refusal_of_the_rules_keeps_its_code_and_paragraph() -> None:
    details = details_of(
        Refused("not_your_turn", Names("没轮到你", "沒輪到你", "Not your turn"), "4.4")
    )
    assert (details.code, details.rule, details.status) == ("not_your_turn", "4.4", 409)
    assert details.message.en == "Not your turn"


def test_every_kind_of_problem_speaks_three_languages() -> None:
    for code, kind in KINDS.items():
        assert 400 <= kind.status < 600, code
        assert all(msgspec.structs.astuple(kind.message)), code


def test_logs_are_json_without_hands_secrets_or_cookies() -> None:
    stream = io.StringIO()
    log.configure("info", stream=stream)
    try:
        structlog.get_logger().info(
            "dealt",
            table="t1",
            hands=["1m"],
            Cookie="paiju=abc",
            request={"password": "geheim", "path": "/api"},
            seats=[{"seed": "ff", "name": "P0"}],
        )
    finally:
        structlog.reset_defaults()
    (line,) = stream.getvalue().splitlines()
    event: dict[str, Any] = json.loads(line)
    assert event["event"] == "dealt"
    assert event["request"] == {"path": "/api"}
    assert event["seats"] == [{"name": "P0"}]
    assert not {"hands", "Cookie"} & set(event)


def test_the_secret_is_made_once_and_for_the_owner_alone(tmp_path: Path) -> None:
    secret = kept_secret(tmp_path / "data")
    assert len(secret) == 32
    assert kept_secret(tmp_path / "data") == secret
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o077 == 0


async def test_a_cookie_of_another_secret_names_nobody(
    client: Client, settings: PlatformSettings, clock: Any
) -> None:
    await client.post("/api/guest", json={"name": "阿明"})
    changed = msgspec.structs.replace(settings, secret="another")
    other = await Platform.open(changed, game_by_id, now=clock)
    assert await other.identify(client.cookies[COOKIE]) is None
    await other.close()


@pytest.mark.parametrize(
    ("peer", "forwarded", "seen"),
    [
        ("127.0.0.1", None, True),
        ("192.168.1.5", None, True),
        ("8.8.8.8", None, False),
        ("127.0.0.1", "8.8.8.8", False),
        ("127.0.0.1", "192.168.1.5", False),
    ],
)
async def test_metrics_without_a_token_are_for_those_near_by(
    app: Litestar, peer: str, forwarded: str | None, seen: bool
) -> None:
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app, client=(peer, 1)),  # type: ignore[arg-type]
        base_url="http://paiju.example",
    ) as client:
        headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
        answer = await client.get("/metrics", headers=headers)
    assert answer.status_code == (200 if seen else 403)
