"""Time played, and the limits that players set for themselves."""

import pytest

from paiju.server.identity import new_id
from paiju.server.moment import DAY, HOUR, MINUTE
from paiju.server.platform import Platform
from paiju.server.problem import Problem
from tests.server.platform.conftest import Clock
from tests.server.platform.played import guests, record, setup


async def played(platform: Platform, player: str, ms: int) -> None:
    async with platform.database.write() as connection:
        await platform.play_times.add(connection, player, ms)


@pytest.fixture
async def player(platform: Platform) -> str:
    return (await guests(platform, 1))[0]


async def test_finished_rounds_count_as_time_played(platform: Platform, player: str) -> None:
    others = await guests(platform, 3)
    round_ = record("m1")
    await platform.finished_round(setup(), round_, [player, *others], link=new_id())
    assert (await platform.play_time(player)).today == round_.actions[-1][2]


async def test_at_the_limit_no_new_match_begins(platform: Platform, player: str) -> None:
    await platform.play_times.choose(player, 60, None)
    await played(platform, player, 60 * MINUTE - 1)
    await platform.refuse_used_up(player)
    await played(platform, player, 1)
    with pytest.raises(Problem, match="daily_limit"):
        await platform.refuse_used_up(player)


async def test_a_running_match_is_still_counted_past_the_limit(
    platform: Platform, player: str
) -> None:
    await platform.play_times.choose(player, 60, None)
    await played(platform, player, 2 * HOUR)
    await played(platform, player, HOUR)
    assert (await platform.play_time(player)).today == 3 * HOUR


async def test_a_lower_limit_counts_at_once(platform: Platform, player: str) -> None:
    await played(platform, player, 40 * MINUTE)
    await platform.play_times.choose(player, 60, None)
    chosen = await platform.play_times.choose(player, 30, None)
    assert (chosen.limit, chosen.raised, chosen.used_up) == (30, False, True)


@pytest.mark.parametrize("higher", [120, None])
async def test_a_higher_limit_counts_from_the_next_day(
    platform: Platform, player: str, clock: Clock, higher: int | None
) -> None:
    await platform.play_times.choose(player, 60, None)
    await played(platform, player, 60 * MINUTE)
    chosen = await platform.play_times.choose(player, higher, 45)
    assert (chosen.limit, chosen.raised, chosen.next_limit) == (60, True, higher)
    assert chosen.used_up
    assert chosen.reminder == 45
    clock.move(DAY)
    later = await platform.play_time(player)
    assert (later.limit, later.raised, later.used_up, later.today) == (higher, False, False, 0)


async def test_a_raise_is_taken_back_by_lowering_again(
    platform: Platform, player: str, clock: Clock
) -> None:
    await platform.play_times.choose(player, 60, None)
    await platform.play_times.choose(player, 120, None)
    await platform.play_times.choose(player, 60, None)
    clock.move(DAY)
    assert (await platform.play_time(player)).limit == 60


async def test_the_day_turns_at_the_players_midnight(
    platform: Platform, player: str, clock: Clock
) -> None:
    clock.at = 1_700_000_000_000 // DAY * DAY + 16 * HOUR + 10 * MINUTE  # 00:10 in China
    await played(platform, player, 30 * MINUTE)
    assert (await platform.play_time(player)).today == 10 * MINUTE
    clock.move(-20 * MINUTE)
    assert (await platform.play_time(player)).today == 20 * MINUTE


async def test_whoever_set_nothing_is_reminded_every_hour(platform: Platform, player: str) -> None:
    own = await platform.play_time(player)
    assert (own.limit, own.reminder, own.used_up) == (None, 60, False)
