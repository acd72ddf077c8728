"""What a round of 放羊 is worth (rules/fangyang.md 6, 7)."""

from __future__ import annotations

from collections.abc import Sequence

from paiju.engine.names import Names
from paiju.engine.seat import Seat
from paiju.engine.settlement import Line, Pattern, Settlement
from paiju.games.fangyang.options import FangyangOptions

SEATS = 4

SHOWN = Pattern("liang", Names("亮", "亮", "shown"), "7.3")

CASES: dict[str, tuple[Pattern, int]] = {
    case: (Pattern(id_, names, "7.2"), value)
    for case, id_, names, value in (
        ("AABB", "yi_er_ming", Names("一二名", "一二名", "first and second"), 2),
        ("ABAB", "yi_san_ming", Names("一三名", "一三名", "first and third"), 1),
        ("ABBA", "yi_si_ming", Names("一四名", "一四名", "first and last"), 0),
        ("ABBB", "zhuang_tou_ming", Names("庄家头名", "莊家頭名", "solo dealer first"), 1),
        ("BABB", "zhuang_er_ming", Names("庄家二名", "莊家二名", "solo dealer second"), 0),
        ("BBAB", "zhuang_san_ming", Names("庄家三名", "莊家三名", "solo dealer third"), 0),
        ("BBBA", "zhuang_mo_ming", Names("庄家末名", "莊家末名", "solo dealer last"), -1),
        (
            "B",
            "zhuang_bei_qiang_xian",
            Names("庄家被抢先", "莊家被搶先", "shown solo, an opponent first"),
            -1,
        ),
    )
}
"""By case: its pattern, and what each B pays when the card was not shown (7.2, 7.3)."""

PATTERNS: tuple[Pattern, ...] = (*(pattern for pattern, _ in CASES.values()), SHOWN)


class FangyangSettlement(Settlement, frozen=True, kw_only=True):
    """The finishing order, the case of 7.1, and who deals next; None while nobody knows (10.2)."""

    order: tuple[Seat, ...]
    case: str
    next_dealer: Seat | None


def is_over(sides: str, order: Sequence[Seat], *, shown: bool) -> bool:
    """Whether a side is all out, or an opponent is the first out in a shown solo (6.1, 6.2).

    `sides` gives one letter a seat; a letter that stands once is the solo dealer's.
    """
    out = [sides[seat] for seat in order]
    if shown and "B" in out and sides.count("B") == SEATS - 1:
        return True
    return any(out.count(letter) == sides.count(letter) for letter in set(out))


def case_of(sides: str, order: Sequence[Seat], *, shown: bool) -> str:
    """The case of a finished round (7.1); in a solo `sides` has `A` for the dealer."""
    out = "".join(sides[seat] for seat in order)
    is_solo = sides.count("A") == 1
    if is_solo and shown and out == "B":
        return "B"
    if not is_solo and out[0] == "B":
        out = out.translate(str.maketrans("AB", "BA"))
    left = "A" if out.count("A") < sides.count("A") else "B"
    return out.ljust(SEATS, left)


def lines_of(options: FangyangOptions, case: str, *, shown: bool) -> tuple[Line, ...]:
    """The case's line, and the same once more if the card was shown (7.3, 7.4)."""
    pattern, value = CASES[case]
    if case == "ABBA" and options.first_and_last == "first_side_wins":
        value = 1
    line = Line(pattern.id, pattern.names.zh_hans, value)
    return (line, Line(SHOWN.id, SHOWN.names.zh_hans, value)) if shown else (line,)


def deltas_of(
    options: FangyangOptions, sides: str, order: Sequence[Seat], lines: Sequence[Line]
) -> tuple[int, ...]:
    """What each seat gains: each B pays the sum of the lines to side A (7.2)."""
    paid = options.base * sum(line.value for line in lines)
    if sides.count("A") == 1:
        return tuple(paid * (SEATS - 1) if side == "A" else -paid for side in sides)
    return tuple(paid if side == sides[order[0]] else -paid for side in sides)
