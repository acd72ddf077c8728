import { expect, it } from "vitest";
import { adviceName } from "../../src/climbing/advice";

const WHY = { "zh-Hans": "抢到牌权", "zh-Hant": "搶到牌權", en: "wins the lead" };

it.each([
  ["play 4h 4s", "建议：出 红桃4，黑桃4，抢到牌权"],
  ["play BJ", "建议：出 大王，抢到牌权"],
  ["call 9d", "建议：叫 方块9，抢到牌权"],
  ["hide", "建议：不亮，抢到牌权"],
  ["pass", "建议：不出，抢到牌权"],
])("tells %s in words, and why", (action, words) => {
  expect(adviceName({ action, reason: WHY })).toBe(words);
});

it("says no more than the action where no reason is given", () => {
  expect(adviceName({ action: "pass", reason: null })).toBe("建议：不出");
});
