"""The fans (番) of 鞍山麻将, one record each, in the order of rules/anshan-mahjong.md 4.1."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from paiju.engine.names import Names
from paiju.engine.settlement import Line, Pattern


class Reading(NamedTuple):
    """The fans that depend on how a hand is read, in the order of the table."""

    dragon_triplets: int = 0
    pair_of_2_or_8: int = 0
    three_triplets: int = 0
    thirteen_yao: int = 0
    seven_pairs: int = 0
    all_triplets: int = 0


class Hand(msgspec.Struct, frozen=True, gc=False):
    """What is counted of a winning hand: see the definitions of the fans."""

    dealer_wins: bool
    no_wild: bool
    standing: bool
    kongs: int
    four_alike: int
    guns: int
    off_a_kong: bool
    reading: Reading


class Fan(msgspec.Struct, frozen=True):
    """A fan: its names, its paragraph, and how often a winning hand has it."""

    id: str
    names: Names
    rule: str
    count: Callable[[Hand], int]


FANS: Final = (
    Fan("zhuang", Names("庄", "莊", "dealer wins"), "4.1", lambda hand: hand.dealer_wins),
    Fan("qionghu", Names("穷胡", "窮胡", "no wild"), "4.1", lambda hand: hand.no_wild),
    Fan("zhanli", Names("站立", "站立", "standing"), "4.1", lambda hand: hand.standing),
    Fan("gang", Names("杠", "槓", "kong"), "4.1", lambda hand: hand.kongs),
    Fan(
        "dageda",
        Names("大哥大", "大哥大", "dragon triplet"),
        "4.1",
        lambda hand: hand.reading.dragon_triplets,
    ),
    Fan("siguiyi", Names("四归一", "四歸一", "four in hand"), "4.1", lambda hand: hand.four_alike),
    Fan("qiang", Names("枪", "槍", "gun tiles"), "4.1", lambda hand: hand.guns),
    Fan(
        "erbajiang",
        Names("二八将", "二八將", "pair of 2 or 8"),
        "4.1",
        lambda hand: hand.reading.pair_of_2_or_8,
    ),
    Fan(
        "sancha",
        Names("三叉", "三叉", "three triplets"),
        "4.1",
        lambda hand: hand.reading.three_triplets,
    ),
    Fan(
        "shisanyao",
        Names("十三幺", "十三么", "all 幺九"),
        "4.1",
        lambda hand: hand.reading.thirteen_yao,
    ),
    Fan(
        "qidui", Names("七对", "七對", "seven pairs"), "4.1", lambda hand: hand.reading.seven_pairs
    ),
    Fan(
        "gangshangkaihua",
        Names("杠上开花", "槓上開花", "win off a kong"),
        "4.1",
        lambda hand: hand.off_a_kong,
    ),
    Fan(
        "piaohu",
        Names("飘胡", "飄胡", "all triplets"),
        "4.1",
        lambda hand: hand.reading.all_triplets,
    ),
)

PATTERNS: Final = tuple(Pattern(fan.id, fan.names, fan.rule) for fan in FANS)


def _lines(fan: Fan) -> tuple[Line, ...]:
    # no hand has more than 16 tiles that a fan could count
    return tuple(Line(fan.id, fan.names.zh_hans, count) for count in range(17))


_COUNTED: Final = tuple((fan.count, _lines(fan)) for fan in FANS)


@lru_cache(maxsize=1 << 14)
def lines(hand: Hand) -> tuple[tuple[Line, ...], int]:
    """The lines of a winning hand, what it does not have left out, and their sum."""
    counted = [lines[count] for value, lines in _COUNTED if (count := value(hand))]
    return tuple(counted), sum(line.value for line in counted)
