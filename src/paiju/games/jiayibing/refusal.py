"""Why an action is refused in 甲乙丙, and what to do instead (rules/jiayibing.md 8.3)."""

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
        "4.9",
    ),
    Refusal(
        "not_your_turn",
        Names("还没轮到你，请稍等。", "還沒輪到你，請稍等。", "It is not your turn; wait for it."),
        "4.4",
    ),
    Refusal(
        "leader_must_play",
        Names(
            "轮到你先出，不能不出：请出一手牌。",
            "輪到你先出，不能不出：請出一手牌。",
            "You lead and can't pass: play something.",
        ),
        "4.4",
    ),
    Refusal(
        "card_not_held",
        Names(
            "你手里没有这些牌，请从手牌里选。",
            "你手裡沒有這些牌，請從手牌裡選。",
            "You don't hold all these cards; choose from your hand.",
        ),
        "7.4",
    ),
    Refusal(
        "bad_type",
        Names(
            "不成牌型：请出点数相同的一至四张牌，大王和小王不能搭配。",
            "不成牌型：請出點數相同的一至四張牌，大王和小王不能搭配。",
            "That is no combination: play one to four cards of one rank; the two kinds of jokers "
            "don't mix.",
        ),
        "3.1",
    ),
    Refusal(
        "marked_three_required",
        Names(
            "第一手牌必须带上特殊的红桃3。",
            "第一手牌必須帶上特殊的紅桃3。",
            "Your first play must hold the marked 3 of hearts.",
        ),
        "4.2",
    ),
    Refusal(
        "wrong_count",
        Names(
            "张数不对：请出同样张数的更大的牌，或不出。",
            "張數不對：請出同樣張數的更大的牌，或不出。",
            "Wrong number of cards: play as many as lie on the table, of a higher rank, or pass.",
        ),
        "3.3",
    ),
    Refusal(
        "too_low",
        Names(
            "管不上：请出点数更大的牌，或不出。",
            "管不上：請出點數更大的牌，或不出。",
            "Too low: play a higher rank, or pass.",
        ),
        "3.3",
    ),
)

REFUSALS = {refusal.code: refusal for refusal in _ALL}
