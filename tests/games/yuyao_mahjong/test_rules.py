"""余姚麻将: the course of a round (rules/yuyao-mahjong.md 3 to 5, 7, 9, 11.2)."""

from __future__ import annotations

from typing import Any

import pytest

from paiju.mahjong.hand import Hand
from paiju.mahjong.meld import ANGANG, PENG, Meld
from paiju.mahjong.tile import read_tiles
from paiju.mahjong.wall import Wall
from paiju.mahjong.win import DISCARD, ROBBED_KONG
from tests.mahjong.played import Played

DEAL_FIELDS = {"dealer", "wild", "wall", "streak", "chips"}

ASKED = ["369m15p258sNNNSWE", "147m46p369sSSWNC", "258m55p147sCCFFW", "123789m46p111sEE"]
"""On the dealer's 5p seat 1 may chow, seat 2 pung, seat 3 win."""
BLIND = ["369m15p258sNNESWC", "147m4556p369sNNS", "258m28p147sCCFFW", "369m369p369sEEWW"]
"""On the dealer's 5p seat 1 may pung."""
KONGS = ["1111m258p369sNNSP", "258m147p147sCCEW", "369m258p5sEEFCCS", "234678m3459p55sF"]
"""The dealer holds 1111m and a wild P."""
PASSER = ["147m258p147sNNSWC", "258m369p369sCCSW", "369m147p258sFFNW", "123m456789p44sEE"]
"""Seat 3 waits for 4s and E."""
THROWER = ["147m258p369sCCSW", "258m369p147sFFPP", "369m147p258sCSWW", "123m456p449sEENNP"]
"""The dealer is seat 3; after his P and 9s he waits for 4s, E and N."""
ANY_TILE = ["147m258p369sSSWNC", "1133m5577p22sEEP", "258m369p147sCCFW", "369m147p258sFNSW"]
"""Seat 1 waits for any tile; on the dealer's 1m it may pung."""


def yuyao(hands: list[str], wild: str = "P", **more: Any) -> Played:
    deal = {"dealer": 0, "wild": wild, **more}
    options = {key: deal.pop(key) for key in list(deal) if key not in DEAL_FIELDS}
    return Played("yuyao-mahjong", hands, **deal, options=options)


def step(name: str) -> Played:
    """A table in the situation that a refusal is tested in."""
    hands = {"claim": ASKED, "blind": BLIND, "any tile": ANY_TILE, "last discard": PASSER}
    discard = {"claim": "5p", "blind": "5p", "any tile": "1m", "last discard": "4s"}
    if name == "over":
        return yuyao(ASKED).run("0 discard 5p", "3 hu")
    if name not in hands:
        table = yuyao(KONGS)
        if name == "last turn":
            table.round.wall = Wall(())
        return table
    table = yuyao(hands[name], mode="xiazi" if name == "blind" else "liangzi")
    if name == "last discard":
        table.round.wall = Wall(())
    table.answer(f"0 discard {discard[name]}")
    return table


@pytest.mark.parametrize(
    ("where", "action", "code"),
    [
        ("over", "2 peng", "round_over 3.1"),
        ("turn", "1 discard 2m", "not_your_turn 3.5"),
        ("claim", "0 pass", "not_your_turn 3.5"),
        ("turn", "0 pass", "wrong_step 3.1"),
        ("claim", "1 discard 1m", "wrong_step 3.1"),
        ("blind", "1 chi 46p", "no_chi 4.1"),
        ("blind", "1 chi 99p", "no_chi 4.1"),
        ("turn", "0 discard 9p", "tile_not_held 3.3"),
        ("turn", "0 angang 9p", "tile_not_held 3.3"),
        ("claim", "1 chi 34p", "tile_not_held 3.3"),
        ("claim", "1 chi 44p", "tile_not_held 3.3"),
        ("turn", "0 angang P", "wild_tile 1.5"),
        ("turn", "0 jiagang P", "wild_tile 1.5"),
        ("claim", "3 chi 46p", "chi_wrong_seat 4.1"),
        ("claim", "1 chi 14m", "no_run 4.1"),
        ("claim", "1 peng", "not_enough_tiles 4.2"),
        ("claim", "2 gang", "not_enough_tiles 4.2"),
        ("turn", "0 angang 2p", "not_enough_tiles 4.2"),
        ("turn", "0 jiagang 1m", "no_pung_to_add 4.5"),
        ("last discard", "3 peng", "wall_empty 4.9"),
        ("last discard", "3 gang", "not_enough_tiles 4.2"),
        ("last turn", "0 angang 1m", "no_replacement 4.9"),
        ("blind", "1 hu", "self_draw_only 5.1"),
        ("turn", "0 hu", "not_winning 6.3"),
        ("claim", "2 hu", "not_winning 6.3"),
        ("any tile", "1 hu", "any_tile_wait 5.6"),
    ],
)
def test_an_action_is_refused_for_the_first_reason_that_holds(
    where: str, action: str, code: str
) -> None:
    assert step(where).refusal(action) == code


def test_when_the_wall_is_empty_the_last_discard_may_be_won_on_but_not_melded() -> None:
    table = step("last discard")
    assert table.to_act() == {3: ["hu", "pass"]}
    table.run("3 pass")
    assert table.said()[-1] == "exhausted"
    assert table.settlement["next_dealer"] == 1


def test_a_discarded_wild_is_neither_melded_nor_won_on() -> None:
    table = yuyao(PASSER, wild="4s", wall="9s")
    table.answer("0 discard 4s")
    assert table.to_act() == {}
    assert table.round.in_claim_window


# Locks


def test_a_win_passed_on_ones_own_draw_bars_discards_until_the_next_draw() -> None:
    hands = ["123456m789p23sEEF", "147m258p369sNNSW", "258m369p147sCCSW", "369m147p258sCCEW"]
    table = yuyao(hands, wall="S W 9m 4s 1s 9p 1p 9s 1s")
    table.run("0 discard F", "1 discard S", "2 discard W", "3 discard 9m")
    assert "hu" in table.to_act()[0]
    table.run("0 discard 4s")
    assert table.round.private(0).passed
    table.answer("1 discard 1s")
    assert table.to_act() == {}
    table.round.advance()
    table.run("2 discard 9p", "3 discard 1p")
    assert not table.round.private(0).passed
    assert table.run("0 discard 9s", "1 discard 1s").to_act() == {0: ["hu", "pass"]}


def test_a_passed_win_bars_discards_alone() -> None:
    table = yuyao(PASSER)
    table.run("0 discard 4s", "3 pass")
    rules, round_ = table.round.rules, table.round
    assert rules.is_barred(round_, 3, DISCARD)
    assert not rules.is_barred(round_, 3, ROBBED_KONG)
    assert not rules.is_barred(round_, 3, "self_draw")


def thrown(lock: str) -> Played:
    table = yuyao(THROWER, dealer=3, wall="N E", wild_throw_lock=lock)
    table.run("3 discard P", "0 discard N", "3 peng", "3 discard 9s")
    table.answer("0 discard E")
    return table


@pytest.mark.parametrize(
    ("lock", "code"),
    [
        ("thrower_until_next_draw", "wild_throw_lock 5.5"),
        ("everyone_until_thrower_draws", "wild_throw_lock 5.5"),
        ("wild_only", ""),
    ],
)
def test_whether_who_threw_a_wild_may_win_before_he_draws(lock: str, code: str) -> None:
    table = thrown(lock)
    assert table.refusal("3 hu") == code
    assert table.round.public().throwers == (3,)


@pytest.mark.parametrize(
    ("lock", "asked"),
    [("thrower_until_next_draw", True), ("everyone_until_thrower_draws", False)],
)
def test_whether_a_thrown_wild_keeps_the_others_from_winning(lock: str, asked: bool) -> None:
    hands = ["147m258p147sNNSPC", "258m369p369sCCSW", "369m147p258sFFNW", "123m456789p44sEE"]
    table = yuyao(hands, wall="4s 9m 9m", wild_throw_lock=lock).run("0 discard P")
    table.answer("1 discard 4s")
    assert ("hu" in table.to_act()[3]) is asked
    table.run("3 pass")
    assert table.round.rules.is_barred(table.round, 0, ROBBED_KONG)


def test_a_thrown_wild_locks_until_the_throwers_own_draw() -> None:
    hands = ["147m258p147sNNSPC", "258m369p369sCCSW", "369m147p258sFFNW", "123m456789p44sEE"]
    table = yuyao(hands, wall="9m 9m 9s 9s").run("0 discard P", "1 discard 9m", "2 discard 9m")
    assert table.round.public().throwers == (0,)
    table.run("3 discard 9s")
    assert table.round.public().throwers == ()


# Claims and what follows them

SWAP = ["139m147p147sNNSWE", "3456m258p369sSWC", "46m369p258sCCFFE", "28m147p369sFWWSN"]


@pytest.mark.parametrize(
    ("ban", "forbidden"), [("whole_set", {"3m", "6m"}), ("same_kind", {"3m"}), ("off", set())]
)
def test_what_may_not_be_discarded_after_a_chow(ban: str, forbidden: set[str]) -> None:
    table = yuyao(SWAP, swap_ban=ban).run("0 discard 3m", "1 chi 45m")
    refused = {tile for tile in ("3m", "6m", "2p") if table.refusal(f"1 discard {tile}")}
    assert refused == forbidden
    assert table.game.print_action(table.round.default(1)) == "discard C"


def test_after_a_pung_the_claimed_kind_stays() -> None:
    hands = ["147m258p369sESWNC", "2268m3467p158sCC", "33m555p2477sEESF", "156m114699p568sW"]
    table = yuyao(hands).run("0 discard 5p", "2 peng")
    assert table.refusal("2 discard 5p") == "swap_ban 4.8"
    free = yuyao(hands, swap_ban="off").run("0 discard 5p", "2 peng")
    assert free.refusal("2 discard 5p") == ""


def test_claims_from_one_player_are_not_limited_where_the_table_has_no_limit() -> None:
    hands = ["147m258p369sESWNF", "369m369p147sCCFF", "123m59p44sEESSWW", "147m147p258sNNCE"]
    actions = [
        "0 discard E", "2 peng", "2 discard 9p", "3 discard 5s", "0 discard S", "2 peng",
        "2 discard 5p", "3 discard 5s",
    ]  # fmt: skip
    limited = yuyao(hands, wall="5s9p5s9p9m").run(*actions)
    limited.answer("0 discard W")
    assert limited.to_act() == {2: ["hu", "pass"]}
    free = yuyao(hands, wall="5s9p5s9p9m", claim_limit="off").run(*actions)
    free.answer("0 discard W")
    assert free.to_act() == {2: ["hu", "pass", "peng"]}


# Several who may win

LEVELS = ["9m147m258p36sESWNN", "1112345556778m", "369m147p258sEESW", "9m112233445566p"]
"""On the dealer's 9m seat 1 wins 清一色, seat 3 清七对."""


@pytest.mark.parametrize(("all_pay", "winner"), [("off", 1), ("on", 3)])
def test_what_makes_all_pay_goes_before_a_big_hand_that_sits_nearer(
    all_pay: str, winner: int
) -> None:
    table = yuyao(LEVELS, wild="C", pure_seven_pairs_all_pay=all_pay)
    table.answer("0 discard 9m")
    assert sorted(table.to_act()) == [1, 3]
    table.answer(f"{winner} hu")
    assert table.settlement["winner"] == winner
    assert table.settlement["all_pay"] is (all_pay == "on")


# All pay at once


def test_four_wilds_by_the_deal_end_the_round_before_anybody_acts() -> None:
    hands = ["147m258p369sNNSWC", "258m369p14sPPPPS", "369m147p258sFCNW", "123m456789p44sEE"]
    table = yuyao(hands, chips=[100, 50, 0, 20])
    assert table.said() == ["1 all pay: si_long"]
    assert table.settlement["deltas"] == [-100, 120, 0, -20]
    assert (table.settlement["by"], table.settlement["from"]) == (None, None)
    assert table.settlement["match_over"]
    assert table.settlement["next_dealer"] == 1


def test_the_deal_lies_before_all_eyes_until_chance_goes_on() -> None:
    hands = ["147m258p369sNNSWC", "258m369p14sPPPPS", "369m147p258sFCNW", "123m456789p44sEE"]
    game, table = yuyao(hands).game, yuyao(hands)
    round_ = game.open(table.options, table.deal)
    assert round_.waits
    assert round_.settlement is None
    assert round_.public().turn.step == "dealt"


def test_the_fourth_wild_drawn_ends_the_round() -> None:
    hands = ["147m258p369sNNSWC", "258m369p147sPPPS", "369m147p258sFCNW", "123m456789p44sEE"]
    table = yuyao(hands, wall="P").run("0 discard 1m")
    assert table.said()[-2:] == ["1 draws P", "1 all pay: si_long"]
    assert table.line_ids() == ["si_long"]


def test_a_third_kong_that_makes_all_pay_cannot_be_robbed() -> None:
    hand = Hand(read_tiles("5p123m4s"))
    hand.melds = [Meld(ANGANG, 0), Meld(ANGANG, 1), Meld(PENG, 13, 2)]
    for option, robbed in (("on", False), ("off", True)):
        table = yuyao(ASKED, three_kongs=option)
        table.round.hand_of[0] = hand
        assert table.round.rules.may_rob(table.round, 0) is robbed


def test_nothing_is_robbed_in_xiazi() -> None:
    table = yuyao(ASKED, mode="xiazi")
    assert not table.round.rules.may_rob(table.round, 0)


# Kong points


def test_kong_points_are_booked_when_the_kong_stands() -> None:
    table = yuyao(KONGS).run("0 angang 1m")
    assert table.said()[:2] == ["0 angang 1111m", "kong points 30 -10 -10 -10"]
    assert table.round.public().kong_deltas == (30, -10, -10, -10)


def test_without_kong_points_nothing_is_booked() -> None:
    table = yuyao(KONGS, kong_points="none").run("0 angang 1m")
    assert table.round.public().kong_deltas == (0, 0, 0, 0)
    assert not any(line.startswith("kong points") for line in table.said())


UNPAID = ["147m258p369sNNCCS", "234678m888p345sF", "258m147p147sCCWS", "369m369p258sWEFS"]


def test_a_pung_made_instead_of_a_kong_is_known_to_its_owner_alone() -> None:
    table = yuyao(UNPAID, wall="S").run("0 discard 8p", "1 peng")
    assert table.round.private(1).unpaid == ("8p",)
    assert table.round.private(0).unpaid == ()


def test_an_added_kong_of_it_is_booked_for_nothing() -> None:
    table = yuyao(UNPAID, wall="S W 9s 9s 1p").run("0 discard 8p", "1 peng", "1 discard F")
    table.run("2 discard S", "3 discard W", "0 discard 9s", "1 jiagang 8p")
    assert table.round.public().kong_deltas == (0, 0, 0, 0)
    assert table.round.public().melds[1][0].meld == "jiagang 8888p"
