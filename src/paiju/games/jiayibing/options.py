"""The options of a table of 甲乙丙 (rules/jiayibing.md, Options)."""

from __future__ import annotations

from typing import Literal

import msgspec

from paiju.climbing.option import base_option, pass_option, quads_option, rounds_option
from paiju.engine.game import Options
from paiju.engine.names import Names
from paiju.engine.option import Option, OptionSheet


class JiayibingOptions(Options, frozen=True, kw_only=True):
    """What may vary from table to table."""

    base: Literal[1, 2, 5, 10] = 1
    score: Literal["caught_less_first", "caught", "first_required", "places"] = "caught_less_first"
    next_leader: Literal["first_out", "marked_three", "last_caught"] = "first_out"
    wind: Literal["next_seat", "teammate"] = "next_seat"
    quads: Literal["same_type", "bomb"] = "same_type"
    first_play: Literal["free", "must_contain_marked_three"] = "free"
    passing: Literal["open", "locks_for_trick"] = msgspec.field(name="pass", default="open")
    rounds: Literal[8, 4, 16] = 8


SHEET = OptionSheet(
    (
        base_option("5.3"),
        Option(
            key="score",
            names=Names("计分方式", "計分方式", "scoring"),
            values=("caught_less_first", "caught", "first_required", "places"),
            value_names=(
                Names("抓人，头游抵一", "抓人，頭游抵一", "caught, less the first out"),
                Names("只算抓人", "只算抓人", "caught"),
                Names("有头游才算抓人", "有頭游才算抓人", "caught, with the first out"),
                Names("按名次", "按名次", "places"),
            ),
            help=Names(
                "抓住对方几个人就赢几分；「头游抵一」是头游在被抓的一方时少赢一分，"
                "「有头游才算」是没有头游就不得分，「按名次」是六个名次各有分值，加起来算。",
                "抓住對方幾個人就贏幾分；「頭游抵一」是頭游在被抓的一方時少贏一分，"
                "「有頭游才算」是沒有頭游就不得分，「按名次」是六個名次各有分值，加起來算。",
                "A side wins a point for each player caught: one less if the first out was theirs; "
                "regardless of it; only with the first out; or the six places are worth "
                "points and add up.",
            ),
            rule="5.3",
        ),
        Option(
            key="next_leader",
            names=Names("下局先出", "下局先出", "next leader"),
            values=("first_out", "marked_three", "last_caught"),
            value_names=(
                Names("上局头游", "上局頭游", "first out"),
                Names("抓到特殊3的人", "抓到特殊3的人", "holder of the marked 3"),
                Names("被抓且剩牌最多的人", "被抓且剩牌最多的人", "caught with most cards"),
            ),
            help=Names(
                "第二局起由谁先出牌：上局第一个出完的人，每局抓到特殊3的人，或被抓的人中剩牌最多的。",
                "第二局起由誰先出牌：上局第一個出完的人，每局抓到特殊3的人，或被抓的人中剩牌最多的。",
                "Who leads from the second round on: the last round's first player out, whoever is "
                "dealt the marked 3, or the caught player with the most cards left.",
            ),
            rule="4.3",
        ),
        Option(
            key="wind",
            names=Names("接风", "接風", "wind"),
            values=("next_seat", "teammate"),
            value_names=(
                Names("下家接", "下家接", "next seat"),
                Names("同伙接", "同夥接", "teammate"),
            ),
            help=Names(
                "有人出完且没人管时，由谁接着出：下家（不论敌友），或同伙中的下一个。",
                "有人出完且沒人管時，由誰接著出：下家（不論敵友），或同夥中的下一個。",
                "Who leads after an unbeaten last card: the next seat, friend or foe, or the next "
                "teammate.",
            ),
            rule="4.8",
        ),
        quads_option("3.4"),
        Option(
            key="first_play",
            names=Names("首出", "首出", "first play"),
            values=("free", "must_contain_marked_three"),
            value_names=(
                Names("随意", "隨意", "free"),
                Names("必须带特殊3", "必須帶特殊3", "with the marked 3"),
            ),
            help=Names(
                "由特殊3定先出时，第一手牌随意，或必须带上特殊3。",
                "由特殊3定先出時，第一手牌隨意，或必須帶上特殊3。",
                "Where the marked 3 decides who leads, the first play is free or must hold it.",
            ),
            rule="4.2",
        ),
        pass_option("4.5"),
        rounds_option("6.1"),
    )
)
