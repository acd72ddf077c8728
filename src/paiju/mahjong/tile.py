"""Tiles (牌): the 34 kinds as small ints, and their text in contract.md's notation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from paiju.engine.refusal import BadInput

Tile: TypeAlias = int
"""A kind of tile, in printed order: 0–8 万, 9–17 筒, 18–26 索, 27–33 东南西北中发白."""

Counts: TypeAlias = Sequence[int]
"""How many tiles of each of the 34 kinds."""

KINDS: Final = 34
COPIES: Final = 4
SUIT_LETTERS: Final = "mps"
HONOUR_LETTERS: Final = "ESWNCFP"
HONOURS: Final = 3
"""The place of the honours (字牌) among the suits 0 万, 1 筒, 2 索."""

EAST, SOUTH, WEST, NORTH, RED, GREEN, WHITE = range(27, 34)
WINDS: Final = (EAST, SOUTH, WEST, NORTH)
DRAGONS: Final = (RED, GREEN, WHITE)
TERMINALS_AND_HONOURS: Final = (0, 8, 9, 17, 18, 26, *WINDS, *DRAGONS)
"""The 13 kinds of 幺九 tiles."""

TEXT: Final = (
    *(f"{number}{letter}" for letter in SUIT_LETTERS for number in range(1, 10)),
    *HONOUR_LETTERS,
)
TILES: Final = {text: tile for tile, text in enumerate(TEXT)}


def is_honour(tile: Tile) -> bool:
    """Whether the tile is a wind or a dragon (字牌)."""
    return tile >= EAST


def suit_of(tile: Tile) -> int:
    """The suit (花色): 0 万, 1 筒, 2 索, 3 honours."""
    return min(tile // 9, HONOURS)


def rank_of(tile: Tile) -> int:
    """The place within the suit: 0–8 for 1–9, 0–6 for the honours."""
    return tile % 9


def next_in_group(tile: Tile) -> Tile:
    """The kind after this one within its suit, the winds or the dragons (1…9→1, 北→东, 白→中)."""
    for first, size in ((0, 9), (9, 9), (18, 9), (EAST, 4), (RED, 3)):
        if tile < first + size:
            return first + (tile - first + 1) % size
    raise ValueError(tile)


def previous_in_group(tile: Tile) -> Tile:
    """The kind whose `next_in_group` is this one."""
    return next(each for each in range(KINDS) if next_in_group(each) == tile)


def read_tiles(text: str) -> list[Tile]:
    """The tiles of a text such as `123m44p EEC`, in the order written; `BadInput` if malformed."""
    tiles: list[Tile] = []
    numbers: list[int] = []
    for sign in "".join(text.split()):
        if sign in "123456789":
            numbers.append(int(sign))
        elif sign in SUIT_LETTERS and numbers:
            first = 9 * SUIT_LETTERS.index(sign) - 1
            tiles.extend(first + number for number in numbers)
            numbers.clear()
        elif sign in HONOUR_LETTERS and not numbers:
            tiles.append(TILES[sign])
        else:
            raise BadInput(f"{sign!r} is out of place in the tiles {text!r}")
    if numbers:
        raise BadInput(f"the tiles {text!r} end with numbers that have no suit letter")
    return tiles


def read_tile(text: str) -> Tile:
    """The tile of a text such as `5m` or `E`; `BadInput` unless it names exactly one."""
    tiles = read_tiles(text)
    if len(tiles) != 1:
        raise BadInput(f"{text!r} is not one tile")
    return tiles[0]


def print_tiles(tiles: Iterable[Tile]) -> str:
    """The printed form: ascending, suits grouped, no spaces (`123m44pEEC`)."""
    suits: tuple[list[str], ...] = ([], [], [], [])
    for tile in sorted(tiles):
        suits[suit_of(tile)].append(TEXT[tile][0])
    runs = ("".join(suits[suit]) + SUIT_LETTERS[suit] for suit in range(HONOURS) if suits[suit])
    return "".join(runs) + "".join(suits[HONOURS])


def count_tiles(tiles: Iterable[Tile]) -> list[int]:
    """The count vector (34 places) of some tiles."""
    counts = [0] * KINDS
    for tile in tiles:
        counts[tile] += 1
    return counts


def list_tiles(counts: Counts) -> list[Tile]:
    """The tiles of a count vector, in printed order."""
    return [tile for tile, count in enumerate(counts) for _ in range(count)]
