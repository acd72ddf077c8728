"""What viewers are told of a table's life, beside the events of its round."""

from __future__ import annotations

from paiju.engine.event import Event
from paiju.engine.seat import Seat
from paiju.table.entry import AutoCause


class Sat(Event, frozen=True, tag="sat"):
    """A player took a seat."""

    seat: Seat
    name: str


class Left(Event, frozen=True, tag="left"):
    """A player gave up a seat."""

    seat: Seat
    name: str


class PresenceNoted(Event, frozen=True, tag="presence"):
    """A player's connection came or went."""

    seat: Seat
    present: bool


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round was dealt."""

    round: int


class BrokenOff(Event, frozen=True, tag="broken_off"):
    """A round ends without a settlement."""

    round: int


class MatchFinished(Event, frozen=True, tag="match_finished"):
    """The match is over, for this reason."""

    reason: str


class TimedOut(Event, frozen=True, tag="timed_out"):
    """A player's time ran out at a question that everybody saw."""

    seat: Seat


class Missed(Event, frozen=True, tag="missed"):
    """A player's time ran out at a question that others do not know of (a claim)."""

    seat: Seat

    def seen_by(self, viewer: Seat | None) -> Event | None:
        return self if viewer == self.seat else None


class AutoChanged(Event, frozen=True, tag="auto_changed"):
    """Auto-play (托管) went on for this cause, or off (null)."""

    seat: Seat
    cause: AutoCause | None


class Said(Event, frozen=True, tag="said"):
    """A player said a phrase or an emote (by its id), or words of his own."""

    seat: Seat
    phrase: str | None
    words: str | None


class DissolveProposed(Event, frozen=True, tag="dissolve_proposed"):
    """A player proposes to dissolve (解散)."""

    seat: Seat


class DissolveVoted(Event, frozen=True, tag="dissolve_voted"):
    """A player agreed or refused."""

    seat: Seat
    agree: bool


class DissolveDropped(Event, frozen=True, tag="dissolve_dropped"):
    """The proposal failed: `refused` or `lapsed`."""

    reason: str
