"""Ratings come from public matches of accounts, and from nothing else."""

from statistics import fmean

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient
from openskill.models import PlackettLuce

from paiju.server.platform import Platform
from paiju.server.rating import LADDER_MATCHES, rate, shown
from tests.server.platform.played import accounts, guests, play_match

POINTS = [3, 1, -1, -3]
MODEL = PlackettLuce()


async def test_a_public_match_of_accounts_is_rated_by_final_place(platform: Platform) -> None:
    players = await accounts(platform)
    await play_match(platform, players, POINTS)
    ratings = [(await platform.ratings.of(player))[0] for player in players]
    mus = [rating.mu for rating in ratings]
    assert mus == sorted(mus, reverse=True)
    assert len(set(mus)) == 4
    assert all(rating.sigma < MODEL.sigma for rating in ratings)
    assert {rating.matches for rating in ratings} == {1}


async def test_a_match_is_rated_once(platform: Platform) -> None:
    players = await accounts(platform)
    for _ in range(2):
        await play_match(platform, players, POINTS)
    assert (await platform.ratings.of(players[0]))[0].matches == 1


async def test_friends_tables_are_never_rated(platform: Platform) -> None:
    players = await accounts(platform)
    await play_match(platform, players, POINTS, public=False)
    assert await platform.ratings.of(players[0]) == []


async def test_a_match_with_a_bot_or_a_guest_is_not_rated(platform: Platform) -> None:
    players = await accounts(platform)
    (guest,) = await guests(platform, 1)
    await play_match(platform, [*players[:3], None], POINTS, match="m1")
    await play_match(platform, [*players[:3], guest], POINTS, match="m2")
    assert await platform.ratings.of(players[0]) == []


async def test_a_match_that_was_broken_off_is_not_rated(platform: Platform) -> None:
    players = await accounts(platform)
    await play_match(platform, players, POINTS, reason="dissolved")
    assert await platform.ratings.of(players[0]) == []


def test_in_jiayibing_a_side_wins_and_loses_together() -> None:
    before = [MODEL.rating() for _ in range(6)]
    after = rate("jiayibing", [2, -2, 2, -2, 2, -2], before)
    assert len({rating.mu for rating in after[::2]}) == 1
    assert after[0].mu > MODEL.mu > after[1].mu


def test_equal_results_share_a_place() -> None:
    after = rate("fangyang", [1, 1, -1, -1], [MODEL.rating() for _ in range(4)])
    assert after[0].mu == pytest.approx(after[1].mu)
    assert after[2].mu == pytest.approx(after[3].mu)
    assert fmean(rating.mu for rating in after) == pytest.approx(MODEL.mu)


async def test_the_course_of_a_rating_is_kept(platform: Platform) -> None:
    players = await accounts(platform)
    for number in range(3):
        await play_match(platform, players, POINTS, match=f"m{number}")
        platform.now.move(1000)  # type: ignore[attr-defined]
    course = await platform.ratings.course(players[0], "fangyang")
    assert [point.match for point in course] == ["m0", "m1", "m2"]
    assert [point.mu for point in course] == sorted(point.mu for point in course)
    (now,) = await platform.ratings.of(players[0])
    assert (course[-1].mu, course[-1].shown) == (now.mu, now.shown)


async def test_the_ladder_shows_who_has_played_enough(platform: Platform) -> None:
    players = await accounts(platform)
    for number in range(LADDER_MATCHES):
        assert await platform.ratings.ladder("fangyang") == []
        await play_match(platform, players, POINTS, match=f"m{number}")
    ladder = await platform.ratings.ladder("fangyang")
    assert [rung.player for rung in ladder] == players
    assert [rung.place for rung in ladder] == [1, 2, 3, 4]


def test_a_beginner_is_shown_with_1500() -> None:
    assert shown(MODEL.mu) == 1500


async def test_others_may_know_a_rating_by_the_figure_that_is_shown(
    platform: Platform, client: AsyncTestClient[Litestar]
) -> None:
    players = await accounts(platform)
    await play_match(platform, players, POINTS)
    (rating,) = await platform.ratings.of(players[0])
    answer = await client.get(f"/api/players/{players[0]}/ratings")
    assert answer.json() == [{"game": "fangyang", "shown": rating.shown, "matches": 1}]
    assert (await client.get("/api/players/nobody/ratings")).json() == []
