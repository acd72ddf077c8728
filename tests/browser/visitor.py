"""A person in front of a page: looks at what is offered and presses it, as a player would."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any, Literal, TypeAlias

import msgspec
from playwright.async_api import Browser, BrowserContext, Locator, Page, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

Size: TypeAlias = tuple[int, int]
Means: TypeAlias = Literal["touch", "mouse", "keyboard"]

PHONE: Size = (390, 844)
SMALL_PHONE: Size = (360, 640)
LYING_PHONE: Size = (844, 390)
DESKTOP: Size = (1440, 900)

PATIENCE = 10_000
"""Milliseconds in which a button that is there can be pressed."""

LEAVING = "WebSocket is closed before the connection is established"
"""What Chromium says of a page that is left while it connects."""

WINDOW = 2_000
"""Milliseconds in which a claim is pressed, unless somebody else takes the tile."""

expect.set_options(timeout=PATIENCE)

NAMES = {
    "jiayibing": "甲乙丙",
    "fangyang": "放羊",
    "anshan-mahjong": "鞍山麻将",
    "yuyao-mahjong": "余姚约牌麻将",
}

LOOK = """() => {
  const words = (element) => {
    const copy = element.cloneNode(true);
    for (const silent of copy.querySelectorAll("[aria-hidden=true]")) silent.remove();
    return copy.textContent;
  };
  const named = (element) =>
    (
      element.getAttribute("aria-label") ??
      element.querySelector("[role=img]")?.getAttribute("aria-label") ??
      words(element)
    )
      .replace(/\\s+/g, " ")
      .trim();
  const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const buttons = [...open.querySelectorAll("button:not(:disabled)")].filter(
    (button) => button.checkVisibility({ checkVisibilityCSS: true }),
  );
  const tiles = [...document.querySelectorAll("[role=group].hand button")];
  return {
    buttons: buttons.filter((button) => !tiles.includes(button)).map(named),
    tiles: tiles.map(named),
    is_mahjong: tiles.some((tile) => tile.hasAttribute("aria-disabled")),
    barred: tiles.map((tile) => tile.getAttribute("aria-disabled") === "true"),
    raised: tiles.map((tile) => tile.getAttribute("aria-pressed") === "true"),
  };
}"""
"""What lies open on the page: buttons that may be pressed, and one's own hand."""


class Sight(msgspec.Struct):
    """What a player sees he may do. `tiles` are his cards or tiles in their order on the page."""

    buttons: list[str]
    tiles: list[str]
    is_mahjong: bool
    barred: list[bool]
    raised: list[bool]

    @property
    def hand(self) -> list[str]:
        """The faces alone, without what else is said of them."""
        return [name.split("，")[0] for name in self.tiles]

    def offers(self, name: str) -> bool:
        return name in self.buttons

    @property
    def is_settled(self) -> bool:
        return any(re.match(r"下一局|查看总成绩|已准备，等", name) for name in self.buttons)

    @property
    def is_calling(self) -> bool:
        """放羊: the grid of cards to call lies open."""
        return any(name.startswith("黑桃") for name in self.buttons)

    @property
    def is_asked(self) -> bool:
        """Something waits for the player's own answer."""
        return not self.is_settled and any(offered(self) for offered, _ in ANSWERS)

    @property
    def has_tile_to_discard(self) -> bool:
        """Mahjong: with a tile more than three for each set and one, it is one's turn."""
        return self.is_mahjong and len(self.tiles) % 3 == 2


class Visitor:
    """One browser of one person."""

    def __init__(self, page: Page, address: str, means: Means) -> None:
        self.page = page
        self.address = address
        self.means = means
        self.complaints: list[str] = []
        self.taps = 0
        self.rng = Random(7)
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self._note_request)

    async def open(self, path: str = "/") -> Visitor:
        await self.page.goto(self.address + path)
        return self

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name, exact=True)

    async def press(
        self, target: str | re.Pattern[str] | Locator, patience: int = PATIENCE
    ) -> None:
        """Press a button, by its name, with finger, mouse or keys."""
        button = target if isinstance(target, Locator) else self.button(target)
        self.taps += 1
        if self.means == "touch":
            await button.tap(timeout=patience)
        elif self.means == "mouse":
            await button.click(timeout=patience)
        else:
            await button.focus(timeout=patience)
            await self.page.keyboard.press("Enter")

    async def look(self) -> Sight:
        return msgspec.convert(await self.page.evaluate(LOOK), Sight)

    async def until(self, wanted: Callable[[Sight], Any], seconds: float = 30) -> Sight:
        """Wait until what is seen is so."""
        async with asyncio.timeout(seconds):
            while not wanted(sight := await self.look()):
                await asyncio.sleep(0.03)
        return sight

    async def enter(self) -> None:
        """Take the name that is proposed."""
        await self.press(self.page.get_by_role("dialog").get_by_role("button", name="开始"))

    async def play_with_bots(self, game: str) -> None:
        """From the lobby to a table with bots."""
        await self.press(f"{NAMES[game]}：和机器人玩")
        if await self.page.get_by_label("名字", exact=True).count():
            await self.enter()

    async def create_room(self, game: str, options: dict[str, str], pace: str = "标准") -> str:
        """Make a room by the form; its number."""
        await self.press(self.page.get_by_role("button", name=re.compile("^创建(房间)?$")))
        form = self.page.get_by_role("dialog", name="创建房间")
        await self.press(form.get_by_role("radio", name=NAMES[game]))
        await self.press(form.get_by_role("radio", name=pace, exact=True))
        for option, value in options.items():
            values = form.get_by_role("radiogroup", name=option, exact=True)
            await self.press(values.get_by_role("radio", name=value))
        await self.press(self.button("创建房间", within=form))
        if await self.page.get_by_label("名字", exact=True).count():
            await self.enter()
        await self.page.wait_for_url(re.compile(r"/r/\d{6}"))
        return self.page.url[-6:]

    async def start_with_bots(self) -> None:
        """Fill the room with bots and be ready."""
        await self.press("机器人补位")
        await self.press("准备")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="手牌").get_by_role("button")

    async def play_round(
        self,
        until: Callable[[Sight], Any] = lambda sight: sight.is_settled,
        *,
        least: int = 0,
        seconds: float = 100,
    ) -> list[str]:
        """Press what the table offers until it is so, but so many answers at least; what was
        pressed, in order."""
        done: list[str] = []
        async with asyncio.timeout(seconds):
            while not until(sight := await self.look()) or len(done) < least:
                if sight.is_settled:
                    break
                try:
                    pressed = await self._answer(sight)
                except (PlaywrightTimeout, AssertionError):
                    # Somebody else was quicker, and what was offered is gone.
                    if await self.look() == sight:
                        raise
                    continue
                if pressed is None:
                    await asyncio.sleep(0.03)
                    continue
                done.append(pressed)
                await self.until(lambda now, before=sight: now != before, 10)
        return done

    async def _answer(self, sight: Sight) -> str | None:
        """Answer what is asked, if anything; the answer's word."""
        for offered, answer in ANSWERS:
            if offered(sight):
                return await answer(self, sight)
        return None

    async def walk_to(self, place: int) -> None:
        """Bring the keyboard's focus to this tile of one's hand with the arrows."""
        tile = self.hand.nth(place)
        for _ in range(3 * await self.hand.count()):
            if await tile.evaluate("(tile) => tile === document.activeElement"):
                return
            await self.page.keyboard.press("ArrowLeft")
        raise AssertionError(f"the arrows do not lead to tile {place}")

    def forgive(self, pattern: str) -> None:
        """Complaints that belong to the story."""
        self.complaints = [each for each in self.complaints if not re.search(pattern, each)]

    def _note_console(self, message: Any) -> None:
        if message.type in ("error", "warning") and LEAVING not in message.text:
            self.complaints.append(f"{message.type}: {message.text}")

    def _note_request(self, request: Any) -> None:
        address = self.address.removeprefix("http://")
        if not re.match(rf"(https?|wss?)://{re.escape(address)}/|data:|blob:", request.url):
            self.complaints.append(f"a request to {request.url}")


class Visitors:
    """Opens browsers at the server, each of another person."""

    def __init__(self, browser: Browser, address: str, stack: AsyncExitStack) -> None:
        self._browser = browser
        self._address = address
        self._stack = stack
        self._visitors: list[Visitor] = []

    async def come(
        self, size: Size = PHONE, means: Means = "touch", address: str = "", **more: Any
    ) -> Visitor:
        """A new person's first page, not opened yet."""
        context = await self.context(size, **more)
        return await self.page(context, means, address)

    async def context(self, size: Size = PHONE, **more: Any) -> BrowserContext:
        wish = {"reduced_motion": "reduce", "has_touch": True, **more}
        width, height = size
        context = await self._browser.new_context(
            viewport={"width": width, "height": height}, **wish
        )
        self._stack.push_async_callback(context.close)
        return context

    async def page(
        self, context: BrowserContext, means: Means = "touch", address: str = ""
    ) -> Visitor:
        """One more page of the same person's browser."""
        visitor = Visitor(await context.new_page(), address or self._address, means)
        self._visitors.append(visitor)
        return visitor

    @property
    def complaints(self) -> list[str]:
        """What pages said in their consoles, and what they asked of other origins."""
        return [each for visitor in self._visitors for each in visitor.complaints]


Answer: TypeAlias = Callable[[Visitor, Sight], Awaitable[str]]


async def _follow_hint(visitor: Visitor, sight: Sight) -> str:
    """提示, then 出牌; 不出 where nothing beats."""
    await visitor.press("提示")
    after = await visitor.look()
    word = "出牌" if after.offers("出牌") else "不出"
    await visitor.press(word)
    return word


async def _call(visitor: Visitor, sight: Sight) -> str:
    grid = visitor.page.get_by_role("region", name="叫一张牌").get_by_role("button")
    await visitor.press(grid.nth(visitor.rng.randrange(await grid.count())))
    await visitor.press("叫这张")
    return "叫这张"


async def _answer_call(visitor: Visitor, sight: Sight) -> str:
    word = "亮 ×2" if "亮 ×2" in sight.buttons else "不亮"
    await visitor.press(word)
    return word


async def _claim(visitor: Visitor, sight: Sight) -> str:
    """胡 always, the rest more often than not; of several groups the first."""
    for word in ("胡", "杠", "碰", "吃"):
        offered = next((name for name in sight.buttons if name.split(" ")[0] == word), None)
        if offered and (word == "胡" or visitor.rng.random() < 0.7):
            await visitor.press(offered, WINDOW)
            if word == "胡":
                await visitor.until(lambda now: now.is_settled)
            return word
    await visitor.press("过", WINDOW)
    return "过"


async def _discard(visitor: Visitor, sight: Sight) -> str:
    place = max(n for n, barred in enumerate(sight.barred) if not barred)
    tile = visitor.hand.nth(place)
    if not sight.raised[place]:
        await visitor.press(tile)
        await expect(tile).to_have_attribute("aria-pressed", "true")
    await visitor.press(tile)
    await expect(visitor.hand).to_have_count(len(sight.tiles) - 1)
    return "打"


ANSWERS: tuple[tuple[Callable[[Sight], bool], Answer], ...] = (
    (lambda sight: "提示" in sight.buttons, _follow_hint),
    (lambda sight: sight.is_calling, _call),
    (lambda sight: "不亮" in sight.buttons, _answer_call),
    (lambda sight: any(re.match("[胡杠碰吃过]( |$)", name) for name in sight.buttons), _claim),
    (lambda sight: sight.has_tile_to_discard, _discard),
)
