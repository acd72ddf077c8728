import { expect, it } from "vitest";
import { readMarkdown } from "../../src/rules/markdown";
import { paragraphOf } from "../../src/rules/rules.svelte";

it("reads headings, numbered paragraphs, lists and tables", () => {
  const blocks = readMarkdown(
    "# 放羊\n\n1.1 四人用**一副牌**。\n\n- 大王\n- 小王\n\n| 名次 | 分 |\n|---|---|\n| 头游 | 2 |",
  );
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(blocks[1]).toMatchObject({
    number: "1.1",
    spans: [{ text: "四人用" }, { text: "一副牌", strong: true }, { text: "。" }],
  });
  expect(blocks[3]).toMatchObject({
    rows: [
      [[{ text: "名次" }], [{ text: "分" }]],
      [[{ text: "头游" }], [{ text: "2" }]],
    ],
  });
});

it("joins lines of Chinese without a space and lines of English with one", () => {
  expect(readMarkdown("出完\n接风")[0]).toMatchObject({ spans: [{ text: "出完接风" }] });
  expect(readMarkdown("the lead\ngoes on")[0]).toMatchObject({
    spans: [{ text: "the lead goes on" }],
  });
});

it("finds the paragraph that a citation begins with, or its whole chapter", () => {
  const sheet = {
    game: "fangyang",
    language: "en" as const,
    markdown: "",
    paragraphs: { "5.3": "three", "5.4": "four", "6.1": "six" },
  };
  expect(paragraphOf(sheet, "5.3–5.6")).toBe("three");
  expect(paragraphOf(sheet, "5")).toBe("three\n\nfour");
  expect(paragraphOf(sheet, "9.9")).toBeNull();
});
