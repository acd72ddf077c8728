"""How much is too much: token buckets that count players first and addresses second.

Many people share an address (a dormitory, a phone network), so an address gets several times
what one player gets.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from paiju.server.address import network
from paiju.server.moment import DAY, HOUR, MINUTE, SECOND, Now
from paiju.server.problem import Problem

MAX_BUCKETS = 100_000

CONNECTIONS = 300
"""WebSockets that one address may have open at a time."""


class Rate(msgspec.Struct, frozen=True):
    """So many in so many milliseconds; after a pause all of them at once."""

    count: int
    period: int


class Rule(msgspec.Struct, frozen=True):
    """What one player, and what one address, may do of a kind."""

    player: Rate | None
    address: Rate


RULES: dict[str, Rule] = {
    "guest": Rule(None, Rate(60, HOUR)),
    "register": Rule(Rate(5, HOUR), Rate(30, HOUR)),
    # Here the "player" is the name that somebody tries to sign in with, from one network.
    "sign_in": Rule(Rate(5, 5 * MINUTE), Rate(40, 5 * MINUTE)),
    # The name alone, from wherever: guessing goes on from many addresses too.
    "account_guess": Rule(Rate(100, HOUR), Rate(1000, HOUR)),
    "password": Rule(Rate(5, 5 * MINUTE), Rate(40, 5 * MINUTE)),
    "rename": Rule(Rate(5, DAY), Rate(100, DAY)),
    "export": Rule(Rate(5, HOUR), Rate(50, HOUR)),
    "report": Rule(Rate(10, HOUR), Rate(60, HOUR)),
    "write": Rule(Rate(60, MINUTE), Rate(600, MINUTE)),
    "read": Rule(Rate(300, MINUTE), Rate(3000, MINUTE)),
    "room_open": Rule(Rate(20, HOUR), Rate(200, HOUR)),
    # Room numbers that led nowhere: six digits are soon tried.
    "room_guess": Rule(Rate(10, MINUTE), Rate(60, MINUTE)),
    "record_guess": Rule(Rate(10, MINUTE), Rate(60, MINUTE)),
    "connect": Rule(Rate(30, MINUTE), Rate(300, MINUTE)),
    "message": Rule(Rate(100, 10 * SECOND), Rate(2000, 10 * SECOND)),
    "talk": Rule(Rate(10, 10 * SECOND), Rate(200, 10 * SECOND)),
    "advice": Rule(Rate(60, MINUTE), Rate(600, MINUTE)),
}


class _Bucket:
    """Level and time of the last look, counted in tokens that refill evenly."""

    __slots__ = ("at", "level")

    def __init__(self, level: float, at: int) -> None:
        self.level = level
        self.at = at

    def take(self, rate: Rate, now: int, tokens: int) -> float:
        """Take so many tokens if there is one at least: 0, or the milliseconds until then."""
        per_ms = rate.count / rate.period
        self.level = min(rate.count, self.level + max(0, now - self.at) * per_ms)
        self.at = now
        if self.level < 1:
            return (1 - self.level) / per_ms
        self.level -= tokens
        return 0.0


class Limiter:
    """The counts of one process. `scale` multiplies every rule; 0 turns limits off."""

    def __init__(self, now: Now, scale: float = 1.0) -> None:
        self._now = now
        self._rules = {
            kind: Rule(
                None if rule.player is None else _scaled(rule.player, scale),
                _scaled(rule.address, scale),
            )
            for kind, rule in RULES.items()
        }
        self._on = scale > 0
        self._buckets: OrderedDict[tuple[str, str], _Bucket] = OrderedDict()

    def check(self, kind: str, player: str | None, address: str | None) -> None:
        """Count one of a kind of `RULES`; raises `Problem`, with the time to wait, if too many."""
        self._judge(kind, player, address, 1)

    def look(self, kind: str, player: str | None, address: str | None) -> None:
        """Raise as `check` would, and count nothing: before what is counted only if it fails."""
        self._judge(kind, player, address, 0)

    def _judge(self, kind: str, player: str | None, address: str | None, tokens: int) -> None:
        if not self._on:
            return
        rule = self._rules[kind]
        wait = 0.0
        if player is not None and rule.player is not None:
            wait = self._take((kind, f"player {player}"), rule.player, tokens)
        if not wait and address is not None:
            wait = self._take((kind, f"network {network(address)}"), rule.address, tokens)
        if wait:
            raise Problem("too_many_requests", retry_after=wait / SECOND)

    def _take(self, key: tuple[str, str], rate: Rate, tokens: int) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = _Bucket(rate.count, self._now())
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(rate, self._now(), tokens)


class Crowd:
    """Who is connected now, counted by network. `scale` as in `Limiter`."""

    def __init__(self, scale: float = 1.0) -> None:
        self._most = round(CONNECTIONS * scale) if scale > 0 else None
        self._open: Counter[str] = Counter()

    @contextmanager
    def inside(self, address: str) -> Iterator[None]:
        """Count one more from this address for as long as this lasts; raises `Problem` if it has
        too many."""
        home = network(address)
        if self._most is not None and self._open[home] >= self._most:
            raise Problem("too_many_requests")
        self._open[home] += 1
        try:
            yield
        finally:
            self._open[home] -= 1
            if not self._open[home]:
                del self._open[home]


def _scaled(rate: Rate, scale: float) -> Rate:
    return Rate(max(1, round(rate.count * scale)), rate.period)
