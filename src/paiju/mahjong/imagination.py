"""Whole rounds that agree with a view (for bots that search): what is unseen is dealt anew."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final

from paiju.engine.view import View
from paiju.mahjong.action import PASS, read_action
from paiju.mahjong.claim import Claims
from paiju.mahjong.hand import Hand
from paiju.mahjong.meld import Meld, read_meld
from paiju.mahjong.offer import make_offers
from paiju.mahjong.round import CLAIM, DEALT, OVER, ROB, TURN, Round
from paiju.mahjong.rules import L, Rules
from paiju.mahjong.tile import COPIES, KINDS, TILES, Tile, count_tiles, list_tiles
from paiju.mahjong.view import LaidMeld, MahjongPrivate, MahjongPublic
from paiju.mahjong.wall import Wall
from paiju.mahjong.win import ROBBED_KONG, SEATS

ATTEMPTS: Final = 60
"""How often tiles are dealt anew where they don't agree with all that the view tells."""

MahjongView = View[Any, Any]


def imagine(rules: Rules[L], view: MahjongView, rng: Random) -> Round[L]:
    """A round in the state that the view shows, the unseen tiles dealt at random.

    Its public half and the viewer's private half are those of the view. The others have passed no
    win. If the viewer's answer waits, somebody else can still outdo it, as far as a bounded number
    of attempts finds such tiles.
    """
    unseen = _unseen(rules, view)
    for _ in range(ATTEMPTS):
        rng.shuffle(unseen)
        round_ = _resume(rules, view, unseen, rng)
        if _agrees(round_, view):
            break
    return round_


def _unseen(rules: Rules[Any], view: MahjongView) -> list[Tile]:
    """Tiles of the wall and of the others' hands."""
    public: MahjongPublic = view.public
    seen = [public.start.indicator, *view.private.hand]
    for pond in public.ponds:
        seen += [tile for place, tile in enumerate(pond.tiles) if place not in pond.claimed]
    if public.last is not None and public.last.added:
        seen.append(public.last.tile)
    seen += [win.tile for win in public.wins[:1] if win.by == ROBBED_KONG and win.tile]
    tiles = [TILES[text] for text in seen] + rules.out_of_play(public)
    tiles += [tile for melds in public.melds for laid in melds for tile in _meld(laid).tiles]
    left = [COPIES] * KINDS
    for tile in tiles:
        left[tile] -= 1
    return list_tiles(left)


def _resume(rules: Rules[L], view: MahjongView, unseen: list[Tile], rng: Random) -> Round[L]:
    public: MahjongPublic = view.public
    own: MahjongPrivate = view.private
    round_: Round[L] = Round.__new__(Round)
    round_.rules = rules
    round_.start = public.start
    round_.dealer, round_.wild = public.start.dealer, TILES[public.start.wild]
    round_.turn, round_.step, round_.replaced = (
        public.turn.seat, public.turn.step, public.turn.replaced,
    )  # fmt: skip
    round_.ponds = [[TILES[text] for text in pond.tiles] for pond in public.ponds]
    round_.taken = [list(pond.claimed) for pond in public.ponds]
    last = public.last
    round_.last_discarder = None if last is None or last.added else last.seat
    round_.passed = [own.passed and seat == view.seat for seat in range(SEATS)]
    round_.asked = [1] * SEATS
    round_.asked[view.seat] = own.question or 1
    round_.settlement = public.settlement
    round_.ledger = rules.recall(public, view.seat, own)
    round_.forget_offers()
    _recall_win(round_, public)
    _deal_unseen(round_, view, unseen)
    _recall_draw(round_, view, rng)
    _recall_claims(round_, view)
    return round_


def _recall_win(round_: Round[Any], public: MahjongPublic) -> None:
    round_.winners = tuple(win.seat for win in public.wins)
    round_.won_on, round_.way, round_.loser = None, "", None
    for win in public.wins[:1]:
        round_.won_on = None if win.tile is None else TILES[win.tile]
        round_.way, round_.loser = win.by, win.source


def _deal_unseen(round_: Round[Any], view: MahjongView, unseen: list[Tile]) -> None:
    public: MahjongPublic = view.public
    round_.hand_of = []
    start = 0
    rest = unseen
    if public.hands is not None:
        rest = _wall_of_the_end(view, unseen)
    for seat in range(SEATS):
        if seat == view.seat:
            tiles = [TILES[text] for text in view.private.hand]
        elif public.hands is not None:
            tiles = [TILES[text] for text in public.hands[seat]]
        else:
            tiles = unseen[start : start + public.concealed[seat]]
            start += len(tiles)
        hand = Hand(tiles)
        hand.melds = [_meld(laid) for laid in public.melds[seat]]
        hand.claimed = [
            None if laid.tile is None else TILES[laid.tile] for laid in public.melds[seat]
        ]
        round_.hand_of.append(hand)
    round_.wall = Wall(tuple(rest[start:]))
    for seat, hand in enumerate(round_.hand_of):
        holds_14 = seat == round_.turn and round_.step in (TURN, OVER)
        hand.ready = holds_14 or round_.rules.is_ready(round_, hand)


def _wall_of_the_end(view: MahjongView, unseen: list[Tile]) -> list[Tile]:
    """What is left for the wall where all hands lie open."""
    left = count_tiles(unseen)
    for seat, hand in enumerate(view.public.hands):
        if seat != view.seat:
            for text in hand:
                left[TILES[text]] -= 1
    return list_tiles(left)


@lru_cache(maxsize=4096)
def _meld(laid: LaidMeld) -> Meld:
    meld = read_meld(laid.meld)
    return Meld(meld.kind, meld.tile, laid.source)


def _recall_draw(round_: Round[Any], view: MahjongView, rng: Random) -> None:
    """The tile drawn: one's own, or any of the other seat's tiles."""
    round_.drawn = None
    if round_.turn == view.seat:
        round_.drawn = None if view.private.drawn is None else TILES[view.private.drawn]
    elif round_.step == TURN and not (round_.turn == round_.dealer and round_.is_untouched):
        round_.drawn = rng.choice(round_.hand_of[round_.turn].tiles)


def _recall_claims(round_: Round[Any], view: MahjongView) -> None:
    """The question about an open tile, with the viewer's own answer."""
    round_.claims = None
    if round_.step not in (CLAIM, ROB):
        return
    last = view.public.last
    claims = Claims(TILES[last.tile], last.seat, last.added)
    round_.claims = claims
    make_offers(round_, claims)
    own: MahjongPrivate = view.private
    if own.question is not None:
        # a win that was passed just now is barred already, and no longer offered
        claims.offers.setdefault(view.seat, [PASS])
    if own.answer is not None:
        claims.answers[view.seat] = read_action(own.answer)


def _agrees(round_: Round[Any], view: MahjongView) -> bool:
    goes_on = round_.step not in (DEALT, OVER)
    if goes_on and not all(round_.rules.is_possible(hand, round_.wild) for hand in round_.hand_of):
        return False
    claims = round_.claims
    is_answered = claims is not None and claims.answers.get(view.seat, PASS) != PASS
    return not (is_answered and claims is not None and claims.is_settled())
