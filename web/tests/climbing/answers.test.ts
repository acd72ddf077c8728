import { describe, expect, it } from "vitest";
import { hints, isLegal, playsAmong } from "../../src/climbing/answers";

const hand = "4s 5h 5d 9c Js Jh Jd Jc 2h BJ".split(" ");

describe("提示", () => {
  it("goes through the answers weakest first", () => {
    const plays = playsAmong(["pass", "play 2h", "play 5h", "play 9c", "play BJ"]);
    expect(hints(plays, hand, 1, null)).toEqual([["5h"], ["9c"], ["2h"], ["BJ"]]);
  });

  it("offers bombs after everything else", () => {
    const plays = playsAmong(["pass", "play Js Jh Jd Jc", "play 2h", "play BJ"]);
    expect(hints(plays, hand, 1, null).map((cards) => cards.length)).toEqual([1, 1, 4]);
  });

  it("leads with the weakest rank whole before breaking it up", () => {
    const plays = playsAmong(["play 4s", "play 5h", "play 5h 5d", "play 9c"]);
    expect(hints(plays, hand, 0, null)).toEqual([["4s"], ["5h", "5d"], ["5h"], ["9c"]]);
  });

  it("shows plays of the same rank and number once, without the card that is better kept", () => {
    const plays = playsAmong(["play Jh Js", "play Jc Jd", "play Jd Jh"]);
    expect(hints(plays, hand, 2, "Jh")).toEqual([["Jc", "Jd"]]);
  });
});

describe("a legal play", () => {
  const plays = playsAmong(["pass", "play 5h 5d", "play Js Jh"]);

  it("may be written with any suits of the listed rank and number", () => {
    expect(isLegal(["Jd", "Jc"], plays)).toBe(true);
    expect(isLegal(["5d", "5h"], plays)).toBe(true);
  });

  it("is neither another number nor a mixture of ranks", () => {
    expect(isLegal(["5h"], plays)).toBe(false);
    expect(isLegal(["5h", "Js"], plays)).toBe(false);
    expect(isLegal([], plays)).toBe(false);
  });

  it("holds the marked 3 where every listed play does", () => {
    const due = playsAmong(["play 3h*", "play 3s 3h*"]);
    expect(isLegal(["3s"], due)).toBe(false);
    expect(isLegal(["3d", "3h*"], due)).toBe(true);
  });
});
