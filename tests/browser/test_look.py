"""Every screen in every size, kept to be looked at: nothing is cut off or wider than the page.

The pictures lie in test-artefacts/, by screen and size.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.visitor import (
    DESKTOP,
    LYING_PHONE,
    NAMES,
    PHONE,
    SMALL_PHONE,
    Visitor,
    Visitors,
)

ARTEFACTS = Path(__file__).parents[2] / "test-artefacts"

SIZES = [PHONE, SMALL_PHONE, LYING_PHONE, DESKTOP]

OVERFLOW = """() => {
  const page = document.scrollingElement;
  const cut = [];
  for (const box of document.querySelectorAll("button, a, h1, h2, dt, dd")) {
    if (!box.checkVisibility()) continue;
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const { left, right } = box.getBoundingClientRect();
    for (let text; (text = walker.nextNode()); ) {
      if (!text.data.trim()) continue;
      if (text.parentElement.closest("[aria-hidden=true], .visually-hidden")) continue;
      if (text.parentElement.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const hidden = getComputedStyle(box).overflowX !== "visible";
      if (!hidden && (words.right > right + 1 || words.left < left - 1)) cut.push(text.data.trim());
    }
  }
  return { page: page.scrollWidth - page.clientWidth, cut };
}"""
"""By how much the page is too wide, and the words that stick out of what they stand in."""


async def keep(visitor: Visitor, name: str) -> None:
    """Take a picture, and see that the page is no wider than the screen."""
    size = visitor.page.viewport_size
    assert size is not None
    path = ARTEFACTS / f"{name}-{size['width']}x{size['height']}.png"
    path.parent.mkdir(exist_ok=True)
    await visitor.page.screenshot(path=path)
    overflow = await visitor.page.evaluate(OVERFLOW)
    place = path.stem
    if overflow["page"] > 0:
        visitor.complaints.append(f"{place} is {overflow['page']} px too wide")
    if overflow["cut"]:
        visitor.complaints.append(f"{place} has words wider than their place: {overflow['cut']}")


async def keep_all(visitor: Visitor, name: str) -> None:
    """The same in every size: a phone is turned, a window is drawn larger."""
    for width, height in SIZES:
        await visitor.page.set_viewport_size({"width": width, "height": height})
        await keep(visitor, name)
    width, height = PHONE
    await visitor.page.set_viewport_size({"width": width, "height": height})


async def test_the_lobby_and_the_form_of_a_room(visitor: Visitor):
    await visitor.open()
    await expect(visitor.page.get_by_role("heading", name="放羊")).to_be_visible()
    await keep_all(visitor, "lobby")
    await visitor.press("创建房间")
    await visitor.page.get_by_role("dialog").get_by_text("局数").wait_for()
    await keep_all(visitor, "create")


@pytest.mark.parametrize("game", NAMES)
async def test_the_tutorial(visitor: Visitor, game: str):
    await visitor.open(f"/#/tutorial/{game}")
    await expect(visitor.page.get_by_text(re.compile("1/"))).to_be_visible()
    await keep_all(visitor, f"tutorial-{game}")


@pytest.mark.parametrize("page", ["score/anshan-mahjong", "score/yuyao-mahjong", "rules/fangyang"])
async def test_calculator_and_rules(visitor: Visitor, page: str):
    await visitor.open(f"/#/{page}")
    await expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()
    await visitor.page.wait_for_timeout(300)
    await keep_all(visitor, page.replace("/", "-"))


@pytest.mark.parametrize("game", NAMES)
async def test_the_room_the_table_and_the_settlement(visitor: Visitor, game: str):
    await visitor.open()
    await visitor.create_room(game, {}, pace="不限时")
    await visitor.until(lambda sight: sight.offers("机器人补位"))
    await visitor.page.wait_for_function("[...document.images].every((image) => image.complete)")
    await keep_all(visitor, f"room-{game}")
    await visitor.start_with_bots()
    await visitor.until(lambda sight: len(sight.tiles) >= 13)
    await visitor.play_round(lambda sight: sight.is_asked)
    await keep_all(visitor, f"first-{game}")
    turns = 8 if "mahjong" in game else 4
    await visitor.play_round(lambda sight: sight.is_asked, least=turns)
    await keep_all(visitor, f"table-{game}")
    await visitor.play_round()
    await keep_all(visitor, f"settlement-{game}")


async def test_the_call_of_a_card_and_the_answers_to_it(visitors: Visitors):
    """Whoever calls is drawn by chance: people look in until they have been asked both."""
    left = {"叫一张牌", "亮不亮？"}
    while left:
        visitor = await (await visitors.come()).open()
        await visitor.create_room("fangyang", {}, pace="不限时")
        await visitor.start_with_bots()
        await visitor.until(lambda sight: "不亮" in sight.buttons or sight.is_calling)
        for question in tuple(left):
            if await visitor.page.get_by_role("region", name=question).count():
                await keep_all(visitor, "call" if question == "叫一张牌" else "show")
                left.remove(question)
        if (await visitor.look()).is_calling and "亮不亮？" in left:
            await visitor.play_round(lambda sight: not sight.is_calling)
            await visitor.until(lambda sight: "不亮" in sight.buttons)
            await keep_all(visitor, "show")
            left.remove("亮不亮？")
