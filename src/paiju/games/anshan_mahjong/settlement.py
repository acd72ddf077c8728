"""The settlement (结算) of 鞍山麻将 (11.5): who won with what, and who pays how much."""

from __future__ import annotations

import msgspec

from paiju.engine.seat import Seat
from paiju.engine.settlement import Line, Settlement
from paiju.mahjong.win import SEATS, Verdict

PayerFans = tuple[int | None, ...]
"""The fans each seat pays for, None for the winners."""


class WinSettled(msgspec.Struct, frozen=True, kw_only=True):
    """One winner's part of a settlement."""

    winner: Seat
    lines: tuple[Line, ...]
    total: int
    payer_fans: PayerFans
    deltas: tuple[int, ...]


class AnshanSettlement(Settlement, frozen=True, kw_only=True, rename={"loser": "from"}):
    """What a round was worth: the first winner's lines, total and fans, the deltas of all.

    `loser` (`from` on the wire) is the discarder or the robbed player, `guns` the 枪 kinds.
    """

    winner: Seat | None
    by: str | None
    loser: Seat | None
    guns: tuple[str, ...]
    total: int
    payer_fans: PayerFans
    next_dealer: Seat
    wins: tuple[WinSettled, ...]


def settle_one(winner: Seat, verdict: Verdict) -> WinSettled:
    """What one winner gets; nobody who wins pays (5.6), nor has fans to pay for (11.5)."""
    assert verdict.payer_fans is not None
    return WinSettled(
        winner=winner,
        lines=verdict.lines,
        total=verdict.total,
        payer_fans=verdict.payer_fans,
        deltas=verdict.deltas,
    )


def settle_winners(
    wins: tuple[WinSettled, ...],
    by: str,
    loser: Seat | None,
    guns: tuple[str, ...],
    next_dealer: Seat,
) -> AnshanSettlement:
    """The settlement of a round that was won, first in turn first."""
    first = wins[0]
    return AnshanSettlement(
        winner=first.winner,
        by=by,
        loser=loser,
        guns=guns,
        lines=first.lines,
        total=first.total,
        payer_fans=first.payer_fans,
        deltas=tuple(map(sum, zip(*(win.deltas for win in wins), strict=True))),
        next_dealer=next_dealer,
        wins=wins,
    )


def settle_exhausted(guns: tuple[str, ...], next_dealer: Seat) -> AnshanSettlement:
    """The settlement after 荒庄: nobody pays (6.8)."""
    return AnshanSettlement(
        winner=None,
        by=None,
        loser=None,
        guns=guns,
        lines=(),
        total=0,
        payer_fans=(None,) * SEATS,
        deltas=(0,) * SEATS,
        next_dealer=next_dealer,
        wins=(),
    )
