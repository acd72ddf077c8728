"""What a seat may do (可选动作): every legal action of each step, in the order of the texts.

What is legal stands here and in the hooks of a game's rules, nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.engine.seat import Seat
from paiju.mahjong.action import (
    ANGANGS,
    CHIS,
    GANG_CLAIM,
    HU,
    JIAGANGS,
    PASS,
    PENG_CLAIM,
    Action,
)
from paiju.mahjong.claim import Claims
from paiju.mahjong.hand import Hand
from paiju.mahjong.meld import CHI, GANG, PENG
from paiju.mahjong.rules import L
from paiju.mahjong.tile import COPIES, EAST, Tile
from paiju.mahjong.win import DISCARD, ROBBED_KONG, SEATS

if TYPE_CHECKING:
    from paiju.mahjong.round import Round


def turn_offer(round_: Round[L], seat: Seat) -> list[Action]:
    """Step *turn*: 暗杠, a discard, 胡 and 加杠."""
    hand, rules = round_.hand_of[seat], round_.rules
    offer = rules.discards(round_, hand)
    if hand.ready and _may_win(round_, seat, round_.drawn, round_.way_of_draw):
        offer.append(HU)
    if round_.wall.left <= rules.reserve:
        return offer
    if hand.melds:
        offer += _added_kongs(hand)
    if COPIES in hand.counts:
        offer[:0] = _concealed_kongs(round_, seat)
    return offer


def _may_win(round_: Round[L], seat: Seat, tile: Tile | None, by: str) -> bool:
    rules = round_.rules
    return not rules.is_barred(round_, seat, by) and rules.wins(round_, seat, tile, by)


def _added_kongs(hand: Hand) -> list[Action]:
    counts = hand.counts
    kongs = [JIAGANGS[meld.tile] for meld in hand.melds if counts[meld.tile] and meld.kind == PENG]
    return sorted(kongs) if len(kongs) > 1 else kongs


def _concealed_kongs(round_: Round[L], seat: Seat) -> list[Action]:
    counts = round_.hand_of[seat].counts
    return sorted(
        ANGANGS[tile]
        for tile, count in enumerate(counts)
        if count == COPIES and tile != round_.wild
    )


def make_offers(round_: Round[L], claims: Claims) -> None:
    """Work out who is asked about the open tile, and what each may say."""
    winners = []
    tile, source = claims.tile, claims.source
    for step in range(1, SEATS):
        seat = (source + step) % SEATS
        hand = round_.hand_of[seat]
        # most hands have nothing to say; this is by far the commonest question of a round
        if not hand.ready and hand.counts[tile] < 2 and (step > 1 or not _may_run(hand, tile)):
            continue
        offer = (rob_offer if claims.robbing else claim_offer)(round_, seat, claims)
        if offer:
            claims.offers[seat] = offer
            if HU in offer:
                winners.append(seat)
    if winners:
        claims.wins = round_.rules.win_ranks(round_, winners, source)


def _may_run(hand: Hand, tile: Tile) -> bool:
    """Whether a tile beside this one is held: no run with it does without."""
    return tile < EAST and (hand.counts[tile - 1] > 0 or hand.counts[tile + 1] > 0)


def claim_offer(round_: Round[L], seat: Seat, claims: Claims) -> list[Action]:
    """Step *claim*: 吃, 碰, 杠, 胡 and, if there is any of them, 过."""
    hand, rules, tile = round_.hand_of[seat], round_.rules, claims.tile
    offer: list[Action] = []
    has_pung = False
    drawable = round_.wall.left > rules.reserve
    if tile != round_.wild and (drawable or not rules.melds_need_wall):
        if tile < EAST and rules.has_chi and (seat - claims.source) % SEATS == 1:
            offer = _chows(round_, seat, tile)
        copies = hand.counts[tile]
        if copies > 2 and drawable and rules.may_claim(round_, seat, GANG, (tile, tile)):
            offer.append(GANG_CLAIM)
        has_pung = copies > 1 and rules.may_claim(round_, seat, PENG, (tile, tile))
    if hand.ready and _may_win(round_, seat, tile, DISCARD):
        offer.append(HU)
    if has_pung:
        offer += (PASS, PENG_CLAIM)
    elif offer:
        offer.append(PASS)
    return offer


def _chows(round_: Round[L], seat: Seat, tile: Tile) -> list[Action]:
    counts, wild = round_.hand_of[seat].counts, round_.wild
    return [
        action
        for low, high, action in CHIS[tile]
        if counts[low]
        and counts[high]
        and low != wild != high
        and round_.rules.may_claim(round_, seat, CHI, (low, high))
    ]


def rob_offer(round_: Round[L], seat: Seat, claims: Claims) -> list[Action]:
    """Step *rob*: 胡 and 过, or nothing."""
    if round_.hand_of[seat].ready and _may_win(round_, seat, claims.tile, ROBBED_KONG):
        return [HU, PASS]
    return []
