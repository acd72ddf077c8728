"""JSON Lines in, JSON Lines out: answers to good lines until the first bad one (contract.md)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from paiju.engine.game import JsonObject
from paiju.engine.refusal import BadInput


def read_lines(file: Path | None) -> Iterator[tuple[int, bytes]]:
    """The lines of a file, or of standard input, numbered from 1; blank ones are left out."""
    try:
        stream = sys.stdin.buffer if file is None else file.open("rb")
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror or error}") from None
    with stream:
        for number, line in enumerate(stream, start=1):
            if line.strip():
                yield number, line


def parse(line: bytes) -> object:
    """One line's JSON value; raises `BadInput`."""
    try:
        value: object = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"not JSON: {error}") from None
    return value


def answer_lines(file: Path | None, answer: Callable[[object], JsonObject]) -> None:
    """Print one answer for each line; `BadInput` names the first bad line."""
    for number, line in read_lines(file):
        try:
            reply = answer(parse(line))
        except BadInput as error:
            raise BadInput(f"line {number}: {error}") from None
        sys.stdout.write(msgspec.json.encode(reply).decode() + "\n")
        sys.stdout.flush()
