"""No barriers: what a machine can find of them (axe, from level serious on), on every screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.visitor import DESKTOP, NAMES, PHONE, Size, Visitor, Visitors

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter((each) => ["serious", "critical"].includes(each.impact))
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}"""


async def barriers(visitor: Visitor) -> list[str]:
    await visitor.page.evaluate(AXE.read_text())
    found: list[str] = await visitor.page.evaluate(RUN)
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("felt", ["深绿", "浅绿"])
async def test_the_pages_have_no_barriers(visitors: Visitors, size: Size, felt: str):
    visitor = await (await visitors.come(size)).open("/#/me")
    await visitor.press(visitor.page.get_by_role("radio", name=felt))
    found = []
    for path in ("", "history", "rules/fangyang", "me", "tutorial", "score"):
        await visitor.open(f"/#/{path}")
        await visitor.page.wait_for_timeout(200)
        found += [f"{path}: {each}" for each in await barriers(visitor)]
    assert found == []


@pytest.mark.parametrize("game", NAMES)
async def test_room_table_and_settlement_have_no_barriers(visitor: Visitor, game: str):
    await visitor.open()
    await visitor.create_room(game, {}, "不限时")
    await visitor.until(lambda sight: sight.offers("机器人补位"))
    found = [f"room: {each}" for each in await barriers(visitor)]
    await visitor.start_with_bots()
    await visitor.until(lambda sight: sight.is_asked)
    found += [f"table: {each}" for each in await barriers(visitor)]
    await visitor.play_round()
    found += [f"settlement: {each}" for each in await barriers(visitor)]
    assert found == []
