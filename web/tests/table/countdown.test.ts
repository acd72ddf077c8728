import { describe, expect, it } from "vitest";
import { remaining } from "../../src/table/countdown.svelte";

describe("a move clock", () => {
  it("shrinks until the move's own time is used up", () => {
    expect(remaining(20_000, 60_000, "normal", 12_500)).toEqual({
      share: 0.5,
      seconds: 8,
      banked: false,
    });
  });

  it("goes on with the bank", () => {
    expect(remaining(20_000, 60_000, "normal", 50_000)).toEqual({
      share: 0.5,
      seconds: 30,
      banked: true,
    });
  });

  it("ends at nothing where there is no bank", () => {
    expect(remaining(20_000, 0, "normal", 21_000)).toEqual({ share: 0, seconds: 0, banked: false });
  });

  it("is not shown where the table has none", () => {
    expect(remaining(20_000, 60_000, "off", 0)).toBeNull();
    expect(remaining(null, 0, "normal", 0)).toBeNull();
  });
});
