"""One spell of one other program's figure; prints how often a second it was done.

Run in the benchmark's own environment: `python others.py NAME SECONDS`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

SUITS = "mps"


def rate(once: Callable[[], object], seconds: float) -> float:
    """How often a second `once` ran, after a short warm-up."""
    warm_until = perf_counter() + min(0.5, seconds / 4)
    while perf_counter() < warm_until:
        once()
    done, begin = 0, perf_counter()
    while perf_counter() - begin < seconds:
        once()
        done += 1
    return done / (perf_counter() - begin)


def openspiel_dou_dizhu() -> Callable[[], object]:
    """A random game of dou dizhu: C++, driven from Python, every legal list made."""
    import pyspiel

    game = pyspiel.load_game("dou_dizhu")

    def once() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))

    return once


def rlcard_game(name: str) -> Callable[[], object]:
    """A random game in RLCard's environment."""
    import rlcard

    env = rlcard.make(name)

    def once() -> None:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))

    return once


def complete_hands(number: int = 500) -> list[list[int]]:
    """Random complete hands of 34 kinds: four sets and a pair, at most four alike."""
    rng = random.Random(1)
    hands: list[list[int]] = []
    while len(hands) < number:
        counts = [0] * 34
        for _ in range(4):
            if rng.random() < 0.6:
                first = rng.randrange(3) * 9 + rng.randrange(7)
                for tile in (first, first + 1, first + 2):
                    counts[tile] += 1
            else:
                counts[rng.randrange(34)] += 3
        counts[rng.randrange(34)] += 2
        if max(counts) <= 4:
            hands.append([tile for tile in range(34) for _ in range(counts[tile])])
    return hands


def cycle(hands: list[Any]) -> Iterator[Any]:
    while True:
        yield from hands


def copies(hand: list[int]) -> list[int]:
    """The hand with each copy numbered apart (136 tiles)."""
    seen: dict[int, int] = {}
    numbered = []
    for tile in hand:
        numbered.append(tile * 4 + seen.get(tile, 0))
        seen[tile] = seen.get(tile, 0) + 1
    return numbered


def mahjong_scoring() -> Callable[[], object]:
    """`mahjong` (Python): the value of a concealed hand won by self-draw."""
    from mahjong.hand_calculating.hand import HandCalculator
    from mahjong.hand_calculating.hand_config import HandConfig

    hands = cycle([copies(hand) for hand in complete_hands()])
    config = HandConfig(is_tsumo=True)

    def once() -> object:
        tiles = next(hands)
        return HandCalculator.estimate_hand_value(tiles, tiles[-1], config=config)

    return once


def riichienv_scoring() -> Callable[[], object]:
    """`riichienv` (Rust): the same by its public class."""
    from riichienv import Conditions, HandEvaluator

    hands = cycle([copies(hand) for hand in complete_hands()])
    conditions = Conditions(tsumo=True)

    def once() -> object:
        tiles = next(hands)
        return HandEvaluator(tiles[:13]).calc(tiles[13], conditions=conditions)

    return once


def gb_scoring() -> Callable[[], object]:
    """`PyMahjongGB` (C++): the fans of a concealed hand won by self-draw."""
    from MahjongGB import MahjongFanCalculator

    names = [f"{letter}{number}" for letter in "WBT" for number in range(1, 10)]
    names += [f"F{number}" for number in range(1, 5)] + [f"J{number}" for number in range(1, 4)]
    hands = cycle([tuple(names[tile] for tile in hand) for hand in complete_hands()])

    def once() -> object:
        tiles = next(hands)
        return MahjongFanCalculator(
            pack=(), hand=tiles[:13], winTile=tiles[13], flowerCount=0, isSelfDrawn=True,
            is4thTile=False, isAboutKong=False, isWallLast=False, seatWind=0, prevalentWind=0,
        )  # fmt: skip

    return once


def riichienv_rounds() -> Callable[[], object]:
    """A random game of one round in riichienv, every legal list made."""
    from riichienv import RiichiEnv

    def once() -> None:
        env = RiichiEnv(game_mode="4p-red-single")
        observations = env.reset()
        while not env.done():
            steps = {
                seat: random.choice(observation.legal_actions())
                for seat, observation in observations.items()
            }
            observations = env.step(steps)

    return once


FIGURES: dict[str, Callable[[], Callable[[], object]]] = {
    "OpenSpiel dou_dizhu: random games": openspiel_dou_dizhu,
    "RLCard doudizhu: random games": lambda: rlcard_game("doudizhu"),
    "RLCard mahjong: random games": lambda: rlcard_game("mahjong"),
    "riichienv: random rounds": riichienv_rounds,
    "riichienv: hands scored": riichienv_scoring,
    "PyMahjongGB: hands scored": gb_scoring,
    "mahjong: hands scored": mahjong_scoring,
}

if __name__ == "__main__":
    print(rate(FIGURES[sys.argv[1]](), float(sys.argv[2])))
