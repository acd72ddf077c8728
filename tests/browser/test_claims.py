"""吃 碰 杠 胡 by finger, mouse and keys, and the rare ends, at prepared walls."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.browser.house import quick_server
from tests.browser.prepared import CLAIMS, FOUR_WILDS, ROBBED_KONG, Story, tell_stories
from tests.browser.visitor import DESKTOP, PHONE, Means, Visitor, Visitors
from tests.server.live import LiveServer

OPTION = {"base": "底分", "start_chips": "起始分"}

KEYS = {"吃": "c", "碰": "p", "杠": "g", "胡": "h", "过": " "}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server where some tables are dealt prepared walls."""
    with quick_server(tmp_path_factory.mktemp("stage"), prepare=tell_stories) as server:
        yield server


async def enter_story(
    visitors: Visitors, stage: LiveServer, story: Story, means: Means = "touch"
) -> Visitor:
    size = PHONE if means == "touch" else DESKTOP
    visitor = await visitors.come(size, means, stage.address)
    await visitor.open()
    await visitor.create_room(story.game, {OPTION[story.option]: f"{story.value}"})
    await visitor.start_with_bots()
    return visitor


async def claim(visitor: Visitor, word: str) -> None:
    """Press what is offered under this word, by the hand's means."""
    await visitor.until(lambda sight: any(name.split(" ")[0] == word for name in sight.buttons))
    button = visitor.page.get_by_role("group", name="吃碰杠胡").get_by_role(
        "button", name=re.compile(f"^{word}")
    )
    if visitor.means == "keyboard" and await button.count() == 1:
        await visitor.page.keyboard.press(KEYS[word])
    else:
        await visitor.press(button.first)


async def discard(visitor: Visitor, tile: str) -> None:
    """Raise a tile and play it."""
    sight = await visitor.until(lambda sight: sight.has_tile_to_discard)
    place = next(n for n, name in enumerate(sight.tiles) if name.startswith(tile))
    if visitor.means == "keyboard":
        await visitor.walk_to(place)
        await visitor.page.keyboard.press("Enter")
        await expect(visitor.hand.nth(place)).to_have_attribute("aria-pressed", "true")
        await visitor.page.keyboard.press("Enter")
    else:
        await visitor.press(visitor.hand.nth(place))
        await expect(visitor.hand.nth(place)).to_have_attribute("aria-pressed", "true")
        await visitor.press(visitor.hand.nth(place))
    await expect(visitor.hand).to_have_count(len(sight.tiles) - 1)


@pytest.mark.parametrize("means", ["touch", "mouse", "keyboard"])
async def test_chi_peng_gang_and_hu_are_claimed(
    visitors: Visitors, stage: LiveServer, means: Means
):
    visitor = await enter_story(visitors, stage, CLAIMS, means)
    sight = await visitor.until(lambda sight: "过" in sight.buttons)
    chows = [name for name in sight.buttons if name.startswith("吃")]
    assert chows == ["吃 二万 三万 四万", "吃 三万 四万 五万", "吃 四万 五万 六万"]
    await visitor.press(chows[1])
    await discard(visitor, "二万")
    await claim(visitor, "碰")
    await discard(visitor, "六万")
    await claim(visitor, "杠")
    await discard(visitor, "白板")
    await claim(visitor, "胡")
    sheet = visitor.page.get_by_role("region", name="计分")
    await expect(sheet.get_by_text(re.compile("点炮")).first).to_be_visible()
    await expect(sheet.get_by_text(re.compile("四索")).first).to_be_attached()


async def test_a_win_is_not_let_go_without_a_second_word_and_a_kong_is_robbed(
    visitors: Visitors, stage: LiveServer
):
    visitor = await enter_story(visitors, stage, ROBBED_KONG)
    await visitor.until(lambda sight: "胡" in sight.buttons)
    await visitor.press("过")
    await visitor.press("再想想")
    await visitor.press("过")
    await visitor.press("不胡")
    await discard(visitor, "白板")
    await claim(visitor, "胡")
    sheet = visitor.page.get_by_role("region", name="计分")
    await expect(sheet.get_by_text(re.compile("抢杠")).first).to_be_visible()


async def test_four_wild_tiles_make_all_three_pay_everything(visitors: Visitors, stage: LiveServer):
    visitor = await enter_story(visitors, stage, FOUR_WILDS)
    await visitor.play_round()
    sheet = visitor.page.get_by_role("region", name="计分")
    await expect(sheet.get_by_text(re.compile("全缴")).first).to_be_visible()


async def test_a_deal_that_the_seeds_do_not_give_is_called_by_its_name(
    visitors: Visitors, stage: LiveServer
):
    visitor = await enter_story(visitors, stage, FOUR_WILDS)
    await visitor.play_round()
    await expect(visitor.page.get_by_text("洗牌对不上")).to_be_visible()


async def test_a_tile_is_thrown_by_drawing_it_up(visitors: Visitors, stage: LiveServer):
    visitor = await enter_story(visitors, stage, CLAIMS, "mouse")
    await claim(visitor, "吃")
    sight = await visitor.until(lambda sight: sight.has_tile_to_discard)
    box = await visitor.hand.first.bounding_box()
    assert box is not None
    mouse = visitor.page.mouse
    await mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await mouse.down()
    await mouse.move(box["x"] + box["width"] / 2, box["y"] - box["height"] * 1.5, steps=5)
    await mouse.up()
    await expect(visitor.hand).to_have_count(len(sight.tiles) - 1)
