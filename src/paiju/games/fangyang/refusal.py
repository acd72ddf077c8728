"""Why an action is refused in 放羊, and what to do instead (rules/fangyang.md 10.3)."""

from __future__ import annotations

from paiju.climbing.refusal import refusals
from paiju.engine.names import Names

REFUSALS = refusals(
    {
        "round_over": "6.1",
        "not_your_turn": "5.6",
        "wrong_step": "3.1",
        "not_callable": "3.2",
        "may_not_show": "4.1",
        "leader_must_play": "5.6",
        "card_not_held": "9.3",
        "bad_type": "5.1",
        "wrong_count": "5.3",
        "too_low": "5.3",
    },
    {
        "wrong_step": Names(
            "现在不能这样做：先由庄家要牌，再由大家答亮或不亮，然后才出牌。",
            "現在不能這樣做：先由莊家要牌，再由大家答亮或不亮，然後才出牌。",
            "Not now: first the dealer calls, then all answer show or hide, then play begins.",
        ),
        "not_callable": Names(
            "这张牌太大，不能要：请要一张更小的牌。",
            "這張牌太大，不能要：請要一張更小的牌。",
            "This card ranks too high to be called; call a lower one.",
        ),
        "may_not_show": Names(
            "你不能亮牌，请答不亮。",
            "你不能亮牌，請答不亮。",
            "You may not show the called card; answer hide.",
        ),
        "bad_type": Names(
            "不成牌型：请出点数相同的一至四张牌，大小王不成对。",
            "不成牌型：請出點數相同的一至四張牌，大小王不成對。",
            "That is no combination: play one to four cards of one rank; jokers only as singles.",
        ),
    },
)
