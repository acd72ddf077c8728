"""What the dealer of 放羊 calls, and who shows (rules/fangyang.md 3, 4): by the turns a hand costs.

The bounds were measured, with `basic` in all four seats: where its mean result turns.
"""

from __future__ import annotations

from collections.abc import Sequence

from paiju.bots.bot import Choice
from paiju.climbing.card import Pack

SOLO_TURNS = 2.8
"""A dealer's hand that costs no more turns does better alone against three."""
SHOW_TURNS = 5.5
"""A partner's hand that costs no more turns gains by doubling the round."""
SOLO_SHOW_TURNS = 1.5
"""The same for the dealer of a solo: shown, the first opponent out ends the round."""


def choose_call(pack: Pack, hand: Sequence[str], actions: Sequence[str], turns: float) -> Choice:
    """Call the highest card that a partner may hold, or for a solo the lowest of one's own."""
    cards = sorted((text.removeprefix("call ") for text in actions), key=pack.kind.__getitem__)
    own = [card for card in cards if card in hand]
    if own and turns <= SOLO_TURNS:
        return Choice(f"call {own[0]}", "calls_solo")
    others = [card for card in cards if card not in hand]
    return Choice(f"call {others[-1]}", "calls_partner")


def choose_answer(actions: Sequence[str], turns: float, *, solo: bool) -> Choice:
    """Show the called card with a hand that is worth doubling for."""
    if "show" not in actions:
        return Choice("hide", "only_choice")
    is_strong = turns <= (SOLO_SHOW_TURNS if solo else SHOW_TURNS)
    return Choice("show", "shows") if is_strong else Choice("hide", "hides")
