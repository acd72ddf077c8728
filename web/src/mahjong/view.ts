import type { TileText } from "../look/tile";
import type { Table } from "../table/table.svelte";

/** What stands for the round: dealer, the tile turned up, the wild kind. */
export interface StartView {
  readonly dealer: number;
  readonly indicator: TileText;
  readonly wild: TileText;
}

export type Step = "dealt" | "turn" | "discard" | "claim" | "rob" | "replacement" | "gun" | "over";

/** Where the lamp is: the seat whose turn it is, or whose tile lies open. */
export interface LampView {
  readonly seat: number;
  readonly step: Step;
  readonly replaced: boolean;
}

/** The tile last discarded, or being added to a 碰 while it may be robbed. */
export interface LastView {
  readonly seat: number;
  readonly tile: TileText;
  readonly added: boolean;
}

export interface PondView {
  readonly tiles: readonly TileText[];
  /** The places of the tiles that others have claimed. */
  readonly claimed: readonly number[];
}

export interface MeldView {
  readonly meld: string;
  readonly tile: TileText | null;
  readonly source: number | null;
}

export interface WinnerView {
  readonly seat: number;
  readonly by: string;
  readonly tile: TileText | null;
  readonly source: number | null;
}

export interface GunsView {
  readonly kinds: readonly TileText[] | null;
  readonly turned: TileText | null;
}

export interface StakesView {
  readonly streak: number;
  readonly chips: readonly number[];
}

/** The public sections of a mahjong round, those of one game alone being null in the other. */
export interface MahjongView {
  readonly start: StartView;
  readonly wall: number;
  readonly turn: LampView;
  readonly last: LastView | null;
  readonly ponds: readonly PondView[];
  readonly melds: readonly (readonly MeldView[])[];
  readonly concealed: readonly number[];
  readonly wins: readonly WinnerView[];
  readonly hands: readonly (readonly TileText[])[] | null;
  /** 鞍山: the 枪. */
  readonly guns: GunsView | null;
  /** 余姚: streak and chips, kong points of this round, who has thrown a wild. */
  readonly stakes: StakesView | null;
  readonly kongDeltas: readonly number[] | null;
  readonly throwers: readonly number[];
}

/** The round of mahjong that a table shows now, or null between rounds. */
export function mahjongView(table: Table): MahjongView | null {
  const start = table.section<StartView>("start");
  const turn = table.section<LampView>("turn");
  const ponds = table.section<readonly PondView[]>("ponds");
  if (start === null || turn === null || ponds === null) return null;
  return {
    start,
    turn,
    ponds,
    wall: table.section<number>("wall") ?? 0,
    last: table.section<LastView>("last"),
    melds: table.section<readonly (readonly MeldView[])[]>("melds") ?? [],
    concealed: table.section<readonly number[]>("concealed") ?? [],
    wins: table.section<readonly WinnerView[]>("wins") ?? [],
    hands: table.section<readonly (readonly TileText[])[]>("hands"),
    guns: table.section<GunsView>("guns"),
    stakes: table.section<StakesView>("stakes"),
    kongDeltas: table.section<readonly number[]>("kong_deltas"),
    throwers: table.section<readonly number[]>("throwers") ?? [],
  };
}

/** The tiles that lie in a pond still: what others claimed lies in their melds. */
export function lyingIn(pond: PondView): TileText[] {
  return pond.tiles.filter((_, place) => !pond.claimed.includes(place));
}

/** The word of a game's wild tile: 混 in 鞍山, 龙 in 余姚. */
export function wildWord(game: string, words: { hun: string; long: string }): string {
  return game === "yuyao-mahjong" ? words.long : words.hun;
}
