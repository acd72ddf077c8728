"""What holds for `basic` at every table of mahjong: legal, explained, quick, and without a peep."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from paiju.bots import make_bot
from paiju.bots.reason import MAHJONG_REASONS, REASONS
from paiju.engine.game import AnyGame
from paiju.engine.scenario import settle_chance
from paiju.engine.view import View
from paiju.games import game_by_id
from tests.contract.course import fresh, mixtures, pick

TILE_GAMES = [game_by_id("anshan-mahjong"), game_by_id("yuyao-mahjong")]

every_game = pytest.mark.parametrize("game", TILE_GAMES, ids=lambda game: game.id)


def positions(game: AnyGame, raw: dict[str, Any], seed: int, chaos: float) -> Any:
    """The positions of a round of `basic` players who now and then do just anything."""
    options = game.read_options(raw)
    bot, rng = make_bot("basic", game, options), Random(seed)
    game_round = fresh(game, options, seed)
    while game_round.settlement is None:
        seat = min(game_round.to_act())
        seen: View[Any, Any] = View(seat, game_round.public(), game_round.private(seat))
        choice = bot.choose(seen, rng)
        yield options, bot, seen, choice
        action = game.read_action(choice.action)
        if rng.random() < chaos:
            action = pick(game, game_round.to_act()[seat], rng)
        game_round.act(seat, action)
        settle_chance(game_round)


@every_game
def test_every_choice_is_legal_and_explained_whatever_the_options(game: AnyGame) -> None:
    decisions = 0
    for number, raw in enumerate(mixtures(game)):
        for _, _, seen, choice in positions(game, raw, number, chaos=(number % 3) / 4):
            assert choice.action in seen.private.actions
            assert choice.reason in REASONS
            decisions += 1
    assert decisions > 1500


@every_game
def test_the_hidden_tiles_make_no_difference(game: AnyGame) -> None:
    rng = Random(2)
    for number, (options, bot, seen, choice) in enumerate(positions(game, {}, 4, chaos=0.2)):
        if number % 4 == 0:
            twin = game.imagine(options, seen, rng)
            seat = seen.seat
            assert bot.choose(View(seat, twin.public(), twin.private(seat)), rng) == choice


@every_game
def test_the_same_view_gives_the_same_choice_whatever_chance_brings(game: AnyGame) -> None:
    for _, bot, seen, choice in positions(game, {}, 6, chaos=0.3):
        assert bot.choose(seen, Random(99)) == choice


@every_game
def test_a_win_offered_on_another_players_tile_is_taken(game: AnyGame) -> None:
    offered = 0
    for seed in range(12):
        for _, _, seen, choice in positions(game, {}, seed, chaos=0.1):
            if {"hu", "pass"} <= set(seen.private.actions):
                assert (choice.action, choice.reason) == ("hu", "wins")
                offered += 1
    assert offered


@every_game
def test_a_decision_takes_a_few_milliseconds(game: AnyGame) -> None:
    taken = []
    for _, bot, seen, _ in positions(game, {}, 3, chaos=0.1):
        begin = process_time()
        bot.choose(seen, Random(1))
        taken.append(process_time() - begin)
    assert sorted(taken)[len(taken) // 2] < 0.02


def test_no_reason_of_mahjong_has_a_key_that_cards_use_otherwise() -> None:
    assert all(REASONS[key] is names for key, names in MAHJONG_REASONS.items())
