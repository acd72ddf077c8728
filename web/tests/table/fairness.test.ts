import { describe, expect, it } from "vitest";
import { deckOf, examine, type Witness } from "../../src/table/fairness";
import { commitment, Stream } from "../../src/table/shuffle";
import type { ShuffleSection } from "../../src/wire.gen";

const hex = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => (from + n).toString(16).padStart(2, "0")).join("");
const server = hex(0, 32);
const seeds = [hex(0, 16), hex(16, 32)];
const committed = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

describe("the stream of chance", () => {
  it("gives the numbers that the server drew", () => {
    const stream = new Stream(server, seeds, 3);
    const drawn = Array.from({ length: 12 }, () => stream.below(54));
    expect(drawn).toEqual([29, 52, 1, 10, 28, 38, 21, 14, 9, 44, 43, 30]);
  });

  it("shuffles as the server does", () => {
    const order = new Stream(server, seeds, 3).shuffle([..."abcdefghijklmnopqrstuvwxyz"]);
    expect(order.join("")).toBe("ldcwoitaksevuqrzhjxyfmgnpb");
  });

  it("fits the commitment", () => {
    expect(commitment(server)).toBe(committed);
  });
});

it("knows every game's deck in printed order", () => {
  expect(deckOf("fangyang")).toHaveLength(54);
  expect(deckOf("jiayibing").slice(0, 5)).toEqual(["3s", "3s", "3h", "3h*", "3d"]);
  expect(deckOf("jiayibing").slice(-4)).toEqual(["SJ", "SJ", "BJ", "BJ"]);
  expect(deckOf("anshan-mahjong")).toHaveLength(136);
});

describe("the check after a round", () => {
  const shuffle: ShuffleSection = {
    round: 1,
    commitment: committed,
    contributors: [0, 2],
    client_seeds: [seeds[0] ?? null, null, seeds[1] ?? null, null],
    server_seed: server,
    seeds_until: null,
  };
  const witness: Witness = {
    round: 1,
    commitment: committed,
    seat: 0,
    seed: seeds[0] ?? null,
    hand: "4h 4d 4c 5h 6d 8s 8d 8c Tc Ks Kd Kc Ah 3d".split(" "),
  };

  it("is green when the deal recomputes", () => {
    expect(examine("fangyang", 4, shuffle, witness)).toBe("verified");
  });

  it("recomputes the deals of all the games", () => {
    const six = { ...shuffle, client_seeds: [...shuffle.client_seeds, null, null] };
    const cards = "3h* 4h 5c 6c 7h 7h 8d 9s 9d 9d Th Th Tc Jh Jd Kh Kh Ad".split(" ");
    expect(examine("jiayibing", 6, six, { ...witness, hand: cards })).toBe("verified");
    const tiles = "1m 2m 3m 5m 5m 7m 3p 6p 8s 9s E F P".split(" ");
    expect(examine("anshan-mahjong", 4, shuffle, { ...witness, hand: tiles })).toBe("verified");
  });

  it("is red when a single card was another one", () => {
    const hand = [...(witness.hand ?? []).slice(1), "BJ"];
    expect(examine("fangyang", 4, shuffle, { ...witness, hand })).toBe("mismatch");
  });

  it("is red when the seed is not the one committed to", () => {
    expect(examine("fangyang", 4, shuffle, { ...witness, commitment: "00" })).toBe("mismatch");
  });

  it("says so when this page's seed was left out", () => {
    const without = { ...shuffle, client_seeds: [null, null, seeds[1] ?? null, null] };
    expect(examine("fangyang", 4, without, witness)).toBe("seed_missing");
  });

  it("says nothing about a deal it has not seen", () => {
    expect(examine("fangyang", 4, shuffle, null)).toBe("unknown");
    expect(examine("fangyang", 4, { ...shuffle, server_seed: null }, witness)).toBe("unknown");
  });
});
