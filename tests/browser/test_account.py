"""Accounts on several devices, limits that players set for themselves, and peace from others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from paiju.server import play_time
from tests.browser.house import hurry, quick_server
from tests.browser.test_together import sit_together
from tests.browser.visitor import NAMES, Visitor, Visitors

PASSWORD = "bamboo-forest-77"


async def fill(visitor: Visitor, title: str, **fields: str) -> None:
    """Fill in the form that lies open and send it."""
    form = visitor.page.get_by_role("dialog", name=title)
    for label, text in fields.items():
        await form.get_by_label(label, exact=True).fill(text)
    await visitor.press(visitor.button(title, within=form))


async def go(visitor: Visitor, page: str) -> None:
    await visitor.page.goto(f"{visitor.address}/#/{page}")


async def register(visitor: Visitor, name: str) -> None:
    await go(visitor, "me")
    await visitor.press("注册账号")
    await fill(visitor, "注册账号", 名字=name, 密码=PASSWORD)
    await expect(visitor.page.get_by_text("已注册")).to_be_visible()


async def sign_in(visitor: Visitor, name: str, password: str = PASSWORD) -> None:
    await go(visitor, "me")
    await visitor.press("登录")
    await fill(visitor, "登录", 名字=name, 密码=password)


async def signed_in_twice(visitors: Visitors, name: str) -> tuple[Visitor, Visitor]:
    """Somebody at his phone, who made an account there, and at another one."""
    phone = await (await visitors.come()).open()
    await phone.press("起个名字")
    await phone.enter()
    await register(phone, name)
    other = await (await visitors.come()).open()
    await sign_in(other, name)
    await expect(other.page.get_by_text("已注册")).to_be_visible()
    return phone, other


async def test_a_guest_who_registers_finds_his_results_on_another_device(visitors: Visitors):
    phone = await (await visitors.come()).open()
    await phone.play_with_bots("fangyang")
    await phone.play_round()
    await register(phone, "李牌友")
    other = await (await visitors.come()).open()
    await sign_in(other, "李牌友")
    await go(other, "history")
    await other.press(other.page.get_by_role("button", name=re.compile(NAMES["fangyang"])).last)
    await expect(other.page.get_by_text("李牌友")).to_be_visible()
    async with other.page.expect_download() as download:
        await other.press(other.page.get_by_role("link", name="下载第 1 局的牌谱"))
    assert (await download.value).suggested_filename.endswith(".paiju.json")
    await other.press(other.page.get_by_role("link", name="回放第 1 局"))
    await other.page.wait_for_url(re.compile("/replay/"))


async def test_what_is_wrong_stands_at_its_field(visitors: Visitors):
    _, other = await signed_in_twice(visitors, "张牌友")
    await other.press("退出登录")
    await sign_in(other, "张牌友", "not-the-password")
    form = other.page.get_by_role("dialog", name="登录")
    await expect(form.get_by_label("密码")).to_have_attribute("aria-invalid", "true")
    await expect(form.get_by_role("alert")).to_have_text("用户名或密码不对")
    other.forgive("403")


async def test_a_device_that_is_signed_out_from_elsewhere_is_told(visitors: Visitors):
    phone, other = await signed_in_twice(visitors, "赵牌友")
    await other.press("登录过的设备")
    sheet = other.page.get_by_role("dialog", name="登录过的设备")
    await expect(sheet.get_by_text("这台设备")).to_have_count(1)
    await other.press(sheet.get_by_role("button", name=re.compile("^让 .* 退出$")))
    await expect(sheet.get_by_role("button", name=re.compile("^让 "))).to_have_count(0)
    await go(phone, "history")
    await go(phone, "me")
    await expect(phone.page.get_by_text("这里的登录已经结束")).to_be_visible()
    await expect(phone.button("登录")).to_be_visible()
    phone.forgive("401")


async def test_deleting_oneself_has_to_be_confirmed_by_a_word(visitors: Visitors):
    phone, _ = await signed_in_twice(visitors, "钱牌友")
    await phone.press("删除我的数据")
    form = phone.page.get_by_role("dialog", name="删除我的数据")
    await form.get_by_label("密码").fill(PASSWORD)
    await expect(phone.button("删除我的数据", within=form)).to_be_disabled()
    await fill(phone, "删除我的数据", **{"输入“删除”来确认": "删除"})
    await expect(phone.button("起个名字")).to_be_visible()


def short_minutes() -> None:
    """A minute of play lasts a millisecond."""
    hurry()
    play_time.MINUTE = 1


@pytest.fixture
def address(tmp_path: Path):
    with quick_server(tmp_path / "data", prepare=short_minutes) as server:
        yield server.address


async def test_at_ones_own_limit_the_match_goes_on_and_no_new_one_begins(
    visitors: Visitors, address: str
):
    visitor = await (await visitors.come(address=address)).open()
    await visitor.play_with_bots("fangyang")
    await visitor.until(lambda sight: sight.tiles)
    table = visitor.page.url
    await go(visitor, "me")
    limit = visitor.page.get_by_label("每天最多玩")
    await limit.select_option("30 分钟")
    await expect(visitor.page.get_by_text("今天还可以玩 30 分钟")).to_be_visible()
    await limit.select_option("1 小时")
    await expect(visitor.page.get_by_text("今天仍是 30 分钟，明天起 1 小时")).to_be_visible()
    await visitor.page.goto(table)
    await visitor.play_round()
    await visitor.press(re.compile("^下一局"))
    await visitor.until(lambda sight: sight.tiles)
    await go(visitor, "")
    notice = visitor.page.get_by_role("complementary").get_by_text("今天的时间到了")
    await expect(notice).to_be_visible()
    await visitor.press("知道了")
    await expect(notice).to_have_count(0)
    await visitor.press(f"{NAMES['jiayibing']}：和机器人玩")
    await expect(visitor.page.get_by_text("今天的游戏时间已到上限")).to_be_visible()
    visitor.forgive("409")


async def test_a_muted_player_is_not_heard_until_he_is_unmuted(visitors: Visitors):
    host, guest = await sit_together(visitors)
    name = (await guest.page.evaluate("fetch('/api/me').then((answer) => answer.json())"))["player"]
    words = "大家好，一起玩得开心"

    async def switch(word: str) -> None:
        await host.press(f"查看 {name['name']}")
        sheet = host.page.get_by_role("dialog", name=name["name"])
        await host.press(host.button(word, within=sheet))
        await host.button("取消屏蔽" if word == "屏蔽发言" else "屏蔽发言").wait_for()
        await host.press(host.button("关闭", within=sheet))

    async def greet() -> None:
        await guest.press("菜单")
        await guest.press(words)
        await expect(guest.page.get_by_text(words).first).to_be_attached()

    await switch("屏蔽发言")
    await greet()
    assert await host.page.get_by_text(words).count() == 0
    await switch("取消屏蔽")
    await greet()
    await expect(host.page.get_by_text(words).first).to_be_attached()


async def test_a_player_is_reported_with_a_reason(visitors: Visitors):
    host, guest = await sit_together(visitors)
    await host.press(host.page.get_by_role("button", name=re.compile("^查看 .+先生")).first)
    await host.press("举报")
    sheet = host.page.get_by_role("dialog", name=re.compile("^举报 "))
    await expect(host.button("提交举报", within=sheet)).to_be_disabled()
    await host.press(sheet.get_by_role("radio", name="故意拖延"))
    await host.press("提交举报")
    await expect(host.page.get_by_text("举报已收到，谢谢")).to_be_visible()
    assert guest.complaints == []


async def test_who_looks_on_at_a_public_table_is_told_how_late_he_is(visitors: Visitors):
    host = await (await visitors.come()).open()
    await host.press("创建房间")
    await host.press(host.page.get_by_role("switch", name="公开房间"))
    await host.press(host.button("创建房间", within=host.page.get_by_role("dialog")))
    await host.enter()
    await host.start_with_bots()
    number = host.page.url[-6:]
    other = await (await visitors.come()).open()
    await other.press(other.page.get_by_role("button", name=re.compile(f"^旁观.*{number}")))
    await other.enter()
    await expect(other.page.get_by_text("旁观・延迟 60 秒")).to_be_visible()
    await other.press("离开")
    await expect(other.page.get_by_role("heading", name="公开桌")).to_be_visible()
