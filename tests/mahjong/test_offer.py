"""Legal lists against a slow reading of the rules, on deals where wins and claims abound."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paiju.engine.scenario import settle_chance
from paiju.games import game_by_id
from paiju.mahjong.event import Drawn
from tests.contract import course
from tests.mahjong.rigged import rigged_deal
from tests.mahjong.slow_offer import Slow

GAMES = ["anshan-mahjong", "yuyao-mahjong"]


@pytest.mark.parametrize("game_id", GAMES)
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=60, deadline=None)
def test_legal_lists_are_those_of_a_slow_reading_of_the_rules(game_id: str, seed: int) -> None:
    game: Any = game_by_id(game_id)
    rng = Random(seed)
    options = game.read_options(rng.choice([{}, *course.mixtures(game)]))
    wild = rng.randrange(34)
    rules = game.open(options, game.deal(options, game.start(options), course.stream(1))).rules
    raw = rigged_deal(rng, wild, rules.kind_before(wild))
    round_ = game.open(options, game.read_deal(options, raw))
    settle_chance(round_)
    slow = Slow(game_id, options, rules.scorer)
    while round_.settlement is None:
        texts = texts_of(game, round_)
        if round_.claims is None or not round_.claims.answers:
            assert texts == slow.offers(round_)
        seat = rng.choice(sorted(texts))
        choices = [text for text in texts[seat] if text != "hu" or rng.random() < 0.2]
        text = rng.choice(choices or ["pass"])
        slow.acts(seat, text, texts[seat], round_.wild, claiming=round_.claims is not None)
        for event in act(round_, seat, game.read_action(text)):
            if isinstance(event, Drawn):
                slow.draws(event.seat)


def act(round_: Any, seat: int, action: int) -> list[Any]:
    return list(round_.act(seat, action)) + settle_chance(round_)


def texts_of(game: Any, round_: Any) -> dict[int, list[str]]:
    return {
        seat: [game.print_action(action) for action in actions]
        for seat, actions in round_.to_act().items()
    }
