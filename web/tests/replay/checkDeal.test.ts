import { describe, expect, it } from "vitest";
import vectors from "../../../tests/golden/shuffle.json";
import { checkDeal, kindAfter } from "../../src/replay/checkDeal";
import { commitment, Stream } from "../../src/table/shuffle";
import type { Record as RoundRecord } from "../../src/wire.gen";
import deals from "./deals.json";

const records = deals as unknown as RoundRecord[];

describe("the stream of chance", () => {
  it.each(vectors)("draws and shuffles as the server does, vector %#", (vector) => {
    expect(commitment(vector.server_seed)).toBe(vector.commitment);
    const drawing = new Stream(vector.server_seed, vector.client_seeds, vector.round);
    expect(vector.bounds.map((bound) => drawing.below(bound))).toEqual(vector.numbers);
    const shuffling = new Stream(vector.server_seed, vector.client_seeds, vector.round);
    const deck = Array.from({ length: vector.cards }, (_, n) => n);
    expect(shuffling.shuffle(deck)).toEqual(vector.order);
  });
});

describe("a record's deal", () => {
  it.each(records)("of $game is found again from its seeds, $options", (record) => {
    expect(checkDeal(record)).toBe("verified");
  });

  it.each(records)("of $game with two hands exchanged is not", (record) => {
    const hands = [...(record.deal.hands as string[])].reverse();
    expect(checkDeal({ ...record, deal: { ...record.deal, hands } })).toBe("mismatch");
  });

  it("with another wall is not", () => {
    for (const record of records.filter((each) => each.game.endsWith("mahjong"))) {
      const wall = (record.deal.wall as string).split(" ").reverse().join(" ");
      expect(checkDeal({ ...record, deal: { ...record.deal, wall } })).toBe("mismatch");
    }
  });

  it("whose seed isn't what was promised is not", () => {
    const [record] = records as [RoundRecord];
    const shuffle = { ...record.shuffle, commitment: "00".repeat(32) };
    expect(checkDeal({ ...record, shuffle })).toBe("mismatch");
  });

  it("can't be judged while the server keeps its seed", () => {
    const [record] = records as [RoundRecord];
    expect(checkDeal({ ...record, shuffle: { ...record.shuffle, server_seed: null } })).toBe(
      "unknown",
    );
  });
});

describe("the wild kind", () => {
  it.each([
    ["8m", "9m"],
    ["9p", "1p"],
    ["N", "E"],
    ["P", "C"],
  ])("after %s is %s within its group", (turned, wild) => {
    expect(kindAfter(turned, false)).toBe(wild);
  });

  it.each([
    ["9m", "1s"],
    ["9s", "1p"],
    ["9p", "E"],
    ["N", "C"],
    ["P", "1m"],
  ])("after %s is %s across groups", (turned, wild) => {
    expect(kindAfter(turned, true)).toBe(wild);
  });
});
