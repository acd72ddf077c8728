"""Our own figures: how fast the rules play, without any server (`paiju bench`)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from paiju.engine.game import AnyGame, Round
from paiju.engine.scenario import settle_chance
from paiju.engine.shuffle import Stream

Timer = Callable[[], float]


class Figure(msgspec.Struct, frozen=True):
    """One measurement: what was done, how often a second (the median of several spells)."""

    name: str
    per_second: float


def random_rounds(game: AnyGame, seconds: float, timer: Timer, spells: int = 3) -> list[Figure]:
    """Rounds of the default options played at random, every legal list made and used."""
    options = game.read_options({})
    state = game.start(options)
    rng = Random(1)
    rounds_rates, decisions_rates = [], []
    number = 0
    for _ in range(spells):
        rounds = decisions = 0
        begin = timer()
        while (elapsed := timer() - begin) < seconds / spells:
            number += 1
            stream = Stream(bytes(32), [], number)
            round_ = game.open(options, game.deal(options, state, stream))
            decisions += play_randomly(round_, rng)
            rounds += 1
        rounds_rates.append(rounds / elapsed)
        decisions_rates.append(decisions / elapsed)
    return [
        Figure(f"{game.id}: random rounds", median(rounds_rates)),
        Figure(f"{game.id}: decisions", median(decisions_rates)),
    ]


def play_randomly(round_: Round, rng: Random) -> int:
    """Play to the end with uniformly random actions; how many decisions it took."""
    decisions = 0
    settle_chance(round_)
    while round_.settlement is None:
        for seat, actions in round_.to_act().items():
            round_.act(seat, actions[int(rng.random() * len(actions))])
            decisions += 1
            break
        settle_chance(round_)
    return decisions


def median(values: list[float]) -> float:
    """The middle one."""
    return sorted(values)[len(values) // 2]
