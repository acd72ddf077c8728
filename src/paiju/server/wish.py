"""A client's message as a command to its table."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from paiju.server import wire
from paiju.server.bot_driver import NAMES
from paiju.table import command as ask
from paiju.table.setup import Setup

_COMMANDS: Mapping[type[Any], type[Any]] = {
    wire.SitMessage: ask.Sit,
    wire.SeatBotMessage: ask.SeatBot,
    wire.UnseatMessage: ask.Unseat,
    wire.LeaveMessage: ask.Leave,
    wire.ReadyMessage: ask.Ready,
    wire.SeedMessage: ask.Seed,
    wire.ActMessage: ask.Act,
    wire.AutoMessage: ask.SetAuto,
    wire.StandingMessage: ask.SetStanding,
    wire.SayMessage: ask.Say,
    wire.ProposeMessage: ask.Propose,
    wire.VoteMessage: ask.Vote,
    wire.VoteAutoMessage: ask.VoteAuto,
    wire.AgainMessage: ask.Again,
}
"""Message and command have the same fields; the server adds who it is."""


class Person(msgspec.Struct, frozen=True):
    """Who wishes: a player's id and name."""

    id: str
    name: str


def command_of(message: wire.ClientMessage, who: Person, setup: Setup) -> ask.AnyCommand | None:
    """The command that this message is for a table with this setup; None if it is none."""
    command = _COMMANDS.get(type(message))
    if command is None:
        return None
    fields: dict[str, Any] = {
        name: value
        for name, value in msgspec.structs.asdict(message).items()
        if name in command.__struct_fields__
    }
    if command is ask.Sit:
        fields["name"] = who.name
    elif command is ask.SeatBot:
        token = secrets.randbelow(1 << 32)
        fields |= {
            "bot": f"bot-{token:08x}",
            "name": NAMES[token % len(NAMES)],
            "level": setup.level,
        }
    wish: ask.AnyCommand = command(player=who.id, **fields)
    return wish
