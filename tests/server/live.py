"""A real server in a process of its own, for tests that start, kill and restart it.

The processes are forked from one that has imported the program already: twenty restarts would
spend most of their time importing it.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from paiju.cli.app import run

ADDRESS = re.compile(r"http://\S+:\d+")

START_WITHIN = 60.0

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["paiju.cli.serve", "tests.server.live"])


class LiveServer:
    """`paiju serve` on a free port, with quick bots and without rate limits; what `prepare` does
    is done in its process before it begins."""

    def __init__(
        self, data: Path, *options: str, prepare: Callable[[], None] | None = None
    ) -> None:
        self._arguments = [
            "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data),
            "--limits", "0", "--bot-pause", "0.02", "--fill-after", "0.3",
            "--log-level", "warning", *options,
        ]  # fmt: skip
        self._output = data / "output"
        self._prepare = prepare
        self.address = ""
        self._process: ForkServerProcess | None = None

    @property
    def log(self) -> str:
        """What it has printed since it started."""
        return self._output.read_text() if self._output.exists() else ""

    def start(self) -> LiveServer:
        """Start, and return once it answers."""
        self._output.parent.mkdir(parents=True, exist_ok=True)
        self._output.write_text("")
        arguments = self._arguments, self._output, self._prepare
        self._process = _context.Process(target=_serve, args=arguments)
        self._process.start()
        deadline = time.monotonic() + START_WITHIN
        while (found := ADDRESS.search(self.log)) is None:
            if not self._process.is_alive() or time.monotonic() > deadline:
                raise RuntimeError(f"no server: {self.log}")
            time.sleep(0.01)
        self.address = found[0]
        # Started again it is found where it was.
        self._arguments[self._arguments.index("--port") + 1] = self.address.rpartition(":")[2]
        return self

    def kill(self) -> None:
        """End it without any warning (kill -9)."""
        self._end(signal.SIGKILL)

    def stop(self) -> int | None:
        """End it as an operator does; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int | None:
        assert self._process is not None
        if self._process.pid is not None and self._process.is_alive():
            os.kill(self._process.pid, number)
        self._process.join(30)
        return self._process.exitcode


def _serve(arguments: list[str], output: Path, prepare: Callable[[], None] | None) -> None:
    with output.open("wb", buffering=0) as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    if prepare is not None:
        prepare()
    sys.exit(run(arguments))


@contextmanager
def a_server(data: Path, *options: str) -> Iterator[LiveServer]:
    """A server that is stopped in the end."""
    server = LiveServer(data, *options).start()
    try:
        yield server
    finally:
        server.stop()
