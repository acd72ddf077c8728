"""Table options (玩法) of 余姚麻将, in the order of rules/yuyao-mahjong.md 10."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from paiju.engine.game import Options
from paiju.engine.names import Names
from paiju.engine.option import Option, OptionSheet


class YuyaoOptions(Options, frozen=True, kw_only=True):
    """What may vary from table to table; the defaults are the first values of the sheet."""

    mode: Literal["liangzi", "xiazi"] = "liangzi"
    start_chips: Literal[100, 200, 300, 500] = 100
    rounds: Literal[8, 16, "until_broke"] = 16
    claim_limit: Literal["two_per_source", "off"] = "two_per_source"
    swap_ban: Literal["whole_set", "same_kind", "off"] = "whole_set"
    wild_throw_lock: Literal[
        "thrower_until_next_draw", "wild_only", "everyone_until_thrower_draws"
    ] = "thrower_until_next_draw"
    lagang_bonus: Literal[0, 10] = 0
    big_hand_payment: Literal["half", "full"] = "half"
    long_pao_long_wild: Literal["counted", "not_counted"] = "counted"
    kong_points: Literal["by_mode", "none"] = "by_mode"
    eleven_winds: Literal["on", "off"] = "on"
    eleven_winds_start: Literal["first_or_second", "anywhere"] = "first_or_second"
    three_kongs: Literal["on", "off"] = "on"
    seven_gaps: Literal["on", "off"] = "on"
    pure_seven_pairs_all_pay: Literal["off", "on"] = "off"
    streak_for: Literal["everyone", "dealer_only"] = "everyone"
    last_discard_counts_haidi: Literal["off", "on"] = "off"


ON: Final = Names("开", "開", "on")
OFF: Final = Names("关", "關", "off")


def _number(number: int, unit: str, english: str) -> Names:
    return Names(f"{number}{unit}", f"{number}{unit}", f"{number} {english}")


SHEET: Final = OptionSheet(
    (
        Option(
            key="mode",
            names=Names("玩法", "玩法", "Mode"),
            values=("liangzi", "xiazi"),
            value_names=(
                Names("亮子", "亮子", "亮子: discards can be won on"),
                Names("瞎子", "瞎子", "瞎子: self-draw only, no 吃"),
            ),
            help=Names(
                "亮子可以点炮、抢杠；瞎子不能吃，只能自摸。",
                "亮子可以點炮、搶槓；瞎子不能吃，只能自摸。",
                "Whether discards and robbed kongs can be won on and runs be claimed.",
            ),
            rule="2.1",
        ),
        Option(
            key="start_chips",
            names=Names("起始分", "起始分", "Chips at the start"),
            values=(100, 200, 300, 500),
            value_names=tuple(_number(chips, "分", "chips") for chips in (100, 200, 300, 500)),
            help=Names(
                "每人开场有多少分；输光一家，全场结束。",
                "每人開場有多少分；輸光一家，全場結束。",
                "What everybody starts with; the match ends when somebody has none left.",
            ),
            rule="2.4",
        ),
        Option(
            key="rounds",
            names=Names("局数", "局數", "Rounds"),
            values=(8, 16, "until_broke"),
            default=16,
            value_names=(
                _number(8, "局", "rounds"),
                _number(16, "局", "rounds"),
                Names("打到有人输光", "打到有人輸光", "until somebody is broke"),
            ),
            help=Names(
                "一场打几局，流局也算一局。",
                "一場打幾局，流局也算一局。",
                "How many rounds a match has, drawn ones included.",
            ),
            rule="2.4",
        ),
        Option(
            key="claim_limit",
            names=Names("吃碰限制", "吃碰限制", "Claim limit"),
            values=("two_per_source", "off"),
            value_names=(
                Names("同一家限两次", "同一家限兩次", "two from one player"),
                Names("不限", "不限", "none"),
            ),
            help=Names(
                "亮子里吃、碰、杠同一家的牌最多几次（做单吊除外）。",
                "亮子裡吃、碰、槓同一家的牌最多幾次（做單吊除外）。",
                "How many melds a player may claim from the same player's discards.",
            ),
            rule="4.7",
        ),
        Option(
            key="swap_ban",
            names=Names("吃碰后禁打", "吃碰後禁打", "Discards after a claim"),
            values=("whole_set", "same_kind", "off"),
            value_names=(
                Names(
                    "能成同一副的都不能打",
                    "能成同一副的都不能打",
                    "none that would have made the set",
                ),
                Names("不能打同一张", "不能打同一張", "not the kind claimed"),
                Names("不限", "不限", "any"),
            ),
            help=Names(
                "吃、碰之后马上不能打哪些牌。",
                "吃、碰之後馬上不能打哪些牌。",
                "Which tiles may not be discarded right after 吃 or 碰.",
            ),
            rule="4.8",
        ),
        Option(
            key="wild_throw_lock",
            names=Names("打龙限胡", "打龍限胡", "After throwing a wild"),
            values=("thrower_until_next_draw", "wild_only", "everyone_until_thrower_draws"),
            value_names=(
                Names(
                    "打龙的人一轮内不能胡",
                    "打龍的人一輪內不能胡",
                    "its thrower can't win until his draw",
                ),
                Names("只是龙牌不能胡", "只是龍牌不能胡", "only the wild can't be won on"),
                Names("大家一轮内都不能胡", "大家一輪內都不能胡", "nobody can win until then"),
            ),
            help=Names(
                "打出龙牌后谁暂时不能胡别人的牌。",
                "打出龍牌後誰暫時不能胡別人的牌。",
                "Who can't win on others' tiles after a wild was discarded.",
            ),
            rule="5.5",
        ),
        Option(
            key="lagang_bonus",
            names=Names("拉杠胡", "拉槓胡", "Robbing a kong"),
            values=(0, 10),
            value_names=(
                Names("不另加", "不另加", "nothing more"),
                Names("加10龙", "加10龍", "10 long more"),
            ),
            help=Names(
                "拉杠胡另加几龙。",
                "拉槓胡另加幾龍。",
                "What a win by robbing a kong adds.",
            ),
            rule="6.2",
        ),
        Option(
            key="big_hand_payment",
            names=Names("大牌付分", "大牌付分", "Payment for big hands"),
            values=("half", "full"),
            value_names=(
                Names("另两家付一半", "另兩家付一半", "the two others pay half"),
                Names("三家全付", "三家全付", "all pay in full"),
            ),
            help=Names(
                "点炮胡单吊、清一色、清七对时，另外两家付多少。",
                "點炮胡單吊、清一色、清七對時，另外兩家付多少。",
                "What the others pay for 单吊, 清一色 or 清七对 won on a discard.",
            ),
            rule="8.3",
        ),
        Option(
            key="long_pao_long_wild",
            names=Names("龙抛龙的龙", "龍拋龍的龍", "The wild of 龙抛龙"),
            values=("counted", "not_counted"),
            value_names=(
                Names("照算1龙", "照算1龍", "counts as a wild"),
                Names("不再算", "不再算", "doesn't count again"),
            ),
            help=Names(
                "龙抛龙摸到的那张龙牌还算不算1龙。",
                "龍拋龍摸到的那張龍牌還算不算1龍。",
                "Whether the wild drawn for 龙抛龙 counts among the wilds as well.",
            ),
            rule="6.6",
        ),
        Option(
            key="kong_points",
            names=Names("外杠", "外槓", "Kong points"),
            values=("by_mode", "none"),
            value_names=(
                Names("按玩法计杠分", "按玩法計槓分", "by the mode"),
                Names("不计杠分", "不計槓分", "none"),
            ),
            help=Names(
                "杠牌另记的分。",
                "槓牌另記的分。",
                "Points for kongs, kept apart from the chips.",
            ),
            rule="9.2–9.3",
        ),
        Option(
            key="eleven_winds",
            names=Names("11风", "11風", "Eleven honours"),
            values=("on", "off"),
            value_names=(ON, OFF),
            help=Names(
                "连续打出十一张风牌或龙牌，三家全缴。",
                "連續打出十一張風牌或龍牌，三家全繳。",
                "Eleven honours or wilds discarded in a row make all pay.",
            ),
            rule="7.3",
        ),
        Option(
            key="eleven_winds_start",
            names=Names("11风起点", "11風起點", "Start of the eleven"),
            values=("first_or_second", "anywhere"),
            value_names=(
                Names("从第一或第二张打起", "從第一或第二張打起", "the first or second discard"),
                Names("从哪张起都行", "從哪張起都行", "any discard"),
            ),
            help=Names(
                "十一张风牌要从自己的第几张打出的牌算起。",
                "十一張風牌要從自己的第幾張打出的牌算起。",
                "With which of one's discards the row of eleven may begin.",
            ),
            rule="7.3",
        ),
        Option(
            key="three_kongs",
            names=Names("三杠", "三槓", "Three kongs"),
            values=("on", "off"),
            value_names=(ON, OFF),
            help=Names(
                "一人杠三次，三家全缴。",
                "一人槓三次，三家全繳。",
                "A player's third kong makes all pay.",
            ),
            rule="7.2",
        ),
        Option(
            key="seven_gaps",
            names=Names("七嵌", "七嵌", "Seven gaps"),
            values=("on", "off"),
            value_names=(ON, OFF),
            help=Names(
                "七个嵌档（13、24、35……）能不能胡。",
                "七個嵌檔（13、24、35……）能不能胡。",
                "Whether seven pairs such as 13, 24, 35 win.",
            ),
            rule="6.3",
        ),
        Option(
            key="pure_seven_pairs_all_pay",
            names=Names("清七对全缴", "清七對全繳", "清七对 makes all pay"),
            values=("off", "on"),
            value_names=(OFF, ON),
            help=Names(
                "没有龙牌的七对算不算三家全缴。",
                "沒有龍牌的七對算不算三家全繳。",
                "Whether seven pairs without a wild make all pay.",
            ),
            rule="7.6",
        ),
        Option(
            key="streak_for",
            names=Names("上塘", "上塘", "Streak"),
            values=("everyone", "dealer_only"),
            value_names=(
                Names("谁胡都加", "誰胡都加", "for any winner"),
                Names("只加给庄家", "只加給莊家", "for the dealer alone"),
            ),
            help=Names(
                "庄家连胡的上塘加在谁的胡牌上。",
                "莊家連胡的上塘加在誰的胡牌上。",
                "Whose wins the dealer's streak adds to.",
            ),
            rule="6.2",
        ),
        Option(
            key="last_discard_counts_haidi",
            names=Names("海底点炮", "海底點炮", "海底 on a discard"),
            values=("off", "on"),
            value_names=(
                Names("不算海底", "不算海底", "not counted"),
                Names("也算海底", "也算海底", "counted"),
            ),
            help=Names(
                "牌摸完后打出的最后一张，胡了算不算海底捞月。",
                "牌摸完後打出的最後一張，胡了算不算海底撈月。",
                "Whether a win on the last discard is 海底捞月.",
            ),
            rule="6.2",
        ),
    )
)


def read_options(raw: object) -> YuyaoOptions:
    """The options of a JSON object, defaults filled in; raises `BadInput`."""
    return msgspec.convert(SHEET.read(raw), YuyaoOptions)
