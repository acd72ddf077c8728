import { describe, expect, it } from "vitest";
import { choicesWith, isBreakDue, leftToday } from "../../src/health/play";

const MINUTE = 60_000;

describe("a break", () => {
  it("is due when another interval has been played", () => {
    expect(isBreakDue(59 * MINUTE, 60, 0)).toBe(false);
    expect(isBreakDue(60 * MINUTE, 60, 0)).toBe(true);
  });

  it("is not due again before the next interval is full", () => {
    expect(isBreakDue(90 * MINUTE, 60, 61 * MINUTE)).toBe(false);
    expect(isBreakDue(121 * MINUTE, 60, 61 * MINUTE)).toBe(true);
  });

  it("is never due for who wants no reminder", () => {
    expect(isBreakDue(600 * MINUTE, null, 0)).toBe(false);
  });

  it("starts anew with a new day", () => {
    expect(isBreakDue(10 * MINUTE, 60, 180 * MINUTE)).toBe(false);
    expect(isBreakDue(61 * MINUTE, 60, 180 * MINUTE)).toBe(true);
  });
});

it("says what is left of the day, never less than nothing", () => {
  const rule = { raised: false, next_limit: 60, reminder: 60, used_up: false };
  expect(leftToday({ ...rule, limit: 60, today: 45 * MINUTE })).toBe(15 * MINUTE);
  expect(leftToday({ ...rule, limit: 60, today: 75 * MINUTE })).toBe(0);
  expect(leftToday({ ...rule, limit: null, today: 75 * MINUTE })).toBeNull();
});

it("offers what is chosen now among the usual choices", () => {
  expect(choicesWith([30, 60, null], 60)).toEqual([30, 60, null]);
  expect(choicesWith([30, 60, null], 45)).toEqual([30, 45, 60, null]);
});
