"""A match (场) of 余姚麻将: dealer and streak, chips and kong points, and when it ends (2, 9)."""

from __future__ import annotations

import msgspec

from paiju.engine.game import JsonObject, MatchState
from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat
from paiju.engine.shuffle import Stream
from paiju.games.yuyao_mahjong.options import YuyaoOptions
from paiju.games.yuyao_mahjong.settlement import YuyaoSettlement
from paiju.mahjong.deal import (
    TilesDealt,
    check_fields,
    deal_tiles,
    print_tiles_dealt,
    read_chips,
    read_streak,
    read_tiles_dealt,
)
from paiju.mahjong.tile import next_in_group, previous_in_group
from paiju.mahjong.win import SEATS


class YuyaoState(MatchState, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a match carries: the next dealer (庄, None while none is drawn), the streak (上塘), and
    by seat the chips and the kong points (外杠), which make up the points together (2.5)."""

    chips: tuple[int, ...]
    kong_points: tuple[int, ...]
    dealer: Seat | None = None
    streak: int = 0


class YuyaoDeal(TilesDealt, frozen=True, kw_only=True):
    """The tiles dealt, the dealer's consecutive wins so far, and the chips held by each seat."""

    streak: int
    chips: tuple[int, ...]


def start(options: YuyaoOptions) -> YuyaoState:
    """Before the first round: the dealer will be drawn (2.3, 2.4)."""
    nothing = (0,) * SEATS
    chips = (options.start_chips,) * SEATS
    return YuyaoState(round=1, points=nothing, chips=chips, kong_points=nothing)


def following(options: YuyaoOptions, state: YuyaoState, settled: YuyaoSettlement) -> YuyaoState:
    """After a round (2.3–2.5)."""
    chips = _sums(state.chips, settled.deltas)
    kong_points = _sums(state.kong_points, settled.kong_deltas)
    return YuyaoState(
        round=state.round + 1,
        points=tuple(
            held - options.start_chips + points
            for held, points in zip(chips, kong_points, strict=True)
        ),
        over=settled.match_over or state.round == options.rounds,
        chips=chips,
        kong_points=kong_points,
        dealer=settled.next_dealer,
        streak=settled.next_streak,
    )


def _sums(before: tuple[int, ...], deltas: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(before, deltas, strict=True)))


def read_state(raw: object) -> YuyaoState:
    """A match state from its JSON; raises `BadInput`."""
    try:
        state = msgspec.convert(raw, YuyaoState)
    except msgspec.ValidationError as error:
        raise BadInput(f"before: {error}") from None
    sizes = {len(state.points), len(state.chips), len(state.kong_points)}
    if sizes != {SEATS} or state.dealer not in (None, *range(SEATS)) or state.round < 1:
        raise BadInput("before: no state of a match of four")
    if min(state.chips) < 0 or state.streak < 0:
        raise BadInput("before: neither chips nor a streak can be below 0")
    return state


def deal(state: YuyaoState, stream: Stream) -> YuyaoDeal:
    """Shuffle and deal (1.3, 2.2)."""
    dealt = deal_tiles(stream, state.dealer, next_in_group)
    return YuyaoDeal(**dealt, streak=state.streak, chips=state.chips)


def read_deal(options: YuyaoOptions, raw: object) -> YuyaoDeal:
    """A deal from contract.md's JSON (12.4); raises `BadInput`."""
    fields = check_fields(raw)
    dealt = read_tiles_dealt(fields, previous_in_group)
    chips = read_chips(fields) or (options.start_chips,) * SEATS
    return YuyaoDeal(**dealt, streak=read_streak(fields), chips=chips)


def print_deal(deal: YuyaoDeal) -> JsonObject:
    """The deal in contract.md's JSON."""
    return print_tiles_dealt(deal) | {"streak": deal.streak, "chips": list(deal.chips)}
