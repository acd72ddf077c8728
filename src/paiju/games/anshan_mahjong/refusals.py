"""Why an action is refused in 鞍山麻将, in the order of rules/anshan-mahjong.md 10.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from paiju.engine.names import Names
from paiju.engine.seat import Seat
from paiju.mahjong.action import HU, VERB, Action
from paiju.mahjong.refusal import (
    Check,
    has_no_pung_to_add,
    has_no_replacement,
    has_too_few_to_claim,
    has_too_few_to_conceal,
    is_chi_from_afar,
    is_no_run,
    is_not_asked,
    is_not_winning,
    is_over,
    is_tile_not_held,
    is_wrong_step,
    uses_wild,
)

if TYPE_CHECKING:
    from paiju.mahjong.round import Round


def is_barred_discard(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """A discard of 混 that 2.8 forbids."""
    return VERB[action] == "discard" and action not in round_.to_act()[seat]


def is_hu(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """A win that nothing but 过胡 bars."""
    del round_, seat
    return action == HU


CHECKS: Final = (
    Check(
        "round_over",
        Names("这一局已经结束。", "這一局已經結束。", "The round has ended."),
        "8.1",
        is_over,
    ),
    Check(
        "not_your_turn",
        Names("现在轮不到你。", "現在輪不到你。", "It isn't for you to act now."),
        "6.1",
        is_not_asked,
    ),
    Check(
        "wrong_step",
        Names("这一步不能这样做。", "這一步不能這樣做。", "This step has no such action."),
        "6.1",
        is_wrong_step,
    ),
    Check(
        "tile_not_held",
        Names("你手里没有这张牌。", "你手裡沒有這張牌。", "You don't hold that tile."),
        "6.4",
        is_tile_not_held,
    ),
    Check(
        "wild_tile",
        Names(
            "手里只剩混才能打混。",
            "手裡只剩混才能打混。",
            "A wild tile is discarded only from a hand of wilds.",
        ),
        "2.8",
        is_barred_discard,
    ),
    Check(
        "wild_tile",
        Names("混不能吃、碰、杠。", "混不能吃、碰、槓。", "No meld holds a wild tile."),
        "2.7",
        uses_wild,
    ),
    Check(
        "chi_wrong_seat",
        Names("只能吃上家的牌。", "只能吃上家的牌。", "Only the next seat may claim a run."),
        "7.1",
        is_chi_from_afar,
    ),
    Check(
        "no_run",
        Names("这三张不成顺子。", "這三張不成順子。", "These tiles make no run."),
        "7.1",
        is_no_run,
    ),
    Check(
        "not_enough_tiles",
        Names("相同的牌不够。", "相同的牌不夠。", "You hold too few tiles like it."),
        "7.2",
        has_too_few_to_claim,
    ),
    Check(
        "not_enough_tiles",
        Names("暗杠要四张。", "暗槓要四張。", "A concealed kong takes four tiles."),
        "6.4",
        has_too_few_to_conceal,
    ),
    Check(
        "no_pung_to_add",
        Names("你没有碰过这张牌。", "你沒有碰過這張牌。", "You have no pung of that tile."),
        "6.4",
        has_no_pung_to_add,
    ),
    Check(
        "no_replacement",
        Names("没有牌可补，不能杠。", "沒有牌可補，不能槓。", "No replacement may be drawn."),
        "6.7",
        has_no_replacement,
    ),
    Check(
        "not_winning",
        Names("这副牌还没胡。", "這副牌還沒胡。", "The hand doesn't win."),
        "3.1",
        is_not_winning,
    ),
    Check(
        "pass_locked",
        Names(
            "过胡不胡：自己摸牌以后才能胡。",
            "過胡不胡：自己摸牌以後才能胡。",
            "You passed a win: draw a tile first.",
        ),
        "7.10",
        is_hu,
    ),
)
