"""From a table to a file and to `paiju verify`: downloads hold, and fail once they are changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paiju.cli.app import run
from paiju.games import GAMES
from tests.server.haste import hasten
from tests.server.live import LiveServer
from tests.server.player import Player, a_player, with_bots

GAME_IDS = [game.id for game in GAMES]


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path_factory.mktemp("records"), prepare=hasten).start()
    yield server
    server.stop()


async def downloaded(player: Player) -> dict[str, Any]:
    """The record of the round just finished, as the file that one gets."""
    link = player.public["settlement"]["record"]
    async with asyncio.timeout(20):
        while (answer := await player.http.get(f"/api/records/{link}")).status_code != 200:
            await asyncio.sleep(0.1)
    assert ".paiju.json" in answer.headers["content-disposition"]
    record: dict[str, Any] = json.loads(answer.content)
    return record


def flipped(seed: str) -> str:
    return f"{int(seed[0], 16) ^ 1:x}{seed[1:]}"


def changes(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The record with something in it that somebody would like to have been otherwise."""
    shuffle, hands = record["shuffle"], record["deal"]["hands"]
    return [
        record | {"shuffle": shuffle | {"server_seed": flipped(shuffle["server_seed"])}},
        record | {"shuffle": shuffle | {"commitment": flipped(shuffle["commitment"])}},
        record | {"shuffle": shuffle | {"client_seeds": [None] * len(hands)}},
        record | {"deal": record["deal"] | {"hands": [hands[1], hands[0], *hands[2:]]}},
        record | {"actions": record["actions"][:-1]},
        record | {"settlement": record["settlement"] | {"deltas": [0] * len(hands)}},
    ]


@pytest.mark.parametrize("game", GAME_IDS)
async def test_a_downloaded_record_is_verified_and_a_tampered_one_fails(
    quick_server: LiveServer, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "round.paiju.json"
    async with a_player(quick_server.address, "安") as ann:
        await ann.join(await with_bots(ann, game))
        await ann.play(lambda me: me.public.get("settlement"), 120)
        record = await downloaded(ann)
    file.write_text(json.dumps(record))
    assert run(["verify", str(file)]) == 0
    assert "verified" in capsys.readouterr().out
    for changed in changes(record):
        if changed == record:
            continue
        file.write_text(json.dumps(changed))
        assert run(["verify", str(file)]) in (1, 2)
        output = capsys.readouterr()
        assert "verified" not in output.out
        assert output.out or output.err
