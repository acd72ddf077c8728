"""Refusals that all card games share: what is wrong, and what to do instead."""

from __future__ import annotations

from collections.abc import Mapping

from paiju.engine.names import Names
from paiju.engine.refusal import Refusal

SHARED = {
    "round_over": Names(
        "这一局已经结束，请等下一局。",
        "這一局已經結束，請等下一局。",
        "The round is over; wait for the next one.",
    ),
    "not_your_turn": Names(
        "还没轮到你，请稍等。", "還沒輪到你，請稍等。", "It is not your turn; wait for it."
    ),
    "leader_must_play": Names(
        "轮到你先出，不能不出：请出一手牌。",
        "輪到你先出，不能不出：請出一手牌。",
        "You lead and can't pass: play something.",
    ),
    "card_not_held": Names(
        "你手里没有这些牌，请从手牌里选。",
        "你手裡沒有這些牌，請從手牌裡選。",
        "You don't hold all these cards; choose from your hand.",
    ),
    "wrong_count": Names(
        "张数不对：请出同样张数的更大的牌，或不出。",
        "張數不對：請出同樣張數的更大的牌，或不出。",
        "Wrong number of cards: play as many as lie on the table, of a higher rank, or pass.",
    ),
    "too_low": Names(
        "管不上：请出点数更大的牌，或不出。",
        "管不上：請出點數更大的牌，或不出。",
        "Too low: play a higher rank, or pass.",
    ),
}


def refusals(rules: Mapping[str, str], own: Mapping[str, Names]) -> dict[str, Refusal]:
    """By code: the refusals of a game, from each code's paragraph and the game's own words."""
    words = {**SHARED, **own}
    return {code: Refusal(code, words[code], rule) for code, rule in rules.items()}
