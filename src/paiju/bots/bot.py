"""What every bot promises: it sees a view, and answers with one of the view's legal actions."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

import msgspec

from paiju.engine.view import View


class Choice(msgspec.Struct, frozen=True):
    """An action in contract.md's text, and in a few words why (a catalogue key, or empty)."""

    action: str
    reason: str = ""


class Bot(Protocol):
    """A player that knows only what a person in its seat may know.

    The same view and the same state of `rng` give the same choice; a bot reads no clock.
    """

    def choose(self, view: View[Any, Any], rng: Random) -> Choice:
        """One of `view.private.actions`, of which there is at least one."""
