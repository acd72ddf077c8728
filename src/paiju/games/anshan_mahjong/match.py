"""A match (场) of 鞍山麻将: the first dealer, the next one, and when it ends (8)."""

from __future__ import annotations

import msgspec

from paiju.engine.game import JsonObject, MatchState
from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat
from paiju.engine.shuffle import Stream
from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.anshan_mahjong.settlement import AnshanSettlement
from paiju.games.anshan_mahjong.wild import kind_after, kind_before
from paiju.mahjong.deal import (
    TilesDealt,
    check_fields,
    deal_tiles,
    print_tiles_dealt,
    read_guns,
    read_tiles_dealt,
)
from paiju.mahjong.tile import TEXT, Tile
from paiju.mahjong.win import SEATS


class AnshanState(MatchState, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a match carries: the dealer (庄) of the next round, None while none is drawn."""

    dealer: Seat | None = None


class AnshanDeal(TilesDealt, frozen=True, kw_only=True):
    """The tiles dealt; `guns` are the 枪 kinds where a scenario sets them."""

    guns: tuple[Tile, ...] | None = None


def start() -> AnshanState:
    """Before the first round: the dealer will be drawn, points are 0 (8.3)."""
    return AnshanState(round=1, points=(0,) * SEATS)


def following(options: AnshanOptions, state: AnshanState, settled: AnshanSettlement) -> AnshanState:
    """After a round; 荒庄 counts as one (8.2, 8.3)."""
    return AnshanState(
        round=state.round + 1,
        points=tuple(map(sum, zip(state.points, settled.deltas, strict=True))),
        over=state.round >= options.rounds,
        dealer=settled.next_dealer,
    )


def next_dealer(options: AnshanOptions, dealer: Seat, winners: tuple[Seat, ...]) -> Seat:
    """Who deals after a round with these winners, first in turn first (8.2)."""
    if not winners:
        return dealer
    if options.next_dealer == "winner":
        return winners[0]
    return dealer if dealer in winners else (dealer + 1) % SEATS


def read_state(raw: object) -> AnshanState:
    """A match state from its JSON; raises `BadInput`."""
    try:
        state = msgspec.convert(raw, AnshanState)
    except msgspec.ValidationError as error:
        raise BadInput(f"before: {error}") from None
    if len(state.points) != SEATS or state.dealer not in (None, *range(SEATS)) or state.round < 1:
        raise BadInput("before: no state of a match of four")
    return state


def deal(options: AnshanOptions, state: AnshanState, stream: Stream) -> AnshanDeal:
    """Shuffle and deal (2.2–2.4)."""
    return AnshanDeal(**deal_tiles(stream, state.dealer, lambda tile: kind_after(options, tile)))


def read_deal(options: AnshanOptions, raw: object) -> AnshanDeal:
    """A deal from contract.md's JSON (11.3); raises `BadInput`."""
    fields = check_fields(raw)
    dealt = read_tiles_dealt(fields, lambda tile: kind_before(options, tile))
    return AnshanDeal(**dealt, guns=read_guns(fields))


def print_deal(deal: AnshanDeal) -> JsonObject:
    """The deal in contract.md's JSON."""
    guns = {} if deal.guns is None else {"guns": [TEXT[gun] for gun in deal.guns]}
    return print_tiles_dealt(deal) | guns
