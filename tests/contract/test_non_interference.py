"""What a seat sees does not depend on what it may not know.

A round is played; then two hidden cards or tiles that were never shown change places between two
other hands, and the same public history is played again. The seat must see the same all along:
views, legal actions, question numbers, events.
"""

from __future__ import annotations

import copy
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from paiju.engine.event import Event
from paiju.engine.game import Action, AnyGame, Options, Round
from paiju.engine.scenario import settle_chance
from paiju.games import GAMES
from tests.contract import course

Known = tuple[object, ...]
FIXED = {"3h*", "4h"}
"""Cards that decide who leads a first round: everyone learns where they are."""


class Course:
    """A round played at random for a while, and its public history."""

    def __init__(self, game: AnyGame, options: Options, seed: int, viewer: int) -> None:
        self.game, self.options, self.viewer = game, options, viewer
        rng = Random(seed)
        deal = game.deal(options, game.start(options), course.stream(seed))
        self.deal = game.print_deal(options, deal)
        self.history: list[tuple[int, Action]] = []
        self.views: list[Known] = []
        round_ = game.open(options, deal)
        self.events = seen(settle_chance(round_), viewer)
        for _ in range(rng.randrange(6, 90)):
            to_act = round_.to_act()
            if not to_act:
                break
            seat = rng.choice(sorted(to_act))
            action = course.pick(game, to_act[seat], rng)
            if seat == viewer or not is_secret_pass(game, round_, action):
                self.history.append((seat, action))
                self.views.append(known(round_, viewer))
            before = round_.clone()
            events = round_.act(seat, action) + settle_chance(round_)
            if round_.settlement is not None:
                round_ = before
                if self.history and self.history[-1] == (seat, action):
                    self.history.pop()
                    self.views.pop()
                break
            self.events += seen(events, viewer)
        self.hands = round_.hands()

    def swapped(self, rng: Random) -> dict[str, Any] | None:
        """The deal with two never shown pieces of two other seats exchanged."""
        others = [seat for seat in range(self.game.seats) if seat != self.viewer]
        one, two = rng.sample(others, 2)
        left, right = (self.movable(seat) for seat in (one, two))
        pairs = [(x, y) for x in left for y in right if x != y]
        if not pairs:
            return None
        x, y = rng.choice(pairs)
        deal = copy.deepcopy(self.deal)
        deal["hands"][one] = exchange(course.pieces(self.game, deal["hands"][one]), x, y)
        deal["hands"][two] = exchange(course.pieces(self.game, deal["hands"][two]), y, x)
        return deal

    def movable(self, seat: int) -> list[str]:
        still = Counter(course.pieces(self.game, self.hands[seat]))
        dealt = Counter(course.pieces(self.game, self.deal["hands"][seat]))
        return sorted((still & dealt).keys() - FIXED)

    def replay(self, deal: dict[str, Any]) -> tuple[list[Known], list[Event]] | None:
        """What the viewer sees when the same public history is played on another deal.

        None where the other deal cannot give this history.
        """
        round_ = self.game.open(self.options, self.game.read_deal(self.options, deal))
        events = seen(settle_chance(round_), self.viewer)
        views = []
        for seat, action in self.history:
            if not give_way(self.game, round_, seat, action, events, self.viewer):
                return None
            views.append(known(round_, self.viewer))
            events += seen(round_.act(seat, action) + settle_chance(round_), self.viewer)
        return views, events


def is_secret_pass(game: AnyGame, round_: Round, action: Action) -> bool:
    return round_.in_claim_window and game.print_action(action) == "pass"


def give_way(
    game: AnyGame, round_: Round, seat: int, action: Action, events: list[Event], viewer: int
) -> bool:
    """Let others asked of a claim pass until this seat may act so; the viewer's own answers are
    part of the history."""
    while action not in round_.to_act().get(seat, ()):
        asked = [each for each in sorted(round_.to_act()) if each != viewer]
        if not round_.in_claim_window or not asked:
            return False
        passing = next((each for each in asked if each != seat), seat)
        events += seen(
            round_.act(passing, game.read_action("pass")) + settle_chance(round_), viewer
        )
    return round_.settlement is None


def known(round_: Round, viewer: int) -> Known:
    return (round_.public(), round_.private(viewer), round_.in_claim_window)


def seen(events: list[Event], viewer: int) -> list[Event]:
    return [mine for event in events if (mine := event.seen_by(viewer)) is not None]


def exchange(pieces_: list[str], old: str, new: str) -> str:
    pieces_[pieces_.index(old)] = new
    return " ".join(pieces_)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(seed=st.integers(0, 2**32 - 1))
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)
def test_what_a_seat_sees_does_not_depend_on_others_hidden_cards(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    options = game.read_options(rng.choice(course.mixtures(game)))
    played = Course(game, options, seed, rng.randrange(game.seats))
    deal = played.swapped(rng)
    assume(deal is not None)
    assert deal is not None
    replayed = played.replay(deal)
    assume(replayed is not None)
    assert replayed is not None
    views, events = replayed
    assert views == played.views
    shortest = min(len(events), len(played.events))
    assert events[:shortest] == played.events[:shortest]
