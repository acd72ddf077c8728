import { describe, expect, it } from "vitest";
import {
  countOf,
  EMPTY,
  type Question,
  readQuestion,
  room,
  toJson,
  withMeld,
  withoutTile,
  withTile,
} from "../../src/calculator/question";

const build = (tiles: string[]): Question =>
  tiles.reduce((question, tile) => withTile(question, tile), EMPTY);

describe("a hand on the page", () => {
  it("takes four of a kind and no fifth", () => {
    expect(countOf(build(["5p", "5p", "5p", "5p", "5p"]), "5p")).toBe(4);
  });

  it("has room for three tiles less with each meld", () => {
    const question = withMeld(withMeld(EMPTY, "peng", "C"), "chi", "1m");
    expect(room(question)).toBe(8);
    expect(question.melds).toEqual(["peng CCC", "chi 123m"]);
  });

  it("makes no run beyond nine, none of honours, and no meld with the wild", () => {
    expect(withMeld(EMPTY, "chi", "8p")).toBe(EMPTY);
    expect(withMeld(EMPTY, "chi", "E")).toBe(EMPTY);
    expect(withMeld(EMPTY, "chi", "7m")).toBe(EMPTY);
  });

  it("forgets the winning tile when its last copy goes", () => {
    const question = { ...build(["1m", "2m"]), winning: "2m" };
    expect(withoutTile(question, 1).winning).toBeNull();
    expect(withoutTile(question, 0).winning).toBe("2m");
  });

  it("is no question before it is whole and its winning tile named", () => {
    const whole = build([..."123456789"].map((n) => `${n}p`).concat(["E", "E", "E", "C", "C"]));
    expect(toJson({ ...build(["1p"]), winning: "1p" })).toBeNull();
    expect(toJson(whole)).toBeNull();
    expect(toJson({ ...whole, winning: "C" })).not.toBeNull();
  });
});

describe("a question from a settlement", () => {
  const asked = {
    options: { base: 2 },
    wild: "9m",
    hand: "678m22235p456s",
    tile: "8m",
    melds: ["peng CCC"],
    by: "discard",
    seat: 2,
    dealer: 1,
    from: 3,
    guns: ["7m"],
    chips: [1, 2, 3, 4],
  };

  it("is turned so that the winner is seat 0", () => {
    const question = readQuestion(JSON.stringify(asked));
    expect(question.dealer).toBe(3);
    expect(question.from).toBe(1);
    expect(question.chips).toEqual([3, 4, 1, 2]);
  });

  it("asks the same again", () => {
    expect(toJson(readQuestion(JSON.stringify(asked)))).toMatchObject({
      options: { base: 2 },
      hand: "678m22235p456s",
      tile: "8m",
      melds: ["peng CCC"],
      seat: 0,
      from: 1,
      guns: ["7m"],
    });
  });

  it("that is broken leaves the page empty", () => {
    expect(readQuestion("{")).toBe(EMPTY);
  });
});
