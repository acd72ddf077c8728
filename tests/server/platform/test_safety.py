"""Bans, mute, reports, announcements and the operator's orders."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from paiju.server.identity import new_id
from paiju.server.platform import Platform
from paiju.server.problem import Problem
from tests.server.platform.conftest import Clock
from tests.server.platform.played import HOME, guests, play_match, record, setup
from tests.server.platform.test_sign_in import enter

Client = AsyncTestClient[Litestar]


async def test_a_ban_ends_by_itself(platform: Platform, clock: Clock) -> None:
    (player,) = await guests(platform, 1)
    await platform.bans.add(player=player, address=None, reason="abuse", until=clock() + 1000)
    assert await platform.is_banned(player, None)
    clock.move(1000)
    assert await platform.is_banned(player, None) is None


async def test_a_banned_network_lets_no_new_guest_in(platform: Platform) -> None:
    await platform.bans.add(player=None, address=HOME.address, reason="flood", until=None)
    with pytest.raises(Problem, match="banned"):
        await platform.guest("阿明", HOME)
    assert await platform.is_banned(None, "198.51.100.9") is None


async def test_two_bans_of_one_player_do_no_harm(platform: Platform) -> None:
    (player,) = await guests(platform, 1)
    for _ in range(2):
        await platform.bans.add(player=player, address=HOME.address, reason="x", until=None)
    assert await platform.is_banned(player, HOME.address)
    for ban in await platform.bans.all():
        assert await platform.bans.lift(ban.id)
        assert not await platform.bans.lift(ban.id)
    assert await platform.is_banned(player, HOME.address) is None


async def test_whom_one_mutes_is_kept_for_all_devices(client: Client, platform: Platform) -> None:
    me = await enter(client)
    (loud,) = await guests(platform, 1)
    for _ in range(2):
        assert (await client.put(f"/api/mutes/{loud}")).status_code == 204
    assert (await client.get("/api/me")).json()["muted"] == [{"id": loud, "name": "P0"}]
    assert await platform.muted_by(me["id"]) == {loud}
    assert (await client.delete(f"/api/mutes/{loud}")).status_code == 204
    assert (await client.get("/api/mutes")).json() == []


async def test_nobody_mutes_himself_or_nobody(client: Client) -> None:
    me = await enter(client)
    assert (await client.put(f"/api/mutes/{me['id']}")).status_code == 400
    assert (await client.put("/api/mutes/nobody")).status_code == 404


async def test_a_report_carries_the_record_of_its_round(client: Client, platform: Platform) -> None:
    me = await enter(client)
    others = await guests(platform, 3)
    link = new_id()
    await platform.finished_round(setup(), record("m1"), [me["id"], *others], link=link)
    body = {"reported": others[0], "reason": "cheating", "words": "看牌", "record": link}
    answer = await client.post("/api/reports", json=body)
    assert answer.status_code == 201
    (report,) = await platform.reports.open()
    assert report.id == answer.json()["id"]
    assert (report.reporter, report.reported, report.words) == (me["id"], others[0], "看牌")
    assert report.records == (link,)
    assert await platform.reports.close(report.id, "nothing there")
    assert await platform.reports.open() == []
    assert not await platform.reports.close(report.id, "again")


async def test_a_report_of_a_running_match_finds_its_rounds_later(
    client: Client, platform: Platform
) -> None:
    me = await enter(client)
    others = await guests(platform, 3)
    body = {"reported": others[0], "reason": "stalling", "match": "m1"}
    assert (await client.post("/api/reports", json=body)).status_code == 201
    assert (await platform.reports.open())[0].records == ()
    await play_match(platform, [me["id"], *others], [3, 1, -1, -3])
    assert len((await platform.reports.open())[0].records) == 1


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"reported": "nobody"}, 404),
        ({"reported": "x" * 41}, 400),
        ({"record": "nothing"}, 404),
        ({"reason": "because"}, 400),
        ({"words": "x" * 1001}, 400),
        ({"extra": 1}, 400),
    ],
)
async def test_a_report_of_nothing_is_refused(
    client: Client, platform: Platform, change: dict[str, Any], status: int
) -> None:
    await enter(client)
    (other,) = await guests(platform, 1)
    body = {"reported": other, "reason": "abuse", **change}
    answer = await client.post("/api/reports", json=body)
    assert answer.status_code == status
    assert await platform.reports.open() == []


async def test_an_announcement_reaches_who_is_here_once_and_who_comes_later(
    client: Client, platform: Platform, clock: Clock
) -> None:
    said = await platform.announcements.announce("今晚维护", clock() + 1000)
    orders = await platform.orders()
    assert [(order.kind, order.words) for order in orders] == [("announce", "今晚维护")]
    assert await platform.orders() == []
    assert [each["text"] for each in (await client.get("/api/announcements")).json()] == [
        "今晚维护"
    ]
    clock.move(1000)
    assert (await client.get("/api/announcements")).json() == []
    assert await platform.announcements.withdraw(said.id)
    assert not await platform.announcements.withdraw(said.id)


async def test_orders_are_handed_out_in_turn(platform: Platform) -> None:
    await platform.announcements.order("close_room", "123456", "operator")
    await platform.announcements.order("kick", "player", "")
    assert [order.kind for order in await platform.orders()] == ["close_room", "kick"]
