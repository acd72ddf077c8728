"""Health of the process: alive, and ready to take players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import structlog

Check: TypeAlias = Callable[[], Awaitable[None]]
"""Returns if its part works, and raises if it does not."""


class Health:
    """Ready is who doesn't drain and whose parts all work."""

    def __init__(self) -> None:
        self.draining = False
        self._checks: dict[str, Check] = {}

    def add(self, part: str, check: Check) -> None:
        """Have a part looked at."""
        self._checks[part] = check

    async def problems(self) -> list[str]:
        """The parts that stand in the way of new players; empty when ready."""
        found = ["draining"] if self.draining else []
        for part, check in self._checks.items():
            try:
                await check()
            except Exception as error:
                structlog.get_logger().error("not ready", part=part, exc_info=error)
                found.append(part)
        return found
