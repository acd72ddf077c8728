"""What goes wrong is said on the page; what the client loads comes from here alone."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.browser.visitor import NAMES, Visitor, Visitors


async def test_an_unknown_number_is_said(visitor: Visitor):
    await visitor.open()
    await visitor.page.get_by_label("输入六位房号").fill("000000")
    await visitor.enter()
    await expect(visitor.page.get_by_text(re.compile("没有.*房"))).to_be_visible()
    visitor.forgive("404")


async def test_a_link_to_a_room_that_is_gone_says_so_and_leads_back(visitor: Visitor):
    await visitor.open("/#/r/000000")
    await visitor.enter()
    await visitor.press("回大厅")
    await expect(visitor.page.get_by_role("heading", name="放羊")).to_be_visible()


async def test_a_room_that_is_full_says_so(visitors: Visitors):
    host = await (await visitors.come()).open()
    number = await host.create_room("fangyang", {})
    await host.press("机器人补位")
    await host.button("机器人补位").wait_for(state="detached")
    late = await (await visitors.come()).open(f"/#/r/{number}")
    await late.enter()
    await expect(late.page.get_by_role("button", name=re.compile("已满"))).to_be_visible()
    await expect(late.page.get_by_role("button", name=re.compile("已满"))).to_be_disabled()


async def test_cards_that_may_not_be_played_leave_the_button_grey(visitor: Visitor):
    await visitor.open()
    await visitor.create_room("jiayibing", {}, "不限时")
    await visitor.start_with_bots()
    await visitor.until(lambda sight: sight.offers("提示"))
    hand = visitor.page.get_by_role("group", name="手牌").get_by_role("button")
    await visitor.press(hand.first)
    await visitor.press(hand.last)
    assert len([each for each in (await visitor.look()).raised if each]) == 2
    await expect(visitor.button("出牌")).to_be_disabled()
    await visitor.page.keyboard.press("Enter")
    await expect(visitor.page.get_by_text("这几张现在不能出")).to_be_visible()
    await visitor.page.keyboard.press("Escape")
    assert not any((await visitor.look()).raised)


async def test_an_answer_to_a_question_that_has_passed_is_refused_in_words(visitor: Visitor):
    """The page's own socket is made to answer late: the question's number is one too low."""
    await visitor.page.add_init_script("""
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        if (!window.late) return send.call(this, text);
        const message = JSON.parse(text);
        if (message.type === "act") message.question -= 1;
        send.call(this, JSON.stringify(message));
      };
    """)
    await visitor.open()
    await visitor.create_room("jiayibing", {}, "不限时")
    await visitor.start_with_bots()
    await visitor.play_round(lambda sight: sight.offers("提示"), least=1)
    before = await visitor.look()
    await visitor.page.evaluate("window.late = true")
    await visitor.press("提示")
    word = "出牌" if (await visitor.look()).offers("出牌") else "不出"
    await visitor.press(word)
    await expect(visitor.page.locator(".toast.bad")).to_be_visible()
    assert (await visitor.look()).tiles == before.tiles
    await visitor.page.evaluate("window.late = false")
    await visitor.press(word)
    await visitor.until(lambda sight: sight.tiles != before.tiles or not sight.offers("提示"))


async def test_a_tap_on_the_felt_lowers_the_cards_and_never_passes(visitor: Visitor):
    await visitor.open()
    await visitor.create_room("jiayibing", {}, "不限时")
    await visitor.start_with_bots()
    await visitor.play_round(lambda sight: sight.offers("不出"))
    hand = visitor.page.get_by_role("group", name="手牌").get_by_role("button")
    await visitor.press(hand.first)
    assert any((await visitor.look()).raised)
    await visitor.page.touchscreen.tap(195, 300)
    sight = await visitor.until(lambda sight: not any(sight.raised))
    assert sight.offers("不出")


async def test_a_slide_over_the_cards_raises_them_all(visitors: Visitors):
    visitor = await (await visitors.come(means="mouse")).open()
    await visitor.create_room("jiayibing", {}, "不限时")
    await visitor.start_with_bots()
    await visitor.until(lambda sight: len(sight.tiles) > 9)
    hand = visitor.page.get_by_role("group", name="手牌").get_by_role("button")
    first, fourth = await hand.nth(0).bounding_box(), await hand.nth(3).bounding_box()
    assert first is not None
    assert fourth is not None
    mouse = visitor.page.mouse
    await mouse.move(first["x"] + 10, first["y"] + 20)
    await mouse.down()
    await mouse.move(fourth["x"] + 10, fourth["y"] + 20, steps=6)
    await mouse.up()
    assert (await visitor.look()).raised[:5] == [True, True, True, True, False]


async def test_the_program_can_be_installed(visitor: Visitor):
    await visitor.open()
    link = await visitor.page.locator("link[rel=manifest]").get_attribute("href")
    found = await visitor.page.evaluate(
        """async (link) => {
          const manifest = await (await fetch(link)).json();
          const icons = await Promise.all(manifest.icons.map(async (icon) => {
            const image = new Image();
            image.src = icon.src;
            await image.decode();
            return [icon.sizes, image.naturalWidth];
          }));
          return { name: manifest.name, start: manifest.start_url, icons };
        }""",
        link,
    )
    assert found["name"]
    for sizes, width in found["icons"]:
        assert sizes == "any" or sizes.startswith(f"{width}x")


async def test_the_page_opens_without_a_network_and_says_that_there_is_none(visitors: Visitors):
    visitor = await (await visitors.come()).open()
    await visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await visitor.page.reload()
    await visitor.page.context.set_offline(True)
    await visitor.page.reload()
    assert re.search("[\u4e00-\u9fff]", await visitor.page.locator("body").inner_text())
    await visitor.page.context.set_offline(False)
    visitor.forgive("Failed to load resource|ERR_INTERNET_DISCONNECTED|FetchEvent|fetch")


async def test_on_a_plain_address_nothing_is_missed(visitors: Visitors):
    """What a browser withholds outside secure contexts is left out without complaint."""
    visitor = await visitors.come()
    await visitor.page.add_init_script("""
      delete Navigator.prototype.serviceWorker;
      delete Navigator.prototype.wakeLock;
      delete Navigator.prototype.clipboard;
      delete Navigator.prototype.share;
      Object.defineProperty(window, "isSecureContext", { value: false });
      delete Crypto.prototype.subtle;
      delete Crypto.prototype.randomUUID;
    """)
    await visitor.open()
    await visitor.play_with_bots("fangyang")
    await visitor.play_round()
    await expect(visitor.page.get_by_text("洗牌已验证")).to_be_visible()


async def test_every_page_is_found_by_its_link(visitor: Visitor):
    for path in (
        "history",
        "rules",
        "me",
        "tutorial",
        "score",
        *(f"rules/{game}" for game in NAMES),
    ):
        await visitor.open(f"/#/{path}")
        await expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()
