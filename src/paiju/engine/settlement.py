"""What a round was worth (结算): the lines that say why, and the points that change hands."""

from __future__ import annotations

import msgspec

from paiju.engine.names import Names


class Pattern(msgspec.Struct, frozen=True):
    """A thing that is counted (番、牌型、计分项): id, names, and the paragraph that defines it."""

    id: str
    names: Names
    rule: str


class Line(msgspec.Struct, frozen=True):
    """One counted item of a settlement: a pattern's id, its Chinese name, and its value."""

    id: str
    name: str
    value: int


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """What every game's settlement holds; each game adds its own facts (contract.md).

    `deltas` are the points each seat gains, summing to 0.
    """

    lines: tuple[Line, ...]
    deltas: tuple[int, ...]
