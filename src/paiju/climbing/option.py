"""Options that all card games share, each with the paragraph of the game's own rules."""

from __future__ import annotations

from paiju.engine.names import Names
from paiju.engine.option import Option


def base_option(rule: str) -> Option:
    """Base points (基础分)."""
    values = (1, 2, 5, 10)
    return Option(
        key="base",
        names=Names("基础分", "基礎分", "base points"),
        values=values,
        value_names=tuple(Names(f"{points} 分", f"{points} 分", str(points)) for points in values),
        help=Names(
            "输赢的分数都乘以基础分。",
            "輸贏的分數都乘以基礎分。",
            "Everything won or lost is multiplied by the base points.",
        ),
        rule=rule,
    )


def quads_option(rule: str) -> Option:
    """Whether four of a kind are bombs (炸弹)."""
    return Option(
        key="quads",
        names=Names("四同张", "四同張", "quads"),
        values=("same_type", "bomb"),
        value_names=(
            Names("只管四同张", "只管四同張", "beat quads"),
            Names("炸弹", "炸彈", "bombs"),
        ),
        help=Names(
            "四同张只能管更小的四同张，或当炸弹，能管任何别的牌型。",
            "四同張只能管更小的四同張，或當炸彈，能管任何別的牌型。",
            "Four of a kind beat lower quads alone, or, as bombs, every other type too.",
        ),
        rule=rule,
    )


def pass_option(rule: str) -> Option:
    """Whether who passed is asked again in the trick (不出之后)."""
    return Option(
        key="pass",
        names=Names("不出之后", "不出之後", "passing"),
        values=("open", "locks_for_trick"),
        value_names=(
            Names("还能再出", "還能再出", "open"),
            Names("本轮不能再出", "本輪不能再出", "locks for the trick"),
        ),
        help=Names(
            "不出的人在同一轮里再轮到时还能出，或要等到下一轮。",
            "不出的人在同一輪裡再輪到時還能出，或要等到下一輪。",
            "Who passed may play when asked again in the same trick, or waits for the next.",
        ),
        rule=rule,
    )


def rounds_option(rule: str) -> Option:
    """How many rounds make a match (局数)."""
    values = (8, 4, 16)
    return Option(
        key="rounds",
        names=Names("局数", "局數", "rounds"),
        values=values,
        value_names=tuple(
            Names(f"{rounds} 局", f"{rounds} 局", f"{rounds} rounds") for rounds in values
        ),
        help=Names("一场打几局。", "一場打幾局。", "How many rounds make a match."),
        rule=rule,
    )
