"""A win (胡) as it is put before a game's scoring, and the verdict that comes back."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from paiju.engine.seat import Seat
from paiju.engine.settlement import Line
from paiju.mahjong.meld import Meld
from paiju.mahjong.tile import Counts, Tile

SEATS: Final = 4

DISCARD: Final = "discard"
SELF_DRAW: Final = "self_draw"
REPLACEMENT: Final = "replacement"
ROBBED_KONG: Final = "robbed_kong"
WAYS: Final = (DISCARD, SELF_DRAW, REPLACEMENT, ROBBED_KONG)
"""How the winning tile came: 点炮, 自摸, on the tile drawn after a kong, 抢杠."""

BY_DEALER: Final = "dealer"
BY_DISCARD: Final = "discard"
"""First turns: the dealer wins with the tiles dealt; a win on the dealer's very first discard."""


class Win(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The facts of a win, as contract.md's `paiju score` names them.

    `counts` are the concealed tiles with the winning tile `tile`: 14 less three for each meld.
    `from_` is the discarder or the robbed player and None on a draw. `guns` (枪) holds only for
    鞍山; `streak` (上塘), `chips`, `last_tile`, `first_turn` and `any_tile_wait` only for 余姚.
    """

    seat: Seat
    dealer: Seat
    by: str
    tile: Tile
    counts: Counts
    wild: Tile
    melds: tuple[Meld, ...] = ()
    from_: Seat | None = None
    guns: Collection[Tile] = ()
    streak: int = 0
    chips: tuple[int, ...] | None = None
    last_tile: bool = False
    first_turn: str | None = None
    any_tile_wait: bool | None = None


class Verdict(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a hand is worth: `reason` says why it doesn't win and is None if it does.

    `deltas` are the points (余姚: chips) that change hands, summing to 0. `payer_fans` (鞍山) are
    the fans each payer pays for, None for the winner; `all_pay` (余姚) is 全缴.
    """

    reason: str | None = None
    lines: tuple[Line, ...] = ()
    total: int = 0
    deltas: tuple[int, ...] = (0, 0, 0, 0)
    payer_fans: tuple[int | None, ...] | None = None
    all_pay: bool = False

    @property
    def win(self) -> bool:
        """Whether the hand wins."""
        return self.reason is None
