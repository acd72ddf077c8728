"""The deal (发牌): a shuffled set laid out in hands, wall and indicator; and its JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from paiju.engine.game import Deal, JsonObject
from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat
from paiju.engine.shuffle import Stream
from paiju.mahjong.tile import (
    COPIES,
    KINDS,
    TEXT,
    Tile,
    count_tiles,
    print_tiles,
    read_tile,
    read_tiles,
)
from paiju.mahjong.win import SEATS

HAND_SIZE: Final = 13
DECK: Final = tuple(tile for tile in range(KINDS) for _ in range(COPIES))
"""The set of 136 tiles in printed order, copies side by side."""
COMMON_FIELDS: Final = frozenset({"hands", "dealer", "wild", "wall", "streak", "chips", "guns"})

Neighbour: TypeAlias = Callable[[Tile], Tile]
"""The kind next after a kind, or before it, as the table's rules have it."""


class TilesDealt(Deal, frozen=True, kw_only=True):
    """What lies where at the start: hands in printed order (the dealer's has 14 tiles), the wall
    in the order in which it is drawn without the indicator, and the wild kind (混、龙)."""

    hands: tuple[tuple[Tile, ...], ...]
    dealer: Seat
    wild: Tile
    wall: tuple[Tile, ...]


def deal_tiles(stream: Stream, dealer: Seat | None, after: Neighbour) -> dict[str, Any]:
    """Shuffle and deal: the fields of `TilesDealt`.

    The dealer is drawn first if there is none yet; then 13 tiles in a row to each seat from the
    dealer on, one more to the dealer; the last tile is the indicator, the kind after it is wild.
    """
    if dealer is None:
        dealer = stream.below(SEATS)
    tiles = stream.shuffle(DECK)
    hands: list[list[Tile]] = [[] for _ in range(SEATS)]
    for step in range(SEATS):
        hands[(dealer + step) % SEATS] = tiles[HAND_SIZE * step : HAND_SIZE * (step + 1)]
    hands[dealer].append(tiles[HAND_SIZE * SEATS])
    return {
        "hands": tuple(tuple(sorted(hand)) for hand in hands),
        "dealer": dealer,
        "wild": after(tiles[-1]),
        "wall": tuple(tiles[HAND_SIZE * SEATS + 1 : -1]),
    }


def check_fields(raw: object) -> Mapping[str, Any]:
    """The object itself if it has a mahjong deal's fields; raises `BadInput`.

    What a game has no use for (枪, 上塘, chips) may be there, but not malformed.
    """
    if not isinstance(raw, Mapping):
        raise BadInput("deal must be an object")
    for key in raw:
        if key not in COMMON_FIELDS:
            raise BadInput(f"unknown field {key!r} of deal")
    for key in ("hands", "wild"):
        if key not in raw:
            raise BadInput(f"field {key!r} of deal is missing")
    read_guns(raw)
    read_streak(raw)
    read_chips(raw)
    return raw


def read_tiles_dealt(fields: Mapping[str, Any], before: Neighbour) -> dict[str, Any]:
    """The fields of `TilesDealt` from contract.md's JSON; `BadInput` if no set can be dealt so.

    The indicator is a tile of the kind before the wild one. A wall given in part is completed by
    the rest of the set in printed order. A dealer with 13 tiles gets the wall's first.
    """
    wild = read_tile(_text_of(fields, "wild"))
    dealer = fields.get("dealer", 0)
    if type(dealer) is not int or not 0 <= dealer < SEATS:
        raise BadInput(f"dealer must be a seat from 0 to {SEATS - 1}")
    hands = _read_hands(fields["hands"], dealer)
    wall = read_tiles(_text_of(fields, "wall") if "wall" in fields else "")
    left = count_tiles(DECK)
    left[before(wild)] -= 1
    for tile in (*wall, *(tile for hand in hands for tile in hand)):
        left[tile] -= 1
        if left[tile] < 0:
            raise BadInput(f"hands and wall hold too many {TEXT[tile]}")
    wall += [tile for tile in range(KINDS) for _ in range(left[tile])]
    if len(hands[dealer]) == HAND_SIZE:
        hands[dealer].append(wall.pop(0))
    return {
        "hands": tuple(tuple(sorted(hand)) for hand in hands),
        "dealer": dealer,
        "wild": wild,
        "wall": tuple(wall),
    }


def read_guns(fields: Mapping[str, Any]) -> tuple[Tile, ...] | None:
    """The 枪 kinds that a deal sets, None if it leaves them to the rules; raises `BadInput`."""
    guns = fields.get("guns")
    if guns is None:
        return None
    if not isinstance(guns, list) or not all(isinstance(gun, str) for gun in guns):
        raise BadInput("guns of deal must be a list of tiles")
    return tuple(sorted({read_tile(gun) for gun in guns}))


def read_streak(fields: Mapping[str, Any]) -> int:
    """The dealer's consecutive wins (上塘) that a deal sets, 0 by default; raises `BadInput`."""
    streak = fields.get("streak", 0)
    if type(streak) is not int or streak < 0:
        raise BadInput("streak of deal must be a number from 0")
    return streak


def read_chips(fields: Mapping[str, Any]) -> tuple[int, ...] | None:
    """The chips by seat that a deal sets, None if it sets none; raises `BadInput`."""
    chips = fields.get("chips")
    if chips is None:
        return None
    if not isinstance(chips, list) or len(chips) != SEATS:
        raise BadInput(f"chips of deal must be a list of {SEATS} numbers")
    if any(type(each) is not int or each < 0 for each in chips):
        raise BadInput("chips of deal must be numbers from 0")
    return tuple(chips)


def print_tiles_dealt(deal: TilesDealt) -> JsonObject:
    """What `read_tiles_dealt` reads, the whole wall included."""
    return {
        "hands": [print_tiles(hand) for hand in deal.hands],
        "dealer": deal.dealer,
        "wild": TEXT[deal.wild],
        "wall": " ".join(TEXT[tile] for tile in deal.wall),
    }


def _text_of(fields: Mapping[str, Any], key: str) -> str:
    text = fields[key]
    if not isinstance(text, str):
        raise BadInput(f"{key} of deal must be a text of tiles")
    return text


def _read_hands(raw: object, dealer: Seat) -> list[list[Tile]]:
    if not isinstance(raw, list) or len(raw) != SEATS:
        raise BadInput(f"hands of deal must be a list of {SEATS} texts")
    hands = []
    for seat, text in enumerate(raw):
        if not isinstance(text, str):
            raise BadInput(f"hand {seat} of deal must be a text of tiles")
        hand = read_tiles(text)
        if len(hand) != HAND_SIZE and not (seat == dealer and len(hand) == HAND_SIZE + 1):
            raise BadInput(f"hand {seat} of deal has {len(hand)} tiles, not {HAND_SIZE}")
        hands.append(hand)
    return hands
