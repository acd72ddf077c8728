"""What was played is kept: records, frames, history, statistics."""

import math
import zlib
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from paiju.engine.record import print_record, read_record, verify
from paiju.games import game_by_id
from paiju.server.archive import duration, outcomes
from paiju.server.frames import film, pack, unpack
from paiju.server.identity import ID_CHARACTERS, new_id
from paiju.server.platform import Platform
from paiju.server.problem import Problem
from tests.server.platform.conftest import Clock
from tests.server.platform.played import guests, places, play_match, record, setup
from tests.server.platform.test_sign_in import enter

Client = AsyncTestClient[Litestar]


def json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_every_finished_round_is_kept_and_found_by_its_link(platform: Platform) -> None:
    played = record("m1")
    players = await guests(platform)
    link = new_id()
    assert await platform.finished_round(setup(), played, players, link=link)
    kept = await platform.archive.record(link)
    assert kept == played
    assert verify(game_by_id, kept).holds


async def test_a_round_is_kept_once_however_often_it_is_told(platform: Platform) -> None:
    players = await guests(platform)
    first = new_id()
    assert await platform.finished_round(setup(), record("m1"), players, link=first)
    assert not await platform.finished_round(setup(), record("m1"), players, link=new_id())
    sheet = await platform.history.sheet(players[0], "m1")
    assert [line.record for line in sheet.rounds] == [first]
    assert (await platform.play_time(players[0])).today == duration(record("m1"))


def test_ids_cannot_be_guessed_and_fit_a_command_line() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(each) * math.log2(len(set(ID_CHARACTERS))) >= 128 for each in ids)
    assert all(set(each) <= set(ID_CHARACTERS) for each in ids)


def test_frames_show_the_whole_round_without_the_rules() -> None:
    played = record("m1")
    frames = unpack(pack(list(film(game_by_id(played.game), played))))
    assert [frame.action for frame in frames] == [None, *(action[1] for action in played.actions)]
    public: dict[str, Any] = {}
    own: list[dict[str, Any]] = [{} for _ in played.seats]
    for frame in frames:
        public |= frame.public
        for seat, changed in enumerate(frame.own):
            own[seat] |= changed
    game = game_by_id(played.game)
    options = game.read_options(played.options)
    round_ = game.open(options, game.read_deal(options, played.deal))
    for seat, text, *_ in played.actions:
        round_.act(seat, game.read_action(text))
    assert public == json(round_.public())
    for seat, sections in enumerate(own):
        private = json(round_.private(seat))
        assert sections.items() <= private.items()


def test_a_frame_holds_only_the_sections_that_changed() -> None:
    played = record("m1")
    first, *later = film(game_by_id(played.game), played)
    before = dict(first.public)
    for frame in later:
        assert all(before.get(section) != value for section, value in frame.public.items())
        before |= frame.public


@pytest.mark.parametrize(
    ("settlement", "won", "self_drawn", "fed"),
    [
        ({"deltas": [3, -1, -1, -1], "winner": 0, "by": "self_draw", "from": None}, [0], [0], []),
        ({"deltas": [-8, 8, 0, 0], "winner": 1, "by": "discard", "from": 0}, [1], [], [0]),
        (
            {
                "deltas": [-8, 4, 4, 0],
                "winner": 1,
                "by": "discard",
                "from": 0,
                "wins": [{"winner": 1}, {"winner": 2}],
            },
            [1, 2],
            [],
            [0],
        ),
        ({"deltas": [0, 0, 0, 0], "winner": None, "by": None, "from": None}, [], [], []),
        ({"deltas": [1, 1, -1, -1], "order": [0, 1]}, [0, 1], [], []),
        (None, [], [], []),
    ],
)
def test_the_outcome_of_a_round_is_read_from_its_settlement(
    settlement: Any, won: list[int], self_drawn: list[int], fed: list[int]
) -> None:
    results = outcomes(settlement, 4)
    assert [seat for seat in range(4) if results[seat].won] == won
    assert [seat for seat in range(4) if results[seat].self_drawn] == self_drawn
    assert [seat for seat in range(4) if results[seat].fed] == fed


async def test_a_round_that_is_kept_late_keeps_its_time(platform: Platform) -> None:
    players = await guests(platform)
    late = msgspec.structs.replace(record("m1"), ended="2026-11-30T00:00:01.500Z")
    await platform.finished_round(setup(), late, players, link=new_id())
    sheet = await platform.history.sheet(players[0], "m1")
    assert sheet.rounds[0].ended == 1_795_996_801_500
    assert sheet.match.started == 1_795_996_801_500 - duration(late)


async def test_a_round_that_was_broken_off_is_kept_without_points(platform: Platform) -> None:
    players = await guests(platform)
    broken = msgspec.structs.replace(record("m1"), settlement=None)
    await platform.finished_round(setup(), broken, players, link=new_id())
    await platform.finished_match("m1", places([0, 0, 0, 0]), "dissolved")
    sheet = await platform.history.sheet(players[0], "m1")
    assert sheet.rounds[0].deltas is None
    assert sheet.match.reason == "dissolved"


async def test_a_round_that_cannot_be_played_again_keeps_its_record(platform: Platform) -> None:
    played = record("m1")
    odd = msgspec.structs.replace(played, actions=((0, "play 9d 4s", 0),))
    link = new_id()
    assert await platform.finished_round(setup(), odd, await guests(platform), link=link)
    assert await platform.archive.record(link) == odd
    assert unpack(await platform.archive.packed_frames(link)) == []


async def test_the_history_is_paged_newest_first(platform: Platform, clock: Clock) -> None:
    players = await guests(platform)
    for number in range(5):
        await play_match(platform, players, [3, 1, -1, -3], match=f"m{number}")
        clock.move(1000 if number % 2 else 0)
    pages = []
    after = None
    while True:
        page = await platform.history.page(players[1], after=after, size=2)
        pages.append([line.match for line in page.matches])
        after = page.next
        if after is None:
            break
    assert [len(page) for page in pages] == [2, 2, 1]
    assert sorted(match for page in pages for match in page) == ["m0", "m1", "m2", "m3", "m4"]
    assert pages[0][0] == "m4"


async def test_the_history_shows_ones_own_seat_and_everybodys_place(platform: Platform) -> None:
    players = await guests(platform)
    await play_match(platform, players, [3, 1, -1, -3])
    (line,) = (await platform.history.page(players[2])).matches
    assert line.seat == 2
    assert [(seat.points, seat.place) for seat in line.seats] == [(3, 1), (1, 2), (-1, 3), (-3, 4)]
    assert (await platform.history.page(players[2], game="jiayibing")).matches == []


async def test_a_match_is_shown_to_those_who_played_it(platform: Platform) -> None:
    *players, stranger = await guests(platform, 5)
    await play_match(platform, players, [3, 1, -1, -3])
    with pytest.raises(Problem, match="not_found"):
        await platform.history.sheet(stranger, "m1")
    assert (await platform.history.page(stranger)).matches == []


async def test_totals_of_a_running_match_add_up_its_rounds(platform: Platform) -> None:
    players = await guests(platform)
    rounds = [record("m1", number) for number in (1, 2)]
    for played in rounds:
        await platform.finished_round(setup(), played, players, link=new_id())
    sheet = await platform.history.sheet(players[0], "m1")
    totals = [
        sum(deltas)
        for deltas in zip(*((played.settlement or {})["deltas"] for played in rounds), strict=True)
    ]
    assert [seat.points for seat in sheet.match.seats] == totals
    assert sheet.match.ended is None


async def test_statistics_count_rounds_and_places(platform: Platform) -> None:
    players = await guests(platform)
    for number, points in enumerate([[3, 1, -1, -3], [-3, 3, 1, -1], [3, 1, -1, -3]]):
        await play_match(platform, players, points, match=f"m{number}")
    (own,) = await platform.statistics.of(players[0])
    deltas = [(record(f"m{number}").settlement or {})["deltas"][0] for number in range(3)]
    assert own.rounds == own.matches == 3
    assert own.places == [2, 0, 0, 1]
    assert own.points == sum(deltas)
    assert own.won == sum(delta > 0 for delta in deltas)
    assert (own.best, own.worst) == (max(deltas), min(deltas))


async def test_a_record_is_downloaded_by_whoever_has_the_link(
    client: Client, platform: Platform
) -> None:
    link = new_id()
    played = record("m1")
    await platform.finished_round(setup(), played, await guests(platform), link=link)
    answer = await client.get(f"/api/records/{link}")
    assert answer.headers["content-disposition"].endswith('"fangyang-m1-1.paiju.json"')
    assert answer.headers["content-type"] == "application/json"
    assert read_record(answer.content) == played


@pytest.mark.parametrize("encoding", ["deflate", "identity"])
async def test_frames_are_sent_as_they_are_kept(
    client: Client, platform: Platform, encoding: str
) -> None:
    link = new_id()
    played = record("m1")
    await platform.finished_round(setup(), played, await guests(platform), link=link)
    headers = {"Accept-Encoding": encoding}
    answer = await client.get(f"/api/records/{link}/frames", headers=headers)
    assert answer.headers.get("content-encoding") == (encoding if encoding == "deflate" else None)
    assert len(answer.json()) == len(played.actions) + 1
    assert "immutable" in answer.headers["cache-control"]
    packed = await platform.archive.packed_frames(link)
    assert answer.content == zlib.decompress(packed)


async def test_looking_for_records_at_random_is_limited(client: Client) -> None:
    codes = [
        (await client.get(f"/api/records/{'A' * 20}{number:02}")).status_code
        for number in range(70)
    ]
    assert set(codes[:60]) == {404}
    assert set(codes[60:]) == {429}
    assert (await client.get("/api/records/short")).status_code == 400


async def test_links_that_tables_make_are_links(client: Client, platform: Platform) -> None:
    link = b"0123456789abcdef".hex()
    await platform.finished_round(setup(), record("m1"), await guests(platform), link=link)
    assert (await client.get(f"/api/records/{link}")).status_code == 200
    assert (await client.get(f"/api/records/{link}/frames")).status_code == 200


async def test_a_match_is_downloaded_as_json_lines(client: Client, platform: Platform) -> None:
    player = await enter(client)
    others = await guests(platform, 3)
    rounds = [record("m1", number) for number in (1, 2)]
    for played in rounds:
        await platform.finished_round(setup(), played, [player["id"], *others], link=new_id())
    answer = await client.get("/api/history/m1/records")
    assert answer.content.splitlines() == [print_record(played) for played in rounds]
    assert (await client.get("/api/history/other/records")).status_code == 404
