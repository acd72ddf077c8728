"""Actions (动作) of a mahjong round, as small ints that sort like their texts.

An action's number is its place in the ASCII order of all action texts, so that a sorted list of
actions is a list of sorted texts, as contract.md asks.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from paiju.engine.refusal import BadInput
from paiju.mahjong.tile import HONOURS, KINDS, Tile, print_tiles, read_tiles, suit_of

Action: TypeAlias = int
"""An action's place among all action texts."""

VERB_TILES: Final = {
    "angang": 1,
    "chi": 2,
    "discard": 1,
    "gang": 0,
    "hu": 0,
    "jiagang": 1,
    "pass": 0,
    "peng": 0,
}
"""The words that begin an action, and how many tiles each names."""


def _text(verb: str, tiles: tuple[Tile, ...]) -> str:
    return f"{verb} {print_tiles(tiles)}" if tiles else verb


_ALL: Final = sorted(
    (_text(verb, tiles), verb, tiles)
    for verb, size in VERB_TILES.items()
    for tiles in combinations_with_replacement(range(KINDS), size)
)
_NUMBERS: Final = {(verb, tiles): action for action, (_, verb, tiles) in enumerate(_ALL)}

VERB: Final = tuple(verb for _, verb, _ in _ALL)
"""An action's verb."""
NAMED: Final = tuple(tiles for _, _, tiles in _ALL)
"""The tiles that an action names, ascending."""

ANGANGS: Final = tuple(_NUMBERS["angang", (tile,)] for tile in range(KINDS))
DISCARDS: Final = tuple(_NUMBERS["discard", (tile,)] for tile in range(KINDS))
JIAGANGS: Final = tuple(_NUMBERS["jiagang", (tile,)] for tile in range(KINDS))
GANG_CLAIM: Final = _NUMBERS["gang", ()]
HU: Final = _NUMBERS["hu", ()]
PASS: Final = _NUMBERS["pass", ()]
PENG_CLAIM: Final = _NUMBERS["peng", ()]


def _runs(tile: Tile) -> tuple[tuple[Tile, Tile, Action], ...]:
    if suit_of(tile) == HONOURS:
        return ()
    pairs = ((tile - 2, tile - 1), (tile - 1, tile + 1), (tile + 1, tile + 2))
    return tuple(
        (low, high, _NUMBERS["chi", (low, high)])
        for low, high in pairs
        if low >= 0 and suit_of(low) == suit_of(high) == suit_of(tile)
    )


CHIS: Final = tuple(_runs(tile) for tile in range(KINDS))
"""For each tile the pairs that make a run with it, and the action that claims it with them."""


def read_action(text: str) -> Action:
    """The action of a text such as `discard 5m` or `chi 46m`; `BadInput` if it is none."""
    verb, rest = [*text.split(maxsplit=1), "", ""][:2]
    if verb not in VERB_TILES:
        raise BadInput(f"{text!r} is no action: it begins with none of {', '.join(VERB_TILES)}")
    tiles = read_tiles(rest)
    if len(tiles) != VERB_TILES[verb]:
        raise BadInput(f"{text!r} is no action: {verb} names {VERB_TILES[verb]} tiles")
    return _NUMBERS[verb, tuple(sorted(tiles))]


def print_action(action: Action) -> str:
    """The text of an action, as contract.md writes it."""
    return _ALL[action][0]
