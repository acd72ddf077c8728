"""Three languages, two felts, stillness: every screen keeps its shape and its words."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.test_look import OVERFLOW
from tests.browser.visitor import NAMES, SMALL_PHONE, Visitor, Visitors

LANGUAGES = {"zh-Hant": "繁體中文", "en": "English"}

MISSING = """() => {
  const words = document.body.innerText;
  return words.match(/undefined|\\[object|NaN|null/g) ?? [];
}"""

HAN = re.compile("[\u4e00-\u9fff]")


async def speak(visitor: Visitor, language: str) -> None:
    """Switch the language on the settings page."""
    await visitor.open("/#/me")
    await visitor.press(visitor.page.get_by_role("radio", name=LANGUAGES[language]))
    await expect(visitor.page.locator("html")).to_have_attribute("lang", language)


async def check_words(visitor: Visitor) -> None:
    assert await visitor.page.evaluate(MISSING) == []
    assert await visitor.page.evaluate(OVERFLOW) == {"page": 0, "cut": []}


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("en-US", "zh-Hans"),
        ("de-DE", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
    ],
)
async def test_a_fresh_browser_speaks_simplified_chinese_unless_it_asks_for_traditional(
    visitors: Visitors, asked: str, given: str
):
    visitor = await (await visitors.come(locale=asked)).open()
    await expect(visitor.page.locator("html")).to_have_attribute("lang", given)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lobby_form_room_and_pages_hold_their_words(visitors: Visitors, language: str):
    visitor = await visitors.come(SMALL_PHONE)
    await speak(visitor, language)
    for path in ("", "history", "rules", "me", "tutorial", "score"):
        await visitor.open(f"/#/{path}")
        await visitor.page.wait_for_timeout(150)
        await check_words(visitor)


@pytest.mark.parametrize("game", NAMES)
async def test_the_table_holds_its_words(visitors: Visitors, game: str):
    visitor = await (await visitors.come(SMALL_PHONE)).open()
    await visitor.create_room(game, {}, "不限时")
    await visitor.start_with_bots()
    await visitor.until(lambda sight: sight.is_asked)
    room = visitor.page.url
    for language in LANGUAGES:
        await speak(visitor, language)
        await visitor.page.goto(room)
        await visitor.until(lambda sight: sight.tiles)
        await check_words(visitor)
    await visitor.press(visitor.page.get_by_role("button", name="Menu"))
    words = await visitor.page.get_by_role("dialog").locator(".item").all_inner_texts()
    assert words
    assert not [each for each in words if HAN.search(each)]


@pytest.mark.parametrize("felt", ["深绿", "浅绿"])
async def test_both_felts_and_stillness_are_kept_for_the_next_visit(visitor: Visitor, felt: str):
    await visitor.open("/#/me")
    await visitor.press(visitor.page.get_by_role("radio", name=felt))
    await visitor.press(visitor.page.get_by_role("switch", name="减少动画"))
    await visitor.page.reload()
    page = visitor.page.locator("html")
    await expect(page).to_have_attribute("data-theme", {"深绿": "dark", "浅绿": "light"}[felt])
    await expect(page).to_have_attribute("data-motion", "reduced")
    await visitor.open()
    await visitor.play_with_bots("fangyang")
    await visitor.until(lambda sight: sight.tiles)
    felt_colour = await visitor.page.locator(".stage").evaluate(
        "stage => getComputedStyle(stage).backgroundColor"
    )
    assert felt_colour not in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")


async def test_with_motion_a_round_can_be_played_as_well(visitors: Visitors):
    visitor = await (await visitors.come(reduced_motion="no-preference")).open()
    await visitor.play_with_bots("fangyang")
    await visitor.play_round()
