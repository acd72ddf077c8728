"""Whole matches at a table."""

from __future__ import annotations

import pytest

from paiju.engine.game import AnyGame
from paiju.engine.record import verify
from paiju.games import GAMES
from paiju.table.command import Again, Leave, Seed
from tests.table.evening import Evening
from tests.table.pebbles import GAME as PEBBLES


def options_of(game: AnyGame) -> dict[str, int | str]:
    """The shortest match the game knows."""
    rounds = next(option for option in game.sheet.options if option.key == "rounds")
    return {"rounds": min(value for value in rounds.values if isinstance(value, int))}


@pytest.mark.parametrize("game", [*GAMES, PEBBLES], ids=lambda game: game.id)
def test_a_whole_match_is_played_and_every_record_verifies(game: AnyGame) -> None:
    evening = Evening(game, options=options_of(game))
    evening.take_seats()
    evening.ready()
    while evening.phase != "over":
        for seat in evening.section("shuffle").contributors:
            evening.submit(Seed(player=f"p{seat}", seed=f"{seat:032x}"))
        evening.play_round()
        record = evening.table.record()
        assert record is not None
        assert record.shuffle.contributors == tuple(range(game.seats))
        assert verify(lambda _: game, record).problems == ()
        if evening.phase == "settled":
            evening.ready()
    assert evening.section("result").reason == "played"
    assert evening.halves(evening.restored()) == evening.halves()


def test_totals_add_up_and_places_follow_them() -> None:
    evening = Evening(PEBBLES, options={"rounds": 2}, seed=4)
    evening.begin()
    evening.play_round()
    first = evening.section("settlement")
    assert list(first.totals) == first.settlement["deltas"]
    evening.ready()
    evening.pass_time(1_000)
    assert evening.section("settlement") is None
    evening.play_round()
    second = evening.section("settlement")
    deltas = zip(first.totals, second.settlement["deltas"], strict=True)
    assert list(second.totals) == [before + delta for before, delta in deltas]
    places = evening.section("result").places
    assert [place.points for place in places] == sorted(second.totals, reverse=True)
    assert places[0].place == 1


def test_the_result_counts_rounds_won_and_rounds_fed() -> None:
    for seed in range(20):
        evening = Evening(PEBBLES, options={"rounds": 1}, seed=seed)
        evening.begin()
        evening.play_round()
        settlement = evening.section("settlement").settlement
        if settlement["from"] is not None:
            break
    places = {place.seat: place for place in evening.section("result").places}
    assert [place.won for _, place in sorted(places.items())] == [
        int(seat == settlement["winner"]) for seat in range(3)
    ]
    assert [place.fed for _, place in sorted(places.items())] == [
        int(seat == settlement["from"]) for seat in range(3)
    ]


def test_the_next_round_starts_when_all_are_ready_or_after_the_countdown() -> None:
    evening = Evening(PEBBLES)
    evening.begin()
    evening.play_round()
    assert evening.section("match").next == evening.now + 15_000
    evening.pass_time(14_999)
    assert evening.phase == "settled"
    evening.pass_time(1)
    assert evening.phase == "shuffling"
    assert evening.section("match").round == 2


def test_where_no_clock_runs_the_next_round_waits_for_all() -> None:
    evening = Evening(PEBBLES, "off")
    evening.begin()
    evening.play_round()
    assert evening.section("match").next is None
    evening.pass_time(600_000)
    assert evening.phase == "settled"
    evening.ready()
    assert evening.phase == "shuffling"


def test_again_plays_another_match_with_those_who_want_it() -> None:
    evening = Evening(PEBBLES, options={"rounds": 1})
    evening.begin()
    old = evening.section("match").match
    evening.play_round()
    assert evening.phase == "over"
    assert not evening.table.finished
    for seat in range(3):
        evening.submit(Again(player=f"p{seat}"))
    assert evening.phase == "shuffling"
    assert evening.section("match").match != old
    assert evening.section("result") is None
    assert [seat.points for seat in evening.section("seats").seats] == [0, 0, 0]


def test_again_waits_for_a_full_table_where_somebody_left() -> None:
    evening = Evening(PEBBLES, options={"rounds": 1})
    evening.begin()
    evening.play_round()
    evening.submit(Again(player="p0"))
    assert evening.section("result").again == (0,)
    evening.submit(Again(player="p1"))
    evening.submit(Leave(player="p2"))
    assert evening.phase == "waiting"
    assert [seat.ready for seat in evening.section("seats").seats] == [True, True, False]


def test_hands_lie_open_after_the_round_and_the_seed_is_published() -> None:
    evening = Evening(PEBBLES)
    evening.begin()
    assert evening.section("shuffle").server_seed is None
    assert evening.section("hands") is None
    evening.play_round()
    assert evening.section("shuffle").server_seed is not None
    assert evening.section("hands") is not None


def test_a_record_tells_when_its_round_ended() -> None:
    evening = Evening(PEBBLES)
    evening.begin()
    evening.play_round()
    record = evening.table.record()
    assert record is not None
    assert record.ended is not None
    assert record.ended.startswith("2023-11-14T22:1")
    assert record.settlement == evening.section("settlement").settlement


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_crash_at_any_step_of_a_round_loses_nothing(game: AnyGame) -> None:
    evening = Evening(game, people=2, seed=8)
    evening.begin()
    step = 0
    while evening.phase == "playing":
        asked = evening.asked()
        if asked:
            evening.act_somehow(evening.rng.choice(asked))
        else:
            evening.wait()
        step += 1
        if step < 12 or step % 9 == 0:
            assert evening.halves(evening.restored()) == evening.halves()
