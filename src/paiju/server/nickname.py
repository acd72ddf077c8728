"""Names that players go by (昵称): what they may be made of, and which look too much alike.

Two names that fold to the same `look` can be taken for one another on a screen; an account's look
is its own.
"""

from __future__ import annotations

import unicodedata

from paiju.server.problem import Problem

MAX_WIDTH = 16
"""Columns: a Chinese character takes two, a letter one."""

MARKS = " _-·."
_SCRIPTS = ("CJK UNIFIED IDEOGRAPH", "LATIN ", "DIGIT ", "HIRAGANA ", "KATAKANA ", "BOPOMOFO ")

_RESERVED = (
    "管理员", "管理", "官方", "客服", "系统", "公告", "牌局", "机器人", "电脑", "已注销", "游客",
    "admin", "administrator", "moderator", "official", "system", "support", "paiju", "robot",
    "root", "staff", "null", "server",
)  # fmt: skip
_RESERVED_ANYWHERE = ("管理员", "官方", "客服", "系统", "admin", "official", "moderator", "paiju")

# One character stands for all that look like it; traditional forms of the reserved words too.
_ALIKE = {
    "o": "0oOоΟ〇○口囗ロ",
    "l": "1lI|iíìї",
    "s": "5S",
    "z": "2Z",
    "b": "8B",
    "一": "ー―",
    "二": "ニ",
    "八": "ハ",
    "工": "エ",
    "力": "カ",
    "卜": "ト",
    "夕": "タ",
    "己": "已巳",
    "日": "曰",
    "末": "未",
    "土": "士",
    "人": "入",
    "干": "千于",
    "员": "員",
    "统": "統",
    "机": "機",
    "脑": "腦",
    "电": "電",
    "销": "銷",
    "游": "遊",
}
_FOLD = {ord(other): first for first, others in _ALIKE.items() for other in others}


def read_nickname(text: str) -> str:
    """The name as it will be shown; raises `Problem` if it can't be a name."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name or width(name) > MAX_WIDTH:
        raise Problem("name_length")
    if not all(_is_allowed(character) for character in name):
        raise Problem("name_script")
    if not any(character.isalnum() for character in name):
        raise Problem("name_script")
    shape = look(name)
    if shape in _RESERVED_LOOKS or any(word in shape for word in _ANYWHERE_LOOKS):
        raise Problem("name_reserved")
    return name


def width(name: str) -> int:
    """Columns of a screen that the name takes."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in name)


def look(name: str) -> str:
    """What the name looks like at a glance: case, accents, marks and look-alikes folded."""
    plain = "".join(
        character
        for character in unicodedata.normalize("NFKD", name)
        if not unicodedata.combining(character) and character not in MARKS
    )
    folded = plain.translate(_FOLD).casefold().translate(_FOLD)
    return folded.replace("rn", "m").replace("vv", "w").replace("cl", "d")


def _is_allowed(character: str) -> bool:
    return character in MARKS or unicodedata.name(character, "").startswith(_SCRIPTS)


_RESERVED_LOOKS = frozenset(look(word) for word in _RESERVED)
_ANYWHERE_LOOKS = tuple(look(word) for word in _RESERVED_ANYWHERE)
