"""A seat's choice in a small round, as its text; and what the seat thinks of it."""

from __future__ import annotations

from random import Random
from typing import Any

from paiju.bots import Bot, Choice, make_bot
from paiju.engine.view import View
from tests.climbing.small import Small


def view_of(table: Small, seat: int | None = None) -> View[Any, Any]:
    """The view of a seat, or of the seat whose turn it is."""
    viewer = table.round.turn if seat is None else seat
    assert viewer is not None
    return View(viewer, table.round.public(), table.round.private(viewer))


def basic(table: Small) -> Bot:
    return make_bot("basic", table.game, table.options)


def choice(table: Small, seat: int | None = None) -> Choice:
    return basic(table).choose(view_of(table, seat), Random(1))


def action(table: Small, seat: int | None = None) -> str:
    """What `basic` does, by its text."""
    return choice(table, seat).action
