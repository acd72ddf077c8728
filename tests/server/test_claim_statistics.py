"""When everyone asked answers within the claim window, nobody else can tell that he was asked:
neither the time nor the content of what the others are sent depends on it.

Many discards are compared, those that somebody could have claimed with those that nobody could,
by the Kolmogorov–Smirnov statistic of two samples. Seeds are fixed, so the outcome is, too.
"""

from __future__ import annotations

import json
import math
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from paiju.engine.game import AnyGame
from paiju.games import GAMES
from paiju.table.claim_window import LONGEST, SHORTEST
from paiju.table.command import SetStanding
from tests.server.watching import SPECTATOR, Json, Watched

MAHJONG = [game for game in GAMES if "mahjong" in game.id]
ROUNDS = 12
ENOUGH = 150
CRITICAL = 1.95
"""The statistic goes beyond this, times the square root of the sizes, once in a thousand times."""


class Pause(NamedTuple):
    """What one viewer saw from a discard to the next draw. `shapes` are the messages without
    their values, `size` the characters of the last one."""

    viewer: str
    claimable: bool
    delay: int
    shapes: tuple[Any, ...]
    size: int


class Quiet(Watched):
    """An evening at which nobody claims or wins, and whoever is asked answers in the window."""

    def __init__(self, game: AnyGame, **choices: Any) -> None:
        super().__init__(game, pace="normal", **choices)
        self.pauses: list[Pause] = []

    def play_quietly(self) -> None:
        while self.phase == "playing":
            if self.table.in_claim_window:
                self._pass_window()
            elif asked := self.asked():
                discards = [
                    each for each in self.own(asked[0])["actions"] if each.startswith("discard")
                ]
                self.act(asked[0], self.rng.choice(discards))
            else:
                self.wait()

    def _pass_window(self) -> None:
        asked, began = self.asked(), self.now
        discarder = self.section("turn").seat
        marks = {player: len(sent) for player, sent in self.sent.items()}
        for seat in sorted(asked, key=lambda _: self.rng.random()):
            self.pass_time(self.rng.randrange(SHORTEST // (len(asked) + 1)))
            self.act(seat, "pass")
        while self.table.in_claim_window:
            self.wait()
        if self.phase != "playing":
            return
        # Who draws next is asked something now, claim or not: his own part is of that.
        drawer = self.section("turn").seat
        for player, sent in self.sent.items():
            if player not in map(self.player, (*asked, drawer)):
                role = player if player == SPECTATOR else "discarder"
                role = role if player in (SPECTATOR, self.player(discarder)) else "other"
                self._note(role, bool(asked), began, sent[marks[player] :])

    def _note(self, role: str, claimable: bool, began: int, sent: Sequence[Json]) -> None:
        last = sent[-1]
        pause = Pause(
            role, claimable, last["now"] - began, tuple(map(shape, sent)), len(json.dumps(last))
        )
        self.pauses.append(pause)


def shape(message: Json) -> tuple[Any, ...]:
    """A message without its values."""
    kinds = tuple(event["kind"] for event in message["events"])
    return message["stream"], kinds, tuple(sorted(message["changed"]))


def watched(game: AnyGame, *, standing: bool) -> list[Pause]:
    """What was seen of many pauses. With `standing`, two seats have the table pass for them."""
    pauses = []
    for seed in range(ROUNDS):
        evening = Quiet(game, seed=100 + seed)
        evening.ready()
        while evening.phase != "playing":
            evening.wait()
        for seat in range(2 * standing):
            evening.submit(SetStanding(player=evening.player(seat), no_claims=True))
        evening.play_quietly()
        pauses += evening.pauses
    return pauses


def distance(some: Sequence[int], others: Sequence[int]) -> float:
    """How far two samples are apart (Kolmogorov–Smirnov), in units of its usual size."""
    some, others = sorted(some), sorted(others)
    furthest = max(
        abs(bisect_right(some, at) / len(some) - bisect_right(others, at) / len(others))
        for at in {*some, *others}
    )
    return furthest * math.sqrt(len(some) * len(others) / (len(some) + len(others)))


@pytest.fixture(scope="module", params=MAHJONG, ids=lambda game: game.id)
def pauses(request: pytest.FixtureRequest) -> list[Pause]:
    return watched(request.param, standing=False)


def halves(pauses: Sequence[Pause], viewer: str) -> tuple[list[Pause], list[Pause]]:
    """What this viewer saw: where somebody could claim, and where nobody could."""
    seen = [pause for pause in pauses if pause.viewer == viewer]
    claimable = [pause for pause in seen if pause.claimable]
    others = [pause for pause in seen if not pause.claimable]
    assert min(len(claimable), len(others)) > ENOUGH
    return claimable, others


VIEWERS = ("discarder", "other", SPECTATOR)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_time_until_play_goes_on_tells_nothing(pauses: list[Pause], viewer: str) -> None:
    claimable, others = halves(pauses, viewer)
    times = [pause.delay for pause in claimable], [pause.delay for pause in others]
    assert distance(*times) < CRITICAL
    for each in times:
        assert min(each) >= SHORTEST
        assert max(each) <= LONGEST


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_messages_until_play_goes_on_tell_nothing(pauses: list[Pause], viewer: str) -> None:
    claimable, others = halves(pauses, viewer)
    assert {pause.shapes for pause in claimable} == {pause.shapes for pause in others}
    assert (
        distance([pause.size for pause in claimable], [pause.size for pause in others]) < CRITICAL
    )


def test_standing_answers_take_no_other_time_than_anybodys() -> None:
    claimable, others = halves(watched(MAHJONG[0], standing=True), SPECTATOR)
    delays = [pause.delay for pause in claimable], [pause.delay for pause in others]
    assert distance(*delays) < CRITICAL
    assert {pause.shapes for pause in claimable} == {pause.shapes for pause in others}


def test_the_statistic_finds_a_tenth_of_a_second(pauses: list[Pause]) -> None:
    """Were pauses 100 ms longer where somebody is asked, this many would show it."""
    claimable, others = halves(pauses, SPECTATOR)
    later = [pause.delay + 100 for pause in claimable]
    assert distance(later, [pause.delay for pause in others]) > CRITICAL
