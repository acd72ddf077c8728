"""Somebody comes for the first time and plays a round of each game by what the page offers."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.visitor import NAMES, Visitor

ROOMS = [
    ("fangyang", {}),
    ("jiayibing", {}),
    ("anshan-mahjong", {"枪": "明枪"}),
    ("anshan-mahjong", {"枪": "暗枪"}),
    ("yuyao-mahjong", {"玩法": "亮子"}),
    ("yuyao-mahjong", {"玩法": "瞎子"}),
]


@pytest.mark.parametrize("game", NAMES)
async def test_a_newcomer_sits_at_a_table_with_bots_after_two_taps(visitor: Visitor, game: str):
    await visitor.open()
    await visitor.play_with_bots(game)
    assert visitor.taps == 2
    await visitor.until(lambda sight: len(sight.tiles) >= 13, 10)


async def test_the_name_that_is_proposed_is_the_name_at_the_table(visitor: Visitor):
    await visitor.open()
    await visitor.press(visitor.button("起个名字"))
    name = await visitor.page.get_by_label("名字", exact=True).input_value()
    assert name
    await visitor.enter()
    await expect(visitor.page.get_by_role("link", name=name)).to_be_visible()


@pytest.mark.parametrize(("game", "options"), ROOMS)
async def test_a_round_is_played_to_its_settlement_by_pressing_what_is_offered(
    visitor: Visitor, game: str, options: dict[str, str]
):
    await visitor.open()
    await visitor.create_room(game, options)
    await visitor.start_with_bots()
    assert await visitor.play_round()
    await _read_the_settlement(visitor)
    await visitor.press(re.compile("^下一局"))
    await expect(visitor.page.get_by_text(re.compile(r"第 2/\d+ 局"))).to_be_visible()
    await visitor.until(lambda sight: len(sight.tiles) >= 13)


async def _read_the_settlement(visitor: Visitor) -> None:
    """Every line has its paragraph, a tap away."""
    sheet = visitor.page.get_by_role("region", name="计分")
    await expect(sheet).to_be_visible()
    paragraphs = sheet.get_by_role("button", name=re.compile("^规则 "))
    if await sheet.get_by_text(re.compile("流局|没有人胡")).count():
        return
    await visitor.press(paragraphs.first)
    dialog = visitor.page.get_by_role("dialog")
    await expect(dialog.get_by_role("heading", name=re.compile("^规则 "))).to_be_visible()
    await expect(dialog.get_by_text("正在打开")).to_have_count(0)
    await expect(dialog.get_by_text("没有找到这一条")).to_have_count(0)
    assert len(await dialog.inner_text()) > 30
    await visitor.press(visitor.button("关闭", within=dialog))
    await expect(visitor.page.get_by_text("洗牌已验证")).to_be_visible()
