"""What a room is made with (开房): the game, its options, and how the table is run."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Pace: TypeAlias = Literal["off", "relaxed", "normal", "fast"]
BotLevel: TypeAlias = str


class Clock(msgspec.Struct, frozen=True):
    """Seconds for one move, and the bank (seconds a match) used when a move takes longer."""

    move: int
    bank: int


CLOCKS: dict[Pace, Clock | None] = {
    "off": None,
    "relaxed": Clock(30, 120),
    "normal": Clock(15, 60),
    "fast": Clock(8, 30),
}


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the creator chose, and the table's identity; fixed for the room's life.

    `public` tables are found by quick start; `fill` says whether bots may take empty seats, at
    `level`. `spectators` may watch the public half; `advice` may be asked for.
    """

    table: str
    number: str
    game: str
    options: dict[str, int | str]
    creator: str
    pace: Pace = "normal"
    public: bool = False
    fill: bool = True
    level: BotLevel = "basic"
    spectators: bool = True
    advice: bool = False
    free_text: bool = False
