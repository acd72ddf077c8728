"""The reference for `basic`: leads its lowest rank whole, follows with the smallest that beats."""

from __future__ import annotations

from random import Random

from paiju.bots.bot import Choice
from paiju.bots.climbing.position import CardsView, Setting, read_position


class GreedyPlayer:
    """Knows neither partners nor plans.

    In 放羊 it calls a card it doesn't hold, any with equal chance, and never shows.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def choose(self, view: CardsView, rng: Random) -> Choice:
        """The lowest play that is legal."""
        actions = view.private.actions
        if view.public.step == "call":
            held = {f"call {card}" for card in view.private.hand}
            return Choice(rng.choice([text for text in actions if text not in held]))
        if view.public.step == "show":
            return Choice("hide")
        position = read_position(self.setting, view)
        if not position.choices:
            return Choice("pass")
        rank, size = min(position.choices, key=lambda shape: (shape[0], -shape[1]))
        return Choice(position.choices[rank, size][0])
