"""Why an action is refused in 放羊, and what to do instead (rules/fangyang.md 10.3)."""

from __future__ import annotations

from paiju.engine.names import Names
from paiju.engine.refusal import Refusal

_ALL = (
    Refusal(
        "round_over",
        Names(
            "这一局已经结束，请等下一局。",
            "這一局已經結束，請等下一局。",
            "The round is over; wait for the next one.",
        ),
        "6.1",
    ),
    Refusal(
        "not_your_turn",
        Names("还没轮到你，请稍等。", "還沒輪到你，請稍等。", "It is not your turn; wait for it."),
        "5.6",
    ),
    Refusal(
        "wrong_step",
        Names(
            "现在不能这样做：先由庄家要牌，再由大家答亮或不亮，然后才出牌。",
            "現在不能這樣做：先由莊家要牌，再由大家答亮或不亮，然後才出牌。",
            "Not now: first the dealer calls, then all answer show or hide, then play begins.",
        ),
        "3.1",
    ),
    Refusal(
        "not_callable",
        Names(
            "这张牌太大，不能要：请要一张更小的牌。",
            "這張牌太大，不能要：請要一張更小的牌。",
            "This card ranks too high to be called; call a lower one.",
        ),
        "3.2",
    ),
    Refusal(
        "may_not_show",
        Names(
            "你不能亮牌，请答不亮。",
            "你不能亮牌，請答不亮。",
            "You may not show the called card; answer hide.",
        ),
        "4.1",
    ),
    Refusal(
        "leader_must_play",
        Names(
            "轮到你先出，不能不出：请出一手牌。",
            "輪到你先出，不能不出：請出一手牌。",
            "You lead and can't pass: play something.",
        ),
        "5.6",
    ),
    Refusal(
        "card_not_held",
        Names(
            "你手里没有这些牌，请从手牌里选。",
            "你手裡沒有這些牌，請從手牌裡選。",
            "You don't hold all these cards; choose from your hand.",
        ),
        "9.3",
    ),
    Refusal(
        "bad_type",
        Names(
            "不成牌型：请出点数相同的一至四张牌，大小王不成对。",
            "不成牌型：請出點數相同的一至四張牌，大小王不成對。",
            "That is no combination: play one to four cards of one rank; jokers only as singles.",
        ),
        "5.1",
    ),
    Refusal(
        "wrong_count",
        Names(
            "张数不对：请出同样张数的更大的牌，或不出。",
            "張數不對：請出同樣張數的更大的牌，或不出。",
            "Wrong number of cards: play as many as lie on the table, of a higher rank, or pass.",
        ),
        "5.3",
    ),
    Refusal(
        "too_low",
        Names(
            "管不上：请出点数更大的牌，或不出。",
            "管不上：請出點數更大的牌，或不出。",
            "Too low: play a higher rank, or pass.",
        ),
        "5.3",
    ),
)

REFUSALS = {refusal.code: refusal for refusal in _ALL}
