"""Frames (回放): what an old replay shows, kept so that it needs no old rules.

The all-open view of a finished round, one frame a step, each with the sections that changed since
the frame before, whole. What a seat could have answered is left out: a replay asks nothing.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import msgspec

from paiju.engine.event import Event
from paiju.engine.game import AnyGame, JsonObject, Round
from paiju.engine.record import Record
from paiju.engine.scenario import read_steps, settle_chance

QUESTION = frozenset({"question", "actions", "answer"})


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The round after so many actions (`step`), `at` milliseconds since the deal.

    `seat` and `action` are what was just done, null in the first frame; `events` is all that
    followed. `public` are the changed sections that everyone sees, `own` those of each seat.
    """

    step: int
    at: int
    seat: int | None
    action: str | None
    timeout: bool
    events: list[Any]
    public: JsonObject
    own: list[JsonObject]


class _Camera:
    """Compares each moment with the one before."""

    def __init__(self, round_: Round, seats: int) -> None:
        self._round = round_
        self._public: JsonObject = {}
        self._own: list[JsonObject] = [{} for _ in range(seats)]
        self._step = 0

    def take(self, events: list[Event], played: tuple[Any, ...] | None) -> Frame:
        public: JsonObject = msgspec.to_builtins(self._round.public())
        own: list[JsonObject] = [
            msgspec.to_builtins(self._round.private(seat)) for seat in range(len(self._own))
        ]
        frame = Frame(
            step=self._step,
            at=0 if played is None else played[2],
            seat=None if played is None else played[0],
            action=None if played is None else played[1],
            timeout=played is not None and len(played) > 3,
            events=[msgspec.to_builtins(event) for event in events],
            public=_changed(self._public, public),
            own=[_changed(before, after) for before, after in zip(self._own, own, strict=True)],
        )
        self._public, self._own = public, own
        self._step += 1
        return frame


def film(game: AnyGame, record: Record) -> Iterator[Frame]:
    """The frames of a round, one after the other, by playing its record again.

    Raises as the rules do.
    """
    options = game.read_options(record.options)
    round_ = game.open(options, game.read_deal(options, record.deal))
    camera = _Camera(round_, game.seats)
    yield camera.take(settle_chance(round_), None)
    steps = read_steps(game, [list(played) for played in record.actions])
    for (seat, action), played in zip(steps, record.actions, strict=True):
        yield camera.take(round_.act(seat, action) + settle_chance(round_), played)


def pack(frames: list[Frame]) -> bytes:
    """Frames as they are kept: a JSON list, compressed by zlib."""
    return zlib.compress(msgspec.json.encode(frames), 9)


def unpack(packed: bytes) -> list[Frame]:
    """The frames back."""
    return msgspec.json.decode(zlib.decompress(packed), type=list[Frame])


def _changed(before: JsonObject, after: JsonObject) -> JsonObject:
    return {
        section: value
        for section, value in after.items()
        if section not in QUESTION and (section not in before or before[section] != value)
    }
