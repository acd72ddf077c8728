"""`basic` in 甲乙丙: plays for its side by counting, and helps the partner who is nearly out."""

from __future__ import annotations

from random import Random

from paiju.bots.bot import Choice
from paiju.bots.climbing.explanation import explained
from paiju.bots.climbing.position import CardsView, Setting, read_position
from paiju.bots.climbing.valuation import Valuation, Weights
from paiju.engine.game import AnyGame, Options
from paiju.engine.seat import Seat, seats_after
from paiju.games.jiayibing.options import JiayibingOptions
from paiju.games.jiayibing.rules import combinations
from paiju.games.jiayibing.settlement import SEATS, side_of

WEIGHTS = Weights()


class JiayibingPlayer:
    """Appraises every legal play and takes the best; never uses chance."""

    def __init__(self, options: JiayibingOptions, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.goes_to_teammate = options.wind == "teammate"
        self.setting = Setting(
            combinations(bombs=options.quads == "bomb"),
            passing_locks=options.passing == "locks_for_trick",
        )

    def choose(self, view: CardsView, rng: Random) -> Choice:
        """The best of the legal actions."""
        del rng
        valuation = self.value(view)
        return explained(valuation, valuation.appraise()[0])

    def value(self, view: CardsView) -> Valuation:
        """What the choices of a view are worth (`Valuation.appraise`)."""
        friendship = [1.0 if side_of(seat) == side_of(view.seat) else -1.0 for seat in range(SEATS)]
        counts = view.public.counts

        def successor(out: Seat) -> Seat:
            """接风 (rules/jiayibing.md 4.8)."""
            return next(
                seat
                for seat in seats_after(out, SEATS)
                if counts[seat] and not (self.goes_to_teammate and side_of(seat) != side_of(out))
            )

        return Valuation(read_position(self.setting, view), friendship, self.weights, successor)


def make_jiayibing_player(game: AnyGame, options: Options) -> JiayibingPlayer:
    """The player for a table with these options (`paiju.bots.Maker`)."""
    del game
    assert isinstance(options, JiayibingOptions)
    return JiayibingPlayer(options)
