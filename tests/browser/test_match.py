"""A whole match to its result, and its rounds looked at again by their links."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.test_look import keep_all
from tests.browser.visitor import DESKTOP, PHONE, Means, Visitor, Visitors


async def play_match(visitor: Visitor, rounds: int) -> str:
    """Play round after round, with standing answers from the second on where there are any; the
    link of the last round."""
    link = ""
    for played in range(1, rounds + 1):
        if played == 2:
            for switch in await visitor.page.get_by_role("switch").all():
                await visitor.press(switch)
                await expect(switch).to_be_checked()
        await visitor.play_round(seconds=150)
        await expect(visitor.page.get_by_text(f"第 {played}/{rounds} 局结束")).to_be_visible()
        link = await visitor.page.get_by_role("link", name="回放本局").get_attribute("href") or ""
        if played < rounds:
            await visitor.press(re.compile("^下一局"))
            await visitor.until(lambda sight: not sight.is_settled)
    await visitor.press("查看总成绩")
    await expect(visitor.page.get_by_role("heading", name="本场成绩")).to_be_visible()
    return link


async def check_places(visitor: Visitor, seats: int) -> None:
    """As many places as seats, and points that sum to nothing."""
    places = visitor.page.get_by_role("region", name="本场成绩").get_by_role("listitem")
    await expect(places).to_have_count(seats)
    texts = await places.locator(".points").all_inner_texts()
    points = [int(text.replace("−", "-")) for text in texts]
    assert sum(points) == 0
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize(
    ("game", "means", "seats"), [("fangyang", "keyboard", 4), ("anshan-mahjong", "touch", 4)]
)
async def test_a_match_is_played_to_its_result_and_its_rounds_can_be_seen_again(
    visitors: Visitors, game: str, means: Means, seats: int
):
    visitor = await visitors.come(DESKTOP if means == "keyboard" else PHONE, means)
    await visitor.open()
    await visitor.create_room(game, {"局数": "4"})
    await visitor.start_with_bots()
    link = await play_match(visitor, 4)
    await check_places(visitor, seats)
    await keep_all(visitor, f"result-{game}")
    guest = await (await visitors.come()).open(f"/{link}")
    await _look_again(guest)
    await keep_all(guest, f"replay-{game}")
    await visitor.press("回大厅")
    await expect(visitor.page.get_by_text("最近战绩")).to_be_visible()
    await expect(visitor.page.get_by_text(re.compile("第 . 名"))).to_be_visible()


async def _look_again(visitor: Visitor) -> None:
    """The replay opens for anybody, moves, and its deal is checked in this browser."""
    check = visitor.page.get_by_role("button", name="洗牌已验证")
    await expect(check).to_be_visible()
    await visitor.press(check)
    dialog = visitor.page.get_by_role("dialog", name="洗牌公平性")
    await expect(dialog.get_by_text("洗牌已验证")).to_be_visible()
    await visitor.press(visitor.button("关闭", within=dialog))
    position = visitor.page.get_by_label("位置")
    before = await position.input_value()
    for _ in range(3):
        await visitor.press("下一手")
    assert int(await position.input_value()) == int(before) + 3
