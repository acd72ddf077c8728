import { describe, expect, it } from "vitest";
import { chartOf, levelsOf } from "../../src/history/course";

const SIZE = { width: 340, height: 150, left: 40, bottom: 22, edge: 10 };

function points(...shown: number[]) {
  return shown.map((value, n) => ({ match: `m${n}`, at: n, mu: 25, sigma: 8, shown: value }));
}

describe("the levels of a course", () => {
  it.each([
    [1500, 1500],
    [1480, 1560],
    [1001, 1999],
    [-900, 4000],
  ])("frame %i to %i with a few whole figures evenly apart", (lowest, highest) => {
    const levels = levelsOf(lowest, highest);
    expect(levels.length).toBeGreaterThanOrEqual(2);
    expect(levels.length).toBeLessThanOrEqual(6);
    expect(levels[0]).toBeLessThanOrEqual(lowest);
    expect(levels.at(-1)).toBeGreaterThanOrEqual(highest);
    const steps = new Set(levels.slice(1).map((level, n) => level - (levels[n] ?? 0)));
    expect(steps.size).toBe(1);
  });
});

describe("the course of a rating", () => {
  it("runs from the left edge to the right one, and up where the rating rises", () => {
    const { spots } = chartOf(points(1500, 1540, 1520), SIZE);
    expect(spots.map((spot) => spot.x)).toEqual([40, 185, 330]);
    expect(spots[1]?.y).toBeLessThan(spots[2]?.y ?? 0);
    expect(spots[2]?.y).toBeLessThan(spots[0]?.y ?? 0);
  });

  it("lies inside its frame", () => {
    const { spots } = chartOf(points(900, 2100, 1500), SIZE);
    for (const { y } of spots) {
      expect(y).toBeGreaterThanOrEqual(SIZE.edge);
      expect(y).toBeLessThanOrEqual(SIZE.height - SIZE.bottom);
    }
  });

  it("puts a single match in the middle", () => {
    expect(chartOf(points(1500), SIZE).spots[0]?.x).toBe(185);
  });
});
