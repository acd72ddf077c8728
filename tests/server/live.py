"""A real server in a process of its own, for tests that start, kill and restart it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADDRESS = re.compile(r"http://\S+:\d+")


class LiveServer:
    """`paiju serve` on a free port, with quick bots and without rate limits."""

    def __init__(self, data: Path, *options: str) -> None:
        self._arguments = [
            sys.executable, "-m", "paiju", "serve", "--host", "127.0.0.1", "--port", "0",
            "--data", str(data), "--limits", "0", "--bot-pause", "0.02", "--fill-after", "0.3",
            "--log-level", "warning", *options,
        ]  # fmt: skip
        self.address = ""
        self._process: subprocess.Popen[str] | None = None
        self.log: list[str] = []

    def start(self) -> LiveServer:
        """Start, and return once it answers."""
        self._process = subprocess.Popen(
            self._arguments,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = ADDRESS.search(line)
        if found is None:
            raise RuntimeError(f"no server: {line}{self._process.communicate()[1]}")
        self.address = found[0]
        # Read on, so that the server never waits for us.
        threading.Thread(target=self._follow, args=(self._process.stderr,), daemon=True).start()
        return self

    def kill(self) -> None:
        """End it without any warning (kill -9)."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as an operator does; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        return self._process.wait(20)

    def _follow(self, stream: Iterator[str]) -> None:
        self.log.extend(stream)


@contextmanager
def a_server(data: Path, *options: str) -> Iterator[LiveServer]:
    """A server that is stopped in the end."""
    server = LiveServer(data, *options).start()
    try:
        yield server
    finally:
        server.stop()
