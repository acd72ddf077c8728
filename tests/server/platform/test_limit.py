from contextlib import ExitStack

import pytest

from paiju.server.limit import CONNECTIONS, RULES, Crowd, Limiter
from paiju.server.moment import MINUTE, SECOND
from paiju.server.problem import Problem
from tests.server.platform.conftest import Clock

HERE = "203.0.113.7"
THERE = "198.51.100.9"


def used(limiter: Limiter, kind: str, player: str | None, address: str | None) -> int:
    """How many are let through at once."""
    for number in range(10_000):
        try:
            limiter.check(kind, player, address)
        except Problem:
            return number
    raise AssertionError("no limit")


def test_a_player_is_counted_before_the_address(clock: Clock) -> None:
    limiter = Limiter(clock)
    rule = RULES["room_guess"]
    assert rule.player is not None
    assert used(limiter, "room_guess", "a", HERE) == rule.player.count
    # Whoever is stopped as a player uses up nothing of what the others at his address have.
    for _ in range(100):
        with pytest.raises(Problem):
            limiter.check("room_guess", "a", HERE)
    limiter.check("room_guess", "b", HERE)


def test_many_players_of_one_address_are_stopped_together(clock: Clock) -> None:
    limiter = Limiter(clock)
    for number in range(RULES["room_guess"].address.count):
        limiter.check("room_guess", f"player {number}", HERE)
    with pytest.raises(Problem):
        limiter.check("room_guess", "another", HERE)
    limiter.check("room_guess", "another", THERE)


def test_devices_of_one_ipv6_household_count_as_one_address(clock: Clock) -> None:
    limiter = Limiter(clock)
    count = used(limiter, "guest", None, "2001:db8:1:1::1")
    assert count == RULES["guest"].address.count
    with pytest.raises(Problem):
        limiter.check("guest", None, "2001:db8:1:1:ffff::2")
    limiter.check("guest", None, "2001:db8:1:2::1")


def test_a_look_says_whether_there_is_any_left_and_uses_none_up(clock: Clock) -> None:
    limiter = Limiter(clock)
    rule = RULES["room_guess"]
    assert rule.player is not None
    for _ in range(2 * rule.player.count):
        limiter.look("room_guess", "a", HERE)
    assert used(limiter, "room_guess", "a", HERE) == rule.player.count
    with pytest.raises(Problem, match="too_many_requests"):
        limiter.look("room_guess", "a", HERE)
    limiter.look("room_guess", "b", HERE)


def test_after_the_wait_it_goes_on(clock: Clock) -> None:
    limiter = Limiter(clock)
    used(limiter, "write", "a", HERE)
    with pytest.raises(Problem) as refused:
        limiter.check("write", "a", HERE)
    wait = refused.value.retry_after
    assert wait is not None
    assert 0 < wait <= MINUTE / SECOND
    clock.move(round(wait * SECOND) + 1)
    limiter.check("write", "a", HERE)


def test_limits_are_scaled_and_turned_off(clock: Clock) -> None:
    rule = RULES["guest"].address
    assert used(Limiter(clock, 2.0), "guest", None, HERE) == 2 * rule.count
    off = Limiter(clock, 0)
    for _ in range(10 * rule.count):
        off.check("guest", None, HERE)


def test_an_address_has_so_many_connections_at_a_time() -> None:
    crowd = Crowd()
    with ExitStack() as open_ones:
        for _ in range(CONNECTIONS):
            open_ones.enter_context(crowd.inside(HERE))
        with pytest.raises(Problem, match="too_many_requests"), crowd.inside(HERE):
            pass
        with crowd.inside(THERE):
            pass
    with crowd.inside(HERE):
        pass


def test_connections_are_not_counted_where_limits_are_off() -> None:
    crowd = Crowd(0)
    with ExitStack() as open_ones:
        for _ in range(2 * CONNECTIONS):
            open_ones.enter_context(crowd.inside(HERE))
