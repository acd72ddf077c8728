"""What a game and a round of it promise to everyone who uses them.

Table, bots, arena, replay, scenario and tests know a game only through these two protocols.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from paiju.engine.event import Event
from paiju.engine.names import Names
from paiju.engine.option import OptionSheet
from paiju.engine.seat import Seat
from paiju.engine.settlement import Pattern, Settlement
from paiju.engine.shuffle import Stream
from paiju.engine.view import Private, Public, View

Action: TypeAlias = Hashable
"""An action in a game's own compact form (small ints as a rule); its text is contract.md's."""

JsonObject: TypeAlias = dict[str, Any]


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """A table's options, one field a key; each game's subclass gives the defaults."""


class MatchState(msgspec.Struct, frozen=True, kw_only=True):
    """What a match (一场) carries into its next round; each game adds dealer, streak, chips …

    `round` is the number of the next round, from 1; `points` are the sums so far by seat, as the
    final order counts them. `over` says that no round follows.
    """

    round: int
    points: tuple[int, ...]
    over: bool = False


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """What was dealt in a round: with the actions, everything else follows from it."""


class Standing(msgspec.Struct, frozen=True):
    """A seat's end of a match: its result and its place, from 1; equal results share a place."""

    seat: Seat
    points: int
    place: int


def standings(points: Sequence[int]) -> tuple[Standing, ...]:
    """The final order of a match by points, highest first; seat order among equals."""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return tuple(
        Standing(seat, points[seat], 1 + sum(other > points[seat] for other in points))
        for seat in order
    )


class Round(Protocol):
    """A round (局): a pure state machine from deal to settlement.

    Either it is over (`settlement` is set), or some seats have to answer (`to_act`), or it waits
    for chance (`waits`), which `advance` brings.
    """

    @property
    def settlement(self) -> Settlement | None:
        """None while the round runs."""

    @property
    def waits(self) -> bool:
        """Nobody has to answer and the round isn't over: it waits for `advance`."""

    @property
    def in_claim_window(self) -> bool:
        """A tile lies open to claims, whether or not anybody may claim it; never in card games.

        True from a discard (or an added kong) until it is claimed or play goes on. Public
        knowledge: it follows from the public events alone.
        """

    def to_act(self) -> Mapping[Seat, Sequence[Action]]:
        """Everyone who may act now, and every legal action, in plain ASCII order of their texts."""

    def question(self, seat: Seat) -> int | None:
        """The number of the question open to this seat, counted for this seat alone from 1.

        Stays while the seat's own answer waits for others; None when nothing is asked of it.
        """

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out an action; raises `Refused` and changes nothing if it is not legal."""

    def advance(self) -> list[Event]:
        """Let chance do its step (draw a tile, turn the gun); only while `waits`."""

    def default(self, seat: Seat) -> Action:
        """What a time-out does for a seat that has to answer."""

    def auto(self, seat: Seat) -> Action:
        """What auto-play (托管) does: the default, but a legal win is taken."""

    def public(self) -> Public:
        """What everyone sees (first gate). Takes no seat; never tells who is asked of a claim."""

    def private(self, seat: Seat) -> Private:
        """What this seat alone sees besides (second gate)."""

    def hands(self) -> list[str]:
        """All hands in printed form, for records, scenarios and the open end of a round."""

    def clone(self) -> Round:
        """A copy that lives on its own; cheap."""


S = TypeVar("S", bound=MatchState)
D = TypeVar("D", bound=Deal)
R = TypeVar("R", bound=Round, covariant=True)
O = TypeVar("O", bound=Options)  # noqa: E741


class Game(Protocol, Generic[O, S, D, R]):
    """A game: its options, its rounds, and how rounds make a match."""

    id: str
    names: Names
    seats: int
    rules_version: int
    sheet: OptionSheet
    patterns: tuple[Pattern, ...]
    """Everything a settlement may cite, in the order of the rules document."""

    def read_options(self, raw: object) -> O:
        """Options from JSON, defaults filled in; raises `BadInput`."""

    def start(self, options: O) -> S:
        """The state before the first round."""

    def deal(self, options: O, state: S, stream: Stream) -> D:
        """Draw what chance decides (a seat first, then the deck) and deal."""

    def open(self, options: O, deal: D) -> R:
        """The round that begins with this deal."""

    def next(self, options: O, state: S, settlement: Settlement) -> S:
        """The state after a round that was played from `state`; `over` if it was the last."""

    def read_state(self, raw: object) -> S:
        """A match state from a record's `before`; raises `BadInput`."""

    def read_deal(self, options: O, raw: object) -> D:
        """A deal from contract.md's JSON; raises `BadInput` unless it is a whole legal deal."""

    def print_deal(self, options: O, deal: D) -> JsonObject:
        """The deal in contract.md's JSON, such that `read_deal` gives it back."""

    def read_action(self, text: str) -> Action:
        """An action from its text; raises `BadInput` for anything that is no action text."""

    def print_action(self, action: Action) -> str:
        """The text of an action."""

    def score(self, raw: JsonObject) -> JsonObject:
        """The answer of `paiju score` to one input object; raises `BadInput`."""

    def imagine(self, options: O, view: View[Any, Any], rng: Random) -> R:
        """A whole round that agrees with what this seat knows, the rest dealt anew."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
