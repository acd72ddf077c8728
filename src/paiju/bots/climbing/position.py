"""A position as a player of cards thinks of it: counts by rank, and who still comes in the trick.

Ranks are numbers from 0, the lowest of the game; a size is a number of cards of one rank.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from paiju.climbing.combination import Combinations, play_count, play_rank
from paiju.climbing.view import CardsPrivate, CardsPublic
from paiju.engine.seat import Seat
from paiju.engine.view import View

CardsView: TypeAlias = View[CardsPublic, CardsPrivate]
Shape: TypeAlias = tuple[int, int]
"""A play without its suits: rank and size."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What the options of a table mean for play."""

    combinations: Combinations
    passing_locks: bool

    @property
    def totals(self) -> tuple[int, ...]:
        """How many cards of each rank there are."""
        return tuple(len(slots) for slots in self.combinations.pack.slots)


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat knows when it is asked to play.

    `hand` and `unseen` count cards by rank: its own, and those in the other hands. `counts` are
    the cards left by seat. `standing` is the play to beat, by `winner`; both None when leading.
    `choices` are the legal plays by shape, each with its action texts. `rivals_if_played` are the
    seats asked after a play of this seat, in turn, `rivals_if_passed` those asked after a pass;
    `passed` are the seats whose last action in this trick is a pass.
    """

    setting: Setting
    seat: Seat
    hand: tuple[int, ...]
    unseen: tuple[int, ...]
    counts: tuple[int, ...]
    standing: Shape | None
    winner: Seat | None
    choices: dict[Shape, list[str]]
    rivals_if_played: tuple[Seat, ...]
    rivals_if_passed: tuple[Seat, ...]
    passed: frozenset[Seat]

    @property
    def is_leading(self) -> bool:
        """Whether this seat opens the trick."""
        return self.standing is None


def read_shape(combinations: Combinations, cards: str) -> Shape:
    """The shape of a play from its cards' text."""
    play = combinations.play[cards]
    return play_rank(play), play_count(play)


def read_position(setting: Setting, view: CardsView) -> Position:
    """The position that a view shows to a seat that is asked; `choices` are empty before play."""
    public, private, seat = view.public, view.private, view.seat
    combinations = setting.combinations
    trick = public.trick
    hand = count_ranks(combinations, private.hand)
    passed = frozenset(each for each, text in enumerate(trick.actions) if text == "pass")
    after = _seats_asked(setting, view, passed)
    winner = trick.winner
    return Position(
        setting=setting,
        seat=seat,
        hand=hand,
        unseen=_unseen(setting, public, hand),
        counts=public.counts,
        standing=None if trick.best is None else read_shape(combinations, trick.best),
        winner=winner,
        choices=_choices(combinations, private.actions),
        rivals_if_played=after,
        rivals_if_passed=after[: after.index(winner)] if winner in after else after,
        passed=passed,
    )


def count_ranks(combinations: Combinations, cards: Sequence[str]) -> tuple[int, ...]:
    """How many of these cards there are of each rank."""
    kind = combinations.pack.kind
    counts = [0] * len(combinations.pack.ranks)
    for text in cards:
        counts[kind[text] >> 3] += 1
    return tuple(counts)


def _unseen(setting: Setting, public: CardsPublic, hand: Sequence[int]) -> tuple[int, ...]:
    unseen = [total - own for total, own in zip(setting.totals, hand, strict=True)]
    play_of = setting.combinations.play
    for plays in public.played:
        for cards in plays:
            play = play_of[cards]
            unseen[play >> 8] -= (play & 255).bit_count()
    return tuple(unseen)


def _seats_asked(setting: Setting, view: CardsView, passed: frozenset[Seat]) -> tuple[Seat, ...]:
    """The other seats that would be asked after a play: with cards, and not locked."""
    counts, seats = view.public.counts, len(view.public.counts)
    following = ((view.seat + step) % seats for step in range(1, seats))
    return tuple(
        each
        for each in following
        if counts[each] and not (setting.passing_locks and each in passed)
    )


def _choices(combinations: Combinations, actions: Sequence[str]) -> dict[Shape, list[str]]:
    choices: dict[Shape, list[str]] = {}
    for text in actions:
        if text.startswith("play "):
            choices.setdefault(read_shape(combinations, text[5:]), []).append(text)
    return choices
