"""What people, bots and the host may ask of a table. Players are named by their ids."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from paiju.engine.seat import Seat


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do"):
    """A wish; the table accepts it as entries, or refuses it and stays as it was."""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a seat before the match begins: this one, or the first free one."""

    player: str
    name: str
    seat: Seat | None = None


class SeatBot(Command, frozen=True, kw_only=True, tag="seat_bot"):
    """Put a bot of this level into a free seat; `player` is the creator or the host (None)."""

    player: str | None
    bot: str
    name: str
    level: str
    seat: Seat | None = None


class Unseat(Command, frozen=True, kw_only=True, tag="unseat"):
    """Free a bot's seat again before the match begins."""

    player: str
    seat: Seat


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Free the seat before a match, or switch to auto-play until one returns."""

    player: str


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Ready for the match, or for the next round after a settlement."""

    player: str
    ready: bool = True


class Seed(Command, frozen=True, kw_only=True, tag="seed"):
    """A contributor's part of the shuffle, 32 hex digits, within a second of the commitment."""

    player: str
    seed: str


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """An answer to a question. `id` is the player's own, up to 40 characters, never reused."""

    player: str
    id: str
    question: int
    action: str


class SetAuto(Command, frozen=True, kw_only=True, tag="auto"):
    """Switch auto-play (托管) on or off for oneself."""

    player: str
    on: bool


class SetStanding(Command, frozen=True, kw_only=True, tag="standing"):
    """Standing answers that the table holds: win at once, claim nothing, discard what is drawn."""

    player: str
    win: bool = False
    no_claims: bool = False
    discard_drawn: bool = False


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """A quick phrase or an emote by its id, or free text where the room allows it."""

    player: str
    phrase: str | None = None
    text: str | None = None


class Propose(Command, frozen=True, kw_only=True, tag="propose"):
    """Propose to dissolve the room (解散)."""

    player: str


class Vote(Command, frozen=True, kw_only=True, tag="vote"):
    """Agree or refuse to dissolve."""

    player: str
    agree: bool


class VoteAuto(Command, frozen=True, kw_only=True, tag="vote_auto"):
    """Where there is no clock: agree to put a disconnected player on auto-play."""

    player: str
    seat: Seat


class Again(Command, frozen=True, kw_only=True, tag="again"):
    """After the match: play another with the same setup and seats."""

    player: str


class Present(Command, frozen=True, kw_only=True, tag="present"):
    """The host tells whether a player's connection is there."""

    player: str
    present: bool


class Lag(Command, frozen=True, kw_only=True, tag="lag"):
    """The host tells a player's measured round trip, in milliseconds, to be credited."""

    player: str
    ms: int


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """The host took the table up again after an outage: deadlines move by the gap."""


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """The host ends the table: drained, expired or ended by the operator (`reason` is a code)."""

    reason: str


AnyCommand: TypeAlias = (
    Sit | SeatBot | Unseat | Leave | Ready | Seed | Act | SetAuto | SetStanding | Say | Propose
    | Vote | VoteAuto | Again | Present | Lag | Resume | Close
)  # fmt: skip
