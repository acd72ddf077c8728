"""What a server must bear from clients that are broken, or mean harm."""

from __future__ import annotations

import asyncio
import json
import struct
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paiju.server import wire
from paiju.server.session import BAD_MESSAGES, LONGEST_MESSAGE
from tests.server.live import LiveServer
from tests.server.player import Player, a_player, with_bots

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=10,
)

TYPES = [kind.__struct_config__.tag for kind in wire.ClientMessage.__args__]

NEARLY = st.builds(
    lambda kind, fields: {"type": kind, "id": "x", **fields},
    st.sampled_from(TYPES),
    st.dictionaries(
        st.sampled_from(["room", "seat", "question", "action", "seed", "phrase", "text", "on"]),
        JSON,
        max_size=3,
    ),
)

TEXTS = st.text(max_size=60) | st.builds(json.dumps, JSON) | st.builds(json.dumps, NEARLY)


async def error_after(player: Player, text: str | bytes) -> dict[str, Any]:
    """The error that this message brings."""
    count = len(player.received)
    await player.send_text(text)
    await player.until(lambda me: any(each["type"] == "error" for each in me.received[count:]))
    return next(each for each in player.received[count:] if each["type"] == "error")


@given(TEXTS)
def test_a_message_is_one_of_the_protocols_or_is_refused(text: str):
    decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
    try:
        message = decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError):
        return
    assert isinstance(message, wire.FromClient)
    assert 1 <= len(message.id) <= 40
    assert decoder.decode(msgspec.json.encode(message)) == message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"join"',
        "{}",
        '{"type": "join"}',
        '{"type": "join", "id": "1", "room": "12345"}',
        '{"type": "join", "id": "1", "room": 123456}',
        '{"type": "dance", "id": "1"}',
        '{"type": "ready", "id": "1", "extra": 1}',
        '{"type": "ready", "id": ""}',
        '{"type": "ready", "id": "' + "x" * 41 + '"}',
        '{"type": "act", "id": "1", "question": 1.5, "action": "pass"}',
        '{"type": "seed", "id": "1", "seed": "zz"}',
        "[" * 3000,
        '{"a":' * 600,
    ],
)
async def test_a_malformed_message_gets_an_error_and_the_connection_lives(ann: Player, text: str):
    error = await error_after(ann, text)
    assert (error["id"], error["code"]) == (None, "bad_input")
    assert (await ann.say("ping"))["type"] == "pong"


async def test_binary_messages_are_refused(ann: Player):
    error = await error_after(ann, b'{"type": "ping", "id": "1"}')
    assert error["code"] == "bad_input"


async def test_who_sends_nothing_but_rubbish_is_disconnected(ann: Player):
    for _ in range(BAD_MESSAGES):
        await ann.send_text("rubbish")
    await ann.until(lambda me: me.closed_with is not None)
    assert ann.closed_with == 1008


async def test_an_over_long_message_gets_an_error_and_is_the_last(ann: Player):
    await ann.send_text(json.dumps({"type": "ping", "id": "x" * LONGEST_MESSAGE}))
    await ann.until(lambda me: me.closed_with is not None)
    assert ann.received[-1]["code"] == "too_large"
    assert ann.closed_with == 1009


async def test_a_huge_message_ends_the_connection_unread(ann: Player):
    await ann.send_text("x" * 1_000_000)
    await ann.until(lambda me: me.closed_with is not None)
    assert ann.closed_with == 1009


async def test_who_is_not_signed_in_is_told_so(server: LiveServer):
    stranger = Player(server.address, "谁")
    await stranger.connect()
    await stranger.until(lambda me: me.closed_with is not None)
    assert stranger.closed_with == 4401
    assert stranger.received == []
    await stranger.leave()


async def test_a_forged_cookie_is_no_cookie(server: LiveServer, ann: Player):
    session = ann.http.cookies["paiju"].partition(".")[0]
    forger = Player(server.address, "谁")
    forger.http.cookies.set("paiju", f"{session}.{'0' * 64}")
    await forger.connect()
    await forger.until(lambda me: me.closed_with is not None)
    assert forger.closed_with == 4401
    await forger.leave()


async def test_a_page_of_another_site_is_turned_away(ann: Player):
    other = Player(ann.address, "安")
    other.http.cookies = ann.http.cookies
    await other.connect(origin="https://evil.example")
    await other.until(lambda me: me.closed_with is not None)
    assert other.closed_with == 1008
    assert ann.closed_with is None
    await other.leave()


async def test_acting_without_a_table_is_refused(ann: Player):
    for kind in ("ready", "sit", "leave", "sync", "again", "propose"):
        error = await error_after(ann, json.dumps({"type": kind, "id": "1"}))
        assert (error["id"], error["code"]) == ("1", "not_at_table")


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.lists(TEXTS, min_size=1, max_size=BAD_MESSAGES - 1))
def test_no_message_whatsoever_breaks_the_server(server: LiveServer, texts: list[str]):
    async def send_all() -> None:
        async with a_player(server.address, "模糊") as player:
            await player.join(await with_bots(player))
            for text in texts:
                await player.send_text(text)
            await player.say("ping")

    asyncio.run(asyncio.wait_for(send_all(), 20))
    assert "Traceback" not in server.log


async def test_broken_frames_end_one_connection_and_no_other(server: LiveServer, ann: Player):
    host, port = server.address.removeprefix("http://").split(":")
    for junk in (
        b"\xff" * 200,
        struct.pack(">BBQ", 0x81, 0xFF, 1 << 62),
        b"GET /ws HTTP/9\r\n\r\n",
    ):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.write(junk)
        await writer.drain()
        await asyncio.wait_for(reader.read(100), 10)
        writer.close()
    assert (await ann.say("ping"))["type"] == "pong"
