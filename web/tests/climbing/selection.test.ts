import { describe, expect, it } from "vitest";
import { playsAmong } from "../../src/climbing/answers";
import { placesOf, slid, tapped } from "../../src/climbing/selection";

const hand = "BJ 2s 2d Ks Kh Kd 9c 9d".split(" ");
const none = new Set<number>();
const pairs = playsAmong(["play Ks Kh", "play 2s 2d"]);

describe("a tap", () => {
  it("raises a card and lowers it again", () => {
    const up = tapped(none, 0, hand, []);
    expect([...up]).toEqual([0]);
    expect(tapped(up, 0, hand, []).size).toBe(0);
  });

  it("raises both cards of a pair when a pair is what can be played", () => {
    expect([...tapped(none, 2, hand, pairs)].sort()).toEqual([1, 2]);
  });

  it("raises the pair with the nearest twin out of three", () => {
    expect([...tapped(none, 5, hand, pairs)].sort()).toEqual([4, 5]);
  });

  it("raises a single card of a rank that has no legal pair", () => {
    expect([...tapped(none, 6, hand, pairs)]).toEqual([6]);
  });

  it("raises one card where singles can be played, too", () => {
    const plays = playsAmong(["play 2s", "play 2s 2d"]);
    expect([...tapped(none, 1, hand, plays)]).toEqual([1]);
  });

  it("adds one card to what is raised already", () => {
    expect([...tapped(new Set([0]), 1, hand, pairs)]).toEqual([0, 1]);
  });
});

describe("a slide", () => {
  it("raises every card it passes, in either direction", () => {
    expect([...slid(none, 4, 2)].sort()).toEqual([2, 3, 4]);
    expect([...slid(none, 2, 4)].sort()).toEqual([2, 3, 4]);
  });

  it("raises the rest where some are up, and lowers where all are up", () => {
    expect([...slid(new Set([3]), 2, 4)].sort()).toEqual([2, 3, 4]);
    expect(slid(new Set([2, 3, 4]), 2, 4).size).toBe(0);
  });
});

it("finds twins of two packs at places of their own", () => {
  expect([...placesOf(["7h", "7h"], ["8s", "7h", "7h"])]).toEqual([1, 2]);
});
