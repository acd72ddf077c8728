"""What holds for `basic` at every table of cards: legal, explained, quick, and without a peep."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from paiju.bots import make_bot
from paiju.bots.reason import CARD_REASONS
from paiju.engine.game import AnyGame
from paiju.games import game_by_id
from tests.contract.course import fresh, mixtures, view

CARD_GAMES = [game_by_id("jiayibing"), game_by_id("fangyang")]

every_game = pytest.mark.parametrize("game", CARD_GAMES, ids=lambda game: game.id)


def positions(game: AnyGame, raw: dict[str, Any], seed: int, chaos: float) -> Any:
    """The positions of a round of `basic` players who now and then do just anything."""
    options = game.read_options(raw)
    bot, rng = make_bot("basic", game, options), Random(seed)
    game_round = fresh(game, options, seed)
    while game_round.settlement is None:
        seat = min(game_round.to_act())
        seen = view(game_round, seat)
        choice = bot.choose(seen, rng)
        yield game_round, options, bot, seen, choice
        text = rng.choice(seen.private.actions) if rng.random() < chaos else choice.action
        game_round.act(seat, game.read_action(text))


def legal_choices(game: AnyGame, tables: list[dict[str, Any]], seed: int) -> int:
    """How many choices were made, each of them legal and explained."""
    decisions = 0
    for number, raw in enumerate(tables):
        for _, _, _, seen, choice in positions(game, raw, seed + number, chaos=(number % 4) / 3):
            assert choice.action in seen.private.actions
            assert choice.reason in CARD_REASONS
            decisions += 1
    return decisions


@every_game
def test_every_choice_is_legal_and_explained_whatever_the_options(game: AnyGame) -> None:
    assert legal_choices(game, mixtures(game)[:-20], seed=0) > 1000


@every_game
@pytest.mark.long
def test_a_hundred_thousand_choices_are_legal_and_explained(game: AnyGame) -> None:
    decisions = seed = 0
    while decisions < 100_000:
        decisions += legal_choices(game, mixtures(game), seed)
        seed += 1000


@every_game
def test_the_hidden_cards_make_no_difference(game: AnyGame) -> None:
    rng = Random(2)
    for number, (_, options, bot, seen, choice) in enumerate(positions(game, {}, 4, chaos=0.2)):
        if number % 5 == 0:
            imagined = game.imagine(options, seen, rng)
            assert bot.choose(view(imagined, seen.seat), rng) == choice


@every_game
def test_the_same_view_gives_the_same_choice_whatever_chance_brings(game: AnyGame) -> None:
    for _, _, bot, seen, choice in positions(game, {}, 6, chaos=0.5):
        assert bot.choose(seen, Random(99)) == choice


@every_game
def test_a_decision_takes_a_few_milliseconds_at_most(game: AnyGame) -> None:
    taken = []
    for _, _, bot, seen, _ in positions(game, {"quads": "bomb"}, 3, chaos=0.3):
        begin = perf_counter()
        bot.choose(seen, Random(1))
        taken.append(perf_counter() - begin)
    assert sorted(taken)[len(taken) // 2] < 0.005
