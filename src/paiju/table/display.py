"""What viewers see of a table: the public sections by name, and a player's own."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from paiju.engine.seat import Seat
from paiju.engine.view import View
from paiju.table.board import Board
from paiju.table.match import plain
from paiju.table.seating import present
from paiju.table.section import (
    ClockSection,
    MatchSection,
    OwnSection,
    ResultSection,
    RoomSection,
    SeatInfo,
    SeatsSection,
    Turn,
)

Sections: TypeAlias = dict[str, Any]
"""Sections by name; None, or a name that is missing: does not apply now."""


def public_sections(board: Board) -> Sections:
    """Everything everybody may know: the table's sections and the fields of the round's view.

    Takes no seat. Neither a claim's question, nor its answer, nor its clock stands here.
    """
    room = board.room
    sections: Sections = {} if board.play is None else _fields(board.play.round.public())
    # The table's own sections come last: its settlement, with totals, stands for the round's.
    return sections | {
        "room": _room(board),
        "seats": SeatsSection(seats(board)),
        "match": _match(board),
        "clock": ClockSection(tuple(_turns(board))),
        "shuffle": None if room.shuffling is None else room.shuffling.section(),
        "proposal": None if room.proposal is None else room.proposal.section(),
        "settlement": room.settlement,
        "result": result(board),
    }


def private_sections(board: Board, player: str) -> Sections:
    """What this player alone may know besides; `own` alone for one who has no seat."""
    seat = board.seat_of(player)
    sections: Sections = {"own": _own(board, seat)}
    if board.play is not None and seat is not None:
        sections |= _fields(board.play.private(seat))
    return sections


def view(board: Board, seat: Seat) -> View[Any, Any]:
    """Exactly what a person in this seat may know of the round."""
    if board.play is None:
        raise ValueError("no round is being played")
    return View(seat, board.play.round.public(), board.play.private(seat))


def seats(board: Board) -> tuple[SeatInfo, ...]:
    """Who sits where."""
    room = board.room
    return tuple(chair.info(room.points(seat)) for seat, chair in enumerate(room.chairs))


def _fields(half: msgspec.Struct) -> Sections:
    return {name: getattr(half, name) for name in half.__struct_fields__}


def _room(board: Board) -> RoomSection:
    setup = board.setup
    return RoomSection(
        table=setup.table,
        number=setup.number,
        game=setup.game,
        options=setup.options,
        pace=setup.pace,
        public=setup.public,
        fill=setup.fill,
        level=setup.level,
        spectators=setup.spectators,
        advice=setup.advice,
        free_text=setup.free_text,
        creator=setup.creator,
        expires=board.room.expires,
    )


def _match(board: Board) -> MatchSection:
    match = board.room.match
    rounds = getattr(board.options, "rounds", None)
    return MatchSection(
        match="" if match is None else match.id,
        phase=board.room.phase,
        round=0 if match is None else match.round,
        rounds=rounds if isinstance(rounds, int) else None,
        state={} if match is None else plain(match.state),
        next=board.room.next,
    )


def _turns(board: Board) -> list[Turn]:
    """Clocks of public questions. One put to several seats shows for all of them, answered or
    not, until it is settled."""
    if board.running is None or board.clock is None:
        return []
    return [
        Turn(
            seat,
            asked.move_end(board.clock),
            board.chairs[seat].bank if asked.kind == "turn" else 0,
        )
        for seat, asked in sorted(board.running.asked.items())
        if asked.kind != "claim"
    ]


def result(board: Board) -> ResultSection | None:
    """The result on show, with those who want another match."""
    shown = board.room.result
    if shown is None:
        return None
    wishes = tuple(seat for seat, chair in present(board.chairs) if chair.again)
    return msgspec.structs.replace(shown, again=wishes)


def _own(board: Board, seat: Seat | None) -> OwnSection:
    if seat is None:
        return OwnSection(
            seat=None, auto=False, win=False, no_claims=False, discard_drawn=False,
            deadline=None, bank=0,
        )  # fmt: skip
    chair = board.chairs[seat]
    return OwnSection(
        seat=seat,
        auto=chair.auto is not None,
        win=chair.win,
        no_claims=chair.no_claims,
        discard_drawn=chair.discard_drawn,
        deadline=_own_deadline(board, seat),
        bank=chair.bank,
    )


def _own_deadline(board: Board, seat: Seat) -> int | None:
    if board.running is None or board.clock is None:
        return None
    for each, asked in board.running.owing():
        if each == seat:
            return asked.move_end(board.clock)
    return None
