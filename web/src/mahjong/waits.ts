import type { TileText } from "../look/tile";
import type { Names } from "../wire.gen";

/** What a win is worth: fans or 龙, all chips, or nothing, as it can't be had that way. */
export type Worth = number | "all_pay" | null;

/** A tile that wins, and what it is worth drawn by oneself and from another's discard. */
export interface Wait {
  readonly tile: TileText;
  readonly drawn: Worth;
  readonly claimed: Worth;
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

/** The server's answer to `ask` about `advice` (指点), null where nothing is asked. */
export interface Advice {
  readonly action: string;
  readonly reason: Names | null;
}
