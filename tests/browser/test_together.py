"""Two people in two browsers and bots at one table: together, away, back again."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.house import quick_server
from tests.browser.visitor import NAMES, Visitor, Visitors


async def sit_together(
    visitors: Visitors, game: str = "fangyang", pace: str = "不限时", address: str = ""
) -> tuple[Visitor, Visitor]:
    """One makes a room and tells its number, the other comes by it; bots sit in between."""
    host = await (await visitors.come(address=address)).open()
    number = await host.create_room(game, {}, pace)
    guest = await (await visitors.come(address=address)).open()
    await guest.page.get_by_label("输入六位房号").fill(number)
    await guest.enter()
    await guest.until(lambda sight: sight.offers("准备"))
    await host.start_with_bots()
    await guest.press("准备")
    await asyncio.gather(*(each.until(lambda sight: sight.tiles) for each in (host, guest)))
    return host, guest


@pytest.mark.parametrize("game", ["jiayibing", "yuyao-mahjong"])
async def test_two_people_play_a_round_with_bots_to_the_same_settlement(
    visitors: Visitors, game: str
):
    pair = await sit_together(visitors, game)
    await asyncio.gather(*(each.play_round() for each in pair))
    sheets = [each.page.get_by_role("region", name="计分") for each in pair]
    texts = [re.sub(r"\d+ *$", "", await sheet.inner_text()) for sheet in sheets]
    assert texts[0].split("回放本局")[0] == texts[1].split("回放本局")[0]
    for each in pair:
        await expect(each.page.get_by_text("洗牌已验证")).to_be_visible()
        await each.press(re.compile("^下一局"))
    for each in pair:
        await expect(each.page.get_by_text(re.compile("第 2/"))).to_be_visible()


async def test_a_phrase_is_seen_by_the_other(visitors: Visitors):
    host, guest = await sit_together(visitors)
    await host.press("菜单")
    phrase = host.page.get_by_role("dialog").locator(".phrases").get_by_role("button").first
    words = (await phrase.inner_text()).strip()
    await host.press(phrase)
    await expect(guest.page.get_by_text(f"：{words}").first).to_be_visible()


async def test_a_reload_in_the_middle_of_a_round_gives_the_same_hand(visitors: Visitors):
    host, guest = await sit_together(visitors, "jiayibing")
    before = (await guest.look()).hand
    await guest.page.reload()
    after = await guest.until(lambda sight: sight.tiles)
    assert after.hand == before
    await asyncio.gather(*(each.play_round() for each in (host, guest)))


async def test_a_second_page_takes_the_seat_and_the_first_one_says_so(visitors: Visitors):
    first = await (await visitors.come()).open()
    await first.play_with_bots("fangyang")
    hand = (await first.until(lambda sight: sight.tiles)).hand
    second = await visitors.page(first.page.context)
    await second.page.goto(first.page.url)
    assert (await second.until(lambda sight: sight.tiles)).hand == hand
    await expect(first.page.get_by_role("dialog", name="已在别处打开")).to_be_visible()
    await asyncio.sleep(2.5)
    assert await second.page.get_by_role("dialog").count() == 0
    await first.press("在这里继续")
    await expect(second.page.get_by_role("dialog", name="已在别处打开")).to_be_visible()
    assert (await first.until(lambda sight: sight.tiles)).hand == hand


async def test_one_refusal_keeps_the_table_together(visitors: Visitors):
    host, guest = await sit_together(visitors)
    await host.press("菜单")
    await host.press("解散牌局")
    await host.press("确定")
    await guest.press("不同意")
    for each in (host, guest):
        await expect(each.page.get_by_text("提议解散")).to_have_count(0)
        assert (await each.look()).tiles


async def test_the_table_is_dissolved_when_everybody_agrees(visitors: Visitors):
    host, guest = await sit_together(visitors)
    await host.press("菜单")
    await host.press("解散牌局")
    await host.press("确定")
    await guest.press("同意")
    for each in (host, guest):
        await expect(each.page.get_by_role("dialog").get_by_text("已解散")).to_be_visible()


async def test_a_dissolved_match_keeps_and_shows_what_its_rounds_brought(visitors: Visitors):
    host, guest = await sit_together(visitors, "anshan-mahjong")
    await asyncio.gather(*(each.play_round() for each in (host, guest)))
    pays = host.page.get_by_role("region", name="计分").locator(".pay .sum")
    sums = [text.strip() for text in await pays.all_inner_texts()]
    await asyncio.gather(*(each.press(re.compile("^下一局")) for each in (host, guest)))
    await guest.until(lambda sight: sight.tiles and not sight.is_settled)
    await host.press("菜单")
    await host.press("解散牌局")
    await host.press("确定")
    await guest.press("同意")
    for each in (host, guest):
        result = each.page.get_by_role("region", name="本场成绩")
        await expect(result.get_by_text("解散")).to_be_visible()
        points = await result.locator(".points").all_inner_texts()
        assert sorted(text.strip() for text in points) == sorted(sums)
        await expect(each.button("再来一场")).to_have_count(0)
        await expect(each.page.get_by_role("dialog")).to_have_count(0)
    await host.press("回大厅")
    await expect(host.page.get_by_role("heading", name="放羊")).to_be_visible()


@pytest.mark.parametrize("game", NAMES)
async def test_the_table_stands_where_it_was_after_the_server_died(
    visitors: Visitors, tmp_path: Path, game: str
):
    with quick_server(tmp_path / "data") as server:
        visitor = await (await visitors.come(address=server.address)).open()
        await visitor.create_room(game, {}, "不限时")
        await visitor.start_with_bots()
        before = await visitor.play_round(lambda sight: sight.is_asked, least=2)
        assert before
        sight = await visitor.look()
        server.kill()
        await expect(visitor.page.get_by_text("连接断开，正在重连")).to_be_visible()
        assert (await visitor.look()).tiles == sight.tiles
        server.start()
        await expect(visitor.page.get_by_text("连接断开，正在重连")).to_have_count(
            0, timeout=20_000
        )
        assert (await visitor.until(lambda now: now.is_asked)).hand == sight.hand
        assert await visitor.play_round(lambda now: now.is_asked, least=2)
        visitor.forgive("WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource")


async def test_who_lets_two_moves_run_out_is_played_for_and_takes_over_again(
    visitors: Visitors,
):
    host, guest = await sit_together(visitors, "jiayibing", "快速")
    playing = asyncio.create_task(host.play_round())
    badge = host.page.get_by_role("group", name=re.compile("托管")).first
    await expect(badge).to_be_visible(timeout=40_000)
    await guest.press("托管中，点一下自己来")
    await expect(badge).to_have_count(0)
    playing.cancel()
