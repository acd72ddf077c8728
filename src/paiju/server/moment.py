"""Now, as the server counts it, in milliseconds; handed in, so that tests hold the clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

Now: TypeAlias = Callable[[], int]
"""Milliseconds since 1970, UTC."""

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def steady_clock() -> Now:
    """The wall clock as it stands now, carried on by the monotonic one: it never jumps while the
    process runs, whatever is done to the machine's clock."""
    offset = time.time() - time.monotonic()
    return lambda: int((offset + time.monotonic()) * SECOND)
