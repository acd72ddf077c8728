import { expect, it } from "vitest";
import { namesOfNetwork } from "../../src/safety/network";

const SEATS = ["王", "李", "张", "刘"].map((name) => ({
  player: name,
  name,
  bot: null,
  ready: true,
  present: true,
  auto: false,
  points: 0,
}));

it("names those who share a network with a seat, itself among them", () => {
  const network = { groups: [[0, 2]] };
  expect(namesOfNetwork(network, SEATS, 2)).toEqual(["王", "张"]);
  expect(namesOfNetwork(network, SEATS, 1)).toEqual([]);
  expect(namesOfNetwork(null, SEATS, 0)).toEqual([]);
});
