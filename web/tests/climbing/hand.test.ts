import { describe, expect, it } from "vitest";
import { breakOf, cardAt, layOut } from "../../src/climbing/hand";

const eighteen = "BJ 2s 2d As Ah Kc Kd Js Jh 9c 9d 8s 8h 7c 5d 5h 4s 3h*".split(" ");
const down = () => false;

describe("a hand in two rows", () => {
  it("is broken between two ranks nearest the middle", () => {
    expect(breakOf(eighteen)).toBe(9);
    expect(breakOf("BJ 2h As Kh Ts 9h 9d 7s 6s 6c 5h 4c 4d".split(" "))).toBe(7);
  });

  it("never has more than ten cards in a row, even if a rank has to be torn", () => {
    const torn = [..."AAAAAAAAKKKKKKKKQQ"].map((rank, n) => `${rank}${"shdc"[n % 4]}`);
    const at = breakOf(torn);
    expect(Math.max(at, torn.length - at)).toBeLessThanOrEqual(10);
  });

  it("is one row once few cards are left", () => {
    expect(breakOf(eighteen.slice(0, 7))).toBe(0);
  });

  it.each([
    [370, 62],
    [340, 58],
  ])("shows rank and suit of each of ten cards in %i px", (room, width) => {
    const ten = layOut(
      [..."23456789TJQKA", ..."23456"].map((rank, n) => `${rank}${"shdc"[n % 4]}`),
      "portrait",
      room,
    );
    expect(ten.cardWidth).toBe(width);
    const step = (ten.cards[1]?.x ?? 0) - (ten.cards[0]?.x ?? 0);
    expect(step).toBeGreaterThanOrEqual(0.54 * width - 0.05);
    expect(ten.width).toBeLessThanOrEqual(room);
  });
});

describe("the card under a finger", () => {
  const layout = layOut(eighteen, "portrait", 370);

  it("is the uppermost one there", () => {
    expect(cardAt(layout, 5, 5, down)).toBe(0);
    expect(cardAt(layout, 45, 5, down)).toBe(1);
    expect(cardAt(layout, 365, 20, down)).toBe(8);
    expect(cardAt(layout, 5, layout.height - 5, down)).toBe(9);
  });

  it("may stick out over the row when it is raised", () => {
    expect(cardAt(layout, 5, -10, down)).toBeNull();
    expect(cardAt(layout, 5, -10, (place) => place === 0)).toBe(0);
  });
});
