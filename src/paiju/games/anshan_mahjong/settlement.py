"""The settlement (结算) of 鞍山麻将 (11.5): who won with what, and who pays how much."""

from __future__ import annotations

import msgspec

from paiju.engine.seat import Seat
from paiju.engine.settlement import Line, Settlement
from paiju.games.anshan_mahjong.options import AnshanOptions
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


def settle_one(
    options: AnshanOptions,
    winner: Seat,
    winners: tuple[Seat, ...],
    verdict: Verdict,
    loser: Seat | None,
) -> WinSettled:
    """What one winner gets; the other winners pay him nothing (5.6)."""
    assert verdict.payer_fans is not None
    fans = tuple(None if seat in winners else fan for seat, fan in enumerate(verdict.payer_fans))
    return WinSettled(
        winner=winner,
        lines=verdict.lines,
        total=verdict.total,
        payer_fans=fans,
        deltas=_deltas(options, winner, fans, loser),
    )


def _deltas(
    options: AnshanOptions, winner: Seat, fans: PayerFans, loser: Seat | None
) -> tuple[int, ...]:
    """Each pays base × 2^n for himself, or the discarder for all (5.1, 5.4)."""
    deltas = [0] * SEATS
    for seat, fan in enumerate(fans):
        if fan is None:
            continue
        payment = options.base * 2**fan
        payer = seat if loser is None or options.pay == "each_own" else loser
        deltas[payer] -= payment
        deltas[winner] += payment
    return tuple(deltas)


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
