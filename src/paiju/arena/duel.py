"""A challenger against a field of another bot, over paired deals (`paiju arena`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from paiju.arena.interval import Interval, interval
from paiju.arena.schedule import Arrangement, arrangements, neutral
from paiju.bots import Bot, make_bot
from paiju.engine.game import AnyGame, Deal, Options, Round
from paiju.engine.scenario import settle_chance
from paiju.engine.settlement import Settlement
from paiju.engine.shuffle import Stream
from paiju.engine.view import View

Timer = Callable[[], float]
"""Seconds from some moment on; the arena itself knows no clock."""


class Wins(msgspec.Struct, frozen=True):
    """The share of rounds won; `neutral` is what a bot reaches against itself."""

    mean: float
    low: float
    high: float
    neutral: float


class Pairing(msgspec.Struct, frozen=True):
    """What the first bot gained a round against a field of the second."""

    bots: tuple[str, str]
    deals: int
    points: Interval
    wins: Wins


class Duel:
    """Plays deals, each in every arrangement; keeps how long each bot's decisions took (ms)."""

    def __init__(
        self, game: AnyGame, options: Options, bots: tuple[str, str], seed: int, timer: Timer
    ) -> None:
        self.game = game
        self.options = options
        self.names = bots
        self.seed = seed
        self.timer = timer
        self.challenger, self.field = (make_bot(name, game, options) for name in bots)
        self.times: dict[str, list[float]] = {name: [] for name in bots}

    def play(self, deals: int) -> Iterator[tuple[float, float]]:
        """For each deal the challenger's points and wins a round, averaged over arrangements."""
        legs = arrangements(self.game)
        for number in range(deals):
            deal = self.deal(number)
            results = [self.leg(number, deal, leg) for leg in legs]
            yield (
                sum(points for points, _ in results) / len(legs),
                sum(wins for _, wins in results) / len(legs),
            )

    def deal(self, number: int) -> Deal:
        """The deal of this number: the same whoever plays it."""
        seed = self.seed.to_bytes(32, "big", signed=True)
        stream = Stream(seed, [], number + 1)
        deal: Deal = self.game.deal(self.options, self.game.start(self.options), stream)
        return deal

    def leg(self, number: int, deal: Deal, arrangement: Arrangement) -> tuple[float, float]:
        """One round of the deal: points and share of the win of the challenger's seats."""
        settlement = self.round(number, deal, arrangement)
        mine = [seat for seat, challenger in enumerate(arrangement) if challenger]
        points = sum(settlement.deltas[seat] for seat in mine) / len(mine)
        winners = [seat for seat, delta in enumerate(settlement.deltas) if delta > 0]
        shared = winners or list(range(self.game.seats))
        return points, sum(seat in shared for seat in mine) / len(shared)

    def round(self, number: int, deal: Deal, arrangement: Arrangement) -> Settlement:
        """Play the deal to its settlement. Chance of a bot hangs on deal, seat and decision."""
        round_: Round = self.game.open(self.options, deal)
        decisions = [0] * self.game.seats
        settle_chance(round_)
        while round_.settlement is None:
            seat = min(round_.to_act())
            rng = Random(f"{self.seed}/{number}/{seat}/{decisions[seat]}")
            decisions[seat] += 1
            name, bot = self._player(arrangement[seat])
            view: View[Any, Any] = View(seat, round_.public(), round_.private(seat))
            before = self.timer()
            choice = bot.choose(view, rng)
            self.times[name].append((self.timer() - before) * 1000)
            round_.act(seat, self.game.read_action(choice.action))
            settle_chance(round_)
        return round_.settlement

    def _player(self, challenger: bool) -> tuple[str, Bot]:
        return (self.names[0], self.challenger) if challenger else (self.names[1], self.field)

    def pairing(self, values: list[tuple[float, float]]) -> Pairing:
        """The figures of the deals played."""
        wins = interval([won for _, won in values])
        return Pairing(
            bots=self.names,
            deals=len(values),
            points=interval([points for points, _ in values]),
            wins=Wins(wins.mean, wins.low, wins.high, neutral(self.game)),
        )
