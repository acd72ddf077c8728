"""The course of a round that both mahjong games share."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paiju.engine.refusal import Refused
from paiju.games import game_by_id
from paiju.mahjong.action import VERB
from paiju.mahjong.deal import DECK
from paiju.mahjong.tile import TILES, Tile
from paiju.mahjong.win import ROBBED_KONG
from tests.contract import course
from tests.mahjong.played import Played

GAMES = ["anshan-mahjong", "yuyao-mahjong"]
both_games = pytest.mark.parametrize("game_id", GAMES)
seeds = given(seed=st.integers(0, 2**32 - 1))

HANDS = ["147m258p369sESWNC", "2268m3467p158sPP", "33m55p2477sEESFF", "156m114699p568sW"]
"""The dealer is seat 0; on his 5p seat 1 may chow and seat 2 may pung."""


def dealt(game_id: str, hands: list[str] = HANDS, **deal: Any) -> Played:
    return Played(game_id, hands, **{"dealer": 0, "wild": "9m", **deal})


@both_games
def test_after_an_unclaimed_discard_the_next_seat_draws_the_head_of_the_wall(game_id: str) -> None:
    table = dealt(game_id, wall="3s").run("0 discard C")
    assert list(table.to_act()) == [1]
    assert table.said() == ["0 discard C", "1 draws 3s"]
    assert table.hands[1] == "2268m3467p1358sPP"


@both_games
def test_a_discard_lies_open_until_play_goes_on_even_if_nobody_may_claim_it(game_id: str) -> None:
    round_ = dealt(game_id, wall="3s").round
    assert not round_.in_claim_window
    round_.act(0, game_by_id(game_id).read_action("discard C"))
    assert round_.to_act() == {}
    assert round_.in_claim_window
    assert round_.waits
    round_.advance()
    assert not round_.in_claim_window
    assert not round_.waits


@both_games
def test_answers_are_secret(game_id: str) -> None:
    table = dealt(game_id)
    table.answer("0 discard 5p")
    shown = table.round.public()
    assert table.answer("1 chi 46p") == []
    assert table.round.public() == shown
    assert table.round.private(1).answer == "chi 46p"
    assert table.round.private(2).answer is None


@both_games
def test_what_others_answer_is_not_told_by_ones_own_question(game_id: str) -> None:
    table = dealt(game_id)
    table.answer("0 discard 5p")
    table.answer("1 pass")
    before = table.round.private(1)
    table.answer("2 pass")
    assert table.round.private(1) == before
    assert table.round.waits
    assert before.question == 1


@both_games
def test_questions_are_counted_for_each_seat_alone(game_id: str) -> None:
    table = dealt(game_id)
    assert [table.round.question(seat) for seat in range(4)] == [1, None, None, None]
    table.answer("0 discard 5p")
    assert [table.round.question(seat) for seat in range(4)] == [None, 1, 1, None]
    table.run("1 pass", "2 peng")
    assert [table.round.question(seat) for seat in range(4)] == [None, None, 2, None]


@both_games
def test_a_seat_answers_once(game_id: str) -> None:
    table = dealt(game_id)
    table.answer("0 discard 5p")
    table.answer("1 pass")
    assert table.refusal("1 chi 46p").startswith("not_your_turn")
    assert table.to_act() == {2: ["pass", "peng"]}


@both_games
def test_a_claimed_tile_leaves_the_pond_for_the_meld(game_id: str) -> None:
    table = dealt(game_id).run("0 discard 5p", "2 peng")
    shown = table.round.public()
    assert shown.ponds[0].tiles == ("5p",)
    assert shown.ponds[0].claimed == (0,)
    assert shown.last is None
    (laid,) = shown.melds[2]
    assert (laid.meld, laid.tile, laid.source) == ("peng 555p", "5p", 0)
    assert shown.concealed == (13, 13, 11, 13)


@both_games
def test_the_meld_of_a_chow_shows_which_tile_was_claimed(game_id: str) -> None:
    table = dealt(game_id).run("0 discard 5p", "2 pass", "1 chi 67p")
    (laid,) = table.round.public().melds[1]
    assert (laid.meld, laid.tile, laid.source) == ("chi 567p", "5p", 0)
    assert "1 chi 567p from 0" in table.said()


@both_games
def test_only_the_owner_sees_which_tile_was_drawn(game_id: str) -> None:
    table = dealt(game_id, wall="3s").run("0 discard C")
    drawn = table.events[-1]
    assert drawn.seen_by(1).tile == "3s"  # type: ignore[union-attr]
    assert drawn.seen_by(0).tile is None  # type: ignore[union-attr]
    assert drawn.seen_by(None).text() == "1 draws a tile"  # type: ignore[union-attr]
    assert table.round.private(1).drawn == "3s"
    assert table.round.private(0).drawn is None


@both_games
def test_a_time_out_discards_the_tile_drawn(game_id: str) -> None:
    table = dealt(game_id, wall="3s").run("0 discard C")
    assert table.game.print_action(table.round.default(1)) == "discard 3s"


@both_games
def test_a_time_out_without_a_draw_discards_the_last_tile_in_printed_order(game_id: str) -> None:
    table = dealt(game_id)
    assert table.game.print_action(table.round.default(0)) == "discard C"
    table.run("0 discard 5p")
    assert table.game.print_action(table.round.default(1)) == "pass"
    table.run("2 peng")
    assert table.game.print_action(table.round.default(2)) == "discard F"


KONGS = ["147m147p258sNNSWC", "1133m55p22888sEE", "258m36p147sCCFFS", "369m147p369sPPFW"]


@both_games
def test_a_claimed_kong_stands_at_once_and_its_replacement_is_a_step_of_chance(
    game_id: str,
) -> None:
    table = dealt(game_id, KONGS, wild="9p")
    table.answer("0 discard 8s")
    said = [event.text() for event in table.answer("1 gang")]
    assert said[0] == "1 gang 8888s from 0"
    assert table.round.waits
    assert not table.round.in_claim_window
    assert table.round.public().turn.step == "replacement"
    last = table.round.wall.tiles[-1]
    table.round.advance()
    assert table.round.hand_of[1].counts[last] > 0
    assert table.round.public().turn.replaced


ADDED = ["4488m22588p13sCFP", "146m1557p168sNCF", "337m29p2477sEESF", "567m46p345999sWW"]
TO_ADD = [
    "0 discard 5p", "3 pass", "1 peng", "1 discard N", "2 discard 1m", "3 discard 1p",
    "0 discard N",
]  # fmt: skip


def added(game_id: str, *actions: str) -> Played:
    table = dealt(game_id, ADDED, wall="1m 1p N 5p").run(*TO_ADD)
    table.answer("1 jiagang 5p")
    for action in actions:
        table.answer(action)
    return table


@both_games
def test_an_added_tile_is_in_nobodys_hand_while_it_may_be_robbed(game_id: str) -> None:
    table = added(game_id)
    assert table.hands[1] == "146m17p168sCF"
    shown = table.round.public()
    assert shown.turn.step == "rob"
    assert (shown.last.seat, shown.last.tile, shown.last.added) == (1, "5p", True)
    assert [laid.meld for laid in shown.melds[1]] == ["peng 555p"]
    assert table.to_act() == {3: ["hu", "pass"]}


@both_games
def test_the_robbed_players_pung_stays_a_pung(game_id: str) -> None:
    table = added(game_id, "3 hu")
    assert table.settlement["by"] == ROBBED_KONG
    assert table.settlement["from"] == 1
    assert [laid.meld for laid in table.round.public().melds[1]] == ["peng 555p"]


@both_games
def test_if_nobody_robs_the_kong_stands_and_a_replacement_is_drawn(game_id: str) -> None:
    table = added(game_id, "3 pass")
    assert [laid.meld for laid in table.round.public().melds[1]] == ["peng 555p"]
    table.run()
    table.events = table.round.advance()
    assert [laid.meld for laid in table.round.public().melds[1]] == ["jiagang 5555p"]
    assert table.round.public().melds[1][0].source == 0
    assert list(table.to_act()) == [1]


@both_games
def test_all_hands_lie_open_once_the_round_is_over(game_id: str) -> None:
    table = added(game_id)
    assert table.round.public().hands is None
    table.answer("3 hu")
    shown = table.round.public()
    assert shown.hands is not None
    assert shown.hands[3] == ("5m", "6m", "7m", "4p", "6p", "3s", "4s", "5s", *["9s"] * 3, "W", "W")
    assert (shown.wins[0].seat, shown.wins[0].tile, shown.wins[0].source) == (3, "5p", 1)
    assert table.refusal("0 discard 4m").startswith("round_over")


def everywhere(round_: Any) -> list[Tile]:
    """Every tile of the set, wherever it lies."""
    tiles = [TILES[round_.start.indicator], *round_.wall.tiles]
    for hand in round_.hand_of:
        tiles += hand.tiles
        tiles += [tile for meld in hand.melds for tile in meld.tiles]
    for pond, taken in zip(round_.ponds, round_.taken, strict=True):
        tiles += [tile for place, tile in enumerate(pond) if place not in taken]
    if round_.claims is not None and round_.claims.robbing:
        tiles.append(round_.claims.tile)
    elif round_.way == ROBBED_KONG:
        tiles.append(round_.won_on)
    turned = getattr(round_.ledger, "turned", None)
    return tiles if turned is None else [*tiles, turned]


@both_games
@seeds
@settings(max_examples=25, deadline=None)
def test_no_tile_is_lost_or_doubled(game_id: str, seed: int) -> None:
    game = game_by_id(game_id)
    rng = Random(seed)
    options = game.read_options(rng.choice(course.mixtures(game)))
    round_ = course.fresh(game, options, seed)
    for _ in course.steps(game, round_, rng):
        assert sorted(everywhere(round_)) == list(DECK)


@both_games
@seeds
@settings(max_examples=15, deadline=None)
def test_hands_have_13_places_and_one_more_in_turn(game_id: str, seed: int) -> None:
    game = game_by_id(game_id)
    round_: Any = course.fresh(game, game.read_options({}), seed)
    for _ in course.steps(game, round_, Random(seed)):
        for seat, hand in enumerate(round_.hand_of):
            places = hand.size + 3 * len(hand.melds)
            in_turn = seat == round_.turn and round_.step in ("turn", "discard")
            if round_.step != "over":
                assert places == 13 + in_turn - (seat == round_.turn and round_.step == "rob")


@both_games
@seeds
@settings(max_examples=25, deadline=None)
def test_every_action_that_is_not_legal_has_a_reason(game_id: str, seed: int) -> None:
    game = game_by_id(game_id)
    rng = Random(seed)
    options = game.read_options(rng.choice(course.mixtures(game)))
    round_ = course.fresh(game, options, seed)
    reasons: Counter[str] = Counter()
    for _ in course.steps(game, round_, rng):
        to_act = round_.to_act()
        for seat, action in (
            (rng.choice([*to_act, 0]), rng.randrange(len(VERB))) for _ in range(9)
        ):
            if action not in to_act.get(seat, ()):
                with pytest.raises(Refused) as refused:
                    round_.act(seat, action)
                reasons[refused.value.code] += 1
    assert reasons
