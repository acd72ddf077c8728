"""The settlement (结算) of 余姚麻将 (12.5): chips and kong points, and what the next round is."""

from __future__ import annotations

from collections.abc import Sequence

from paiju.engine.seat import Seat
from paiju.engine.settlement import Settlement
from paiju.mahjong.win import SEATS, Verdict


class YuyaoSettlement(Settlement, frozen=True, kw_only=True, rename={"loser": "from"}):
    """What a round was worth: `deltas` are chips, `kong_deltas` this round's kong points (外杠).

    `loser` (`from` on the wire) is the discarder or the robbed player. `by` is None after 流局 and
    where a round ended at once with 全缴.
    """

    winner: Seat | None
    by: str | None
    loser: Seat | None
    total: int
    all_pay: bool
    kong_deltas: tuple[int, ...]
    next_dealer: Seat
    next_streak: int
    match_over: bool


def settle(
    verdict: Verdict,
    *,
    winner: Seat | None,
    by: str | None,
    loser: Seat | None,
    dealer: Seat,
    streak: int,
    chips: Sequence[int],
    kong_deltas: Sequence[int],
) -> YuyaoSettlement:
    """The settlement of a round with this verdict; without a winner it is 流局 (2.3, 2.4, 8)."""
    stays = winner == dealer
    left = [held + delta for held, delta in zip(chips, verdict.deltas, strict=True)]
    return YuyaoSettlement(
        winner=winner,
        by=by,
        loser=loser,
        lines=verdict.lines,
        total=verdict.total,
        all_pay=verdict.all_pay,
        deltas=verdict.deltas,
        kong_deltas=tuple(kong_deltas),
        next_dealer=dealer if stays else (dealer + 1) % SEATS,
        next_streak=streak + 1 if stays else 0,
        match_over=verdict.all_pay or min(left) <= 0,
    )
