import { expect, it } from "vitest";
import { mayJoin, mayWatch, ordered } from "../../src/lobby/publicTables";
import type { RoomInfo } from "../../src/wire.gen";

function room(number: string, taken: number, more: Partial<RoomInfo> = {}): RoomInfo {
  const seats = [0, 1, 2, 3].map((n) => ({
    player: n < taken ? `p${n}` : null,
    name: n < taken ? `${n}` : "",
    bot: null,
    ready: false,
    present: true,
    auto: false,
    points: 0,
  }));
  return {
    number,
    game: "fangyang",
    options: {},
    pace: "normal",
    public: true,
    fill: true,
    spectators: true,
    phase: "waiting",
    seats,
    full: taken === 4,
    delay: 60_000,
    ...more,
  };
}

it("is joined while a place is free and nothing is dealt", () => {
  expect(mayJoin(room("1", 3))).toBe(true);
  expect(mayJoin(room("1", 4))).toBe(false);
  expect(mayJoin(room("1", 3, { phase: "playing" }))).toBe(false);
});

it("is watched while it plays, where the table allows it", () => {
  expect(mayWatch(room("1", 4, { phase: "playing" }))).toBe(true);
  expect(mayWatch(room("1", 4, { phase: "playing", spectators: false }))).toBe(false);
  expect(mayWatch(room("1", 1))).toBe(false);
  expect(mayWatch(room("1", 4, { phase: "over" }))).toBe(false);
});

it("lists the fullest table that may be joined first, then what may be watched", () => {
  const list = [
    room("1", 4, { phase: "playing" }),
    room("2", 1),
    room("3", 3),
    room("4", 4, { phase: "over" }),
  ];
  expect(ordered(list).map((each) => each.number)).toEqual(["3", "2", "1"]);
});
