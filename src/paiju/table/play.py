"""A round as it is played at a table: the game's round with its questions' clocks, the claim
window, and the course for its record."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from paiju.engine.event import Event
from paiju.engine.game import AnyGame, Deal, JsonObject, Round
from paiju.engine.record import Played
from paiju.engine.seat import Seat
from paiju.engine.view import Private
from paiju.table.claim_window import ClaimWindow, window_length
from paiju.table.clock import Asked, Kind
from paiju.table.entry import Answered, AnsweredBy, Held


class LastAnswer(msgspec.Struct, frozen=True):
    """What became of a seat's last question."""

    question: int
    action: str
    by: AnsweredBy


class Play:
    """One round at the table, from its deal to its settlement.

    Nothing here asks the round for legal lists: a seat owes an answer while the round has a
    question for it that it has not answered, so that replaying a journal stays cheap.
    """

    def __init__(
        self,
        game: AnyGame,
        round_: Round,
        deal: Deal,
        before: JsonObject,
        server_seed: bytes | None,
        at: int,
    ) -> None:
        """`before` is the match state played from; no claim window opens without a seed."""
        self.game = game
        self.round = round_
        self.deal = deal
        self.before = before
        self.dealt_at = at
        self.asked: dict[Seat, Asked] = {}
        self.window: ClaimWindow | None = None
        self.drew = False
        self.course: list[Played] = []
        self.last_answers: dict[Seat, LastAnswer] = {}
        self._server_seed = server_seed
        self._windows = 0
        self._in_claim_window = False
        self._follow(at)

    def owing(self) -> Iterator[tuple[Seat, Asked]]:
        """The seats that still owe an answer, in seat order."""
        for seat, asked in sorted(self.asked.items()):
            if not asked.answered and self.held_answer(seat) is None:
                yield seat, asked

    def held_answer(self, seat: Seat) -> str | None:
        """The seat's answer in the claim window that is open."""
        return None if self.window is None else self.window.answer_of(seat)

    def answer(self, entry: Answered) -> list[Event]:
        """Carry out an answer."""
        events = self._act(entry.seat, entry.question, entry.action, entry.by, entry.at)
        self._follow(entry.at)
        return events

    def hold(self, entry: Held) -> None:
        """Keep an answer until the claim window closes."""
        if self.window is not None:
            self.window.held.append(entry)

    def close_window(self, at: int) -> list[Event]:
        """Carry out the answers held, in the order in which they came; what an answer before it
        has settled is dropped."""
        held, self.window = (self.window.held if self.window else []), None
        events: list[Event] = []
        for entry in held:
            if self.round.question(entry.seat) == entry.question:
                events += self._act(entry.seat, entry.question, entry.action, "player", entry.at)
        self._follow(at)
        return events

    def advance(self, at: int) -> list[Event]:
        """Let chance do its step."""
        events = self.round.advance()
        self.drew = True
        self._follow(at)
        return events

    def private(self, seat: Seat) -> Private:
        """The seat's own half, with the answer it has given in the window."""
        private = self.round.private(seat)
        held = self.held_answer(seat)
        if held is None:
            return private
        return msgspec.structs.replace(private, answer=held, actions=())

    def shift(self, gap: int) -> None:
        """Move clocks and window by an outage's length."""
        for asked in self.asked.values():
            asked.since += gap
        if self.window is not None:
            self.window.until += gap

    def _act(self, seat: Seat, question: int, action: str, by: AnsweredBy, at: int) -> list[Event]:
        events = self.round.act(seat, self.game.read_action(action))
        self.drew = False
        self.asked[seat].answered = True
        self.last_answers[seat] = LastAnswer(question, action, by)
        played: Played = (seat, action, max(0, at - self.dealt_at))
        self.course.append((*played, "timeout") if by == "timeout" else played)
        return events

    def _follow(self, at: int) -> None:
        """Start the clocks of new questions, and a window where a tile now lies open."""
        in_window = self.round.in_claim_window
        opens = in_window and not self._in_claim_window and self._server_seed is not None
        if opens and self._server_seed is not None:
            self._windows += 1
            length = window_length(self._server_seed, self._windows)
            self.window = ClaimWindow(at + length, [])
        self._in_claim_window = in_window
        questions = {
            seat: question
            for seat in range(self.game.seats)
            if (question := self.round.question(seat)) is not None
        }
        kind: Kind = "claim" if in_window else "joint" if len(questions) > 1 else "turn"
        self.asked = {
            seat: kept
            if (kept := self.asked.get(seat)) is not None and kept.question == question
            else Asked(question, kind, at)
            for seat, question in questions.items()
        }
