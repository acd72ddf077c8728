import { describe, expect, it } from "vitest";
import { Departures } from "../../src/climbing/departures";
import { backTo, milliseconds } from "../../src/look/motion";
import { anchorOf } from "../../src/table/bubbles";

describe("a duration of a stylesheet", () => {
  it.each([
    ["180ms", 180],
    [" .18s", 180],
    ["0ms", 0],
    ["0s", 0],
    ["", 0],
  ])("%o is %i ms", (text, ms) => {
    expect(milliseconds(text)).toBeCloseTo(ms);
  });
});

it("a card that travels begins where it was, as large as it was", () => {
  const hand = { left: 30, top: 700, width: 62 };
  const table = { left: 180, top: 500, width: 31 };
  expect(backTo(hand, table)).toBe("translate(-150px, 200px) scale(2)");
});

describe("played cards", () => {
  const spot = (left: number) => ({ left, top: 0, width: 62 });

  it("leave from where they lie raised in the hand", () => {
    const departures = new Departures();
    departures.raised = (card) => (card === "9d" ? spot(10) : null);
    expect(departures.take("9d")).toEqual(spot(10));
  });

  it("leave from where they lay, twins from places of their own", () => {
    const departures = new Departures();
    departures.note([
      ["7h", spot(40)],
      ["7h", spot(80)],
    ]);
    expect([departures.take("7h"), departures.take("7h")]).toEqual([spot(40), spot(80)]);
    expect(departures.take("7h")).toBeNull();
  });

  it("of an earlier trick are forgotten", () => {
    const departures = new Departures();
    departures.note([["7h", spot(40)]]);
    departures.note([["8s", spot(60)]]);
    expect(departures.take("7h")).toBeNull();
  });
});

describe("a bubble", () => {
  it("stands over a seat at the left, flush with it", () => {
    const at = anchorOf({ left: 12, right: 80, top: 400, bottom: 460 }, 390, 844);
    expect(at).toEqual({ left: 12, right: null, top: null, bottom: 450 });
  });

  it("hangs under a seat at the top, and keeps to the right side of the screen", () => {
    const at = anchorOf({ left: 310, right: 388, top: 60, bottom: 120 }, 390, 844);
    expect(at).toEqual({ left: null, right: 8, top: 126, bottom: null });
  });
});
