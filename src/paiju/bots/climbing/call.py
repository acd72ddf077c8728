"""What the dealer of 放羊 calls, and who shows (rules/fangyang.md 3, 4): by the hand's strength."""

from __future__ import annotations

from collections.abc import Sequence

from paiju.bots.bot import Choice
from paiju.bots.climbing.position import count_ranks
from paiju.climbing.combination import Combinations

SOLO_STRENGTH = 99.0
"""From here on the dealer does better alone against three."""
SHOW_STRENGTH = 99.0
SOLO_SHOW_STRENGTH = 99.0


def strength_of(combinations: Combinations, hand: Sequence[str]) -> float:
    """How good a hand is before play: what it wins tricks with, less the turns it needs.

    Jokers, 3s and 2s are worth a trick or so, alone or together; every rank held costs a turn.
    """
    counts = count_ranks(combinations, hand)
    top = len(counts) - 1
    controls = 0.0
    for rank, count in enumerate(counts):
        if count:
            controls += max(0.0, 1.6 - 0.4 * (top - rank)) * min(count, 2)
    turns = sum(1 for count in counts if count)
    return controls - turns


def choose_call(
    combinations: Combinations, hand: Sequence[str], actions: Sequence[str], *, solo: bool
) -> Choice:
    """Call the highest card that a partner may hold, or for a solo the lowest of one's own."""
    kind = combinations.pack.kind
    cards = sorted((text.split()[1] for text in actions), key=kind.__getitem__)
    own = [card for card in cards if card in hand]
    if solo and own:
        return Choice(f"call {own[0]}", "calls_solo")
    others = [card for card in cards if card not in hand]
    return Choice(f"call {others[-1]}", "calls_partner")
