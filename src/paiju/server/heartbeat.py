"""The pulse of one connection: pings that measure lag, and tell a dead line from a silent one."""

from __future__ import annotations

from collections import deque

EVERY = 5.0
"""Seconds between pings."""

DEAD_AFTER = 15_000
"""Milliseconds without any message, pings unanswered, after which a connection is dead."""

SENDING_AT_MOST = 10_000
"""Milliseconds that one message may take to be sent."""

STEP = 40
"""Lag is told to the table when it has changed by so many ms."""


class Heartbeat:
    """What is known of a connection's lag, in ms of the server's clock."""

    def __init__(self, now: int) -> None:
        self.heard_at = now
        self.sending_since: int | None = None
        self._sent: dict[str, int] = {}
        self._count = 0
        self._lags: deque[int] = deque(maxlen=5)
        self._told = 0

    def ping(self, now: int) -> str:
        """The id of a new ping."""
        self._count += 1
        ping = f"{self._count}"
        self._sent = {ping: now, **dict(list(self._sent.items())[:2])}
        return ping

    def pong(self, ping: str, now: int) -> None:
        """A ping was answered; an answer to no ping counts for nothing."""
        sent = self._sent.pop(ping, None)
        if sent is not None:
            self._lags.append(max(0, now - sent))

    def lag_to_tell(self) -> int | None:
        """The usual lag, if it is news: the middle one of the last few."""
        if not self._lags:
            return None
        lag = sorted(self._lags)[len(self._lags) // 2]
        if abs(lag - self._told) < STEP:
            return None
        self._told = lag
        return lag

    def is_dead(self, now: int) -> bool:
        """Nothing has been heard, or could be sent, for too long."""
        stuck = self.sending_since is not None and now - self.sending_since > SENDING_AT_MOST
        return stuck or now - self.heard_at > DEAD_AFTER
