"""How each entry changes the table: the one place where its state is written, live and on replay.

Nothing here looks at a clock, draws a number or asks for legal lists.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from paiju.engine.event import Event
from paiju.table import entry as happened
from paiju.table.board import Board
from paiju.table.event import (
    AutoChanged,
    BrokenOff,
    DissolveDropped,
    DissolveProposed,
    DissolveVoted,
    Left,
    MatchFinished,
    Missed,
    PresenceNoted,
    RoundBegan,
    Said,
    Sat,
    TimedOut,
)
from paiju.table.match import Match, plain
from paiju.table.play import Play
from paiju.table.proposal import Proposal
from paiju.table.recording import write_record
from paiju.table.room import PAUSE_LASTS
from paiju.table.seating import Chair, persons
from paiju.table.section import ResultSection
from paiju.table.shuffling import SEEDS_WITHIN, Shuffling

NEXT_ROUND_AFTER = 15_000
"""The next round starts so long (ms) after a settlement, ready or not, where a clock runs."""


def fold(board: Board, entry: happened.Entry) -> None:
    """Let an entry happen; what viewers are told is added to the board's events."""
    board.events += _FOLDS[type(entry)](board, entry)
    board.room.last = entry.at


def _opened(board: Board, entry: happened.Opened) -> list[Event]:
    board.room.opened = True
    board.room.empty_since = entry.at
    return []


def _seated(board: Board, entry: happened.Seated) -> list[Event]:
    is_bot = entry.bot is not None
    board.chairs[entry.seat] = Chair(
        player=entry.player, name=entry.name, bot=entry.bot, ready=is_bot, present=True
    )
    board.room.note_presence(entry.at)
    return [Sat(entry.seat, entry.name)]


def _vacated(board: Board, entry: happened.Vacated) -> list[Event]:
    name = board.chairs[entry.seat].name
    board.chairs[entry.seat] = Chair()
    board.lags.pop(entry.seat, None)
    if board.room.proposal is not None:
        board.room.proposal.votes[entry.seat] = None
    board.room.note_presence(entry.at)
    return [Left(entry.seat, name)]


def _readied(board: Board, entry: happened.Readied) -> list[Event]:
    board.chairs[entry.seat].ready = entry.ready
    return []


def _match_begun(board: Board, entry: happened.MatchBegun) -> list[Event]:
    seats = board.game.seats
    board.room.match = Match(
        id=entry.match,
        state=board.game.start(board.options),
        round=0,
        won=[0] * seats,
        fed=[0] * seats,
    )
    for _, chair in persons(board.chairs):
        chair.bank = 1_000 * board.clock.bank if board.clock is not None else 0
        chair.misses = chair.turn_misses = 0
    return []


def _shuffle_begun(board: Board, entry: happened.ShuffleBegun) -> list[Event]:
    room = board.room
    if room.match is None:
        raise ValueError("a shuffle without a match")
    room.match.round = room.match.state.round
    room.shuffling = Shuffling(
        round=room.match.round,
        server_seed=entry.server_seed,
        contributors=entry.contributors,
        client_seeds=[None] * board.game.seats,
        until=entry.at + SEEDS_WITHIN,
    )
    room.phase = "shuffling"
    room.settlement = None
    room.next = None
    board.play = None
    return []


def _seeded(board: Board, entry: happened.Seeded) -> list[Event]:
    if board.room.shuffling is not None:
        board.room.shuffling.client_seeds[entry.seat] = entry.seed
    return []


def _dealt(board: Board, entry: happened.Dealt) -> list[Event]:
    room, game = board.room, board.game
    if room.match is None or room.shuffling is None:
        raise ValueError("a deal without a shuffle")
    room.shuffling.until = None
    deal = game.deal(board.options, room.match.state, room.shuffling.stream())
    guarded = any(persons(room.chairs))
    board.play = Play(
        game,
        game.open(board.options, deal),
        deal,
        plain(room.match.state),
        bytes.fromhex(room.shuffling.server_seed) if guarded else None,
        entry.at,
    )
    room.phase = "playing"
    for _, chair in persons(room.chairs):
        chair.ready = False
    return [RoundBegan(room.match.round)]


def _play(board: Board) -> Play:
    if board.play is None:
        raise ValueError("no round is being played")
    return board.play


def _answered(board: Board, entry: happened.Answered) -> list[Event]:
    play, chair = _play(board), board.chairs[entry.seat]
    kind = play.asked[entry.seat].kind
    events = play.answer(entry)
    chair.bank -= entry.spent
    if entry.id is not None:
        chair.keep_id(entry.id)
    if entry.by == "player":
        chair.misses = chair.turn_misses = 0
    if entry.by == "timeout" and chair.is_person:
        chair.misses += 1
        chair.turn_misses += kind == "turn"
        told = TimedOut(entry.seat) if kind == "turn" else Missed(entry.seat)
        return [told, *events]
    return events


def _held(board: Board, entry: happened.Held) -> list[Event]:
    chair = board.chairs[entry.seat]
    _play(board).hold(entry)
    chair.keep_id(entry.id)
    chair.misses = chair.turn_misses = 0
    return []


def _window_closed(board: Board, entry: happened.WindowClosed) -> list[Event]:
    return _play(board).close_window(entry.at)


def _advanced(board: Board, entry: happened.Advanced) -> list[Event]:
    return _play(board).advance(entry.at)


def _round_settled(board: Board, entry: happened.RoundSettled) -> list[Event]:
    room, match, play = board.room, board.room.match, _play(board)
    settlement = play.round.settlement
    if match is None or settlement is None:
        raise ValueError("a settlement without a round")
    shown = plain(settlement)
    match.state = board.game.next(board.options, match.state, settlement)
    match.count(shown)
    room.settlement = match.settlement_section(shown, entry.record)
    room.phase = "settled"
    room.next = entry.at + NEXT_ROUND_AFTER if board.clock is not None else None
    return _close_round(board, entry.at)


def _close_round(board: Board, at: int) -> list[Event]:
    """Publish the server's seed and write the record."""
    if board.room.shuffling is not None:
        board.room.shuffling.published = True
    board.record = write_record(board, at)
    return [BrokenOff(board.record.round)] if board.record.settlement is None else []


def _break_off(board: Board, at: int) -> list[Event]:
    """End what runs; finished rounds keep their scores."""
    room = board.room
    events = _close_round(board, at) if board.running is not None else []
    room.phase = "over"
    room.proposal = room.next = room.paused_until = None
    for chair in room.chairs:
        chair.auto, chair.auto_votes = None, []
    return events


def _match_ended(board: Board, entry: happened.MatchEnded) -> list[Event]:
    events = _break_off(board, entry.at)
    if board.room.match is not None:
        board.room.result = board.room.match.result(entry.reason)
    board.room.finished = entry.reason != "played"
    return [*events, MatchFinished(entry.reason)]


def _closed(board: Board, entry: happened.Closed) -> list[Event]:
    room = board.room
    events = _break_off(board, entry.at)
    room.finished = True
    if room.result is not None:
        return events
    room.result = (
        room.match.result(entry.reason)
        if room.match is not None
        else ResultSection(places=(), reason=entry.reason, again=())
    )
    return [*events, MatchFinished(entry.reason)]


def _auto_switched(board: Board, entry: happened.AutoSwitched) -> list[Event]:
    chair = board.chairs[entry.seat]
    chair.auto, chair.auto_since = entry.cause, entry.at
    chair.misses = chair.turn_misses = 0
    chair.auto_votes = []
    return [AutoChanged(entry.seat, entry.cause)]


def _stood(board: Board, entry: happened.Stood) -> list[Event]:
    chair = board.chairs[entry.seat]
    chair.win, chair.no_claims = entry.win, entry.no_claims
    chair.discard_drawn = entry.discard_drawn
    return []


def _spoke(board: Board, entry: happened.Spoke) -> list[Event]:
    del board
    return [Said(entry.seat, entry.phrase, entry.text)]


def _proposed(board: Board, entry: happened.Proposed) -> list[Event]:
    votes: list[bool | None] = [None] * board.game.seats
    votes[entry.seat] = True
    board.room.proposal = Proposal(entry.seat, entry.at, votes)
    board.chairs[entry.seat].proposed_at = entry.at
    return [DissolveProposed(entry.seat)]


def _voted(board: Board, entry: happened.Voted) -> list[Event]:
    if board.room.proposal is not None:
        board.room.proposal.votes[entry.seat] = entry.agree
    return [DissolveVoted(entry.seat, entry.agree)]


def _proposal_dropped(board: Board, entry: happened.ProposalDropped) -> list[Event]:
    board.room.proposal = None
    return [DissolveDropped(entry.reason)]


def _auto_voted(board: Board, entry: happened.AutoVoted) -> list[Event]:
    chair = board.chairs[entry.seat]
    chair.auto_votes = [*chair.auto_votes, entry.by]
    return []


def _presence_changed(board: Board, entry: happened.PresenceChanged) -> list[Event]:
    chair = board.chairs[entry.seat]
    chair.present = entry.present
    chair.auto_votes = []
    if not entry.present:
        chair.absent_since = entry.at
        chair.ready = chair.ready and board.room.phase != "waiting"
    board.room.note_presence(entry.at)
    return [PresenceNoted(entry.seat, entry.present)]


def _again_wanted(board: Board, entry: happened.AgainWanted) -> list[Event]:
    board.chairs[entry.seat].again = True
    return []


def _renewed(board: Board, entry: happened.Renewed) -> list[Event]:
    room = board.room
    events: list[Event] = []
    for seat, chair in list(persons(room.chairs)):
        if chair.present:
            chair.ready, chair.again = True, False
        else:
            room.chairs[seat] = Chair()
            events.append(Left(seat, chair.name))
    room.phase = "waiting"
    room.match = room.shuffling = room.settlement = room.result = None
    board.play = None
    room.note_presence(entry.at)
    return events


def _paused(board: Board, entry: happened.Paused) -> list[Event]:
    board.room.phase = "paused"
    board.room.next = None
    board.room.paused_until = entry.at + PAUSE_LASTS
    return []


def _unpaused(board: Board, entry: happened.Unpaused) -> list[Event]:
    board.room.phase = "settled"
    board.room.paused_until = None
    board.room.next = entry.at + NEXT_ROUND_AFTER if board.clock is not None else None
    return []


def _resumed(board: Board, entry: happened.Resumed) -> list[Event]:
    board.room.shift(entry.gap)
    if board.play is not None:
        board.play.shift(entry.gap)
    return []


_FOLDS: Mapping[type[happened.Entry], Callable[[Board, Any], list[Event]]] = {
    happened.Opened: _opened,
    happened.Seated: _seated,
    happened.Vacated: _vacated,
    happened.Readied: _readied,
    happened.MatchBegun: _match_begun,
    happened.ShuffleBegun: _shuffle_begun,
    happened.Seeded: _seeded,
    happened.Dealt: _dealt,
    happened.Answered: _answered,
    happened.Held: _held,
    happened.WindowClosed: _window_closed,
    happened.Advanced: _advanced,
    happened.RoundSettled: _round_settled,
    happened.MatchEnded: _match_ended,
    happened.AutoSwitched: _auto_switched,
    happened.Stood: _stood,
    happened.Spoke: _spoke,
    happened.Proposed: _proposed,
    happened.Voted: _voted,
    happened.ProposalDropped: _proposal_dropped,
    happened.AutoVoted: _auto_voted,
    happened.PresenceChanged: _presence_changed,
    happened.AgainWanted: _again_wanted,
    happened.Renewed: _renewed,
    happened.Paused: _paused,
    happened.Unpaused: _unpaused,
    happened.Resumed: _resumed,
    happened.Closed: _closed,
}
