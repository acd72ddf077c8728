"""What players see of a mahjong round: the sections that all games of the family share.

Tiles, melds and actions are in contract.md's notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from paiju.engine.seat import Seat
from paiju.engine.settlement import Settlement
from paiju.engine.view import Private, Public
from paiju.mahjong.action import print_action
from paiju.mahjong.meld import Meld
from paiju.mahjong.tile import TEXT, Tile

if TYPE_CHECKING:
    from paiju.mahjong.round import Round


class Start(msgspec.Struct, frozen=True, gc=False):
    """What stands for the round: dealer (庄), the tile turned up (翻), the wild kind (混、龙)."""

    dealer: Seat
    indicator: str
    wild: str


class Lamp(msgspec.Struct, frozen=True, gc=False):
    """Where the lamp is: the seat whose turn it is, or whose tile lies open; and the step.

    Steps are those of the rules, and where chance is to come: `dealt`, `replacement` (after a
    kong), `gun` (after a win). A claim is the step from a discard until play goes on, whether or
    not anybody is asked. `replaced`: the tile drawn in this turn came for a kong.
    """

    seat: Seat
    step: str
    replaced: bool


class LastTile(msgspec.Struct, frozen=True, gc=False):
    """The tile last discarded, unless it was claimed; `added`: a tile added to a 碰 instead,
    while it may be robbed (it is in no hand then). In steps *claim* and *rob* it lies open."""

    seat: Seat
    tile: str
    added: bool


class Pond(msgspec.Struct, frozen=True, gc=False):
    """A seat's discards in order (牌河), and the places of those that others have claimed."""

    tiles: tuple[str, ...]
    claimed: tuple[int, ...]


class LaidMeld(msgspec.Struct, frozen=True, gc=False):
    """A meld as it lies: its text, the tile claimed for it, and whose discard that was."""

    meld: str
    tile: str | None
    source: Seat | None


class Winner(msgspec.Struct, frozen=True, gc=False):
    """A win as declared; `tile` is None for a win on the tiles dealt."""

    seat: Seat
    by: str
    tile: str | None
    source: Seat | None


class MahjongPublic(Public, frozen=True, kw_only=True):
    """What everyone sees, the same for every seat.

    `wall` counts the tiles left besides the indicator. `concealed` counts each seat's concealed
    tiles. `hands` shows them all once somebody has won or the round is over.
    """

    start: Start
    wall: int
    turn: Lamp
    last: LastTile | None
    ponds: tuple[Pond, ...]
    melds: tuple[tuple[LaidMeld, ...], ...]
    concealed: tuple[int, ...]
    wins: tuple[Winner, ...]
    settlement: Settlement | None
    hands: tuple[tuple[str, ...], ...] | None


class MahjongPrivate(Private, frozen=True, kw_only=True):
    """A seat's own tiles in printed order, the one just drawn among them.

    `passed`: it has passed a win and, where the rules bar it, can't win on a discard until it
    draws (过胡).
    """

    hand: tuple[str, ...]
    drawn: str | None
    passed: bool


def texts(tiles: Iterable[Tile]) -> tuple[str, ...]:
    """Each tile as its text."""
    return tuple(TEXT[tile] for tile in tiles)


def common_sections(round_: Round[Any]) -> dict[str, Any]:
    """The fields of `MahjongPublic`: the first gate, which never tells who is asked."""
    over = round_.settlement is not None or bool(round_.winners)
    return {
        "start": round_.start,
        "wall": round_.wall.left,
        "turn": Lamp(round_.turn, round_.step, round_.replaced),
        "last": _last_tile(round_),
        "ponds": tuple(
            Pond(texts(pond), tuple(taken))
            for pond, taken in zip(round_.ponds, round_.taken, strict=True)
        ),
        "melds": tuple(tuple(map(_lay, hand.melds, hand.claimed)) for hand in round_.hand_of),
        "concealed": tuple(hand.size for hand in round_.hand_of),
        "wins": tuple(
            Winner(seat, round_.way, _text(round_.won_on), round_.loser) for seat in round_.winners
        ),
        "settlement": round_.settlement,
        "hands": tuple(texts(hand.tiles) for hand in round_.hand_of) if over else None,
    }


def own_sections(round_: Round[Any], seat: Seat) -> dict[str, Any]:
    """The fields of `MahjongPrivate`: the second gate, of this seat alone."""
    claims = round_.claims
    answer = None if claims is None else claims.answers.get(seat)
    return {
        "question": round_.question(seat),
        "actions": tuple(print_action(each) for each in round_.to_act().get(seat, ())),
        "answer": None if answer is None else print_action(answer),
        "hand": texts(round_.hand_of[seat].tiles),
        "drawn": _text(round_.drawn) if seat == round_.turn else None,
        "passed": round_.passed[seat],
    }


def _last_tile(round_: Round[Any]) -> LastTile | None:
    if round_.claims is not None and round_.claims.robbing:
        return LastTile(round_.turn, TEXT[round_.claims.tile], added=True)
    seat = round_.last_discarder
    return None if seat is None else LastTile(seat, TEXT[round_.ponds[seat][-1]], added=False)


@lru_cache(maxsize=4096)
def _lay(meld: Meld, claimed: Tile | None) -> LaidMeld:
    return LaidMeld(str(meld), _text(claimed), meld.source)


def _text(tile: Tile | None) -> str | None:
    return None if tile is None else TEXT[tile]
