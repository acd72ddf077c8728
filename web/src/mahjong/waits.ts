import type { TileText } from "../look/tile";

/** A tile that wins: what it is worth on a discard or a draw, and how many are out of sight. */
export interface Wait {
  readonly tile: TileText;
  readonly value: number;
  readonly left: number;
}

/**
 * The server's answer to `ask` about `waits`: for each discard that leaves one waiting, by its
 * tile, what wins then; `now` is what the hand waits for without a discard.
 */
export interface Waits {
  readonly discards: { readonly [tile: TileText]: readonly Wait[] };
  readonly now: readonly Wait[];
}

export const NO_WAITS: Waits = { discards: {}, now: [] };

export function readWaits(answer: unknown): Waits {
  if (answer === null || typeof answer !== "object") return NO_WAITS;
  return { ...NO_WAITS, ...(answer as Partial<Waits>) };
}
