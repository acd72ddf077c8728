"""What makes one card game differ from another: data and named functions, made from its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paiju.climbing.card import Card
from paiju.climbing.combination import Combinations
from paiju.engine.refusal import Refusal
from paiju.engine.seat import Seat
from paiju.engine.settlement import Settlement
from paiju.engine.view import Private, Public

if TYPE_CHECKING:
    from paiju.climbing.round import Round


@dataclass(frozen=True, kw_only=True, slots=True)
class Rules:
    """The rules of a round at one table.

    `leading_card`: where the leader is not known before the deal, its holder leads; with
    `must_lead_it` his first play must hold it. `callable_cards`: what the leader may call before
    play, highest first; none where nothing is called. `asks_to_show`: everybody answers whether
    to show the called card. `passing_locks`: who passed is not asked again in the trick.
    """

    seats: int
    combinations: Combinations
    refusals: Mapping[str, Refusal]
    leading_card: Card
    must_lead_it: bool = False
    callable_cards: tuple[Card, ...] = ()
    asks_to_show: bool = False
    passing_locks: bool
    may_show: Callable[[Round, Seat], bool] = lambda _round, _seat: False
    sides: Callable[[Round], str]
    """One letter a seat, as far as the round itself knows the sides."""
    is_over: Callable[[Round], bool]
    """Whether the round is over, now that another seat is out."""
    wind: Callable[[Round, Seat], Seat]
    """Who leads when this seat went out and nobody beat it (接风)."""
    settle: Callable[[Round], Settlement]
    public: Callable[[Round], Public]
    private: Callable[[Round, Seat], Private]
