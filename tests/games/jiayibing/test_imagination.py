"""甲乙丙: what a seat may think of the hidden hands (rules/jiayibing.md 1.4, 4.1)."""

from __future__ import annotations

from random import Random

from paiju.engine.shuffle import Stream
from paiju.engine.view import View
from paiju.games import game_by_id
from tests.contract.course import steps

GAME = game_by_id("jiayibing")
STREAM_SEED = bytes(32)


def test_the_marked_3_stays_with_a_leader_who_leads_by_it_until_he_plays_it() -> None:
    options = GAME.read_options({})
    game_round = GAME.open(
        options, GAME.deal(options, GAME.start(options), Stream(STREAM_SEED, [], 1))
    )
    leader = game_round.public().leader
    other = (leader + 1) % 6
    rng = Random(3)
    for _ in range(20):
        view = View(other, game_round.public(), game_round.private(other))
        imagined = GAME.imagine(options, view, rng)
        assert "3h*" in imagined.hands()[leader]
    game_round.act(leader, GAME.read_action("play 3h*"))
    view = View(other, game_round.public(), game_round.private(other))
    assert "3h*" not in GAME.imagine(options, view, rng).hands()[leader]


def test_an_imagined_round_can_be_played_to_its_end() -> None:
    options = GAME.read_options({"first_play": "must_contain_marked_three"})
    rng = Random(4)
    game_round = GAME.open(
        options, GAME.deal(options, GAME.start(options), Stream(STREAM_SEED, [], 1))
    )
    for number, _ in enumerate(steps(GAME, game_round, rng)):
        if number % 40 == 0 and game_round.settlement is None:
            (seat,) = game_round.to_act()
            view = View(seat, game_round.public(), game_round.private(seat))
            imagined = GAME.imagine(options, view, rng)
            assert imagined.to_act() == game_round.to_act()
            for _ in steps(GAME, imagined, rng):
                pass
            assert imagined.settlement is not None
