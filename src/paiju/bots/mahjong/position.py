"""A position as a player of mahjong thinks of it: own tiles, and what is unseen of each kind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from paiju.engine.seat import Seat
from paiju.engine.view import View
from paiju.mahjong.meld import Meld, read_meld
from paiju.mahjong.tile import COPIES, KINDS, TILES, Tile
from paiju.mahjong.view import LaidMeld, MahjongPublic
from paiju.mahjong.win import SEATS

MahjongView: TypeAlias = View[Any, Any]


class Rival(NamedTuple):
    """What another seat has shown: how often it discarded, which kinds, and its melds."""

    discards: int
    discarded: frozenset[Tile]
    melds: int


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat knows when it is asked.

    `counts` are its concealed tiles, `melds` its own melds. `live` counts the tiles of each kind
    that it doesn't see, `unseen` all of them; `turns` says how often it may still draw. `open_tile`
    is the discard, or the added tile, that is asked about, `drawn` one's own draw.
    """

    seat: Seat
    public: MahjongPublic
    wild: Tile
    counts: bytearray
    melds: tuple[Meld, ...]
    live: list[int]
    unseen: int
    turns: float
    open_tile: Tile | None
    drawn: Tile | None
    rivals: tuple[Rival, ...]
    actions: tuple[str, ...]

    @property
    def is_dealer(self) -> bool:
        """Whether the seat deals this round."""
        return self.seat == self.public.start.dealer


@lru_cache(maxsize=1 << 13)
def read_laid(laid: LaidMeld) -> Meld:
    """The meld that lies on the table."""
    meld = read_meld(laid.meld)
    return Meld(meld.kind, meld.tile, laid.source)


def read_position(view: MahjongView, reserve: int) -> Position:
    """The position of a view; `reserve` tiles of the wall are never drawn."""
    public: MahjongPublic = view.public
    counts = bytearray(KINDS)
    for text in view.private.hand:
        counts[TILES[text]] += 1
    live = [COPIES - count for count in counts]
    live[TILES[public.start.indicator]] -= 1
    for pond in public.ponds:
        for place, text in enumerate(pond.tiles):
            if place not in pond.claimed:
                live[TILES[text]] -= 1
    melds = [tuple(map(read_laid, laid)) for laid in public.melds]
    for each in melds:
        for meld in each:
            for tile in meld.tiles:
                live[tile] -= 1
    last = public.last
    if last is not None and last.added:
        live[TILES[last.tile]] -= 1
    is_open = last is not None and public.turn.step in ("claim", "rob")
    return Position(
        seat=view.seat,
        public=public,
        wild=TILES[public.start.wild],
        counts=counts,
        melds=melds[view.seat],
        live=live,
        unseen=max(sum(live), 1),
        turns=max(public.wall - reserve, 0) / SEATS,
        open_tile=TILES[last.tile] if last is not None and is_open else None,
        drawn=None if view.private.drawn is None else TILES[view.private.drawn],
        rivals=tuple(
            Rival(len(pond.tiles), frozenset(TILES[text] for text in pond.tiles), len(melds[seat]))
            for seat, pond in enumerate(public.ponds)
            if seat != view.seat
        ),
        actions=view.private.actions,
    )
