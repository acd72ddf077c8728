"""Whether a round's rules accept an action, and if not, why: the first reason of the table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from paiju.climbing.action import HIDE, PASS, SHOW, is_call
from paiju.climbing.action import card_called as called_by
from paiju.climbing.combination import contains, play_count
from paiju.engine.game import Action

if TYPE_CHECKING:
    from paiju.climbing.round import Round
    from paiju.engine.seat import Seat


def refusal_code(game_round: Round, seat: Seat, action: Action) -> str | None:
    """The code of the first reason against an action, or None where it is legal.

    The order is that of the tables in rules/jiayibing.md 8.3 and rules/fangyang.md 10.3.
    """
    if game_round.step == "over":
        return "round_over"
    if not game_round.is_asked(seat):
        return "not_your_turn"
    if game_round.step == "call":
        return _against_call(game_round, action)
    if game_round.step == "show":
        return _against_answer(game_round, seat, action)
    if isinstance(action, int) and action <= PASS:
        return _against_pass(game_round, action)
    return _against_play(game_round, seat, action)


def _against_call(game_round: Round, action: Action) -> str | None:
    if not isinstance(action, int) or not is_call(action):
        return "wrong_step"
    allowed = called_by(action) in game_round.rules.callable_cards
    return None if allowed else "not_callable"


def _against_answer(game_round: Round, seat: Seat, action: Action) -> str | None:
    if action not in (SHOW, HIDE):
        return "wrong_step"
    if action == SHOW and not game_round.rules.may_show(game_round, seat):
        return "may_not_show"
    return None


def _against_pass(game_round: Round, action: int) -> str | None:
    if action != PASS:
        return "wrong_step"
    return None if game_round.trick.best else "leader_must_play"


def _against_play(game_round: Round, seat: Seat, action: Action) -> str | None:
    hand = game_round.holdings[seat]
    if isinstance(action, tuple):
        pack = game_round.rules.combinations.pack
        held = Counter(pack.cards(hand))
        return "card_not_held" if Counter(action) - held else "bad_type"
    assert isinstance(action, int)
    if action & 255 & ~hand[action >> 8]:
        return "card_not_held"
    if game_round.duty is not None and not contains(action, game_round.duty):
        return "marked_three_required"
    best = game_round.trick.best
    combinations = game_round.rules.combinations
    if not best or combinations.beats(action, best):
        return None
    return "too_low" if play_count(action) == play_count(best) else "wrong_count"
