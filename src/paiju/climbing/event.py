"""What happens in a round of cards: every event is public, a secret answer makes none."""

from __future__ import annotations

from paiju.engine.event import Event
from paiju.engine.seat import Seat


class Called(Event, frozen=True, tag="called"):
    """The dealer called a card (要牌)."""

    seat: Seat
    card: str

    def text(self) -> str:
        return f"{self.seat} call {self.card}"


class Shown(Event, frozen=True, tag="shown"):
    """All have answered: this seat showed the called card (亮), or nobody did (None)."""

    seat: Seat | None

    def text(self) -> str:
        return "nobody shows" if self.seat is None else f"{self.seat} show"


class SidesKnown(Event, frozen=True, tag="sides_known"):
    """The sides are known from now on: one letter a seat, `A` the dealer's; `solo` one to three."""

    sides: str
    solo: bool

    def text(self) -> str:
        return f"sides {self.sides}"


class Played(Event, frozen=True, tag="played"):
    """A seat played cards of this combination (牌型) and has so many left."""

    seat: Seat
    cards: str
    combination: str
    left: int

    def text(self) -> str:
        return f"{self.seat} play {self.cards}"


class Passed(Event, frozen=True, tag="passed"):
    """A seat passed (不出)."""

    seat: Seat

    def text(self) -> str:
        return f"{self.seat} pass"


class WentOut(Event, frozen=True, tag="went_out"):
    """A seat has no cards left (出完) and takes this place in the finishing order, from 1."""

    seat: Seat
    place: int

    def text(self) -> str:
        return f"{self.seat} out {self.place}"


class TrickWon(Event, frozen=True, tag="trick_won"):
    """A trick is over: this seat's play stands."""

    seat: Seat

    def text(self) -> str:
        return f"{self.seat} wins the trick"


class WindTaken(Event, frozen=True, tag="wind_taken"):
    """接风: the lead of a seat that went out unbeaten goes to another seat."""

    seat: Seat
    out: Seat

    def text(self) -> str:
        return f"{self.seat} takes the wind of {self.out}"


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """The round is over: the finishing order, and the hands that are laid open."""

    order: tuple[Seat, ...]
    hands: tuple[str, ...]

    def text(self) -> str:
        return "over " + " ".join(str(seat) for seat in self.order)
