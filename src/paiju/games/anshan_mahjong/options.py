"""Table options (玩法) of 鞍山麻将, in the order of rules/anshan-mahjong.md 9."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from paiju.engine.game import Options
from paiju.engine.names import Names
from paiju.engine.option import Option, OptionSheet


class AnshanOptions(Options, frozen=True, kw_only=True):
    """What may vary from table to table; the defaults are the first values of the sheet."""

    base: Literal[1, 2, 5, 10] = 1
    rounds: Literal[8, 4, 16] = 8
    gun: Literal["ming", "an", "none"] = "ming"
    cap: Literal["none", 5, 6, 7, 8] = "none"
    thirteen_yao: Literal["loose", "shaped", "classic", "off"] = "loose"
    all_pungs: Literal["off", "win_1_fan"] = "off"
    sancha: Literal["any_hand", "thirteen_yao_only"] = "any_hand"
    dealer_fan: Literal["win_and_lose", "win_only"] = "win_and_lose"
    pay: Literal["each_own", "discarder_pays_all"] = "each_own"
    multiple_wins: Literal["nearest_only", "all"] = "nearest_only"
    rob_kong: Literal["on", "off"] = "on"
    next_dealer: Literal["stay_on_win_or_draw", "winner"] = "stay_on_win_or_draw"
    draw_leaves: Literal[14, 0] = 14
    wild_discard: Literal["only_when_all_wild", "allowed"] = "only_when_all_wild"
    wild_wrap: Literal["within_group", "across_groups"] = "within_group"
    pass_lock: Literal["off", "until_next_draw"] = "off"


ON: Final = Names("开", "開", "on")
OFF: Final = Names("关", "關", "off")


def _number(number: int, unit: str, english: str) -> Names:
    return Names(f"{number}{unit}", f"{number}{unit}", f"{number} {english}")


SHEET: Final = OptionSheet(
    (
        Option(
            key="base",
            names=Names("底分", "底分", "Base points"),
            values=(1, 2, 5, 10),
            value_names=tuple(_number(points, "分", "points") for points in (1, 2, 5, 10)),
            help=Names(
                "没有番时每家付的分；每多一番加倍。",
                "沒有番時每家付的分；每多一番加倍。",
                "What each payer pays for no fan; every fan doubles it.",
            ),
            rule="5.1",
        ),
        Option(
            key="rounds",
            names=Names("局数", "局數", "Rounds"),
            values=(8, 4, 16),
            value_names=tuple(_number(rounds, "局", "rounds") for rounds in (8, 4, 16)),
            help=Names(
                "一场打几局，荒庄也算一局。",
                "一場打幾局，荒莊也算一局。",
                "How many rounds a match has, drawn ones included.",
            ),
            rule="8.3",
        ),
        Option(
            key="gun",
            names=Names("枪", "槍", "Gun tiles"),
            values=("ming", "an", "none"),
            value_names=(
                Names("明枪", "明槍", "open: the kind before the indicator"),
                Names("暗枪", "暗槍", "hidden: turned after the win"),
                Names("不带枪", "不帶槍", "none"),
            ),
            help=Names(
                "哪些牌是枪、什么时候知道；每张枪一番。",
                "哪些牌是槍、什麼時候知道；每張槍一番。",
                "Which tiles are guns, a fan each, and when that is known.",
            ),
            rule="2.9–2.11",
        ),
        Option(
            key="cap",
            names=Names("封顶", "封頂", "Cap"),
            values=("none", 5, 6, 7, 8),
            value_names=(
                Names("不封顶", "不封頂", "no cap"),
                *(_number(fans, "番", "fans") for fans in (5, 6, 7, 8)),
            ),
            help=Names(
                "每家最多按几番付。",
                "每家最多按幾番付。",
                "The most fans a payer pays for.",
            ),
            rule="5.3",
        ),
        Option(
            key="thirteen_yao",
            names=Names("十三幺", "十三么", "Thirteen 幺九"),
            values=("loose", "shaped", "classic", "off"),
            value_names=(
                Names("散幺：全是幺九就胡", "散么：全是么九就胡", "loose: any fourteen of them"),
                Names(
                    "成型：四副刻子一对或七对", "成型：四副刻子一對或七對", "shaped: sets or pairs"
                ),
                Names("国士：十三种各一张", "國士：十三種各一張", "classic: one of each kind"),
                Names("不玩", "不玩", "off"),
            ),
            help=Names(
                "十三幺要怎样的牌。",
                "十三么要怎樣的牌。",
                "What a hand of terminals and honours needs.",
            ),
            rule="3.7",
        ),
        Option(
            key="all_pungs",
            names=Names("飘胡", "飄胡", "All triplets"),
            values=("off", "win_1_fan"),
            value_names=(
                Names("没有顺子不能胡", "沒有順子不能胡", "a run is needed"),
                Names("可胡，加一番", "可胡，加一番", "wins, for a fan"),
            ),
            help=Names(
                "四副刻子一对、没有顺子的牌能不能胡。",
                "四副刻子一對、沒有順子的牌能不能胡。",
                "Whether four triplets and a pair win without a run.",
            ),
            rule="3.5",
        ),
        Option(
            key="sancha",
            names=Names("三叉", "三叉", "Three triplets"),
            values=("any_hand", "thirteen_yao_only"),
            value_names=(
                Names("什么牌都算", "什麼牌都算", "in any hand"),
                Names("只在十三幺里算", "只在十三么裡算", "only within 十三幺"),
            ),
            help=Names(
                "三副没有混的刻子在什么牌里算一番。",
                "三副沒有混的刻子在什麼牌裡算一番。",
                "In which hands three natural triplets are a fan.",
            ),
            rule="4.1",
        ),
        Option(
            key="dealer_fan",
            names=Names("庄番", "莊番", "Dealer's fan"),
            values=("win_and_lose", "win_only"),
            value_names=(
                Names("输赢都加番", "輸贏都加番", "winning and losing"),
                Names("赢了才加番", "贏了才加番", "winning only"),
            ),
            help=Names(
                "闲家胡时，庄家要不要多付一番。",
                "閒家胡時，莊家要不要多付一番。",
                "Whether a losing dealer pays a fan more.",
            ),
            rule="5.2",
        ),
        Option(
            key="pay",
            names=Names("付分", "付分", "Payment"),
            values=("each_own", "discarder_pays_all"),
            value_names=(
                Names("三家各付", "三家各付", "each pays his own"),
                Names("点炮包三家", "點炮包三家", "the discarder pays for all"),
            ),
            help=Names(
                "点炮时谁来付分。",
                "點炮時誰來付分。",
                "Who pays for a win on a discard.",
            ),
            rule="5.4",
        ),
        Option(
            key="multiple_wins",
            names=Names("一炮多响", "一炮多響", "Several winners"),
            values=("nearest_only", "all"),
            value_names=(
                Names("截胡，只胡一家", "截胡，只胡一家", "the nearest alone"),
                Names("都能胡", "都能胡", "all of them"),
            ),
            help=Names(
                "几家同时胡一张牌时怎么办。",
                "幾家同時胡一張牌時怎麼辦。",
                "What happens when several seats win on one tile.",
            ),
            rule="7.5, 7.7",
        ),
        Option(
            key="rob_kong",
            names=Names("抢杠", "搶槓", "Robbing a kong"),
            values=("on", "off"),
            value_names=(ON, OFF),
            help=Names(
                "别人加杠的牌能不能胡。",
                "別人加槓的牌能不能胡。",
                "Whether a tile added to a kong can be won on.",
            ),
            rule="7.9",
        ),
        Option(
            key="next_dealer",
            names=Names("坐庄", "坐莊", "Next dealer"),
            values=("stay_on_win_or_draw", "winner"),
            value_names=(
                Names(
                    "庄胡或荒庄连庄，否则下家坐庄",
                    "莊胡或荒莊連莊，否則下家坐莊",
                    "stays on a win or draw",
                ),
                Names("谁胡谁坐庄", "誰胡誰坐莊", "the winner"),
            ),
            help=Names(
                "下一局谁坐庄。",
                "下一局誰坐莊。",
                "Who deals the next round.",
            ),
            rule="8.2",
        ),
        Option(
            key="draw_leaves",
            names=Names("荒庄留牌", "荒莊留牌", "Tiles left at a draw"),
            values=(14, 0),
            value_names=(
                Names("留14张", "留14張", "14 tiles"),
                Names("摸完为止", "摸完為止", "none"),
            ),
            help=Names(
                "牌墙剩几张时荒庄。",
                "牌牆剩幾張時荒莊。",
                "How many tiles stay in the wall when a round is drawn.",
            ),
            rule="6.6",
        ),
        Option(
            key="wild_discard",
            names=Names("打混", "打混", "Discarding wilds"),
            values=("only_when_all_wild", "allowed"),
            value_names=(
                Names("手里只剩混才能打", "手裡只剩混才能打", "only from a hand of wilds"),
                Names("随便打", "隨便打", "at any time"),
            ),
            help=Names(
                "混能不能打出去。",
                "混能不能打出去。",
                "Whether a wild tile may be discarded.",
            ),
            rule="2.8",
        ),
        Option(
            key="wild_wrap",
            names=Names("混顺延", "混順延", "What follows 9, 北, 白"),
            values=("within_group", "across_groups"),
            value_names=(
                Names(
                    "九后是一，北后是东，白后是中",
                    "九後是一，北後是東，白後是中",
                    "its own group again",
                ),
                Names("万、索、筒、风、箭一圈", "萬、索、筒、風、箭一圈", "the next group"),
            ),
            help=Names(
                "翻到九、北、白时哪张是混。",
                "翻到九、北、白時哪張是混。",
                "Which kind is wild after a 9, 北 or 白 is turned up.",
            ),
            rule="1.4",
        ),
        Option(
            key="pass_lock",
            names=Names("过胡", "過胡", "Passing a win"),
            values=("off", "until_next_draw"),
            value_names=(
                Names("不限", "不限", "no rule"),
                Names(
                    "过胡不胡，到自己摸牌为止",
                    "過胡不胡，到自己摸牌為止",
                    "barred until the next draw",
                ),
            ),
            help=Names(
                "放过一次点炮后还能不能马上胡别人的牌。",
                "放過一次點炮後還能不能馬上胡別人的牌。",
                "Whether a seat that passed a win may take the next one.",
            ),
            rule="7.10",
        ),
    )
)


def read_options(raw: object) -> AnshanOptions:
    """The options of a JSON object, defaults filled in; raises `BadInput`."""
    return msgspec.convert(SHEET.read(raw), AnshanOptions)
