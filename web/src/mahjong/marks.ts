import { getContext, setContext } from "svelte";
import type { TileText } from "../look/tile";

/** What is marked on every tile of a table: the wild kind, the 枪, and the kind looked at. */
export interface Marks {
  readonly wild: TileText | null;
  readonly wildWord: string;
  readonly guns: readonly TileText[];
  readonly gunWord: string;
  /** The raised tile's kind: its equals are outlined, all others veiled. */
  readonly focus: TileText | null;
}

export const NO_MARKS: Marks = { wild: null, wildWord: "", guns: [], gunWord: "", focus: null };

const KEY = Symbol("marks");

/** To be called once while a table, or a page with tiles, is set up. */
export function provideMarks(marks: () => Marks): void {
  setContext(KEY, marks);
}

export function takeMarks(): () => Marks {
  return getContext<(() => Marks) | undefined>(KEY) ?? (() => NO_MARKS);
}
