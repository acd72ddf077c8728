import { expect, it } from "vitest";
import { Film, landmarks, momentsOf } from "../../src/replay/film";
import type { Frame, Record as RoundRecord } from "../../src/wire.gen";

function frame(step: number, more: Partial<Frame>): Frame {
  return {
    step,
    at: 0,
    seat: null,
    action: null,
    timeout: false,
    events: [],
    public: {},
    own: [{}, {}],
    ...more,
  };
}

const frames = [
  frame(0, { public: { wall: 82, turn: "a" }, own: [{ hand: ["1m"] }, { hand: ["2m"] }] }),
  frame(1, { seat: 0, action: "peng", public: { wall: 81 } }),
  frame(2, {
    seat: 1,
    action: "peng",
    events: [{ kind: "melded" }],
    own: [{}, { hand: ["3m"] }],
  }),
];

it("keeps each section until a frame brings it anew", () => {
  const [, second, third] = momentsOf(frames);
  expect(second?.open).toEqual({ wall: 81, turn: "a" });
  expect(third?.own).toEqual([{ hand: ["1m"] }, { hand: ["3m"] }]);
});

it("marks what was claimed, and not an answer that came to nothing", () => {
  expect(landmarks(frames)).toEqual([{ step: 2, call: "peng" }]);
});

it("tells who has answered 亮不亮 so far, and what", () => {
  const record = { seats: [{}, {}, {}], before: {} } as unknown as RoundRecord;
  const answers = [
    frame(0, {}),
    frame(1, { seat: 2, action: "show" }),
    frame(2, { seat: 0, action: "hide" }),
  ];
  const film = new Film(record, answers, "", 0);
  expect(film.answers(0)).toEqual([null, null, null]);
  expect(film.answers(2)).toEqual(["hide", null, "show"]);
});
