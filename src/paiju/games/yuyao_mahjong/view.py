"""What players see of a round of 余姚麻将 beside what the family shows."""

from __future__ import annotations

import msgspec

from paiju.engine.seat import Seat
from paiju.mahjong.view import MahjongPrivate, MahjongPublic


class Stakes(msgspec.Struct, frozen=True, gc=False):
    """The dealer's streak (上塘) and the chips by seat as the round began."""

    streak: int
    chips: tuple[int, ...]


class YuyaoPublic(MahjongPublic, frozen=True, kw_only=True):
    """What everyone sees; `start.wild` is the 龙牌.

    `kong_deltas` are the kong points (外杠) of this round so far, `throwers` the seats that have
    discarded a wild since they last drew (5.5).
    """

    stakes: Stakes
    kong_deltas: tuple[int, ...]
    throwers: tuple[Seat, ...]


class YuyaoPrivate(MahjongPrivate, frozen=True, kw_only=True):
    """What a seat alone sees besides: `unpaid` are its 碰 whose 加杠 earns nothing (9.3)."""

    unpaid: tuple[str, ...]
