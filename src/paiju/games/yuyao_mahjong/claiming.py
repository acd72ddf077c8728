"""What limits claims and the discards after them in 余姚麻将: 4.7 and 4.8."""

from __future__ import annotations

from typing import Final

from paiju.engine.seat import Seat
from paiju.mahjong.action import CHIS
from paiju.mahjong.hand import Hand
from paiju.mahjong.meld import CHI, MeldKind
from paiju.mahjong.tile import KINDS, Tile

MOST_CLAIMS: Final = 2
"""How many melds may be made from one player's discards."""
MELDS_BEFORE_SINGLE_TILE: Final = 3
"""With three melds down the next one leaves two concealed tiles (单吊): nothing is limited."""

RUN_ENDS: Final = {
    pair: frozenset(
        tile for tile in range(KINDS) if pair in {(low, high) for low, high, _ in CHIS[tile]}
    )
    for runs in CHIS
    for pair in {(low, high) for low, high, _ in runs}
}
"""The kinds that make a run with two tiles of one's own."""


def has_claimed_enough(hand: Hand, source: Seat) -> bool:
    """Whether another meld from this player's discards is over the limit (4.7)."""
    if len(hand.melds) < MOST_CLAIMS or len(hand.melds) == MELDS_BEFORE_SINGLE_TILE:
        return False
    return sum(meld.source == source for meld in hand.melds) >= MOST_CLAIMS


def banned_after(
    ban: str, kind: MeldKind, used: tuple[Tile, Tile], claimed: Tile, wild: Tile
) -> frozenset[Tile]:
    """The kinds that may not be discarded right after a claim with two tiles `used` (4.8)."""
    if ban == "off":
        return frozenset()
    ends = RUN_ENDS[used] if kind == CHI and ban == "whole_set" else frozenset((claimed,))
    return ends - {wild}


def leaves_a_discard(hand: Hand, used: tuple[Tile, Tile], banned: frozenset[Tile]) -> bool:
    """Whether a tile that isn't banned stays in hand after a claim (4.8)."""
    left = hand.counts.copy()
    for tile in used:
        left[tile] -= 1
    return any(count and tile not in banned for tile, count in enumerate(left))
