"""Why an action is refused in 甲乙丙, and what to do instead (rules/jiayibing.md 8.3)."""

from __future__ import annotations

from paiju.climbing.refusal import refusals
from paiju.engine.names import Names

REFUSALS = refusals(
    {
        "round_over": "4.9",
        "not_your_turn": "4.4",
        "leader_must_play": "4.4",
        "card_not_held": "7.4",
        "bad_type": "3.1",
        "marked_three_required": "4.2",
        "wrong_count": "3.3",
        "too_low": "3.3",
    },
    {
        "bad_type": Names(
            "不成牌型：请出点数相同的一至四张牌，大王和小王不能搭配。",
            "不成牌型：請出點數相同的一至四張牌，大王和小王不能搭配。",
            "That is no combination: play one to four cards of one rank; the two kinds of jokers "
            "don't mix.",
        ),
        "marked_three_required": Names(
            "第一手牌必须带上特殊的红桃3。",
            "第一手牌必須帶上特殊的紅桃3。",
            "Your first play must hold the marked 3 of hearts.",
        ),
    },
)
