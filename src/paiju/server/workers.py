"""Worker processes, where heavy thoughts don't hold up the tables."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

WATCH_EVERY = 2.0
"""Seconds between a worker's looks at whether the server is still there."""


class Workers:
    """So many processes, started when the first is needed."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of a module gives for these values, worked out beside the loop."""
        assert not kwargs
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count,
                # A process with threads can't be forked safely: workers come from a clean one.
                mp_context=multiprocessing.get_context("forkserver"),
                initializer=_begin,
            )
        # The first one starts the processes, which takes a while: not in the loop.
        submit = partial(self._pool.submit, think, *args)
        return await asyncio.wrap_future(await asyncio.to_thread(submit))

    def close(self) -> None:
        """End the processes; what they think about is dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and doesn't outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(os.getppid(),), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(WATCH_EVERY)
    os._exit(1)
