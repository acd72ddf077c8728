import { describe, expect, it } from "vitest";
import { fanSum, readSettled, scoreQuestion, shareOf, wonHand } from "../../src/mahjong/settle";
import type { MahjongView } from "../../src/mahjong/view";

const anshan = {
  winner: 1,
  by: "discard",
  from: 0,
  guns: [],
  lines: [],
  total: 2,
  payer_fans: [4, null, 2, 2],
  deltas: [-16, 24, -4, -4],
  next_dealer: 1,
  wins: [
    { winner: 1, lines: [], total: 2, payer_fans: [4, null, 2, 2], deltas: [-16, 24, -4, -4] },
  ],
};

describe("what a payer of 鞍山 pays for", () => {
  const settled = readSettled(anshan);
  const [win] = settled.wins;

  it("is the winner's fans, one for the discard and one for the dealer", () => {
    if (!win) throw new Error("a win");
    expect(fanSum(win, 0, settled, 0, {})).toMatchObject({ discarder: 1, dealer: 1, fans: 4 });
    expect(fanSum(win, 2, settled, 0, {})).toMatchObject({ discarder: 0, dealer: 0, fans: 2 });
  });

  it("says where the cap cut it", () => {
    if (!win) throw new Error("a win");
    const capped = { ...win, payerFans: [3, null, 2, 2] };
    expect(fanSum(capped, 0, settled, 0, {}).capped).toBe(true);
    expect(fanSum(win, 0, settled, 0, {}).capped).toBe(false);
  });
});

describe("what a payer of 余姚 gave", () => {
  const raw = {
    winner: 3,
    by: "discard",
    from: 0,
    lines: [],
    total: 13,
    all_pay: false,
    deltas: [-13, -7, -7, 27],
    kong_deltas: [0, 0, 0, 0],
    next_dealer: 1,
    next_streak: 0,
  };

  it("is all of it from the discarder and half, rounded up, from the others", () => {
    const settled = readSettled(raw);
    const [win] = settled.wins;
    if (!win) throw new Error("a win");
    expect([0, 1, 2].map((seat) => shareOf(win, seat, settled))).toEqual(["full", "half", "half"]);
  });

  it("is what was left where the chips didn't reach", () => {
    const settled = readSettled({ ...raw, deltas: [-9, -7, -7, 23] });
    const [win] = settled.wins;
    if (!win) throw new Error("a win");
    expect(shareOf(win, 0, settled)).toBe("broke");
  });

  it("a drawn round has no winner", () => {
    expect(readSettled({ ...raw, winner: null, by: null, from: null }).wins).toEqual([]);
  });
});

describe("the winner's tiles", () => {
  const view = {
    start: { dealer: 0, indicator: "8m", wild: "9m" },
    hands: [[], ["1m", "2m", "2m"], [], []],
    melds: [[], [{ meld: "peng CCC", tile: "C", source: 0 }], [], []],
    wins: [{ seat: 1, by: "self_draw", tile: "2m", source: null }],
    guns: { kinds: ["7m"], turned: null },
    stakes: null,
  } as unknown as MahjongView;

  it("stand apart from the one drawn, which is among them", () => {
    expect(wonHand(view, 1, "self_draw")).toEqual({ concealed: ["1m", "2m"], tile: "2m" });
  });

  it("are whole where the tile was claimed", () => {
    expect(wonHand(view, 1, "discard").concealed).toHaveLength(3);
  });

  it("make a question for the calculator", () => {
    const settled = readSettled({ ...anshan, by: "self_draw", from: null });
    const [win] = settled.wins;
    if (!win) throw new Error("a win");
    expect(scoreQuestion(view, win, settled, { base: 1 })).toMatchObject({
      hand: "122m",
      tile: "2m",
      melds: ["peng CCC"],
      guns: ["7m"],
      seat: 1,
    });
  });
});
