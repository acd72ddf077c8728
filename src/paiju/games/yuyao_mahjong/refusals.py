"""Why an action is refused in 余姚麻将, in the order of rules/yuyao-mahjong.md 11.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

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
    is_over,
    is_tile_not_held,
    is_wrong_step,
    uses_wild,
)

if TYPE_CHECKING:
    from paiju.games.yuyao_mahjong.rules import YuyaoRules
    from paiju.mahjong.round import Round

CLAIMS: Final = ("chi", "peng", "gang")


def is_chi_where_there_is_none(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """吃 in 瞎子."""
    del seat
    return VERB[action] == "chi" and not round_.rules.has_chi


def has_too_few(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """Too few like tiles for 碰, 点杠 or 暗杠."""
    return has_too_few_to_claim(round_, seat, action) or has_too_few_to_conceal(
        round_, seat, action
    )


def is_wall_empty(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """吃 or 碰 when the wall is empty."""
    del seat
    return VERB[action] in ("chi", "peng") and not round_.wall.left


def is_over_limit(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """A third meld from one player's discards."""
    return VERB[action] in CLAIMS and _rules(round_).is_over_limit(round_, seat)


def is_swap(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """A forbidden discard, or a claim that would leave nothing but forbidden tiles."""
    is_unlisted = action not in round_.to_act()[seat]
    return VERB[action] in ("discard", *CLAIMS) and is_unlisted


def is_on_discard_where_drawn_only(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """胡 on a discard in 瞎子."""
    del seat
    return action == HU and round_.claims is not None and not _rules(round_).wins_on_discards


def is_shapeless(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """胡 with a hand that has no winning shape."""
    return action == HU and not _rules(round_).has_shape(round_, seat, *round_.chance_to_win())


def is_waiting_for_any_tile(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """胡 on another's tile with an any-tile wait."""
    if action != HU or round_.claims is None:
        return False
    return not round_.rules.wins(round_, seat, *round_.chance_to_win())


def is_barred_by_thrown_wild(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """胡 after a thrown wild."""
    return action == HU and _rules(round_).is_barred_by_wild(round_, seat)


def is_hu(round_: Round[Any], seat: Seat, action: Action) -> bool:
    """A win that nothing but one passed before bars."""
    del round_, seat
    return action == HU


def _rules(round_: Round[Any]) -> YuyaoRules:
    return cast("YuyaoRules", round_.rules)


CHECKS: Final = (
    Check(
        "round_over",
        Names("这一局已经结束。", "這一局已經結束。", "The round has ended."),
        "3.1",
        is_over,
    ),
    Check(
        "not_your_turn",
        Names("现在轮不到你。", "現在輪不到你。", "It isn't for you to act now."),
        "3.5",
        is_not_asked,
    ),
    Check(
        "wrong_step",
        Names("这一步不能这样做。", "這一步不能這樣做。", "This step has no such action."),
        "3.1",
        is_wrong_step,
    ),
    Check(
        "no_chi",
        Names("瞎子不能吃。", "瞎子不能吃。", "There is no chow in 瞎子."),
        "4.1",
        is_chi_where_there_is_none,
    ),
    Check(
        "tile_not_held",
        Names("你手里没有这张牌。", "你手裡沒有這張牌。", "You don't hold that tile."),
        "3.3",
        is_tile_not_held,
    ),
    Check(
        "wild_tile",
        Names("龙牌不能吃、碰、杠。", "龍牌不能吃、碰、槓。", "No meld holds a wild tile."),
        "1.5",
        uses_wild,
    ),
    Check(
        "chi_wrong_seat",
        Names("只能吃上家的牌。", "只能吃上家的牌。", "Only the next seat may claim a run."),
        "4.1",
        is_chi_from_afar,
    ),
    Check(
        "no_run",
        Names("这三张不成顺子。", "這三張不成順子。", "These tiles make no run."),
        "4.1",
        is_no_run,
    ),
    Check(
        "not_enough_tiles",
        Names("相同的牌不够。", "相同的牌不夠。", "You hold too few tiles like it."),
        "4.2",
        has_too_few,
    ),
    Check(
        "no_pung_to_add",
        Names("你没有碰过这张牌。", "你沒有碰過這張牌。", "You have no pung of that tile."),
        "4.5",
        has_no_pung_to_add,
    ),
    Check(
        "wall_empty",
        Names("牌摸完了，不能吃碰。", "牌摸完了，不能吃碰。", "The wall is empty: no melds now."),
        "4.9",
        is_wall_empty,
    ),
    Check(
        "no_replacement",
        Names("牌摸完了，不能杠。", "牌摸完了，不能槓。", "The wall is empty: no kongs now."),
        "4.9",
        has_no_replacement,
    ),
    Check(
        "claim_limit",
        Names(
            "同一家的牌最多吃碰杠两次。",
            "同一家的牌最多吃碰槓兩次。",
            "Two melds from one player's discards are the limit.",
        ),
        "4.7",
        is_over_limit,
    ),
    Check(
        "swap_ban",
        Names(
            "吃碰以后不能马上打这张。",
            "吃碰以後不能馬上打這張。",
            "That tile may not be discarded right after the claim.",
        ),
        "4.8",
        is_swap,
    ),
    Check(
        "self_draw_only",
        Names("瞎子只能自摸。", "瞎子只能自摸。", "In 瞎子 one wins on one's own draw only."),
        "5.1",
        is_on_discard_where_drawn_only,
    ),
    Check(
        "not_winning",
        Names("这副牌还没胡。", "這副牌還沒胡。", "The hand doesn't win."),
        "6.3",
        is_shapeless,
    ),
    Check(
        "any_tile_wait",
        Names(
            "抛龙的牌只能自摸。",
            "拋龍的牌只能自摸。",
            "A hand that waits for any tile wins on its own draw only.",
        ),
        "5.6",
        is_waiting_for_any_tile,
    ),
    Check(
        "wild_throw_lock",
        Names(
            "打出龙牌的一轮内不能胡别人的牌。",
            "打出龍牌的一輪內不能胡別人的牌。",
            "A wild was thrown: no win on others' tiles until the draw.",
        ),
        "5.5",
        is_barred_by_thrown_wild,
    ),
    Check(
        "pass_locked",
        Names(
            "放弃过胡牌：自己摸牌以后才能胡别人的牌。",
            "放棄過胡牌：自己摸牌以後才能胡別人的牌。",
            "You passed a win: draw a tile first.",
        ),
        "5.4",
        is_hu,
    ),
)
