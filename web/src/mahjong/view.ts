import type { TileText } from "../look/tile";
import type { Table } from "../table/table.svelte";
import type { Guns, LaidMeld, Lamp, LastTile, Pond, Stakes, Start, Winner } from "../wire.gen";

/** The public sections of a mahjong round, those of one game alone being null in the other. */
export interface MahjongView {
  readonly start: Start;
  readonly wall: number;
  readonly turn: Lamp;
  readonly last: LastTile | null;
  readonly ponds: readonly Pond[];
  readonly melds: readonly (readonly LaidMeld[])[];
  readonly concealed: readonly number[];
  readonly wins: readonly Winner[];
  readonly hands: readonly (readonly TileText[])[] | null;
  /** 鞍山: the 枪. */
  readonly guns: Guns | null;
  /** 余姚: streak and chips, kong points of this round, who has thrown a wild. */
  readonly stakes: Stakes | null;
  readonly kongDeltas: readonly number[] | null;
  readonly throwers: readonly number[];
}

/** The round of mahjong that a table shows now, or null between rounds. */
export function mahjongView(table: Table): MahjongView | null {
  const start = table.section<Start>("start");
  const turn = table.section<Lamp>("turn");
  const ponds = table.section<readonly Pond[]>("ponds");
  if (start === null || turn === null || ponds === null) return null;
  return {
    start,
    turn,
    ponds,
    wall: table.section<number>("wall") ?? 0,
    last: table.section<LastTile>("last"),
    melds: table.section<readonly (readonly LaidMeld[])[]>("melds") ?? [],
    concealed: table.section<readonly number[]>("concealed") ?? [],
    wins: table.section<readonly Winner[]>("wins") ?? [],
    hands: table.section<readonly (readonly TileText[])[]>("hands"),
    guns: table.section<Guns>("guns"),
    stakes: table.section<Stakes>("stakes"),
    kongDeltas: table.section<readonly number[]>("kong_deltas"),
    throwers: table.section<readonly number[]>("throwers") ?? [],
  };
}

/** The tiles that lie in a pond still: what others claimed lies in their melds. */
export function lyingIn(pond: Pond): TileText[] {
  return pond.tiles.filter((_, place) => !pond.claimed.includes(place));
}

/** The word of a game's wild tile: 混 in 鞍山, 龙 in 余姚. */
export function wildWord(game: string, words: { hun: string; long: string }): string {
  return game === "yuyao-mahjong" ? words.long : words.hun;
}
