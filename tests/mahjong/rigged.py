"""Deals in which every hand is nearly complete, so that wins, kongs and claims abound."""

from __future__ import annotations

from random import Random
from typing import Any

from paiju.mahjong.deal import DECK
from paiju.mahjong.tile import EAST, KINDS, TEXT, Tile, count_tiles, print_tiles, rank_of


def rigged_deal(rng: Random, wild: Tile, indicator: Tile) -> dict[str, Any]:
    """A deal in contract.md's JSON: each hand is four sets and a tile, the wall shuffled."""
    left = count_tiles(DECK)
    left[indicator] -= 1
    hands = []
    for _ in range(4):
        hand: list[Tile] = []
        while len(hand) < 12:
            hand += _set(rng, left, wild)
        hands.append(hand + _take(rng, left, [[rng.randrange(KINDS)] for _ in range(99)]))
    wall = [tile for tile in range(KINDS) for _ in range(left[tile])]
    rng.shuffle(wall)
    return {
        "hands": [print_tiles(hand) for hand in hands],
        "dealer": rng.randrange(4),
        "wild": TEXT[wild],
        "wall": " ".join(TEXT[tile] for tile in wall),
    }


def _set(rng: Random, left: list[int], wild: Tile) -> list[Tile]:
    """A run or a triplet, one of its tiles a wild now and then."""
    tries = []
    for _ in range(200):
        tile = rng.randrange(KINDS)
        if rng.random() < 0.5:
            tries.append([tile] * 3)
        elif tile < EAST and rank_of(tile) < 7:
            tries.append([tile, tile + 1, tile + 2])
        if tries and rng.random() < 0.2:
            tries[-1][rng.randrange(3)] = wild
    return _take(rng, left, tries)


def _take(rng: Random, left: list[int], tries: list[list[Tile]]) -> list[Tile]:
    for tiles in tries:
        if all(tiles.count(tile) <= left[tile] for tile in tiles):
            for tile in tiles:
                left[tile] -= 1
            return tiles
    raise AssertionError("no such tiles are left")
