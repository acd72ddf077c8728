"""What a round of 甲乙丙 is worth (rules/jiayibing.md 5)."""

from __future__ import annotations

from collections.abc import Sequence

from paiju.engine.names import Names
from paiju.engine.seat import Seat
from paiju.engine.settlement import Line, Pattern, Settlement
from paiju.games.jiayibing.options import JiayibingOptions

SEATS = 6
SIDE_SIZE = 3
SIDES = "ABABAB"
"""Seats 0, 2, 4 (甲乙丙) against seats 1, 3, 5 (A B C) (1.3)."""

LABELS = ("甲", "A", "乙", "B", "丙", "C")

PLACE_VALUES = (3, 2, 1, -1, -2, -3)

CAUGHT = Pattern("zhua_ren", Names("抓人", "抓人", "caught"), "5.8")
FIRST_OFFSETS = Pattern(
    "tou_you_di_yi", Names("头游抵一", "頭游抵一", "first out offsets one"), "5.8"
)
WITHOUT_FIRST = Pattern("wu_tou_you", Names("无头游", "無頭游", "without the first out"), "5.8")
PLACES = Pattern("ming_ci", Names("名次", "名次", "places"), "5.8")

PATTERNS: tuple[Pattern, ...] = (CAUGHT, FIRST_OFFSETS, WITHOUT_FIRST, PLACES)


class JiayibingSettlement(Settlement, frozen=True, kw_only=True):
    """The finishing order, the case of 5.1, and who leads next; None while nobody knows (8.2)."""

    order: tuple[Seat, ...]
    case: str
    next_leader: Seat | None


def side_of(seat: Seat) -> int:
    """The side of a seat: 0 甲乙丙, 1 A B C (1.3)."""
    return seat % 2


def is_complete(order: Sequence[Seat]) -> bool:
    """Whether all three players of a side are out (4.9)."""
    on_first = sum(side_of(seat) for seat in order)
    return on_first == SIDE_SIZE or len(order) - on_first == SIDE_SIZE


def case_of(order: Sequence[Seat]) -> str:
    """The case of a finished round: six letters, the first player out being an A (5.1)."""
    letters = "".join("A" if side_of(seat) == side_of(order[0]) else "B" for seat in order)
    left = "A" if letters.count("A") < SIDE_SIZE else "B"
    return letters.ljust(SEATS, left)


def lines_of(options: JiayibingOptions, order: Sequence[Seat]) -> tuple[Line, ...]:
    """Why the completing side wins what it wins (5.3 to 5.8)."""
    completing = side_of(order[-1])
    if options.score == "places":
        letter = "A" if side_of(order[0]) == completing else "B"
        places = zip(PLACE_VALUES, case_of(order), strict=True)
        return (_line(PLACES, sum(value for value, side in places if side == letter)),)
    caught = SEATS - len(order)
    lines = [_line(CAUGHT, caught)]
    if side_of(order[0]) != completing:
        if options.score == "caught_less_first":
            lines.append(_line(FIRST_OFFSETS, -1))
        elif options.score == "first_required":
            lines.append(_line(WITHOUT_FIRST, -caught))
    return tuple(lines)


def _line(pattern: Pattern, value: int) -> Line:
    return Line(pattern.id, pattern.names.zh_hans, value)


def deltas_of(
    options: JiayibingOptions, order: Sequence[Seat], lines: Sequence[Line]
) -> tuple[int, ...]:
    """What each seat gains: the completing side its net, the others lose it (5.3)."""
    net = options.base * sum(line.value for line in lines)
    completing = side_of(order[-1])
    return tuple(net if side_of(seat) == completing else -net for seat in range(SEATS))
