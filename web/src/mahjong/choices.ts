import type { TileText } from "../look/tile";
import { KINDS, readTiles, tileOf } from "./notation";

/** A way to claim or to declare: the action and the tiles to show for it. */
export interface Group {
  readonly action: string;
  readonly tiles: readonly TileText[];
  /** The discard among the tiles, -1 for a kong of one's own. */
  readonly claimed: number;
}

/** What may be done now besides discarding, in the order in which the buttons stand. */
export interface Choices {
  readonly discards: ReadonlySet<TileText>;
  readonly chi: readonly Group[];
  readonly peng: boolean;
  readonly gang: readonly Group[];
  readonly hu: boolean;
  readonly pass: boolean;
}

/** The legal actions, sorted for hand and buttons; `last` is the tile that lies open. */
export function choicesOf(actions: readonly string[], last: TileText | null): Choices {
  return {
    discards: new Set(actions.filter((each) => each.startsWith("discard ")).map(tileOf)),
    chi: actions.filter((each) => each.startsWith("chi ")).map((each) => chiGroup(each, last)),
    peng: actions.includes("peng"),
    gang: actions
      .filter((each) => /^(gang$|angang |jiagang )/.test(each))
      .map((each) => kongGroup(each, last)),
    hu: actions.includes("hu"),
    pass: actions.includes("pass"),
  };
}

function chiGroup(action: string, last: TileText | null): Group {
  const own = readTiles(tileOf(action));
  const tiles = last === null ? own : [...own, last];
  tiles.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
  return { action, tiles, claimed: last === null ? -1 : tiles.indexOf(last) };
}

function kongGroup(action: string, last: TileText | null): Group {
  const tile = action === "gang" ? (last ?? "") : tileOf(action);
  return { action, tiles: [tile, tile, tile, tile], claimed: -1 };
}

/** Whether buttons are to be shown at all. */
export function isOffered(choices: Choices): boolean {
  return choices.pass || choices.hu || choices.gang.length > 0;
}

/** Why a tile may not be discarded: the key of the words that tell it. */
export type Bar = "notYourTurn" | "claimFirst" | "wildHeld" | "swapBan";

export function barOf(tile: TileText, actions: readonly string[], wild: TileText): Bar | null {
  const { discards, pass } = choicesOf(actions, null);
  if (discards.has(tile)) return null;
  if (pass) return "claimFirst";
  if (discards.size === 0) return "notYourTurn";
  return tile === wild ? "wildHeld" : "swapBan";
}
