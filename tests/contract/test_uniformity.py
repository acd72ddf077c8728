"""Every card or tile comes to every seat equally often, and so does the start of a match.

The statistic is chi-square over kinds and seats, with the mean that drawing without return gives
it. A deal that is too even is as suspicious as one that is not even enough.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from paiju.engine.game import AnyGame
from paiju.engine.shuffle import Stream
from paiju.games import GAMES
from paiju.mahjong.tile import TEXT, read_tiles

DEALS = 1_500
DEVIATIONS = 4.0

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def first_deals(game: AnyGame, count: int = DEALS) -> Iterator[Any]:
    """The first rounds of so many matches, each from a seed of its own."""
    options = game.read_options({})
    for number in range(count):
        seed = number.to_bytes(32, "big")
        yield game.deal(options, game.start(options), Stream(seed, [bytes(16)], 1))


def pieces(game: AnyGame, text: str) -> list[str]:
    if "mahjong" in game.id:
        return [TEXT[tile] for tile in read_tiles(text)]
    return text.split()


@every_game
def test_every_card_and_tile_comes_to_every_seat_equally_often(game: AnyGame) -> None:
    options = game.read_options({})
    seen: Counter[tuple[str, int]] = Counter()
    held = 0
    for deal in first_deals(game):
        for seat, hand in enumerate(game.print_deal(options, deal)["hands"]):
            seen.update((piece, seat) for piece in pieces(game, hand))
            held += len(pieces(game, hand))
    copies = Counter(piece for piece, _ in seen)
    whole = full_set(game)
    share = held / DEALS / game.seats / whole.total()
    assert set(copies) == set(whole), "every kind was dealt"
    chi_square = mean = 0.0
    for piece, number in whole.items():
        expected = DEALS * number * share
        for seat in range(game.seats):
            chi_square += (seen[piece, seat] - expected) ** 2 / expected
            mean += (1 - share) * (whole.total() - number) / (whole.total() - 1)
    assert abs(chi_square - mean) < DEVIATIONS * math.sqrt(2 * mean)


def full_set(game: AnyGame) -> Counter[str]:
    """What one deal consists of, by kind."""
    options = game.read_options({})
    printed = game.print_deal(options, next(first_deals(game, 1)))
    whole = Counter(piece for hand in printed["hands"] for piece in pieces(game, hand))
    if "mahjong" in game.id:
        return Counter(dict.fromkeys(TEXT, 4))
    return whole


def beginner(game: AnyGame, deal: Any) -> int:
    """The seat whose move the first is."""
    options = game.read_options({})
    if "mahjong" in game.id:
        dealer: int = game.print_deal(options, deal)["dealer"]
        return dealer
    (first,) = game.open(options, deal).to_act()
    return first


@every_game
def test_every_seat_begins_a_match_equally_often(game: AnyGame) -> None:
    begun: Counter[int] = Counter()
    for deal in first_deals(game):
        begun[beginner(game, deal)] += 1
    expected = DEALS / game.seats
    chi_square = sum((begun[seat] - expected) ** 2 / expected for seat in range(game.seats))
    freedom = game.seats - 1
    assert chi_square < freedom + DEVIATIONS * math.sqrt(2 * freedom)


@every_game
def test_who_begins_the_first_round_is_who_the_rules_name(game: AnyGame) -> None:
    """甲乙丙: the holder of the marked 3; 放羊: of the heart 4; 麻将: the dealer drawn, with a tile
    more than the others."""
    options = game.read_options({})
    for deal in first_deals(game, 50):
        first = beginner(game, deal)
        hands = [pieces(game, hand) for hand in game.print_deal(options, deal)["hands"]]
        if "mahjong" in game.id:
            assert [len(hand) for hand in hands] == [13 + (seat == first) for seat in range(4)]
        else:
            assert {"jiayibing": "3h*", "fangyang": "4h"}[game.id] in hands[first]
