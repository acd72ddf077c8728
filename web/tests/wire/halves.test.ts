import { describe, expect, it } from "vitest";
import { fromSnapshot, withUpdate } from "../../src/wire/halves";
import type { Snapshot, Update } from "../../src/wire.gen";

const snapshot: Snapshot = {
  type: "snapshot",
  room: "386142",
  now: 0,
  public: { version: 4, sections: { turn: 0, counts: [5, 5] } },
  own: { version: 2, sections: { hand: ["4s"] } },
};

function update(stream: "public" | "own", version: number, changed: Update["changed"]): Update {
  return { type: "update", stream, version, now: 0, events: [], changed };
}

describe("an update", () => {
  const before = fromSnapshot(snapshot);

  it("replaces each changed section whole and keeps the others as they are", () => {
    const after = withUpdate(before, update("public", 5, { turn: 1 }));
    expect(after?.public).toEqual({ version: 5, sections: { turn: 1, counts: [5, 5] } });
    expect(after?.public.sections.counts).toBe(before.public.sections.counts);
    expect(after?.own).toBe(before.own);
  });

  it("counts each stream by itself", () => {
    expect(withUpdate(before, update("own", 3, { hand: [] }))?.own?.version).toBe(3);
  });

  it("shows a gap, so that a snapshot is asked for", () => {
    expect(withUpdate(before, update("public", 6, {}))).toBeNull();
    expect(withUpdate({ ...before, own: null }, update("own", 1, {}))).toBeNull();
  });

  it("that the snapshot already contains changes nothing", () => {
    expect(withUpdate(before, update("public", 4, { turn: 3 }))).toBe(before);
  });

  it("may take a section away with null", () => {
    expect(
      withUpdate(before, update("public", 5, { counts: null }))?.public.sections.counts,
    ).toBeNull();
  });
});
