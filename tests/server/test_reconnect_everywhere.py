"""At every step of a round a client that connects anew is shown what one that never left holds."""

from __future__ import annotations

import pytest

from paiju.engine.game import AnyGame
from paiju.games import GAMES
from tests.server.watching import SPECTATOR, Watched, without_nulls


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("pace", ["normal", "off"])
def test_a_new_snapshot_is_what_an_uninterrupted_client_holds(game: AnyGame, pace: str) -> None:
    evening = Watched(game, pace=pace, seed=7)
    viewers = [evening.player(seat) for seat in range(game.seats)] + [SPECTATOR]
    evening.ready()
    steps = 0
    while evening.phase != "settled":
        asked = evening.asked()
        if asked:
            evening.act_somehow(evening.rng.choice(asked))
        else:
            evening.wait()
        steps += 1
        for viewer in viewers:
            anew = evening.snapshot(viewer)
            assert without_nulls(anew) == without_nulls(evening.shown[viewer]), (steps, viewer)
    assert steps > 30
