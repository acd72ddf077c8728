"""A reference to be beaten at mahjong: it minimises the plain distance, and that is all."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from paiju.bots import Choice
from paiju.engine.view import View
from paiju.mahjong.action import NAMED, VERB, read_action
from paiju.mahjong.meld import CHI, PENG, Meld, read_meld
from paiju.mahjong.tile import KINDS, TILES, Counts, Tile

NEVER = 99
"""Worse than any distance."""


class Distances(Protocol):
    def distance(self, counts: Counts, melds: Sequence[Meld], wild: Tile) -> int: ...


class DistancePlayer:
    """Wins where it can, claims what brings it nearer, and breaks ties by chance; never kongs."""

    def __init__(self, distances: Distances) -> None:
        self.distances = distances

    def choose(self, view: View[Any, Any], rng: Random) -> Choice:
        actions = view.private.actions
        if "hu" in actions:
            return Choice("hu")
        reached = [self._reached(view, text) for text in actions]
        nearest = min(reached)
        best = [text for text, at in zip(actions, reached, strict=True) if at == nearest]
        return Choice(rng.choice(best))

    def _reached(self, view: View[Any, Any], text: str) -> float:
        wild = TILES[view.public.start.wild]
        counts = bytearray(KINDS)
        for held in view.private.hand:
            counts[TILES[held]] += 1
        melds = tuple(read_meld(laid.meld) for laid in view.public.melds[view.seat])
        action = read_action(text)
        verb, named = VERB[action], NAMED[action]
        if verb == "pass":
            return self.distances.distance(counts, melds, wild) - 0.5
        if verb == "discard":
            counts[named[0]] -= 1
            return self.distances.distance(counts, melds, wild)
        if verb not in ("chi", "peng"):
            return NEVER
        open_tile = TILES[view.public.last.tile]
        for tile in named or (open_tile, open_tile):
            counts[tile] -= 1
        run = verb == "chi"
        meld = Meld(CHI, min(*named, open_tile)) if run else Meld(PENG, open_tile)
        return self._nearest(counts, (*melds, meld), wild)

    def _nearest(self, counts: bytearray, melds: Sequence[Meld], wild: Tile) -> float:
        nearest = NEVER
        for tile in range(KINDS):
            if counts[tile]:
                counts[tile] -= 1
                nearest = min(nearest, self.distances.distance(counts, melds, wild))
                counts[tile] += 1
        return nearest
