"""Whole matches at a table."""

from __future__ import annotations

import pytest
from tests.table.evening import Evening

from paiju.engine.game import AnyGame
from paiju.engine.record import verify
from paiju.games import GAMES, game_by_id
from paiju.table.command import Seed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_whole_match_is_played_and_every_record_verifies(game: AnyGame) -> None:
    evening = Evening(game, options={"rounds": 4} if game.id != "yuyao-mahjong" else {"rounds": 8})
    evening.take_seats()
    evening.ready()
    records = []
    while evening.phase != "over":
        for seat in evening.section("shuffle").contributors:
            evening.submit(Seed(player=f"p{seat}", seed=f"{seat:032x}"))
        evening.play_round()
        record = evening.table.record()
        assert record is not None
        records.append(record)
        assert verify(game_by_id, record).holds
        if evening.phase == "settled":
            assert evening.halves(evening.restored()) == evening.halves()
            evening.ready()
    result = evening.section("result")
    assert result.reason == "played"
    totals = [
        sum(record.settlement["deltas"][seat] for record in records if record.settlement)
        for seat in range(game.seats)
    ]
    start = game.start(game.read_options(evening.setup.options)).points
    assert [place.points for place in sorted(result.places, key=lambda place: place.seat)] == [
        first + total for first, total in zip(start, totals, strict=True)
    ]
