"""What is counted in 余姚麻将, one record each, in the order of rules/yuyao-mahjong.md 6.2."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

from paiju.engine.names import Names
from paiju.engine.settlement import Line, Pattern
from paiju.mahjong.win import BY_DEALER, BY_DISCARD

PLAIN: Final = "plain"
"""The shape without a line (平胡)."""
DA_DUI_DUI: Final = "da_dui_dui"
DUI_DUI_PENG: Final = "dui_dui_peng"
SHI_SAN_BU_DA: Final = "shi_san_bu_da"
YI_GANG_YI_DA: Final = "yi_gang_yi_da"
ER_GANG_ER_DA: Final = "er_gang_er_da"
SAN_GANG_SAN_DA: Final = "san_gang_san_da"
QI_QIAN: Final = "qi_qian"
QING_QI_DUI: Final = "qing_qi_dui"
KONGS_AND_FREE_TILES: Final = (YI_GANG_YI_DA, ER_GANG_ER_DA, SAN_GANG_SAN_DA)
"""The shapes with free tiles, by the number of kongs less one."""

DAN_DIAO: Final = "dan_diao"
QING_YI_SE: Final = "qing_yi_se"
BIG_HANDS: Final = frozenset((DAN_DIAO, QING_YI_SE, QING_QI_DUI))
"""What outranks other wins (5.3) and may be paid in full (8.3)."""

SI_LONG: Final = "si_long"
SAN_GANG: Final = "san_gang"
SHI_YI_FENG: Final = "shi_yi_feng"
QUAN_FENG_XIANG: Final = "quan_feng_xiang"
WU_LONG_QING_YI_SE: Final = "wu_long_qing_yi_se"


class Hand(msgspec.Struct, frozen=True, gc=False):
    """What is counted of a winning hand: see the definitions of the lines.

    `streak` is what counts for this winner, `wilds` what counts as 龙牌; `any_tile_wait` is the
    value of 抛龙 or 龙抛龙 and 0 without; `lagang` the value of a robbed kong.
    """

    shape: str
    streak: int
    wilds: int
    no_wild: bool
    suits: int
    honours: bool
    seven_honours: bool
    first_turn: str | None
    off_a_kong: bool
    any_tile_wait: int
    last_tile: bool
    single_tile: bool
    lagang: int


class Item(msgspec.Struct, frozen=True):
    """A line: its names, its paragraph, and its value for a winning hand in 龙."""

    id: str
    names: Names
    rule: str
    value: Callable[[Hand], int]


SHAPE_VALUE: Final = {
    PLAIN: 0,
    DA_DUI_DUI: 1,
    DUI_DUI_PENG: 1,
    SHI_SAN_BU_DA: 1,
    YI_GANG_YI_DA: 1,
    ER_GANG_ER_DA: 1,
    SAN_GANG_SAN_DA: 1,
    QI_QIAN: 1,
    QING_QI_DUI: 10,
}
"""The shapes of 6.3 and what the line of each is worth."""


def _shape(shape: str) -> Callable[[Hand], int]:
    return lambda hand: SHAPE_VALUE[shape] if hand.shape == shape else 0


ITEMS: Final = (
    Item("di", Names("底", "底", "base"), "6.2", lambda hand: 11),  # noqa: ARG005
    Item("shang_tang", Names("上塘", "上塘", "streak"), "6.2", lambda hand: 10 * hand.streak),
    Item("long", Names("龙牌", "龍牌", "wilds"), "6.2", lambda hand: hand.wilds),
    Item(DA_DUI_DUI, Names("大对对", "大對對", "all triplets"), "6.3", _shape(DA_DUI_DUI)),
    Item(DUI_DUI_PENG, Names("对对碰", "對對碰", "seven pairs"), "6.3", _shape(DUI_DUI_PENG)),
    Item(
        "hun_yi_se",
        Names("混一色", "混一色", "one suit and honours"),
        "6.2",
        lambda hand: 1 if hand.suits == 1 and hand.honours else 0,
    ),
    Item(
        SHI_SAN_BU_DA,
        Names("十三不搭", "十三不搭", "thirteen unrelated"),
        "6.3",
        _shape(SHI_SAN_BU_DA),
    ),
    Item(
        "qi_feng_qi",
        Names("七风齐", "七風齊", "all seven honours"),
        "6.2",
        lambda hand: 1 if hand.shape == SHI_SAN_BU_DA and hand.seven_honours else 0,
    ),
    Item(
        YI_GANG_YI_DA,
        Names("一杠一达", "一槓一達", "one kong, one free tile"),
        "6.3",
        _shape(YI_GANG_YI_DA),
    ),
    Item(
        ER_GANG_ER_DA,
        Names("二杠二达", "二槓二達", "two kongs, two free tiles"),
        "6.3",
        _shape(ER_GANG_ER_DA),
    ),
    Item(
        SAN_GANG_SAN_DA,
        Names("三杠三达", "三槓三達", "three kongs, three free tiles"),
        "6.3",
        _shape(SAN_GANG_SAN_DA),
    ),
    Item(QI_QIAN, Names("七嵌", "七嵌", "seven gaps"), "6.3", _shape(QI_QIAN)),
    Item("wu_long", Names("无龙", "無龍", "no wild"), "6.2", lambda hand: 2 if hand.no_wild else 0),
    Item(
        "tian_hu",
        Names("天胡", "天胡", "win on the deal"),
        "6.2",
        lambda hand: 10 if hand.first_turn == BY_DEALER else 0,
    ),
    Item(
        "di_hu",
        Names("地胡", "地胡", "win on the first discard"),
        "6.2",
        lambda hand: 10 if hand.first_turn == BY_DISCARD else 0,
    ),
    Item(
        "gang_bao",
        Names("杠爆", "槓爆", "win off a kong"),
        "6.2",
        lambda hand: 10 * hand.off_a_kong,
    ),
    Item(
        "pao_long",
        Names("抛龙", "拋龍", "any-tile wait"),
        "6.5",
        lambda hand: hand.any_tile_wait if hand.any_tile_wait == 10 else 0,
    ),
    Item(
        "long_pao_long",
        Names("龙抛龙", "龍拋龍", "any-tile wait, wild drawn"),
        "6.5",
        lambda hand: hand.any_tile_wait if hand.any_tile_wait == 20 else 0,
    ),
    Item(
        "hai_di_lao_yue",
        Names("海底捞月", "海底撈月", "last tile"),
        "6.2",
        lambda hand: 10 * hand.last_tile,
    ),
    Item(QING_QI_DUI, Names("清七对", "清七對", "pure seven pairs"), "6.3", _shape(QING_QI_DUI)),
    Item(
        QING_YI_SE,
        Names("清一色", "清一色", "one suit"),
        "6.2",
        lambda hand: 10 if hand.suits == 1 and not hand.honours else 0,
    ),
    Item(DAN_DIAO, Names("单吊", "單吊", "single tile"), "6.2", lambda hand: 10 * hand.single_tile),
    Item(
        "la_gang_hu", Names("拉杠胡", "拉槓胡", "robbing a kong"), "6.2", lambda hand: hand.lagang
    ),
)

ALL_PAY: Final = (
    Pattern(SI_LONG, Names("四龙", "四龍", "four wilds"), "7.1"),
    Pattern(SAN_GANG, Names("三杠", "三槓", "three kongs"), "7.2"),
    Pattern(SHI_YI_FENG, Names("11风", "11風", "eleven honours"), "7.3"),
    Pattern(QUAN_FENG_XIANG, Names("全风向", "全風向", "all honours"), "7.4"),
    Pattern(WU_LONG_QING_YI_SE, Names("无龙清一色", "無龍清一色", "one suit without wilds"), "7.5"),
)
"""What makes all pay (全缴), besides 清七对 where the table has it so (7.6)."""

PATTERNS: Final = (*(Pattern(item.id, item.names, item.rule) for item in ITEMS), *ALL_PAY)

_NAME: Final = {pattern.id: pattern.names.zh_hans for pattern in PATTERNS}
_ITEMS: Final = tuple((item.value, item.id, item.names.zh_hans) for item in ITEMS)


@lru_cache(maxsize=1 << 14)
def lines(hand: Hand) -> tuple[tuple[Line, ...], int]:
    """The lines of a winning hand, what is worth 0 left out, and their sum."""
    counted = [Line(id_, name, worth) for value, id_, name in _ITEMS if (worth := value(hand))]
    return tuple(counted), sum(line.value for line in counted)


def all_pay_line(id_: str) -> Line:
    """The line of something that makes all pay: it has no 龙."""
    return Line(id_, _NAME[id_], 0)
