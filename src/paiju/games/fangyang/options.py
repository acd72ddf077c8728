"""The options of a table of 放羊 (rules/fangyang.md, Options)."""

from __future__ import annotations

from typing import Literal

import msgspec

from paiju.climbing.option import base_option, pass_option, quads_option, rounds_option
from paiju.engine.game import Options
from paiju.engine.names import Names
from paiju.engine.option import Option, OptionSheet


class FangyangOptions(Options, frozen=True, kw_only=True):
    """What may vary from table to table."""

    base: Literal[1, 2, 5, 10] = 1
    call: Literal["ace_or_lower", "king_or_lower"] = "ace_or_lower"
    next_dealer: Literal["first_out", "heart_four"] = "first_out"
    show: Literal["holder", "dealer_only", "off"] = "holder"
    wind_known_solo: Literal["teammate", "next_seat"] = "teammate"
    quads: Literal["same_type", "bomb"] = "same_type"
    first_and_last: Literal["draw", "first_side_wins"] = "draw"
    passing: Literal["open", "locks_for_trick"] = msgspec.field(name="pass", default="open")
    rounds: Literal[8, 4, 16] = 8


SHEET = OptionSheet(
    (
        base_option("7.1"),
        Option(
            key="call",
            names=Names("要牌", "要牌", "call"),
            values=("ace_or_lower", "king_or_lower"),
            value_names=(
                Names("A 及以下", "A 及以下", "ace or lower"),
                Names("K 及以下", "K 及以下", "king or lower"),
            ),
            help=Names(
                "庄家最大可以要哪张牌。",
                "莊家最大可以要哪張牌。",
                "The highest rank that the dealer may call.",
            ),
            rule="3.2",
        ),
        Option(
            key="next_dealer",
            names=Names("下局庄家", "下局莊家", "next dealer"),
            values=("first_out", "heart_four"),
            value_names=(
                Names("上局头名", "上局頭名", "first out"),
                Names("手中有红桃4的人", "手中有紅桃4的人", "holder of the 4 of hearts"),
            ),
            help=Names(
                "第二局起由谁坐庄先出：上局第一个出完的人，或每局手中有红桃4的人。",
                "第二局起由誰坐莊先出：上局第一個出完的人，或每局手中有紅桃4的人。",
                "Who deals and leads from the second round on: the last round's first player out, "
                "or in each round the holder of the 4 of hearts.",
            ),
            rule="1.6",
        ),
        Option(
            key="show",
            names=Names("亮牌", "亮牌", "showing"),
            values=("holder", "dealer_only", "off"),
            value_names=(
                Names("持牌人可亮", "持牌人可亮", "the holder"),
                Names("只有庄家可亮", "只有莊家可亮", "the dealer only"),
                Names("不亮", "不亮", "off"),
            ),
            help=Names(
                "出牌前可以亮出被要的牌，输赢加倍：由持牌人亮，只有要了自己牌的庄家能亮，或不设亮牌。",
                "出牌前可以亮出被要的牌，輸贏加倍：由持牌人亮，只有要了自己牌的莊家能亮，或不設亮牌。",
                "Before play the called card may be shown, which doubles every payment: by its "
                "holder, by a dealer who called his own card only, or never.",
            ),
            rule="4.4",
        ),
        Option(
            key="wind_known_solo",
            names=Names("1对3已明时接风", "1對3已明時接風", "wind in a known solo"),
            values=("teammate", "next_seat"),
            value_names=(
                Names("同伙接", "同夥接", "teammate"),
                Names("下家接", "下家接", "next seat"),
            ),
            help=Names(
                "大家已知庄家1对3，闲家出完没人管时，由下一个同伙接着出，或由下家接着出。",
                "大家已知莊家1對3，閒家出完沒人管時，由下一個同夥接著出，或由下家接著出。",
                "In a known solo, after an opponent's unbeaten last card, the next of the other "
                "opponents leads, or the next seat, be it the dealer.",
            ),
            rule="5.10",
        ),
        quads_option("5.4"),
        Option(
            key="first_and_last",
            names=Names("一四名", "一四名", "first and last"),
            values=("draw", "first_side_wins"),
            value_names=(
                Names("和", "和", "draw"),
                Names("头名方赢1分", "頭名方贏1分", "the first's side wins 1"),
            ),
            help=Names(
                "一方得第一名和第四名时，算和，或由头名的一方赢1分。",
                "一方得第一名和第四名時，算和，或由頭名的一方贏1分。",
                "When a side is first and last: a draw, or 1 point to that side.",
            ),
            rule="7.4",
        ),
        pass_option("5.7"),
        rounds_option("8.1"),
    )
)
