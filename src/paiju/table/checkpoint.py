"""A table as it stands between two rounds, from which it is rebuilt with the entries after it."""

from __future__ import annotations

from typing import Any

import msgspec

from paiju.engine.game import AnyGame
from paiju.table.room import Room

FORMAT = 1


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    """A room's affairs in plain values, taken while no round lies on the table.

    Holds the server's seed of a shuffle that runs: for the journal, never for a viewer.
    """

    room: Any
    format: int = FORMAT


def take(room: Room) -> Checkpoint:
    """The checkpoint of this room."""
    return Checkpoint(room=msgspec.to_builtins(room))


def rebuild(game: AnyGame, checkpoint: Checkpoint) -> Room:
    """The room that the checkpoint was taken of; raises `ValueError` for another format."""
    if checkpoint.format != FORMAT:
        raise ValueError(f"checkpoint format {checkpoint.format} is not known")
    room = msgspec.convert(checkpoint.room, Room)
    if room.match is not None:
        room.match.state = game.read_state(room.match.state)
    return room
