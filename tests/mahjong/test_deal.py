"""The deal: who gets which tile of the shuffled set, and what deals may be written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from paiju.engine.refusal import BadInput
from paiju.engine.shuffle import Stream
from paiju.games import game_by_id
from paiju.mahjong.deal import DECK, deal_tiles, print_tiles_dealt
from paiju.mahjong.tile import TEXT, TILES, next_in_group, print_tiles, read_tiles

GAMES = ["anshan-mahjong", "yuyao-mahjong"]
HANDS = ["147m258p369sESWN", "258m369p147sSWNC", "369m147p258sWNCF", "147m369p258sESCFP"]
"""The last hand, the dealer's, has 14 tiles."""
DEAL = {"hands": HANDS, "dealer": 3, "wild": "8m"}


class Unshuffled(Stream):
    """Chance that leaves the set in printed order and draws the seat it is told."""

    def __init__(self, seat: int) -> None:
        super().__init__(b"", [], 1)
        self.seat = seat

    def below(self, bound: int) -> int:
        return self.seat

    def shuffle(self, deck: Sequence[Any]) -> list[Any]:
        return list(deck)


def test_the_set_is_136_tiles_in_printed_order_with_copies_side_by_side() -> None:
    assert len(DECK) == 136
    assert [TEXT[tile] for tile in DECK[:5]] == ["1m", "1m", "1m", "1m", "2m"]
    assert TEXT[DECK[-1]] == "P"


def test_13_in_a_row_to_each_seat_from_the_dealer_and_one_more_to_him() -> None:
    dealt = deal_tiles(Unshuffled(0), 2, next_in_group)
    assert [print_tiles(hand) for hand in dealt["hands"]] == [
        "7788889999m111p",
        "1222233334444p",
        "1111222233334m5p",
        "4445555666677m",
    ]
    assert print_tiles(dealt["wall"][:4]) == "5556p"


def test_the_last_tile_is_the_indicator_and_the_kind_after_it_is_wild() -> None:
    dealt = deal_tiles(Unshuffled(0), 0, next_in_group)
    assert TEXT[dealt["wild"]] == "C"
    assert len(dealt["wall"]) == 82
    assert dealt["wall"].count(TILES["P"]) == 3


def test_the_dealer_is_drawn_where_there_is_none_yet() -> None:
    assert deal_tiles(Unshuffled(3), None, next_in_group)["dealer"] == 3
    assert deal_tiles(Unshuffled(3), 1, next_in_group)["dealer"] == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_a_wall_given_in_part_is_completed_in_printed_order(game_id: str) -> None:
    game = game_by_id(game_id)
    options = game.read_options({})
    deal = game.read_deal(options, {**DEAL, "wall": "9s 1m"})
    assert [TEXT[tile] for tile in deal.wall[:4]] == ["9s", "1m", "1m", "2m"]
    everything = [*deal.wall, *(tile for hand in deal.hands for tile in hand), TILES["7m"]]
    assert sorted(everything) == list(DECK)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_dealer_with_13_tiles_gets_the_first_of_the_wall(game_id: str) -> None:
    game = game_by_id(game_id)
    hands = [*HANDS[:3], "147m369p258sESCF"]
    deal = game.read_deal(game.read_options({}), {**DEAL, "hands": hands, "wall": "9s 1m"})
    assert print_tiles(deal.hands[3]) == "147m369p2589sESCF"
    assert [TEXT[tile] for tile in deal.wall[:2]] == ["1m", "1m"]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_printed_deal_is_read_back(game_id: str) -> None:
    game = game_by_id(game_id)
    options = game.read_options({})
    stream = Stream(b"seed".ljust(32, b"."), [], 1)
    deal = game.deal(options, game.start(options), stream)
    assert game.read_deal(options, game.print_deal(options, deal)) == deal
    assert len(read_tiles(print_tiles_dealt(deal)["wall"])) == 82


def changed(**fields: object) -> dict[str, object]:
    return {**DEAL, **fields}


BAD_DEALS = {
    "not an object": [],
    "unknown field": changed(leader=0),
    "no wild": {"hands": HANDS},
    "no hands": {"wild": "8m"},
    "wild is two tiles": changed(wild="8m9m"),
    "wild is no text": changed(wild=8),
    "three hands": changed(hands=HANDS[:3]),
    "hands in one text": changed(hands="147m"),
    "a hand is no text": changed(hands=[*HANDS[:3], 5]),
    "a hand of 12": changed(hands=["147m258p369sESW", *HANDS[1:]]),
    "14 tiles beside the dealer": changed(dealer=0),
    "dealer 4": changed(dealer=4),
    "dealer yes": changed(dealer=True),
    "malformed wall": changed(wall="1x"),
    "wall is a list": changed(wall=["1m"]),
    "five of a kind": changed(wall="1m 1m 1m"),
    "malformed guns": changed(guns="9s"),
    "a gun of two tiles": changed(guns=["9s9s"]),
    "three seats' chips": changed(chips=[1, 2, 3]),
    "negative chips": changed(chips=[1, 2, 3, -1]),
    "negative streak": changed(streak=-1),
    "streak in words": changed(streak="1"),
    "four of the indicator's kind": changed(wall="7m 7m"),
}


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("raw", BAD_DEALS.values(), ids=BAD_DEALS.keys())
def test_a_deal_that_cannot_be_dealt_is_bad_input(game_id: str, raw: object) -> None:
    game = game_by_id(game_id)
    with pytest.raises(BadInput):
        game.read_deal(game.read_options({}), raw)


def test_guns_may_be_set_and_may_be_none() -> None:
    game = game_by_id("anshan-mahjong")
    options = game.read_options({})
    assert game.read_deal(options, changed(guns=["9s", "1m"])).guns == (0, 26)
    assert game.read_deal(options, changed(guns=[])).guns == ()


def test_chips_and_streak_may_be_set_and_are_the_options_otherwise() -> None:
    game = game_by_id("yuyao-mahjong")
    options = game.read_options({"start_chips": 300})
    assert game.read_deal(options, DEAL).chips == (300, 300, 300, 300)
    assert game.read_deal(options, changed(chips=[1, 2, 3, 0], streak=2)).streak == 2
