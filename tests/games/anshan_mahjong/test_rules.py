"""鞍山麻将: the course of a round (rules/anshan-mahjong.md 2, 6, 7, 10.2)."""

from __future__ import annotations

from typing import Any

import pytest

from paiju.mahjong.hand import Hand
from paiju.mahjong.tile import read_tiles
from paiju.mahjong.wall import Wall
from tests.mahjong.played import Played

ASKED = ["147m258p369sESWNC", "2268m3467p158sPP", "33m55p2477sEESFF", "156m114699p568sW"]
"""On the dealer's 5p seat 1 may chow and seat 2 may pung."""
WINNERS = ["4488m22588p13sCFP", "155m3467p168sNCF", "123m46p222789sEE", "567m46p345999sWW"]
"""On the dealer's 5p seat 1 may chow, seats 2 and 3 may win."""
LOCKED = ["4488m22588p13sCFP", "146m159p168sWNCF", "337m29p2477sSWNF", "123m23455p678sEE"]
"""Seat 3 waits for 5p and E."""
KONGS = ["11119m258p147sEWC", "23456m1346p56sNN", "33m79p2289sSSFFP", "56677m1199p33sFP"]


def anshan(hands: list[str], wild: str = "9m", wall: str = "", **more: Any) -> Played:
    deal = {"dealer": 0, "wild": wild, "wall": wall, **more}
    options = {key: deal.pop(key) for key in list(deal) if key not in DEAL_FIELDS}
    return Played("anshan-mahjong", hands, **deal, options=options)


DEAL_FIELDS = {"dealer", "wild", "wall", "guns"}


def step(name: str) -> Played:
    """A table in the step that a refusal is tested in."""
    if name == "over":
        return anshan(WINNERS).run("0 discard 5p", "2 hu")
    if name == "turn":
        return anshan(KONGS)
    table = anshan(ASKED if name == "claim" else WINNERS)
    table.answer("0 discard 5p")
    return table


@pytest.mark.parametrize(
    ("where", "action", "code"),
    [
        ("over", "3 hu", "round_over 8.1"),
        ("over", "0 discard 4m", "round_over 8.1"),
        ("turn", "1 discard 2m", "not_your_turn 6.1"),
        ("claim", "3 pass", "not_your_turn 6.1"),
        ("claim", "0 pass", "not_your_turn 6.1"),
        ("turn", "0 pass", "wrong_step 6.1"),
        ("turn", "0 chi 12m", "wrong_step 6.1"),
        ("claim", "1 discard 2m", "wrong_step 6.1"),
        ("claim", "2 jiagang E", "wrong_step 6.1"),
        ("turn", "0 discard 9p", "tile_not_held 6.4"),
        ("turn", "0 angang 9p", "tile_not_held 6.4"),
        ("turn", "0 jiagang 9p", "tile_not_held 6.4"),
        ("claim", "1 chi 45p", "tile_not_held 6.4"),
        ("claim", "1 chi 33p", "tile_not_held 6.4"),
        ("turn", "0 discard 9m", "wild_tile 2.8"),
        ("turn", "0 angang 9m", "wild_tile 2.7"),
        ("turn", "0 jiagang 9m", "wild_tile 2.7"),
        ("wins", "3 chi 46p", "chi_wrong_seat 7.1"),
        ("claim", "1 chi 37p", "no_run 7.1"),
        ("claim", "1 chi 26m", "no_run 7.1"),
        ("claim", "1 peng", "not_enough_tiles 7.2"),
        ("claim", "2 gang", "not_enough_tiles 7.2"),
        ("turn", "0 angang 8p", "not_enough_tiles 6.4"),
        ("turn", "0 jiagang 1m", "no_pung_to_add 6.4"),
        ("turn", "0 hu", "not_winning 3.1"),
        ("claim", "2 hu", "not_winning 3.1"),
    ],
)
def test_an_action_is_refused_for_the_first_reason_that_holds(
    where: str, action: str, code: str
) -> None:
    assert step(where).refusal(action) == code


def test_a_wild_in_hand_makes_no_chow() -> None:
    table = anshan(ASKED, wild="6p")
    table.answer("0 discard 5p")
    assert table.to_act()[1] == ["chi 34p", "pass"]
    assert table.refusal("1 chi 46p") == "wild_tile 2.7"


def test_a_discarded_wild_is_claimed_for_no_meld_but_can_be_won_on() -> None:
    table = anshan(LOCKED, wild="5p", wild_discard="allowed")
    table.answer("0 discard 5p")
    assert table.to_act() == {3: ["hu", "pass"]}
    assert table.refusal("3 peng") == "wild_tile 2.7"


def test_a_wild_may_be_discarded_from_a_hand_of_wilds() -> None:
    table = anshan(KONGS)
    assert discards(table, "9m9m") == ["discard 9m"]
    assert discards(table, "9m1m") == ["discard 1m"]
    assert discards(anshan(KONGS, wild_discard="allowed"), "9m1m") == ["discard 1m", "discard 9m"]


def discards(table: Played, hand: str) -> list[str]:
    found = table.round.rules.discards(table.round, Hand(read_tiles(hand)))
    return [table.game.print_action(action) for action in found]


def test_a_time_out_never_discards_a_wild_that_may_not_be() -> None:
    table = anshan(ASKED, wall="9m").run("0 discard C")
    assert table.round.private(1).drawn == "9m"
    assert table.game.print_action(table.round.default(1)) == "discard P"


def test_auto_play_takes_a_win() -> None:
    table = anshan(WINNERS)
    table.answer("0 discard 5p")
    assert table.game.print_action(table.round.default(2)) == "pass"
    assert table.game.print_action(table.round.auto(2)) == "hu"
    assert table.game.print_action(table.round.auto(1)) == "pass"


# 枪


def test_the_open_gun_is_the_kind_before_the_indicator() -> None:
    assert anshan(ASKED).round.public().guns.kinds == ("7m",)
    assert anshan(WINNERS, wild="1p").round.public().guns.kinds == ("8p",)


def test_the_hidden_gun_is_turned_by_chance_after_the_win() -> None:
    table = anshan(WINNERS, wall="2s", gun="an")
    assert table.round.public().guns.kinds is None
    table.answer("0 discard 5p")
    table.answer("2 hu")
    shown = table.round.public()
    assert (shown.turn.step, shown.settlement) == ("gun", None)
    assert shown.hands is not None
    assert table.round.waits
    assert table.refusal("3 hu") == "round_over 8.1"
    assert [event.text() for event in table.round.advance()] == ["gun 2s: 2s 3s"]
    shown = table.round.public()
    assert (shown.guns.kinds, shown.guns.turned) == (("2s", "3s"), "2s")
    assert table.settlement["guns"] == ["2s", "3s"]


def test_without_a_tile_to_turn_there_is_no_gun() -> None:
    table = anshan(WINNERS, gun="an", draw_leaves=0)
    table.answer("0 discard 5p")
    table.round.wall = Wall(())
    table.run("2 hu")
    assert table.said()[-1] == "gun None: "
    assert table.settlement["guns"] == []


def test_given_guns_are_taken_as_they_are_less_the_wild_kind() -> None:
    table = anshan(WINNERS, gun="an", guns=["9m", "2s"]).run("0 discard 5p", "2 hu")
    assert table.settlement["guns"] == ["2s"]
    assert table.settlement["lines"][-1] == {"id": "qiang", "name": "枪", "value": 3}


def test_without_guns_given_ones_are_ignored() -> None:
    table = anshan(WINNERS, gun="none", guns=["2s"]).run("0 discard 5p", "2 hu")
    assert table.settlement["guns"] == []
    assert table.line_ids() == ["qionghu", "zhanli"]


# Winning on one tile, and passing it


def test_where_all_win_who_passes_does_not() -> None:
    table = anshan(WINNERS, multiple_wins="all")
    table.answer("0 discard 5p")
    table.answer("3 hu")
    assert table.round.settlement is None
    table.run("2 pass")
    assert [win["winner"] for win in table.settlement["wins"]] == [3]


def test_of_several_winners_the_discarder_who_pays_for_all_pays_none_of_their_shares() -> None:
    table = anshan(WINNERS, multiple_wins="all", pay="discarder_pays_all")
    table.run("0 discard 5p", "2 hu", "3 hu")
    first, second = table.settlement["wins"]
    assert first["deltas"] == [-20, 0, 20, 0]
    assert second["deltas"] == [-40, 0, 0, 40]
    assert table.settlement["deltas"] == [-60, 0, 20, 40]


def locked(**options: Any) -> Played:
    table = anshan(LOCKED, wall="S N W E", **options)
    return table.run("0 discard 5p", "3 pass")


def test_without_the_lock_a_seat_that_passed_may_win_at_once() -> None:
    assert locked().run("1 discard 5p").to_act()[3] == ["hu", "pass", "peng"]


def test_the_lock_ends_with_the_seats_own_draw() -> None:
    table = locked(pass_lock="until_next_draw")
    assert table.round.private(3).passed
    table.run("1 discard 5p")
    assert table.to_act()[3] == ["pass", "peng"]
    table.run("3 pass", "2 discard N", "3 discard W")
    assert not table.round.private(3).passed
    assert table.run("0 discard E").to_act()[3] == ["hu", "pass", "peng"]


def test_the_lock_leaves_the_own_draw_free() -> None:
    table = anshan(LOCKED, wall="S N E", pass_lock="until_next_draw")
    table.run("0 discard 5p", "3 pass", "1 discard S", "2 discard N")
    assert "hu" in table.to_act()[3]


def test_a_win_declined_on_ones_own_draw_locks_nothing() -> None:
    table = anshan(LOCKED, wall="S N E P", pass_lock="until_next_draw")
    table.run("0 discard C", "1 discard S", "2 discard N", "3 discard E")
    assert not table.round.private(3).passed


# Kongs, and the end of the wall


def test_an_added_kong_that_cannot_be_robbed_opens_no_question() -> None:
    hands = ["4488m22588p13sCFP", "146m1557p168sNCF", "337m29p2477sEESF", "567m46p345999sWW"]
    table = anshan(hands, wall="1m 1p N 5p", rob_kong="off")
    table.run("0 discard 5p", "3 pass", "1 peng", "1 discard N", "2 discard 1m")
    table.run("3 discard 1p", "0 discard N")
    table.answer("1 jiagang 5p")
    assert not table.round.in_claim_window
    assert table.round.public().turn.step == "replacement"


def test_a_kong_is_made_in_the_dealers_first_turn_too() -> None:
    table = anshan(KONGS).run("0 angang 1m")
    assert table.said()[0] == "0 angang 1111m"
    assert [laid.meld for laid in table.round.public().melds[0]] == ["angang 1111m"]
    assert list(table.to_act()) == [0]


@pytest.mark.parametrize(("leaves", "left"), [(14, 13), (0, 0)])
def test_the_round_is_exhausted_when_no_tile_may_be_drawn(leaves: int, left: int) -> None:
    table = anshan(ASKED, draw_leaves=leaves)
    while table.round.settlement is None:
        seat = next(iter(table.round.to_act()))
        table.run(f"{seat} {table.game.print_action(table.round.default(seat))}")
    assert table.round.wall.left == left
    assert table.said()[-1] == "exhausted"
    assert table.settlement["payer_fans"] == [None] * 4
    assert table.settlement["next_dealer"] == 0


def test_the_last_discard_may_still_be_claimed_but_not_for_a_kong() -> None:
    table = anshan(["147m258p369sESWNC", "2268m3467p158sPP", "3m555p2477sEESFF", *ASKED[3:]])
    table.round.wall = Wall(table.round.wall.tiles[:13])
    table.answer("0 discard 5p")
    assert table.to_act() == {1: ["chi 34p", "chi 46p", "chi 67p", "pass"], 2: ["pass", "peng"]}
    assert table.refusal("2 gang") == "no_replacement 6.7"
    table.run("2 peng")
    table.run("2 discard S")
    assert table.said()[-1] == "exhausted"
