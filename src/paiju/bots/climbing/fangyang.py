"""`basic` in 放羊: plays by counting, with as much trust in each seat as its plays have earned."""

from __future__ import annotations

from random import Random

from paiju.bots.bot import Choice
from paiju.bots.climbing.belief import FangyangView, friendships, holder_chances
from paiju.bots.climbing.call import choose_answer, choose_call
from paiju.bots.climbing.explanation import explained
from paiju.bots.climbing.position import Setting, read_position
from paiju.bots.climbing.valuation import Valuation, Weights
from paiju.engine.game import AnyGame, Options
from paiju.engine.seat import Seat, seats_after
from paiju.games.fangyang.options import FangyangOptions
from paiju.games.fangyang.rules import PACK, combinations
from paiju.games.fangyang.settlement import SEATS

WEIGHTS = Weights()


class FangyangPlayer:
    """Calls, shows and plays; never uses chance."""

    def __init__(self, options: FangyangOptions, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.wind_known_solo = options.wind_known_solo
        self.setting = Setting(
            combinations(bombs=options.quads == "bomb"),
            passing_locks=options.passing == "locks_for_trick",
        )

    def choose(self, view: FangyangView, rng: Random) -> Choice:
        """The best of the legal actions."""
        del rng
        step, actions = view.public.step, view.private.actions
        if step == "call":
            return choose_call(PACK, view.private.hand, actions, self.turns(view))
        if step == "show":
            solo = view.seat == view.public.dealer
            return choose_answer(actions, self.turns(view), solo=solo)
        assert view.public.call is not None
        valuation = self.value(view)
        return explained(valuation, valuation.appraise()[0], spared=view.public.call.card)

    def turns(self, view: FangyangView) -> float:
        """What a seat's hand costs in turns, with nobody to help."""
        alone = [1.0 if seat == view.seat else -1.0 for seat in range(SEATS)]
        position = read_position(self.setting, view)
        return Valuation(position, alone, self.weights, lambda out: out).cost

    def value(self, view: FangyangView) -> Valuation:
        """What the choices of a view are worth (`Valuation.appraise`)."""
        public = view.public
        chances = holder_chances(PACK, view)
        friends = friendships(view, chances)

        def successor(out: Seat) -> Seat:
            """接风 (rules/fangyang.md 5.10)."""
            sides = public.sides
            if sides is None or (sides.solo and self.wind_known_solo == "next_seat"):
                mates = list(range(SEATS))
            else:
                mates = [seat for seat in range(SEATS) if sides.letters[seat] == sides.letters[out]]
            return next(
                seat for seat in seats_after(out, SEATS) if public.counts[seat] and seat in mates
            )

        return Valuation(read_position(self.setting, view), friends, self.weights, successor)


def make_fangyang_player(game: AnyGame, options: Options) -> FangyangPlayer:
    """The player for a table with these options (`paiju.bots.Maker`)."""
    del game
    assert isinstance(options, FangyangOptions)
    return FangyangPlayer(options)
