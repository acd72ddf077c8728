"""`basic` at mahjong: constructed positions in which a sensible player has one answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paiju.bots import Choice, make_bot
from paiju.engine.view import View
from paiju.games import game_by_id
from paiju.games.anshan_mahjong.rules import rules_of as anshan_rules
from paiju.games.yuyao_mahjong.rules import rules_of as yuyao_rules
from paiju.mahjong.tile import COPIES, KINDS, print_tiles, read_tile, read_tiles
from tests.mahjong.played import Played


def table(game_id: str, *hands: str, wild: str = "F", wall: str = "", **options: Any) -> Played:
    """Hands from the dealer on; seats left out hold any other tiles, far from a win."""
    game = game_by_id(game_id)
    indicator = rules(game_id, game.read_options(options)).kind_before(read_tile(wild))
    left = [COPIES] * KINDS
    left[indicator] -= 1
    for tile in [each for text in (*hands, wall) for each in read_tiles(text)]:
        left[tile] -= 1
    left[read_tile(wild)] = 0
    spread = [7 * step % KINDS for step in range(KINDS)]
    rest = [tile for tile in spread if left[tile]] * 2
    dealt = list(hands)
    for seat in range(len(hands), 4):
        size, start = 14 - (seat > 0), 13 * (seat - len(hands))
        dealt.append(print_tiles(rest[start : start + size]))
    return Played(game_id, dealt, dealer=0, wild=wild, wall=wall, options=options)


def rules(game_id: str, options: Any) -> Any:
    return anshan_rules(options) if game_id == "anshan-mahjong" else yuyao_rules(options)


def anshan(*hands: str, **more: Any) -> Played:
    return table("anshan-mahjong", *hands, **more)


def yuyao(*hands: str, **more: Any) -> Played:
    return table("yuyao-mahjong", *hands, **more)


def choice(played: Played, seat: int = 0) -> Choice:
    seen: View[Any, Any] = View(seat, played.round.public(), played.round.private(seat))
    return make_bot("basic", played.game, played.options).choose(seen, Random(1))


def action(played: Played, seat: int = 0) -> str:
    return choice(played, seat).action


def test_it_wins_when_it_can() -> None:
    assert choice(yuyao("123456m78955p111s")) == Choice("hu", "wins")


def test_it_discards_what_leaves_the_hand_waiting() -> None:
    assert choice(yuyao("123456m789p23s55pE")) == Choice("discard E", "waits")


def test_a_waiting_hand_is_not_broken_by_a_claim() -> None:
    played = yuyao("77m258p369s14pESWN", "123456m789p2355s").run("0 discard 7m")
    assert choice(played, 1) == Choice("pass", "stays_closed")


def test_a_claim_that_makes_the_hand_wait_is_made() -> None:
    """Without a triplet 123456m 55789p 23s waits for nothing in 鞍山麻将."""
    played = anshan("25578p369s14pESWN", "123456m55789p23s").run("0 discard 5p")
    assert choice(played, 1) == Choice("peng", "claims")


def test_the_only_tile_of_a_suit_is_kept_where_all_three_are_asked_for() -> None:
    assert action(anshan("123456m555p99m1sEE")) != "discard 1s"


def test_the_only_tile_of_a_suit_goes_where_none_is_asked_for() -> None:
    assert action(yuyao("123456m55p999m1sEE")) == "discard 1s"


def test_many_terminals_and_honours_are_kept_for_loose_thirteen_yao() -> None:
    hand = "19m19p19sEESWNC56m"
    assert action(anshan(hand, wild="P")) in ("discard 5m", "discard 6m")
    assert action(anshan(hand, wild="P", thirteen_yao="off")) not in ("discard 5m", "discard 6m")


@pytest.mark.parametrize("game", [anshan, yuyao])
def test_a_harmless_kong_is_declared(game: Any) -> None:
    assert choice(game("1111456m78p22999s")) == Choice("angang 1m", "kongs")


def test_a_wild_is_kept() -> None:
    assert action(yuyao("23478m4567p2255sP", wild="P")) != "discard P"


def test_a_hand_of_honours_waits_for_more_of_them() -> None:
    assert action(yuyao("EESSWWNNCCFF9m1s", wild="P")) in ("discard 9m", "discard 1s")


def test_a_cheap_draw_is_left_for_a_hand_that_any_tile_completes() -> None:
    """With 123456m 789p 123s and a wild the next draw wins with 抛龙."""
    deal = "258m369s14p1sESWNC"
    played = yuyao(deal, "123456m789p23sPE", wild="P", wall="1s").run("0 discard S")
    assert choice(played, 1) == Choice("discard E", "plays_on")


def test_a_draw_without_a_wild_to_wait_with_is_won() -> None:
    deal = "258m369s14p1sESWNC"
    played = yuyao(deal, "123456m789p23sEE", wild="P", wall="1s").run("0 discard S")
    assert choice(played, 1) == Choice("hu", "wins")
