"""`paiju bench`: our own figures on this machine."""

from __future__ import annotations

import sys
from time import perf_counter

import msgspec

from paiju.arena.bench import Figure, random_rounds
from paiju.engine.refusal import BadInput
from paiju.games import GAMES


def bench(*, seconds: float = 3.0, json: bool = False) -> None:
    """Measure how fast the rules play on one core: random rounds with full legal lists.

    Parameters
    ----------
    seconds
        How long each measurement takes.
    json
        Print one JSON object instead of lines.
    """
    if not seconds > 0:
        raise BadInput("--seconds must be above 0")
    figures: list[Figure] = []
    for game in GAMES:
        for figure in random_rounds(game, seconds, perf_counter):
            figures.append(figure)
            if not json:
                sys.stdout.write(f"{figure.name:42} {figure.per_second:12,.0f} /s\n")
    if json:
        sys.stdout.write(msgspec.json.encode({"figures": figures}).decode() + "\n")
