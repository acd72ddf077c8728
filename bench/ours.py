"""One spell of one of our own figures; prints how often a second it was done.

Run in the project's environment: `python ours.py NAME SECONDS`.
"""

from __future__ import annotations

import sys
from time import perf_counter

from paiju.arena.bench import hands_scored, random_rounds
from paiju.games import GAMES


def main(name: str, seconds: float) -> float:
    """`<game id>: random rounds` or, in mahjong, `<game id>: hands scored`."""
    game_id, _, what = name.partition(": ")
    game = next(each for each in GAMES if each.id == game_id)
    figures = {
        "random rounds": lambda: random_rounds(game, seconds, perf_counter, spells=1)[0].per_second,
        "hands scored": lambda: hands_scored(game_id, seconds, perf_counter, spells=1).per_second,
    }
    return figures[what]()


if __name__ == "__main__":
    print(main(sys.argv[1], float(sys.argv[2])))
