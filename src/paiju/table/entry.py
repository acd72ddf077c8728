"""What happened at a table (记事), one small record each: the journal's lines.

Every entry holds its moment and everything that chance or a choice brought into it, so that
folding the entries again gives the same table. Seeds and secret answers stand in them: entries
are for the journal, never for a viewer.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paiju.engine.seat import Seat

AnsweredBy: TypeAlias = Literal["player", "timeout", "auto", "standing"]
"""Who gave an answer: the seat itself, the rules at a time-out, auto-play (托管), or a standing
answer that the table holds for the seat."""

AutoCause: TypeAlias = Literal["own", "timeouts", "left", "vote"]
"""Why auto-play (托管) is on."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="fact"):
    """A fact of the table's life; `at` is its moment in ms of the server's clock."""

    at: int


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The room is there, empty."""


class Seated(Entry, frozen=True, kw_only=True, tag="seated"):
    """A player took a seat; `bot` is its level if it is a bot."""

    seat: Seat
    player: str
    name: str
    bot: str | None


class Vacated(Entry, frozen=True, kw_only=True, tag="vacated"):
    """A seat became free."""

    seat: Seat


class Readied(Entry, frozen=True, kw_only=True, tag="readied"):
    """A player is ready, or not any more."""

    seat: Seat
    ready: bool


class MatchBegun(Entry, frozen=True, kw_only=True, tag="match_begun"):
    """A match (场) begins."""

    match: str


class ShuffleBegun(Entry, frozen=True, kw_only=True, tag="shuffle_begun"):
    """The server fixed its seed (hex) and the list of those who may add to it."""

    server_seed: str
    contributors: tuple[Seat, ...]


class Seeded(Entry, frozen=True, kw_only=True, tag="seeded"):
    """A contributor's seed (hex) came in."""

    seat: Seat
    seed: str


class Dealt(Entry, frozen=True, kw_only=True, tag="dealt"):
    """The seeds were closed and the round dealt from them."""


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """An answer was carried out; `spent` is what it took from the seat's bank (ms), `id` the
    player's own id of the action."""

    seat: Seat
    question: int
    action: str
    by: AnsweredBy
    spent: int = 0
    id: str | None = None


class Held(Entry, frozen=True, kw_only=True, tag="held"):
    """An answer came within the claim window; it counts when the window closes."""

    seat: Seat
    question: int
    action: str
    id: str


class WindowClosed(Entry, frozen=True, kw_only=True, tag="window_closed"):
    """The claim window is over; the answers held were carried out in the order they came."""


class Advanced(Entry, frozen=True, kw_only=True, tag="advanced"):
    """Chance did its step (a tile drawn, a gun turned)."""


class RoundSettled(Entry, frozen=True, kw_only=True, tag="round_settled"):
    """The round was settled; `record` is the link id of its record."""

    record: str


class MatchEnded(Entry, frozen=True, kw_only=True, tag="match_ended"):
    """The match is over; `record` is the link id of a round that was broken off, if one was."""

    reason: str
    record: str


class AutoSwitched(Entry, frozen=True, kw_only=True, tag="auto_switched"):
    """Auto-play (托管) went on for this cause, or off (None)."""

    seat: Seat
    cause: AutoCause | None


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    """A seat's standing answers from now on."""

    seat: Seat
    win: bool
    no_claims: bool
    discard_drawn: bool


class Spoke(Entry, frozen=True, kw_only=True, tag="spoke"):
    """A phrase by its id, or free text."""

    seat: Seat
    phrase: str | None
    text: str | None


class Proposed(Entry, frozen=True, kw_only=True, tag="proposed"):
    """A player proposed to dissolve (解散)."""

    seat: Seat


class Voted(Entry, frozen=True, kw_only=True, tag="voted"):
    """A player agreed or refused to dissolve."""

    seat: Seat
    agree: bool


class ProposalDropped(Entry, frozen=True, kw_only=True, tag="proposal_dropped"):
    """The proposal failed: `refused`, or `lapsed` for want of votes."""

    reason: Literal["refused", "lapsed"]


class AutoVoted(Entry, frozen=True, kw_only=True, tag="auto_voted"):
    """A player wants a disconnected one on auto-play."""

    by: Seat
    seat: Seat


class PresenceChanged(Entry, frozen=True, kw_only=True, tag="presence_changed"):
    """A player's connection came or went."""

    seat: Seat
    present: bool


class AgainWanted(Entry, frozen=True, kw_only=True, tag="again_wanted"):
    """A player wants another match."""

    seat: Seat


class Renewed(Entry, frozen=True, kw_only=True, tag="renewed"):
    """Everyone there wants another match: the room waits for it, those ready who asked."""


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """Every person has gone: the match waits for their return."""


class Unpaused(Entry, frozen=True, kw_only=True, tag="unpaused"):
    """Somebody came back: the next round is near."""


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The host took the table up after an outage of so many ms; deadlines moved by it."""

    gap: int


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The room is over."""

    reason: str
    record: str


AnyEntry: TypeAlias = (
    Opened | Seated | Vacated | Readied | MatchBegun | ShuffleBegun | Seeded | Dealt | Answered
    | Held | WindowClosed | Advanced | RoundSettled | MatchEnded | AutoSwitched | Stood | Spoke
    | Proposed | Voted | ProposalDropped | AutoVoted | PresenceChanged | AgainWanted | Renewed
    | Paused | Unpaused | Resumed | Closed
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """The entry as one line of JSON, for the journal."""
    return msgspec.json.encode(entry)


def decode(line: bytes | str) -> AnyEntry:
    """An entry from its line; raises `msgspec.DecodeError`."""
    return _decoder.decode(line)
