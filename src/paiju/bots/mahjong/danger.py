"""How likely a discard is to give somebody the win, from what all have seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paiju.bots.mahjong.position import Position, Rival
from paiju.mahjong.tile import TERMINALS_AND_HONOURS, Tile


class Caution(NamedTuple):
    """What a game makes of others' discards and melds, as counted over its bots' own rounds.

    A rival waits with a chance of `by_discard` for each tile discarded and `by_meld` for each meld;
    then it wins on a tile it has never discarded with a chance of `by_live`, by the number of tiles
    unseen, or `yao_by_live` for 幺九. `loss` is what it costs in points to give the win away.
    """

    by_discard: float
    by_meld: float
    by_live: Sequence[float]
    yao_by_live: Sequence[float]
    loss: float


NO_CAUTION = Caution(0, 0, (0,) * 4, (0,) * 4, 0)
"""Where nobody wins on discards."""
MOST_READY = 0.9


def danger(position: Position, caution: Caution, tile: Tile) -> float:
    """The chance that one of the others wins on a discard."""
    by_live = caution.yao_by_live if tile in TERMINALS_AND_HONOURS else caution.by_live
    hit = by_live[min(position.live[tile], 3)]
    safe = 1.0
    for rival in position.rivals:
        if tile not in rival.discarded:
            safe *= 1 - hit * _readiness(rival, caution)
    return 1 - safe


def _readiness(rival: Rival, caution: Caution) -> float:
    """The chance that a rival's hand waits."""
    grown = caution.by_discard * rival.discards + caution.by_meld * rival.melds
    return min(grown, MOST_READY)
