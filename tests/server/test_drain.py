"""An operator ends a server and starts it again: nobody loses anything, everybody is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.haste import hasten
from tests.server.live import LiveServer
from tests.server.player import Player, a_player, with_bots

GOING_AWAY = 1012
GAMES = ["fangyang", "anshan-mahjong"]


def moves(player: Player) -> object:
    """What one holds of the round, clocks and presence apart."""
    assert player.own is not None
    round_ = {name: player.public.get(name) for name in ("ponds", "melds", "played", "trick")}
    own = {name: player.own.get(name) for name in ("hand", "question", "actions")}
    return json.loads(json.dumps([round_, own]))


def has_the_move(player: Player) -> bool:
    """Nobody but this player can go on."""
    return any(choice.split()[0] in ("play", "discard") for choice in player.choices)


@pytest.mark.parametrize("game", GAMES)
async def test_connections_end_with_come_back_soon_and_the_round_goes_on(
    tmp_path: Path, game: str
) -> None:
    server = LiveServer(tmp_path, prepare=hasten).start()
    async with a_player(server.address, "安") as ann:
        await ann.join(await with_bots(ann, game))
        number = ann.public["room"]["number"]
        await ann.play(lambda me: len(me.events) > 20 and has_the_move(me))
        before = moves(ann)
        assert server.stop() == 0
        await ann.until(lambda me: me.closed_with is not None)
        assert ann.closed_with == GOING_AWAY
        server.start()
        ann.address = server.address
        ann.http.base_url = server.address
        await ann.connect()
        await ann.join(number)
        assert moves(ann) == before
        assert await ann.play(lambda me: me.public.get("settlement")) > 0
    server.stop()
