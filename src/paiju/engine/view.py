"""What a viewer may know of a round: a public half, and a seat's own half."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec


class Private(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's own half, at the least: its question, legal actions, and the answer it has given.

    `question` counts the questions put to this seat in this round, from 1; it stays the same until
    the question is settled, and is None while there is none. `actions` are all legal answers in
    contract.md's text, in plain ASCII order; empty once the seat has answered. `answer` is its
    own answer to a question that is still open.
    """

    question: int | None
    actions: tuple[str, ...]
    answer: str | None


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """The half that everyone sees. Each field of a game's own subclass is a section on the wire."""


P = TypeVar("P", bound=Public, covariant=True)
Q = TypeVar("Q", bound=Private, covariant=True)


class View(msgspec.Struct, Generic[P, Q], frozen=True):
    """Everything a bot, a hint or a client gets: nothing else is ever used for advice."""

    seat: int
    public: P
    private: Q
