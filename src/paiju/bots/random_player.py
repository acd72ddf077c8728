"""`random`: any legal action, each equally likely. The rung everything else is measured from."""

from __future__ import annotations

from random import Random
from typing import Any

from paiju.bots.bot import Choice
from paiju.engine.view import View


class RandomPlayer:
    """Chooses without looking."""

    def choose(self, view: View[Any, Any], rng: Random) -> Choice:
        """Any of the legal actions."""
        return Choice(rng.choice(view.private.actions))
