import { describe, expect, it } from "vitest";
import { layOutHand, measure, meldWidth, pondPlaces } from "../../src/mahjong/layout";
import { modeOf } from "../../src/table/mode";

const SCREENS: [number, number][] = [
  [390, 844],
  [360, 640],
  [412, 915],
  [768, 1024],
  [844, 390],
  [932, 430],
  [667, 375],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
];
const HANDS = [0, 1, 2, 3, 4].flatMap((melds) => [
  { melds, count: 14 - 3 * melds, drawn: true },
  { melds, count: 13 - 3 * melds, drawn: false },
]);

describe.each(SCREENS)("on %i × %i", (width, height) => {
  const m = measure(width, height, modeOf(width, height));

  it.each(HANDS)("a hand of $count with $melds melds stays on the screen", (hand) => {
    const layout = layOutHand(hand.count, hand.drawn, m);
    const beside = m.mode === "portrait" ? 0 : hand.melds * (meldWidth(m.ownMeldTile) + 8) + 6;
    expect(m.handLeft + beside + layout.width).toBeLessThanOrEqual(width - m.panel + 0.5);
    expect(m.handBottom - layout.height).toBeGreaterThan(height / 2);
  });

  it.each(HANDS)(
    "tiles of a hand of $count are wide enough to tap, and none covers another",
    (hand) => {
      const { tile, tiles } = layOutHand(hand.count, hand.drawn, m);
      expect(tile).toBeGreaterThanOrEqual(m.mode === "landscape" ? 32 : 37);
      for (const [n, placed] of tiles.entries()) {
        const next = tiles[n + 1];
        if (next && next.top === placed.top)
          expect(next.left).toBeGreaterThanOrEqual(placed.left + tile);
      }
    },
  );

  it("four melds of one's own fit beside each other", () => {
    const strip = 4 * meldWidth(m.ownMeldTile) + 3 * 8;
    expect(strip).toBeLessThanOrEqual(m.handRoom + 0.5);
  });

  it("ponds of 24 end before the panel and above the hand", () => {
    for (const pond of m.ponds) {
      expect(pond.rows.reduce((sum, row) => sum + row, 0)).toBe(24);
      for (const place of pondPlaces(24, pond.rows, m.pondTile, m.pondStep)) {
        expect(pond.left + place.left).toBeGreaterThanOrEqual(0);
        expect(pond.left + place.left + m.pondTile).toBeLessThanOrEqual(width - m.panel);
        expect(pond.top + place.top + m.pondStep).toBeLessThanOrEqual(m.handBottom);
      }
    }
  });
});

describe("the sizes of the drawings", () => {
  it("are met on their own screens", () => {
    expect(measure(390, 844, "portrait").ownTile).toBe(46);
    expect(measure(360, 640, "portrait").ownTile).toBe(43);
    expect(measure(844, 390, "landscape").ownTile).toBe(46);
    expect(measure(1440, 900, "desktop").ownTile).toBe(58);
  });

  it("a hand without melds stands in rows of seven, the drawn tile half a tile apart", () => {
    const layout = layOutHand(14, true, measure(390, 844, "portrait"));
    expect(layout.rows).toBe(2);
    expect(layout.tiles[13]?.left).toBe(6 * 48 + 23);
    expect(layout.tiles[12]?.left).toBe(5 * 48);
  });

  it("two melds and more leave one row", () => {
    const m = measure(390, 844, "portrait");
    expect(layOutHand(8, true, m).rows).toBe(1);
    expect(layOutHand(11, true, m).rows).toBe(2);
  });

  it("on request all fourteen stand in one row", () => {
    const layout = layOutHand(14, true, measure(390, 844, "portrait"), true);
    expect(layout.rows).toBe(1);
    expect(Math.round(layout.tile)).toBe(25);
    expect(layout.width).toBeLessThanOrEqual(370.5);
  });

  it("the other tiles keep their size when one is drawn", () => {
    const m = measure(390, 844, "portrait");
    expect(layOutHand(7, false, m).tile).toBeCloseTo(layOutHand(8, true, m).tile);
  });
});

describe("a pond", () => {
  it("fills its rows in order, and its first row never moves", () => {
    const before = pondPlaces(12, [11, 13], 22, 33);
    const after = pondPlaces(24, [11, 13], 22, 33);
    expect(after.slice(0, 12)).toEqual(before);
    expect(before[11]).toEqual({ left: 0, top: 33 });
  });

  it("beyond 24 begins a row more, closer together", () => {
    const places = pondPlaces(26, [11, 13], 22, 33);
    expect(places).toHaveLength(26);
    expect(places[24]?.top).toBeLessThan(66);
  });
});
