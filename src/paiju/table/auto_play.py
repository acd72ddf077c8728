"""Answers that the table gives for a seat: at a time-out, on auto-play (托管), and those that
stand (自动胡、不吃碰、自动出牌). Claims are answered after the window, so that it tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from paiju.engine.seat import Seat
from paiju.table.board import Board
from paiju.table.clock import BOT_LIMIT, Asked
from paiju.table.entry import Answered, AnsweredBy
from paiju.table.play import Play
from paiju.table.seating import Chair

AUTO_DELAY = 1_000
"""Auto-play answers a question that everybody sees after so long (ms)."""

STANDING_DELAY = 500
"""A standing answer to one's own turn comes after so long (ms)."""

DESERTED_AFTER = 30_000
"""When every person has gone for so long (ms), auto-play finishes the round."""

MISSES = 2
"""Time-outs in a row that switch auto-play on."""

NEVER = 1 << 62
"""A moment that does not come."""


class TableAnswer(msgspec.Struct, frozen=True):
    """The moment from which the table answers for a seat, and how."""

    moment: int
    by: AnsweredBy
    action: str | None = None


def table_answer(board: Board, play: Play, seat: Seat, asked: Asked) -> TableAnswer:
    """The earliest answer the table would give; the moment is never, for a person on no clock."""
    return min(_table_answers(board, play, seat, asked), key=lambda each: each.moment)


def _table_answers(board: Board, play: Play, seat: Seat, asked: Asked) -> Iterator[TableAnswer]:
    chair = board.chairs[seat]
    if chair.bot is not None:
        yield TableAnswer(asked.since + BOT_LIMIT, "timeout")
        if chair.auto is not None:
            yield TableAnswer(_auto_moment(board, chair, asked), "auto")
        return
    standing = _standing_action(board, play, seat, asked)
    if standing is not None:
        delay = 0 if asked.kind == "claim" else STANDING_DELAY
        yield TableAnswer(asked.since + delay, "standing", standing)
    yield TableAnswer(_auto_moment(board, chair, asked), "auto")
    if board.clock is not None:
        moment = asked.runs_out(board.clock, chair.bank, board.lag(seat))
        yield TableAnswer(moment, "timeout")


def _auto_moment(board: Board, chair: Chair, asked: Asked) -> int:
    delay = 0 if asked.kind == "claim" else AUTO_DELAY
    if chair.auto is not None:
        return max(asked.since, chair.auto_since) + delay
    if asked.kind == "claim" and chair.misses >= MISSES:
        # Others must not learn of missed claims by the badge: this much stays between us.
        return asked.since
    if board.room.empty_since is not None:
        return max(asked.since, board.room.empty_since + DESERTED_AFTER) + delay
    return NEVER


def _standing_action(board: Board, play: Play, seat: Seat, asked: Asked) -> str | None:
    chair = board.chairs[seat]
    if not (chair.win or chair.no_claims or chair.discard_drawn):
        return None
    legal = {board.game.print_action(action) for action in play.round.to_act().get(seat, ())}
    if "hu" in legal:
        return "hu" if chair.win else None
    if asked.kind == "claim":
        return "pass" if chair.no_claims and "pass" in legal else None
    default = board.game.print_action(play.round.default(seat))
    if chair.discard_drawn and play.drew and default.startswith("discard "):
        return default
    return None


def answered_for(board: Board, play: Play, seat: Seat, answer: TableAnswer, at: int) -> Answered:
    """The entry by which the table answers for this seat."""
    asked = play.asked[seat]
    action = answer.action
    if action is None:
        choose = play.round.auto if answer.by == "auto" else play.round.default
        action = board.game.print_action(choose(seat))
    spent = asked.spent(board.clock, board.chairs[seat].bank, board.lag(seat), at)
    return Answered(
        at=at, seat=seat, question=asked.question, action=action, by=answer.by, spent=spent
    )
