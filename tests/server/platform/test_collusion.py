"""The operator's list of pairs whose results together are far off chance."""

import random
from collections.abc import Callable

from paiju.server.collusion import Meeting, collusion, suspicions
from paiju.server.platform import Platform
from tests.server.platform.played import guests, play_match

PLAYERS = [f"p{number}" for number in range(12)]


def meetings(
    play: Callable[[list[str], random.Random], list[int]], count: int = 600
) -> list[Meeting]:
    chance = random.Random(7)
    found = []
    for number in range(count):
        players = chance.sample(PLAYERS, 4)
        points = play(players, chance)
        found.append(Meeting(f"m{number}", "fangyang", tuple(players), tuple(points)))
    return found


def fair(players: list[str], chance: random.Random) -> list[int]:
    points = [chance.randint(-20, 20) for _ in players[1:]]
    return [*points, -sum(points)]


def test_honest_players_are_not_listed() -> None:
    assert suspicions(meetings(fair)) == []


def test_a_strong_player_is_not_listed_for_winning() -> None:
    def play(players: list[str], chance: random.Random) -> list[int]:
        points = fair(players, chance)
        if "p0" in players:
            strong = players.index("p0")
            points = [each - 10 for each in points]
            points[strong] += 40
        return points

    assert suspicions(meetings(play)) == []


def test_one_who_always_loses_to_the_same_player_is_listed() -> None:
    def play(players: list[str], chance: random.Random) -> list[int]:
        points = fair(players, chance)
        if {"p0", "p1"} <= set(players):
            points[players.index("p0")] += 30
            points[players.index("p1")] -= 30
        return points

    (found,) = suspicions(meetings(play))
    assert (found.manner, found.players) == ("one_way", ("p0", "p1"))
    assert found.excess > 30
    played = {meeting.match for meeting in meetings(play) if {"p0", "p1"} <= set(meeting.players)}
    assert set(found.matches) == played


def test_two_who_win_from_the_others_whenever_they_meet_are_listed() -> None:
    def play(players: list[str], chance: random.Random) -> list[int]:
        points = fair(players, chance)
        if {"p0", "p1"} <= set(players):
            points = [
                each + (20 if player in {"p0", "p1"} else -20)
                for player, each in zip(players, points, strict=True)
            ]
        return points

    found = suspicions(meetings(play))
    assert [(each.manner, each.players) for each in found] == [("together", ("p0", "p1"))]


async def test_the_report_looks_at_finished_public_matches(platform: Platform) -> None:
    players = await guests(platform)
    for number in range(12):
        points = [30, -30, number % 3, -(number % 3)]
        await play_match(platform, players, points, match=f"m{number}", public=number < 11)
    (found, *_) = await collusion(platform.database, 0)
    assert found.players == (players[0], players[1])
    assert len(found.matches) == 11
    assert await collusion(platform.database, platform.now() + 1) == []
