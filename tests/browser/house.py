"""The server of these tests: the real one, in a hurry, and with prepared deals where one asks.

Pauses that belong to the table's rules are shortened inside the test's own server process; the
program itself has no such switch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from paiju.table import claim_window
from paiju.table.setup import CLOCKS, Clock
from tests.server.live import LiveServer

Preparation = Callable[[], None]


def hurry() -> None:
    """Shorten the pause after each discard from about 0.8 s to 0.08 s, and the fast clock."""
    claim_window.SHORTEST = 60
    claim_window.LONGEST = 100
    CLOCKS["fast"] = Clock(move=2, bank=2)


@contextmanager
def quick_server(data: Path, *options: str, prepare: Preparation = hurry) -> Iterator[LiveServer]:
    """A server that is stopped in the end; `prepare` runs in its process before it begins."""
    server = LiveServer(data, *options, prepare=prepare).start()
    try:
        yield server
    finally:
        server.stop()
