"""Random courses of rounds, for the laws that every game obeys."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

from paiju.engine.event import Event
from paiju.engine.game import Action, AnyGame, Options, Round
from paiju.engine.scenario import settle_chance
from paiju.engine.shuffle import Stream
from paiju.engine.view import View
from paiju.games import GAMES
from paiju.mahjong.tile import TEXT, read_tiles

MIXTURES = 30


def mixtures(game: AnyGame) -> list[dict[str, int | str]]:
    """The default options, each single option changed, and thirty seeded mixtures."""
    options = game.sheet.options
    single = [
        {option.key: value}
        for option in options
        for value in option.values
        if value != option.default
    ]
    rng = Random(game.id)
    mixed = [{option.key: rng.choice(option.values) for option in options} for _ in range(MIXTURES)]
    return [{}, *single, *mixed]


TABLES = [(game, raw) for game in GAMES for raw in mixtures(game)]
"""Every game with each of its option sets."""


def name_of(table: tuple[AnyGame, dict[str, int | str]]) -> str:
    game, raw = table
    return game.id + "".join(f" {key}={value}" for key, value in raw.items())


def stream(seed: int) -> Stream:
    return Stream(seed.to_bytes(32, "big"), [], 1)


def fresh(game: AnyGame, options: Options, seed: int) -> Round:
    """A first round dealt from this seed, chance settled."""
    round_ = game.open(options, game.deal(options, game.start(options), stream(seed)))
    settle_chance(round_)
    return round_


def pick(game: AnyGame, actions: Any, rng: Random) -> Action:
    """A random action; wins and melds are taken more often, so that rounds show more."""
    rare = [each for each in actions if game.print_action(each).split()[0] in RARE]
    return rng.choice(rare) if rare and rng.random() < 0.5 else rng.choice(actions)


RARE = frozenset({"hu", "gang", "angang", "jiagang", "peng", "chi", "show"})


def steps(game: AnyGame, round_: Round, rng: Random) -> Iterator[tuple[int, Action, list[Event]]]:
    """Play the round to its end with random legal actions; yields after each."""
    for _ in range(2000):
        to_act = round_.to_act()
        if not to_act:
            break
        seat = rng.choice(sorted(to_act))
        action = pick(game, to_act[seat], rng)
        events = round_.act(seat, action) + settle_chance(round_)
        yield seat, action, events
    assert round_.settlement is not None, "a round always ends"


def pieces(game: AnyGame, hand: str) -> list[str]:
    """The cards or tiles of a hand in printed form, one text each."""
    if "mahjong" in game.id:
        return [TEXT[tile] for tile in read_tiles(hand)]
    return hand.split()


def view(round_: Round, seat: int) -> View[Any, Any]:
    return View(seat, round_.public(), round_.private(seat))


def everything(game: AnyGame, round_: Round) -> tuple[object, ...]:
    """All that can be asked of a round, for comparing two."""
    return (
        round_.public(),
        tuple(round_.private(seat) for seat in range(game.seats)),
        tuple(round_.hands()),
        {seat: tuple(actions) for seat, actions in round_.to_act().items()},
        tuple(round_.question(seat) for seat in range(game.seats)),
        round_.settlement,
        round_.waits,
    )


def orders(answers: dict[int, Action]) -> list[tuple[tuple[int, Action], ...]]:
    """Every order in which simultaneous answers may arrive (at most 24)."""
    return list(itertools.islice(itertools.permutations(answers.items()), 24))
