"""Wins in the JSON of `paiju score` (contract.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from paiju.engine.game import JsonObject
from paiju.engine.refusal import BadInput
from paiju.mahjong.meld import Meld, read_meld
from paiju.mahjong.tile import COPIES, TEXT, Tile, count_tiles, read_tile, read_tiles
from paiju.mahjong.win import DISCARD, ROBBED_KONG, SEATS, Verdict, Win


class WinJson(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The fields of an input line; those without a default must be given."""

    wild: str
    hand: str
    tile: str
    by: Literal["discard", "self_draw", "replacement", "robbed_kong"]
    melds: list[str] = []
    seat: int = 0
    dealer: int = 0
    from_: int | None = msgspec.field(name="from", default=None)
    streak: int = 0
    last_tile: bool = False
    first_turn: Literal["dealer", "discard"] | None = None
    chips: list[int] | None = None
    guns: list[str] = []
    any_tile_wait: bool | None = None


def read_win(raw: JsonObject, indicator_of: Callable[[Tile], Tile]) -> Win:
    """The facts of a win from an input line, its options left out.

    `indicator_of` gives the kind turned up for a wild kind. Raises `BadInput` for what is malformed
    or could not lie on one table; what else the fields claim is taken as given.
    """
    try:
        fields = msgspec.convert(raw, WinJson)
    except msgspec.ValidationError as error:
        raise BadInput(str(error)) from None
    wild, tile = read_tile(fields.wild), read_tile(fields.tile)
    melds = tuple(read_meld(text) for text in fields.melds)
    hand = read_tiles(fields.hand)
    check_tiles(hand, melds, wild, indicator_of(wild))
    if tile not in hand:
        raise BadInput(f"the winning tile {TEXT[tile]} is not in the hand")
    return Win(
        seat=_seat("seat", fields.seat),
        dealer=_seat("dealer", fields.dealer),
        by=fields.by,
        from_=_source(fields),
        tile=tile,
        counts=count_tiles(hand),
        melds=melds,
        wild=wild,
        guns=tuple(dict.fromkeys(read_tile(gun) for gun in fields.guns)),
        streak=_not_negative("streak", fields.streak),
        chips=_chips(fields.chips),
        last_tile=fields.last_tile,
        first_turn=fields.first_turn,
        any_tile_wait=fields.any_tile_wait,
    )


def check_tiles(hand: list[Tile], melds: tuple[Meld, ...], wild: Tile, indicator: Tile) -> None:
    """Raise `BadInput` unless these tiles can lie in one hand with its melds."""
    size = 14 - 3 * len(melds)
    if len(hand) != size:
        raise BadInput(f"the hand has {len(hand)} tiles, not {size} beside {len(melds)} melds")
    melded = [tile for meld in melds for tile in meld.tiles]
    if wild in melded:
        raise BadInput(f"a meld holds the wild tile {TEXT[wild]}")
    for tile, count in enumerate(count_tiles((*hand, *melded))):
        most = COPIES - (tile == indicator)
        if count > most:
            raise BadInput(f"hand and melds hold {count} {TEXT[tile]}; there are {most}")


def _seat(name: str, seat: int) -> int:
    if not 0 <= seat < SEATS:
        raise BadInput(f"{name} must be a seat from 0 to {SEATS - 1}, not {seat}")
    return seat


def _source(fields: WinJson) -> int | None:
    if fields.by not in (DISCARD, ROBBED_KONG):
        return None
    if fields.from_ is None:
        raise BadInput(f"from is missing: by {fields.by} somebody's tile is won on")
    if _seat("from", fields.from_) == fields.seat:
        raise BadInput("from is the winner's own seat")
    return fields.from_


def _chips(chips: list[int] | None) -> tuple[int, ...] | None:
    if chips is None:
        return None
    if len(chips) != SEATS:
        raise BadInput(f"chips must be given for {SEATS} seats, not {len(chips)}")
    return tuple(_not_negative("chips", each) for each in chips)


def _not_negative(name: str, number: int) -> int:
    if number < 0:
        raise BadInput(f"{name} can't be negative, as {number} is")
    return number


def print_lines(verdict: Verdict) -> Iterable[JsonObject]:
    """The lines of a verdict as contract.md has them."""
    return [{"id": line.id, "name": line.name, "value": line.value} for line in verdict.lines]


def print_verdict(verdict: Verdict, **game_fields: object) -> JsonObject:
    """The answer to an input line, with what a game adds to the answer to a win."""
    if not verdict.win:
        return {"win": False, "reason": verdict.reason}
    return {
        "win": True,
        "lines": print_lines(verdict),
        "total": verdict.total,
        "deltas": list(verdict.deltas),
        **game_fields,
    }
