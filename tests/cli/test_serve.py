from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from paiju.cli.app import run


def test_a_port_that_is_taken_is_bad_input_in_one_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        arguments = ["serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)]
        assert run(arguments) == 2
    error = capfd.readouterr().err
    assert error.count("\n") == 1
    assert port in error


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "many"],
        ["--port", "99999"],
        ["--host", "nowhere.invalid"],
        ["--trusted-proxy", "the moon"],
        ["--data", "/dev/null/data"],
        ["--colour", "red"],
    ],
)
def test_bad_usage_says_so_in_one_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], arguments: list[str]
):
    assert run(["serve", "--data", str(tmp_path), *arguments]) == 2
    output = capfd.readouterr()
    assert output.err.count("\n") == 1
    assert "Traceback" not in output.err


@pytest.mark.parametrize("file", ["journal.sqlite3", "paiju.sqlite3"])
def test_a_data_directory_that_is_damaged_is_named_in_one_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], file: str
):
    (tmp_path / file).write_bytes(b"this is no database at all " * 1000)
    options = ["--host", "127.0.0.1", "--port", "0", "--log-level", "error"]
    assert run(["serve", "--data", str(tmp_path), *options]) == 2
    error = capfd.readouterr().err
    assert error.count("\n") == 1
    assert str(tmp_path) in error


def test_a_server_starts_serves_and_ends_in_order(tmp_path: Path):
    server = subprocess.Popen(
        [sys.executable, "-m", "paiju", "serve", "--host", "127.0.0.1"],
        env=os.environ | {"PAIJU_PORT": "0", "PAIJU_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    address = server.stdout.readline().split()[-1]
    try:
        with urllib.request.urlopen(f"{address}healthz") as answer:
            assert answer.read() == b"ok"
        second = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
        assert run(second) == 2
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0
