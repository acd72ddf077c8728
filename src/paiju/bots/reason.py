"""Why a bot chose as it did, in words for players: the catalogue behind `Choice.reason`."""

from __future__ import annotations

from paiju.engine.names import Names

CARD_REASONS: dict[str, Names] = {
    "only_choice": Names("只能这样出", "只能這樣出", "nothing else is allowed"),
    "goes_out": Names("一手出完", "一手出完", "this empties the hand"),
    "runs_out": Names(
        "后面都是大牌，可以一路出完",
        "後面都是大牌，可以一路出完",
        "the rest can't be stopped: this hand runs out",
    ),
    "blocks": Names(
        "有对手快出完了，要挡住他",
        "有對手快出完了，要擋住他",
        "an opponent is nearly out and has to be stopped",
    ),
    "leads_past": Names(
        "出对手接不了手的牌型",
        "出對手接不了手的牌型",
        "a size that the opponent who is nearly out can't finish with",
    ),
    "feeds": Names(
        "送同伙出完", "送同夥出完", "a lead that the partner who is nearly out can take"
    ),
    "leads_low": Names("先出难走的小牌", "先出難走的小牌", "low cards need a lead: they go first"),
    "leads_strong": Names(
        "大牌领出，保住牌权", "大牌領出，保住牌權", "a strong lead that is likely to win the trick"
    ),
    "follows_cheaply": Names(
        "顺手跟一张小的", "順手跟一張小的", "gets rid of a group without breaking anything"
    ),
    "takes_lead": Names("抢到牌权", "搶到牌權", "worth its price: it should win the lead"),
    "lets_partner": Names(
        "同伙的牌够大，不压", "同夥的牌夠大，不壓", "the partner's play may well win: let it stand"
    ),
    "keeps": Names("留着大牌，不拆牌", "留著大牌，不拆牌", "keeps high cards and whole groups"),
    "calls_partner": Names(
        "要一张大牌，找强手作伙", "要一張大牌，找強手作夥", "a high card makes for a strong partner"
    ),
    "calls_solo": Names(
        "牌够强，一人打三家", "牌夠強，一人打三家", "strong enough to play alone against three"
    ),
    "shows": Names("牌强，亮牌加倍", "牌強，亮牌加倍", "strong: showing doubles the round"),
    "hides": Names("不亮", "不亮", "nothing to be gained by showing"),
}
"""By key, in 简体中文, 繁體中文 and English."""

MAHJONG_REASONS: dict[str, Names] = {
    "wins": Names("胡了", "胡了", "this wins"),
    "plays_on": Names(
        "已成抛龙，再摸更大",
        "已成拋龍，再摸更大",
        "any tile wins the hand now, and more is to come",
    ),
    "waits": Names("打这张就听牌", "打這張就聽牌", "this leaves a waiting hand"),
    "nearer": Names("打这张，进张最多最大", "打這張，進張最多最大", "leaves the best hand"),
    "claims": Names("这样成牌更快", "這樣成牌更快", "this comes nearer to a win"),
    "kongs": Names("杠了更划算", "槓了更划算", "the kong is worth it"),
    "stays_closed": Names(
        "不值得开口，留着手牌", "不值得開口，留著手牌", "the hand is worth more unclaimed"
    ),
}
"""The same for mahjong."""

REASONS = {**CARD_REASONS, **MAHJONG_REASONS}
