"""The arena's answer (contract.md): every two bots of a list against each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec

from paiju.arena.duel import Duel, Pairing, Timer
from paiju.arena.schedule import arrangements
from paiju.engine.game import AnyGame
from paiju.engine.option import OptionValue


class Latency(msgspec.Struct, frozen=True):
    """How long a bot's decisions took, in milliseconds."""

    p50: float
    p99: float
    max: float


class Report(msgspec.Struct, frozen=True):
    """What `paiju arena --json` prints."""

    game: str
    options: dict[str, OptionValue]
    rounds: int
    seed: int
    pairings: tuple[Pairing, ...]
    decision_ms: dict[str, Latency]


def pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every two different bots, in the order given; a bot alone plays itself."""
    names = list(dict.fromkeys(bots))
    return list(combinations(names, 2)) or [(names[0], names[0])]


def deals_for(game: AnyGame, rounds: int) -> int:
    """How many deals so many rounds are, each deal being played in every arrangement."""
    return max(1, rounds // len(arrangements(game)))


def compare(
    game: AnyGame,
    raw_options: dict[str, OptionValue],
    bots: Sequence[str],
    rounds: int,
    seed: int,
    timer: Timer,
    played: Callable[[], None],
) -> Report:
    """Play all pairings; `played` is called after each deal, for a progress bar."""
    options = game.read_options(raw_options)
    pairings: list[Pairing] = []
    times: dict[str, list[float]] = {}
    for pair in pairs(bots):
        duel = Duel(game, options, pair, seed, timer)
        values = []
        for value in duel.play(deals_for(game, rounds)):
            values.append(value)
            played()
        pairings.append(duel.pairing(values))
        for name, taken in duel.times.items():
            times.setdefault(name, []).extend(taken)
    return Report(
        game=game.id,
        options=msgspec.to_builtins(options),
        rounds=rounds,
        seed=seed,
        pairings=tuple(pairings),
        decision_ms={name: latency(taken) for name, taken in times.items()},
    )


def latency(times: Sequence[float]) -> Latency:
    """Median, 99th percentile and maximum."""
    ordered = sorted(times)
    return Latency(
        p50=ordered[len(ordered) // 2],
        p99=ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))],
        max=ordered[-1],
    )
