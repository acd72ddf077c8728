import { describe, expect, it } from "vitest";
import { barOf, choicesOf, isOffered } from "../../src/mahjong/choices";
import { printTiles, readMeld, readTiles, standing } from "../../src/mahjong/notation";

describe("what may be done", () => {
  it("shows each chi as its run, the claimed tile marked", () => {
    const { chi } = choicesOf(["chi 35m", "chi 56m", "pass"], "4m");
    expect(chi.map((group) => group.tiles.join(" "))).toEqual(["3m 4m 5m", "4m 5m 6m"]);
    expect(chi.map((group) => group.claimed)).toEqual([1, 0]);
  });

  it("gathers kongs of every sort", () => {
    const { gang } = choicesOf(["angang 5p", "discard 1m", "jiagang C"], null);
    expect(gang.map((group) => group.action)).toEqual(["angang 5p", "jiagang C"]);
  });

  it("needs no buttons while only a discard is asked", () => {
    expect(isOffered(choicesOf(["discard 1m", "discard 2m"], null))).toBe(false);
    expect(isOffered(choicesOf(["pass", "peng"], "1m"))).toBe(true);
  });
});

describe("a tile that may not be discarded", () => {
  const turn = ["discard 1m", "discard 2m"];

  it("tells that the wild is held back, or that the claim forbids it", () => {
    expect(barOf("9m", turn, "9m")).toBe("wildHeld");
    expect(barOf("5m", turn, "9m")).toBe("swapBan");
  });

  it("tells that a claim is to be answered first, or that it isn't one's turn", () => {
    expect(barOf("1m", ["pass", "peng"], "9m")).toBe("claimFirst");
    expect(barOf("1m", [], "9m")).toBe("notYourTurn");
  });

  it("is none that the server lists", () => {
    expect(barOf("1m", turn, "9m")).toBeNull();
  });
});

describe("notation", () => {
  it("reads runs of a suit and prints them again", () => {
    expect(readTiles("123m44p EEC")).toEqual(["1m", "2m", "3m", "4p", "4p", "E", "E", "C"]);
    expect(printTiles(["C", "E", "4p", "1m", "4p", "3m", "2m", "E"])).toBe("123m44pEEC");
  });

  it("reads a meld", () => {
    expect(readMeld("angang 5555p")).toEqual({ kind: "angang", tiles: ["5p", "5p", "5p", "5p"] });
  });

  it("stands wild tiles at the far left", () => {
    expect(standing(["1m", "P", "9s", "P"], "P")).toEqual(["P", "P", "1m", "9s"]);
  });
});
