import { expect, it } from "vitest";
import { catalogues, LANGUAGES } from "../../src/language/language.svelte";

type Leaf = string | ((...values: never[]) => string);

/** Every text of a catalogue by its path; functions are called with plain values. */
function leaves(node: unknown, path = ""): Map<string, Leaf> {
  if (typeof node !== "object" || node === null) return new Map([[path, node as Leaf]]);
  return new Map(
    Object.entries(node).flatMap(([key, child]) => [...leaves(child, `${path}.${key}`)]),
  );
}

const [first, ...others] = LANGUAGES.map((language) => leaves(catalogues[language]));

it("has the same texts in all three languages, records of words included", () => {
  for (const other of others)
    expect([...other.keys()].sort()).toEqual([...(first?.keys() ?? [])].sort());
});

it("has no empty text", () => {
  for (const language of LANGUAGES) {
    for (const [path, text] of leaves(catalogues[language])) {
      if (typeof text === "string") expect(text, `${language}${path}`).not.toBe("");
    }
  }
});

it("has no simplified-only characters in 繁體", () => {
  const simplified =
    /[们这说时间开关话认识进过还对听发钟让请单张点规则设选场战绩错误连断线语处结应该标准报实现为数东风红龙马鸟条万后会]/u;
  for (const [path, text] of leaves(catalogues["zh-Hant"])) {
    if (typeof text === "string" && !path.startsWith(".guest.surnames"))
      expect(text, path).not.toMatch(simplified);
  }
});
