"""What a table says to a command: the entries it becomes, or a refusal that changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from paiju.engine.refusal import BadInput
from paiju.engine.seat import Seat
from paiju.engine.shuffle import CLIENT_SEED_BYTES
from paiju.table import command as ask
from paiju.table.agenda import new_link
from paiju.table.board import Board
from paiju.table.entry import (
    AgainWanted,
    Answered,
    AutoSwitched,
    AutoVoted,
    Closed,
    Entry,
    Held,
    PresenceChanged,
    Proposed,
    Readied,
    Resumed,
    Seated,
    Seeded,
    Spoke,
    Stood,
    Unpaused,
    Vacated,
    Voted,
)
from paiju.table.objection import PASSED, ROUND_OVER, answered, refuse, stale
from paiju.table.phrase import find_phrase
from paiju.table.play import Play
from paiju.table.proposal import BETWEEN
from paiju.table.seating import free_seat

TEXT_LIMIT = 60
ID_LIMIT = 40


def decide(board: Board, command: ask.Command, at: int) -> list[Entry]:
    """The entries that this command becomes now; raises `Refused`."""
    if board.room.finished:
        raise refuse("room_over")
    return _DECIDERS[type(command)](board, command, at)


def _seat(board: Board, player: str) -> Seat:
    seat = board.seat_of(player)
    if seat is None:
        raise refuse("not_seated")
    return seat


def _touch(board: Board, seat: Seat, at: int) -> list[Entry]:
    """Anything a player does himself ends his auto-play."""
    if board.chairs[seat].auto is None:
        return []
    return [AutoSwitched(at=at, seat=seat, cause=None)]


def _open_seat(board: Board, wanted: Seat | None) -> Seat:
    if board.in_match:
        raise refuse("match_running")
    if wanted is None:
        free = free_seat(board.chairs)
        if free is None:
            raise refuse("room_full")
        return free
    if not 0 <= wanted < board.game.seats:
        raise refuse("no_such_seat")
    if board.chairs[wanted].player is not None:
        raise refuse("seat_taken")
    return wanted


def _sit(board: Board, command: ask.Sit, at: int) -> list[Entry]:
    old = board.seat_of(command.player)
    if old is not None and command.seat in (None, old):
        return _come(board, old, at)
    seat = _open_seat(board, command.seat)
    sat = Seated(at=at, seat=seat, player=command.player, name=command.name, bot=None)
    return [sat] if old is None else [Vacated(at=at, seat=old), sat]


def _seat_bot(board: Board, command: ask.SeatBot, at: int) -> list[Entry]:
    _check_creator(board, command.player)
    if not board.setup.fill:
        raise refuse("bots_not_allowed")
    if board.seat_of(command.bot) is not None:
        raise refuse("already_at_table")
    seat = _open_seat(board, command.seat)
    return [Seated(at=at, seat=seat, player=command.bot, name=command.name, bot=command.level)]


def _unseat(board: Board, command: ask.Unseat, at: int) -> list[Entry]:
    _check_creator(board, command.player)
    if board.in_match:
        raise refuse("match_running")
    if not 0 <= command.seat < board.game.seats:
        raise refuse("no_such_seat")
    if board.chairs[command.seat].bot is None:
        raise refuse("not_a_bot")
    return [Vacated(at=at, seat=command.seat)]


def _check_creator(board: Board, player: str | None) -> None:
    if player not in (None, board.setup.creator):
        raise refuse("only_creator")


def _leave(board: Board, command: ask.Leave, at: int) -> list[Entry]:
    seat = _seat(board, command.player)
    chair = board.chairs[seat]
    if not board.in_match:
        return [Vacated(at=at, seat=seat)]
    entries: list[Entry] = []
    if chair.present:
        entries.append(PresenceChanged(at=at, seat=seat, present=False))
    if chair.auto != "left":
        entries.append(AutoSwitched(at=at, seat=seat, cause="left"))
    return entries


def _ready(board: Board, command: ask.Ready, at: int) -> list[Entry]:
    seat = _seat(board, command.player)
    if board.room.phase not in ("waiting", "settled"):
        raise refuse("not_ready_phase")
    if board.chairs[seat].ready == command.ready:
        return _touch(board, seat, at)
    return [*_touch(board, seat, at), Readied(at=at, seat=seat, ready=command.ready)]


def _seed(board: Board, command: ask.Seed, at: int) -> list[Entry]:
    seat = _seat(board, command.player)
    shuffling = board.room.shuffling
    if board.room.phase != "shuffling" or shuffling is None or seat not in shuffling.contributors:
        raise refuse("no_seed_wanted")
    if shuffling.client_seeds[seat] is not None:
        raise refuse("seed_given")
    digits = 2 * CLIENT_SEED_BYTES
    if len(command.seed) != digits or not set(command.seed) <= set("0123456789abcdef"):
        raise refuse("bad_seed")
    return [Seeded(at=at, seat=seat, seed=command.seed)]


def _act(board: Board, command: ask.Act, at: int) -> list[Entry]:
    seat = _seat(board, command.player)
    chair = board.chairs[seat]
    if not 1 <= len(command.id) <= ID_LIMIT:
        raise refuse("bad_action_id")
    if command.id in chair.ids:
        return []
    play = board.play
    if play is None:
        raise refuse("no_round")
    if board.running is None:
        raise stale(ROUND_OVER)
    _check_question(play, seat, command.question)
    action = _legal(board, play, seat, command.action)
    if play.window is not None:
        answer: Entry = Held(
            at=at, seat=seat, question=command.question, action=action, id=command.id
        )
    else:
        spent = play.asked[seat].spent(board.clock, chair.bank, board.lag(seat), at)
        answer = Answered(
            at=at, seat=seat, question=command.question, action=action, by="player",
            spent=spent, id=command.id,
        )  # fmt: skip
    return [*_touch(board, seat, at), answer]


def _check_question(play: Play, seat: Seat, question: int) -> None:
    held = play.held_answer(seat)
    asked = play.asked.get(seat)
    if asked is not None and asked.question == question:
        if held is not None:
            raise stale(answered(held, "player"))
        if not asked.answered:
            return
    last = play.last_answers.get(seat)
    if last is not None and last.question == question:
        raise stale(answered(last.action, last.by))
    raise stale(PASSED)


def _legal(board: Board, play: Play, seat: Seat, text: str) -> str:
    """The action's text as the game prints it, if it is legal; tried on a copy of the round."""
    try:
        action = board.game.read_action(text)
    except BadInput as error:
        raise refuse("bad_action") from error
    play.round.clone().act(seat, action)
    return board.game.print_action(action)


def _set_auto(board: Board, command: ask.SetAuto, at: int) -> list[Entry]:
    seat = _seat(board, command.player)
    if not command.on:
        return _touch(board, seat, at)
    if not board.in_match:
        raise refuse("no_round")
    if board.chairs[seat].auto is not None:
        return []
    return [AutoSwitched(at=at, seat=seat, cause="own")]


def _set_standing(board: Board, command: ask.SetStanding, at: int) -> list[Entry]:
    seat = _seat(board, command.player)
    stood = Stood(
        at=at, seat=seat, win=command.win, no_claims=command.no_claims,
        discard_drawn=command.discard_drawn,
    )  # fmt: skip
    return [*_touch(board, seat, at), stood]


def _say(board: Board, command: ask.Say, at: int) -> list[Entry]:
    seat = _seat(board, command.player)
    if (command.phrase is None) == (command.text is None):
        raise refuse("nothing_said")
    if command.phrase is not None and find_phrase(command.phrase) is None:
        raise refuse("unknown_phrase")
    if command.text is not None:
        _check_text(board, command.text)
    spoke = Spoke(at=at, seat=seat, phrase=command.phrase, text=command.text)
    return [*_touch(board, seat, at), spoke]


def _check_text(board: Board, text: str) -> None:
    if not board.setup.free_text:
        raise refuse("no_free_text")
    if not text.strip():
        raise refuse("nothing_said")
    if len(text) > TEXT_LIMIT:
        raise refuse("text_too_long")


def _propose(board: Board, command: ask.Propose, at: int) -> list[Entry]:
    seat = _seat(board, command.player)
    if board.room.phase == "over":
        raise refuse("room_over")
    if board.room.proposal is not None:
        raise refuse("proposal_runs")
    proposed_at = board.chairs[seat].proposed_at
    if proposed_at is not None and at < proposed_at + BETWEEN:
        raise refuse("proposed_lately")
    return [*_touch(board, seat, at), Proposed(at=at, seat=seat)]


def _vote(board: Board, command: ask.Vote, at: int) -> list[Entry]:
    seat = _seat(board, command.player)
    proposal = board.room.proposal
    if proposal is None:
        raise refuse("no_proposal")
    if proposal.votes[seat] is not None:
        raise refuse("already_voted")
    return [*_touch(board, seat, at), Voted(at=at, seat=seat, agree=command.agree)]


def _vote_auto(board: Board, command: ask.VoteAuto, at: int) -> list[Entry]:
    by = _seat(board, command.player)
    if not 0 <= command.seat < board.game.seats or command.seat == by:
        raise refuse("no_such_seat")
    if not board.in_match:
        raise refuse("no_round")
    if board.clock is not None:
        raise refuse("clock_runs")
    chair = board.chairs[command.seat]
    if not chair.is_person or chair.present:
        raise refuse("is_present")
    if by in chair.auto_votes or chair.auto is not None:
        return []
    return [*_touch(board, by, at), AutoVoted(at=at, by=by, seat=command.seat)]


def _again(board: Board, command: ask.Again, at: int) -> list[Entry]:
    seat = _seat(board, command.player)
    if board.room.phase != "over":
        raise refuse("not_over")
    if board.chairs[seat].again:
        return []
    return [AgainWanted(at=at, seat=seat)]


def _present(board: Board, command: ask.Present, at: int) -> list[Entry]:
    seat = board.seat_of(command.player)
    if seat is None:
        return []
    if command.present:
        return _come(board, seat, at)
    if not board.chairs[seat].present:
        return []
    return [PresenceChanged(at=at, seat=seat, present=False)]


def _come(board: Board, seat: Seat, at: int) -> list[Entry]:
    """A player is back; auto-play that only his absence had brought on ends."""
    chair = board.chairs[seat]
    entries: list[Entry] = []
    if not chair.present:
        entries.append(PresenceChanged(at=at, seat=seat, present=True))
    if chair.auto in ("left", "vote"):
        entries.append(AutoSwitched(at=at, seat=seat, cause=None))
    if board.room.phase == "paused":
        entries.append(Unpaused(at=at))
    return entries


def _lag(board: Board, command: ask.Lag, at: int) -> list[Entry]:
    del at
    seat = board.seat_of(command.player)
    if seat is not None:
        board.lags[seat] = max(0, command.ms)
    return []


def _resume(board: Board, command: ask.Resume, at: int) -> list[Entry]:
    del command
    return [Resumed(at=at, gap=at - board.room.last)] if board.room.opened else []


def _close(board: Board, command: ask.Close, at: int) -> list[Entry]:
    record = new_link(board) if board.running is not None else ""
    return [Closed(at=at, reason=command.reason, record=record)]


_DECIDERS: Mapping[type[ask.Command], Callable[[Board, Any, int], list[Entry]]] = {
    ask.Sit: _sit,
    ask.SeatBot: _seat_bot,
    ask.Unseat: _unseat,
    ask.Leave: _leave,
    ask.Ready: _ready,
    ask.Seed: _seed,
    ask.Act: _act,
    ask.SetAuto: _set_auto,
    ask.SetStanding: _set_standing,
    ask.Say: _say,
    ask.Propose: _propose,
    ask.Vote: _vote,
    ask.VoteAuto: _vote_auto,
    ask.Again: _again,
    ask.Present: _present,
    ask.Lag: _lag,
    ask.Resume: _resume,
    ask.Close: _close,
}
