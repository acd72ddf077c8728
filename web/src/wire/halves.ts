import type { Half, Snapshot, Update } from "../wire.gen";

export type Sections = { readonly [name: string]: unknown };

/** What this viewer knows of a table: two streams, each with its own version. */
export interface Halves {
  readonly room: string;
  readonly public: Half;
  readonly own: Half | null;
}

export function fromSnapshot(snapshot: Snapshot): Halves {
  return { room: snapshot.room, public: snapshot.public, own: snapshot.own };
}

/**
 * The halves after an update: every changed section replaced whole, the others kept as they are.
 * Null says that a version was missed, so that a new snapshot is needed. An update that a snapshot
 * already contains changes nothing.
 */
export function withUpdate(halves: Halves, update: Update): Halves | null {
  const half = halves[update.stream];
  if (half === null) return null;
  if (update.version <= half.version) return halves;
  if (update.version !== half.version + 1) return null;
  const next: Half = {
    version: update.version,
    sections: { ...half.sections, ...update.changed },
  };
  return { ...halves, [update.stream]: next };
}
