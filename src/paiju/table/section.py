"""The table's own sections of a view, beside those of the round (engine.view).

Times are milliseconds of the server's clock; a client knows its offset from `now` of messages.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paiju.engine.game import JsonObject
from paiju.engine.seat import Seat

Phase: TypeAlias = Literal["waiting", "shuffling", "playing", "settled", "paused", "over"]
"""Waiting for players; seeds being gathered; a round runs; between rounds; everyone has gone;
the match (or the room) is over."""


class RoomSection(msgspec.Struct, frozen=True, kw_only=True):
    """Section `room`: what the table was made with. `expires` is when an empty room ends."""

    table: str
    number: str
    game: str
    options: dict[str, int | str]
    pace: str
    public: bool
    fill: bool
    level: str
    spectators: bool
    advice: bool
    free_text: bool
    creator: str
    expires: int | None


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: who sits there and how things stand with him. An empty seat has player None."""

    player: str | None
    name: str
    bot: str | None
    ready: bool
    present: bool
    auto: bool
    points: int


class SeatsSection(msgspec.Struct, frozen=True):
    """Section `seats`, by seat."""

    seats: tuple[SeatInfo, ...]


class NetworkSection(msgspec.Struct, frozen=True):
    """Section `network`: groups of seats whose players share a network, as families do; null where
    nobody does."""

    groups: tuple[tuple[Seat, ...], ...]


class MatchSection(msgspec.Struct, frozen=True, kw_only=True):
    """Section `match`: phase, the round's number of how many (None: until broke), what the match
    carries (dealer, streak, chips … as the game has them); `next` is when the next round starts
    without waiting for those not ready."""

    match: str
    phase: Phase
    round: int
    rounds: int | None
    state: JsonObject
    next: int | None


class Turn(msgspec.Struct, frozen=True):
    """A clock that everybody sees: the seat, when its move runs out, what its bank holds (ms)."""

    seat: Seat
    deadline: int
    bank: int


class ClockSection(msgspec.Struct, frozen=True):
    """Section `clock`: clocks of public questions only, never of claims."""

    turns: tuple[Turn, ...]


class ShuffleSection(msgspec.Struct, frozen=True, kw_only=True):
    """Section `shuffle`: the fair shuffle of the running or last round, as in a record."""

    round: int
    commitment: str
    contributors: tuple[Seat, ...]
    client_seeds: tuple[str | None, ...]
    server_seed: str | None
    seeds_until: int | None


class ProposalSection(msgspec.Struct, frozen=True, kw_only=True):
    """Section `proposal`: a dissolve vote that runs; votes by seat, None where not cast."""

    by: Seat
    votes: tuple[bool | None, ...]
    until: int


class SettlementSection(msgspec.Struct, frozen=True, kw_only=True):
    """Section `settlement`: the round's settlement as the game has it (contract.md), the totals
    after it, the record's link id."""

    round: int
    settlement: JsonObject
    totals: tuple[int, ...]
    record: str


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's end of the match: result, place (equals share one), rounds won, rounds fed."""

    seat: Seat
    points: int
    place: int
    won: int
    fed: int


class ResultSection(msgspec.Struct, frozen=True, kw_only=True):
    """Section `result`: the match is over. `reason` is `played`, `dissolved`, `expired` or a code
    of the operator; `again` are the seats that want another match."""

    places: tuple[Place, ...]
    reason: str
    again: tuple[Seat, ...]


class OwnSection(msgspec.Struct, frozen=True, kw_only=True):
    """Private section `own`: one's seat (None for spectators), auto-play, standing answers, the
    clock of one's own question, claims included, and the bank."""

    seat: Seat | None
    auto: bool
    win: bool
    no_claims: bool
    discard_drawn: bool
    deadline: int | None
    bank: int
