from __future__ import annotations

from paiju.server.heartbeat import DEAD_AFTER, SENDING_AT_MOST, STEP, Heartbeat


def answered(pulse: Heartbeat, sent: int, lag: int) -> None:
    pulse.pong(pulse.ping(sent), sent + lag)


def test_lag_is_the_middle_of_the_last_few_round_trips():
    pulse = Heartbeat(0)
    for place, lag in enumerate((100, 900, 120)):
        answered(pulse, place * 5000, lag)
    assert pulse.lag_to_tell() == 120


def test_lag_is_told_only_when_it_has_changed():
    pulse = Heartbeat(0)
    answered(pulse, 0, 100)
    assert pulse.lag_to_tell() == 100
    answered(pulse, 5000, 100 + STEP - 1)
    assert pulse.lag_to_tell() is None


def test_a_small_lag_is_not_worth_telling():
    pulse = Heartbeat(0)
    answered(pulse, 0, STEP - 1)
    assert pulse.lag_to_tell() is None


def test_an_answer_to_no_ping_counts_for_nothing():
    pulse = Heartbeat(0)
    pulse.pong("77", 10_000)
    assert pulse.lag_to_tell() is None


def test_the_same_answer_counts_once():
    pulse = Heartbeat(0)
    ping = pulse.ping(0)
    pulse.pong(ping, 100)
    assert pulse.lag_to_tell() == 100
    pulse.pong(ping, 9000)
    assert pulse.lag_to_tell() is None


def test_a_silent_line_is_dead_after_a_while():
    pulse = Heartbeat(1000)
    assert not pulse.is_dead(1000 + DEAD_AFTER)
    assert pulse.is_dead(1001 + DEAD_AFTER)


def test_a_line_that_takes_nothing_is_dead_after_a_while():
    pulse = Heartbeat(0)
    pulse.heard_at = 20_000
    pulse.sending_since = 5_000
    assert not pulse.is_dead(5_000 + SENDING_AT_MOST)
    assert pulse.is_dead(5_001 + SENDING_AT_MOST)
