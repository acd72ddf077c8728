"""Hands judged the slow way: say what each wild is, then try every way to lay out the tiles.

Nothing here knows the tables of the program; it is what they are compared with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import NamedTuple

from paiju.mahjong.meld import ANGANG, CHI, GANG, JIAGANG, PENG, Meld
from paiju.mahjong.tile import (
    KINDS,
    Tile,
    count_tiles,
    is_honour,
    list_tiles,
    print_tiles,
    rank_of,
    suit_of,
)


class Token(NamedTuple):
    """A tile as it is read: the kind it stands for, and whether it is a wild."""

    kind: Tile
    is_wild: bool


Group = tuple[Token, ...]


def follows(tile: Tile, step: int) -> bool:
    return not is_honour(tile) and rank_of(tile) + step <= 8


def choices(tokens: tuple[Token, ...], kind: Tile) -> set[Token]:
    return {token for token in tokens if token.kind == kind}


def less(tokens: tuple[Token, ...], *gone: Token) -> tuple[Token, ...]:
    left = list(tokens)
    for token in gone:
        left.remove(token)
    return tuple(left)


def groups_with_first(tokens: tuple[Token, ...]) -> Iterator[Group]:
    first, rest = tokens[0], tokens[1:]
    for second in choices(rest, first.kind):
        yield first, second
        for third in choices(less(rest, second), first.kind):
            yield first, second, third
    if follows(first.kind, 2):
        for second in choices(rest, first.kind + 1):
            for third in choices(rest, first.kind + 2):
                yield first, second, third


def layouts(tokens: tuple[Token, ...], pairs: int = 1) -> Iterator[tuple[Group, ...]]:
    """Every way to lay sorted tokens out as sets and so many pairs."""
    if not tokens:
        if pairs == 0:
            yield ()
        return
    for group in set(groups_with_first(tokens)):
        pairs_left = pairs - (len(group) == 2)
        if pairs_left >= 0:
            for others in layouts(less(tokens, *group), pairs_left):
                yield group, *others


def is_triplet(group: Group) -> bool:
    return len(group) == 3 and group[0].kind == group[2].kind


def is_run(group: Group) -> bool:
    return len(group) == 3 and group[0].kind != group[2].kind


def is_natural(group: Group) -> bool:
    return not any(token.is_wild for token in group)


def worth_standing_for(natural: list[Tile]) -> list[Tile]:
    """The kinds that a wild may stand for: kinds held or near one, and a few far from all."""
    near = {tile + step for tile in natural for step in (-2, -1, 0, 1, 2)}
    beside = {
        kind
        for kind in range(KINDS)
        if kind in natural or (not is_honour(kind) and kind in near and touches(kind, natural))
    }
    return sorted(beside | {3, 4, 5, 27})


def touches(kind: Tile, natural: list[Tile]) -> bool:
    return any(suit_of(tile) == suit_of(kind) and abs(tile - kind) <= 2 for tile in natural)


def token_hands(tiles: list[Tile], wild: Tile) -> Iterator[tuple[Token, ...]]:
    """The hand with its wilds as every combination of kinds, sorted."""
    natural = [tile for tile in tiles if tile != wild]
    tokens = [Token(tile, False) for tile in natural]
    kinds = worth_standing_for(natural)
    for stand_ins in combinations_with_replacement(kinds, len(tiles) - len(natural)):
        yield tuple(sorted([*tokens, *(Token(kind, True) for kind in stand_ins)]))


def is_pairs(tokens: tuple[Token, ...]) -> bool:
    return all(count % 2 == 0 for count in Counter(token.kind for token in tokens).values())


class Dealt(NamedTuple):
    """A hand with its winning tile, and its melds, in a round with this wild kind."""

    tiles: list[Tile]
    melds: tuple[Meld, ...]
    wild: Tile

    def __str__(self) -> str:
        melds = ", ".join(map(str, self.melds))
        return f"{print_tiles(self.tiles)} [{melds}] wild {print_tiles([self.wild])}"


def near_win(rng: Random, wilds: int) -> Dealt:
    """A hand made of sets, pairs, 幺九 tiles or nothing in particular, with so many wilds."""
    while True:
        hand = _near_win(rng, wilds)
        held = count_tiles([*hand.tiles, *(tile for meld in hand.melds for tile in meld.tiles)])
        if max(held) <= 4 and all(hand.wild not in meld.tiles for meld in hand.melds):
            return hand


def _near_win(rng: Random, wilds: int) -> Dealt:
    wild = rng.randrange(KINDS)
    melds: list[Meld] = []
    kind = rng.choice(["sets"] * 6 + ["pairs", "yao", "kongs", "honours", "gaps", "far"])
    pool = _pool(rng, kind)
    if kind in ("sets", "yao", "honours", "kongs"):
        melds = [_meld(rng, pool, kind) for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4)))]
    size = 14 - 3 * len(melds)
    tiles = [tile for tile in _tiles(rng, kind, pool, size) if tile != wild]
    rng.shuffle(tiles)
    tiles = tiles[: max(size - wilds, 0)]
    return Dealt([*tiles, *[wild] * (size - len(tiles))], tuple(melds), wild)


def _pool(rng: Random, kind: str) -> list[Tile]:
    if kind == "yao":
        return [0, 8, 9, 17, 18, 26, *range(27, 34)]
    if kind == "honours":
        return list(range(27, 34))
    suits = rng.choice(([0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2], [1], [1, 3]))
    return [tile for tile in range(KINDS) if suit_of(tile) in suits]


def _meld(rng: Random, pool: list[Tile], kind: str) -> Meld:
    tile = rng.choice(pool)
    if kind == "kongs":
        return Meld(rng.choice((GANG, JIAGANG, ANGANG)), tile)
    if follows(tile, 2) and kind == "sets" and rng.random() < 0.6:
        return Meld(CHI, tile)
    return Meld(rng.choice((PENG, PENG, PENG, GANG, JIAGANG, ANGANG)), tile)


def _tiles(rng: Random, kind: str, pool: list[Tile], size: int) -> list[Tile]:
    if kind == "far":
        few = sorted(rng.sample(range(3), 3))
        return [9 * suit + few[suit] + step for suit in range(3) for step in (0, 3, 6)][
            : rng.randint(6, 9)
        ] + rng.sample(range(27, 34), 7)
    tiles: list[Tile] = []
    while len(tiles) < size:
        tile = rng.choice(pool)
        if kind == "gaps":
            tiles += [tile, tile + 2] if follows(tile, 2) else []
        elif kind in ("pairs", "kongs") or len(tiles) + 2 == size:
            tiles += [tile] * 2
        elif follows(tile, 2) and kind == "sets" and rng.random() < 0.6:
            tiles += [tile, tile + 1, tile + 2]
        else:
            tiles += [tile] * 3
    if rng.random() < 0.15:
        tiles[0] = rng.choice(pool)
    return list_tiles(count_tiles(tiles[:size]))
