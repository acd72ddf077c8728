"""What the tutorial teaches is what the rules say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from paiju.climbing.combination import Combinations, play_count, play_rank
from paiju.engine.game import AnyGame
from paiju.games import GAMES
from paiju.games.fangyang.rules import combinations as fangyang_combinations
from paiju.games.jiayibing.rules import combinations as jiayibing_combinations
from paiju.mahjong.tile import KINDS, TEXT, print_tiles, read_tile, read_tiles
from tests.docs.test_player_rules import GAME_IDS, LANGUAGES, paragraphs, words_of
from tests.docs.tutorial import read_screens

Screen = dict[str, Any]

COMBINATIONS = {
    "jiayibing": jiayibing_combinations(bombs=False),
    "fangyang": fangyang_combinations(bombs=False),
}
MAHJONG = [game for game in GAMES if game.id.endswith("mahjong")]

every_game_id = pytest.mark.parametrize("game_id", GAME_IDS)


def screens_of(*games: str, **has: str) -> list[Any]:
    return [
        pytest.param(game_id, screen, id=f"{game_id}-{screen['id']}")
        for game_id in games
        for screen in read_screens(game_id)
        if all(value in screen.get(key, ()) for key, value in has.items())
    ]


def texts(value: object) -> Iterator[dict[str, str]]:
    """Everything in three languages, wherever it stands."""
    if isinstance(value, list):
        for each in value:
            yield from texts(each)
    elif isinstance(value, dict):
        if "zh-Hans" in value:
            yield value
        else:
            yield from texts(list(value.values()))


@every_game_id
def test_a_tutorial_has_at_most_ten_screens_each_with_its_own_id(game_id: str) -> None:
    ids = [screen["id"] for screen in read_screens(game_id)]
    assert 0 < len(ids) <= 10
    assert len(set(ids)) == len(ids)


@every_game_id
def test_a_tutorial_speaks_three_languages(game_id: str) -> None:
    for text in texts(read_screens(game_id)):
        assert tuple(text) == LANGUAGES
        assert all(text.values())


@every_game_id
def test_a_tutorial_names_paragraphs_that_players_can_read(game_id: str) -> None:
    numbers = set(paragraphs(words_of(game_id, "en")))
    for screen in read_screens(game_id):
        assert screen["rules"]
        assert set(screen["rules"]) <= numbers


@every_game_id
def test_a_task_can_be_answered(game_id: str) -> None:
    for screen in read_screens(game_id):
        if task := screen.get("task"):
            assert task["answers"]
            assert set(task["answers"]) <= set(task.get("actions", task["answers"]))


def play_of(plays: Combinations, action: str) -> int:
    play = plays.read_play(plays.pack.read_cards(action.removeprefix("play ")))
    assert isinstance(play, int), action
    return play


def held_plays(plays: Combinations, hand: str, beat: str | None) -> set[tuple[int, int]]:
    """What the hand may play, by rank and number of cards."""
    held = plays.pack.hand(plays.pack.read_cards(hand))
    legal = plays.follows(held, play_of(plays, beat)) if beat else plays.leads(held)
    return {(play_rank(play), play_count(play)) for play in legal}


@pytest.mark.parametrize(("game_id", "screen"), screens_of("jiayibing", "fangyang", task="beat"))
def test_every_play_that_beats_is_a_right_answer(game_id: str, screen: Screen) -> None:
    plays, task = COMBINATIONS[game_id], screen["task"]
    answers = [play_of(plays, answer) for answer in task["answers"]]
    assert {(play_rank(play), play_count(play)) for play in answers} == held_plays(
        plays, task["hand"], task["beat"]
    )


@pytest.mark.parametrize(("game_id", "screen"), screens_of("jiayibing", "fangyang", task="kind"))
def test_every_right_play_comes_from_the_hand(game_id: str, screen: Screen) -> None:
    plays, task = COMBINATIONS[game_id], screen["task"]
    for answer in task["answers"]:
        if answer.startswith("play "):
            assert set(answer.split()[1:]) <= set(task["hand"].split())
            play = play_of(plays, answer)
            legal = held_plays(plays, task["hand"], task.get("beat"))
            assert (play_rank(play), play_count(play)) in legal


@pytest.mark.parametrize(("game_id", "screen"), screens_of("jiayibing", "fangyang", show="end"))
def test_a_round_of_cards_is_worth_what_the_tutorial_says(game_id: str, screen: Screen) -> None:
    (game,) = (game for game in GAMES if game.id == game_id)
    end, total = screen["show"]["end"], screen["show"]["worth"]["total"]
    answer = game.score({**end, "options": {}})
    assert answer["end"]
    winner = end["order"][-1] if game_id == "jiayibing" else end["order"][0]
    payer = next(seat for seat, side in enumerate(end["sides"]) if side != end["sides"][winner])
    assert answer["deltas"][payer] == -total


def score(game: AnyGame, shown: Screen, hand: str, tile: str, by: str) -> dict[str, Any]:
    facts = {key: shown[key] for key in ("wild", "melds", "guns", "dealer") if key in shown}
    source = {"from": shown.get("from", 3)} if by == "discard" else {}
    whole = print_tiles(sorted([*read_tiles(hand), read_tile(tile)]))
    answer: dict[str, Any] = game.score(
        {"hand": whole, "tile": tile, "by": by, "seat": 0, **facts, **source}
    )
    return answer


@pytest.mark.parametrize("game", MAHJONG, ids=lambda game: game.id)
def test_a_hand_of_tiles_is_worth_what_the_tutorial_says(game: AnyGame) -> None:
    for screen in read_screens(game.id):
        shown = screen["show"]
        if worth := shown.get("worth"):
            answer = score(game, shown, shown["hand"], shown["tile"], shown["by"])
            assert answer["win"], screen["id"]
            lines = {line["id"]: line["value"] for line in answer["lines"]}
            assert {line["id"]: line["value"] for line in worth["lines"]} == lines, screen["id"]
            assert worth["total"] == answer["total"]


@pytest.mark.parametrize("game", MAHJONG, ids=lambda game: game.id)
def test_a_win_is_a_right_answer_only_where_the_hand_wins(game: AnyGame) -> None:
    for screen in read_screens(game.id):
        shown, task = screen["show"], screen.get("task", {})
        if "hu" in task.get("actions", ()):
            answer = score(game, shown, task["hand"], shown["tile"], shown["by"])
            assert answer["win"] is ("hu" in task["answers"]), screen["id"]


def is_ready(game: AnyGame, shown: Screen, hand: list[int]) -> bool:
    # a fourth tile is not tried: of the kind turned up there are but three
    text = print_tiles(sorted(hand))
    return any(
        score(game, shown, text, TEXT[tile], "self_draw")["win"]
        for tile in range(KINDS)
        if hand.count(tile) < 3
    )


@pytest.mark.parametrize("game", MAHJONG, ids=lambda game: game.id)
def test_a_discard_that_leaves_one_waiting_is_a_right_answer(game: AnyGame) -> None:
    asked = [
        screen for screen in read_screens(game.id) if re.search("ready|unrelated", screen["id"])
    ]
    assert asked
    for screen in asked:
        hand = read_tiles(screen["task"]["hand"])
        right = set()
        for tile in set(hand):
            rest = list(hand)
            rest.remove(tile)
            if is_ready(game, screen["show"], rest):
                right.add(f"discard {TEXT[tile]}")
        assert set(screen["task"]["answers"]) == right
