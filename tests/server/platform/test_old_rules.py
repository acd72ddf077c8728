"""A round that was played by rules that are no longer in the program."""

from __future__ import annotations

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from paiju import BadInput, read_record, verify_record
from paiju.engine.game import AnyGame
from paiju.server.frames import Frame
from paiju.server.identity import new_id
from paiju.server.platform import Platform
from tests.server.platform.played import guests, record, setup


def gone(game: str) -> AnyGame:
    raise BadInput(f"no game {game!r}")


async def test_a_round_of_an_older_rules_version_is_still_shown(
    client: AsyncTestClient[Litestar], platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = record("m1")
    old = msgspec.structs.replace(played, rules_version=played.rules_version - 1)
    link = new_id()
    await platform.finished_round(setup(), old, await guests(platform), link=link)
    monkeypatch.setattr(platform, "_find", gone)
    answer = await client.get(f"/api/records/{link}/frames")
    frames = msgspec.json.decode(answer.content, type=list[Frame])
    assert [frame.action for frame in frames[1:]] == [action[1] for action in old.actions]
    assert frames[-1].public["settlement"]["deltas"] == (old.settlement or {})["deltas"]


async def test_whoever_checks_such_a_round_hears_that_the_rules_were_others(
    client: AsyncTestClient[Litestar], platform: Platform
) -> None:
    played = record("m1")
    old = msgspec.structs.replace(played, rules_version=played.rules_version - 1)
    link = new_id()
    await platform.finished_round(setup(), old, await guests(platform), link=link)
    downloaded = read_record((await client.get(f"/api/records/{link}")).content)
    with pytest.raises(BadInput, match="version"):
        verify_record(downloaded)
