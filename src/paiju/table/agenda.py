"""What a table does by itself, and when: the next step of its match, and whatever falls due."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from paiju.engine.seat import Seat
from paiju.engine.shuffle import SERVER_SEED_BYTES
from paiju.table.auto_play import (
    DESERTED_AFTER,
    MISSES,
    NEVER,
    answered_for,
    table_answer,
)
from paiju.table.board import Board
from paiju.table.entry import (
    Advanced,
    AutoSwitched,
    Closed,
    Dealt,
    Entry,
    MatchBegun,
    MatchEnded,
    Opened,
    Paused,
    ProposalDropped,
    Renewed,
    RoundSettled,
    ShuffleBegun,
    WindowClosed,
)
from paiju.table.play import Play
from paiju.table.room import Room
from paiju.table.seating import free_seat, persons, present

LINK_BYTES = 16
"""Links to records hold at least 128 random bits."""


class Due(NamedTuple):
    """An entry that falls due; `moment` may have passed."""

    moment: int
    entry: Callable[[int], Entry]


def next_due(board: Board) -> Due | None:
    """What falls due first; of things due at the same moment, the first that is listed."""
    return min(_listed(board), key=lambda due: due.moment, default=None)


def _listed(board: Board) -> Iterator[Due]:
    room = board.room
    if room.finished:
        return
    if not room.opened:
        yield Due(0, lambda at: Opened(at=at))
        return
    yield from _proposal(board)
    yield from _PHASES[room.phase](board)
    if (expires := room.expires) is not None:
        yield Due(expires, lambda at: Closed(at=at, reason="expired", record=""))


def _waiting(board: Board) -> Iterator[Due]:
    room = board.room
    if room.match is not None:
        yield Due(room.last, lambda at: _shuffle_begun(board, at))
    elif free_seat(room.chairs) is None:
        ready = [chair.ready for _, chair in persons(room.chairs)]
        if ready and all(ready):
            yield Due(room.last, lambda at: MatchBegun(at=at, match=board.entropy(8).hex()))


def _shuffling(board: Board) -> Iterator[Due]:
    shuffling = board.room.shuffling
    if shuffling is not None and shuffling.until is not None:
        moment = board.room.last if shuffling.complete else shuffling.until
        yield Due(moment, lambda at: Dealt(at=at))


def _playing(board: Board) -> Iterator[Due]:
    play = board.play
    if play is None:
        return
    last = board.room.last
    if play.round.settlement is not None:
        yield Due(last, lambda at: RoundSettled(at=at, record=new_link(board)))
        return
    for seat, chair in persons(board.chairs):
        if chair.auto is None and _has_left_play(board, seat):
            yield _auto_due(last, seat, chair.turn_misses)
    if play.window is not None:
        yield Due(play.window.until, lambda at: WindowClosed(at=at))
    elif play.round.waits:
        yield Due(last, lambda at: Advanced(at=at))
    else:
        yield from _answers(board, play)


def _has_left_play(board: Board, seat: Seat) -> bool:
    """Two time-outs in a row that everybody saw, or the others' votes where no clock runs."""
    chair = board.chairs[seat]
    if chair.turn_misses >= MISSES:
        return True
    voters = {each for each, _ in present(board.chairs)} - {seat}
    return not chair.present and bool(voters) and voters <= set(chair.auto_votes)


def _auto_due(moment: int, seat: Seat, misses: int) -> Due:
    if misses >= MISSES:
        return Due(moment, lambda at: AutoSwitched(at=at, seat=seat, cause="timeouts"))
    return Due(moment, lambda at: AutoSwitched(at=at, seat=seat, cause="vote"))


def _answers(board: Board, play: Play) -> Iterator[Due]:
    for seat, asked in play.owing():
        answer = table_answer(board, play, seat, asked)
        if answer.moment < NEVER:
            yield Due(answer.moment, partial(answered_for, board, play, seat, answer))


def _settled(board: Board) -> Iterator[Due]:
    room = board.room
    if room.match is not None and room.match.state.over:
        yield Due(room.last, lambda at: MatchEnded(at=at, reason="played", record=""))
    elif room.empty_since is not None:
        yield Due(room.empty_since + DESERTED_AFTER, lambda at: Paused(at=at))
    elif all(chair.ready for _, chair in present(room.chairs)):
        yield Due(room.last, lambda at: _shuffle_begun(board, at))
    elif room.next is not None:
        yield Due(room.next, lambda at: _shuffle_begun(board, at))


def _paused(board: Board) -> Iterator[Due]:
    if board.room.paused_until is not None:
        yield Due(
            board.room.paused_until, lambda at: MatchEnded(at=at, reason="expired", record="")
        )


def _over(board: Board) -> Iterator[Due]:
    wishes = [chair.again for _, chair in present(board.chairs)]
    if wishes and all(wishes):
        yield Due(board.room.last, lambda at: Renewed(at=at))


def _proposal(board: Board) -> Iterator[Due]:
    room = board.room
    proposal = room.proposal
    if proposal is None:
        return
    agreed_at = proposal.agreed_at(room.chairs)
    if proposal.refused:
        yield Due(room.last, lambda at: ProposalDropped(at=at, reason="refused"))
    elif agreed_at is None:
        yield Due(proposal.lapses, lambda at: ProposalDropped(at=at, reason="lapsed"))
    else:
        yield Due(agreed_at, lambda at: _dissolved(board, room, at))


def _dissolved(board: Board, room: Room, at: int) -> Entry:
    record = new_link(board) if board.running is not None else ""
    if room.match is None:
        return Closed(at=at, reason="dissolved", record=record)
    return MatchEnded(at=at, reason="dissolved", record=record)


def _shuffle_begun(board: Board, at: int) -> ShuffleBegun:
    return ShuffleBegun(
        at=at,
        server_seed=board.entropy(SERVER_SEED_BYTES).hex(),
        contributors=tuple(seat for seat, _ in present(board.chairs)),
    )


def new_link(board: Board) -> str:
    """A link id for a record, which nobody can guess."""
    return board.entropy(LINK_BYTES).hex()


_PHASES: dict[str, Callable[[Board], Iterator[Due]]] = {
    "waiting": _waiting,
    "shuffling": _shuffling,
    "playing": _playing,
    "settled": _settled,
    "paused": _paused,
    "over": _over,
}
