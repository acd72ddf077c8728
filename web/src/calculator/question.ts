import type { TileText } from "../look/tile";
import { KINDS, type MeldKind, printTiles, readMeld, readTiles, sorted } from "../mahjong/notation";

export type By = "discard" | "self_draw" | "replacement" | "robbed_kong";
export const WAYS: readonly By[] = ["discard", "self_draw", "replacement", "robbed_kong"];
export type FirstTurn = "none" | "dealer" | "discard";

/** A hand to be scored, as it is laid out on the page; the winner is seat 0. */
export interface Question {
  readonly wild: TileText;
  readonly tiles: readonly TileText[];
  readonly winning: TileText | null;
  readonly melds: readonly string[];
  readonly by: By;
  readonly dealer: number;
  readonly from: number;
  readonly guns: readonly TileText[];
  readonly streak: number;
  readonly firstTurn: FirstTurn;
  readonly lastTile: boolean;
  readonly options: { readonly [key: string]: number | string };
  readonly chips: readonly number[] | null;
}

export const EMPTY: Question = {
  wild: "9m",
  tiles: [],
  winning: null,
  melds: [],
  by: "discard",
  dealer: 1,
  from: 3,
  guns: [],
  streak: 0,
  firstTurn: "none",
  lastTile: false,
  options: {},
  chips: null,
};

/** Concealed tiles that belong to so many melds, the winning one among them. */
export function room(question: Question): number {
  return 14 - 3 * question.melds.length;
}

/** How many of a kind lie in hand and melds. */
export function countOf(question: Question, kind: TileText): number {
  const melded = question.melds.flatMap((meld) => readMeld(meld).tiles);
  return [...question.tiles, ...melded].filter((tile) => tile === kind).length;
}

export function withTile(question: Question, tile: TileText): Question {
  if (question.tiles.length >= room(question) || countOf(question, tile) >= 4) return question;
  const tiles = sorted([...question.tiles, tile]);
  return { ...question, tiles, winning: question.winning ?? null };
}

export function withoutTile(question: Question, at: number): Question {
  const tile = question.tiles[at];
  const tiles = question.tiles.toSpliced(at, 1);
  const isGone = tile === question.winning && !tiles.includes(tile ?? "");
  return { ...question, tiles, winning: isGone ? null : question.winning };
}

/** The tiles of a meld made from one tile: the lowest of a run, or like tiles. */
function meldTiles(kind: MeldKind, tile: TileText): readonly TileText[] {
  if (kind === "chi") {
    const at = KINDS.indexOf(tile);
    return tile.length === 2 && Number(tile.charAt(0)) <= 7 ? KINDS.slice(at, at + 3) : [];
  }
  return Array<TileText>(kind === "peng" ? 3 : 4).fill(tile);
}

/** The hand with one meld more, unchanged where there is no such meld or no place for it. */
export function withMeld(question: Question, kind: MeldKind, tile: TileText): Question {
  const tiles = meldTiles(kind, tile);
  if (tiles.length === 0 || question.melds.length >= 4 || tiles.includes(question.wild)) {
    return question;
  }
  const next = { ...question, melds: [...question.melds, `${kind} ${printTiles(tiles)}`] };
  if (tiles.some((each) => countOf(next, each) > 4)) return question;
  return { ...next, tiles: next.tiles.slice(0, room(next)) };
}

type Json = { readonly [key: string]: unknown };

/** The page's state from the JSON of `paiju score`; seats are turned so that the winner is 0. */
export function readQuestion(text: string | null): Question {
  if (text === null) return EMPTY;
  try {
    return fromJson(JSON.parse(text) as Json);
  } catch {
    // A link may be broken: the page opens empty.
    return EMPTY;
  }
}

function fromJson(raw: Json): Question {
  const seat = (raw.seat as number | undefined) ?? 0;
  const turned = (other: unknown) => ((other as number) - seat + 4) % 4;
  const chips = raw.chips as readonly number[] | undefined;
  return {
    wild: raw.wild as string,
    tiles: sorted(readTiles(raw.hand as string)),
    winning: raw.tile as string,
    melds: (raw.melds as string[] | undefined) ?? [],
    by: (raw.by as By | undefined) ?? "self_draw",
    dealer: turned(raw.dealer ?? 0),
    from: raw.from === undefined ? 3 : turned(raw.from),
    guns: (raw.guns as string[] | undefined) ?? [],
    streak: (raw.streak as number | undefined) ?? 0,
    firstTurn: (raw.first_turn as FirstTurn | undefined) ?? "none",
    lastTile: raw.last_tile === true,
    options: (raw.options as Question["options"] | undefined) ?? {},
    chips: chips ? chips.map((_, n) => chips[(n + seat) % 4] ?? 0) : null,
  };
}

/** The JSON that `paiju score` reads; null while the hand isn't whole. */
export function toJson(question: Question): Json | null {
  if (question.tiles.length !== room(question) || question.winning === null) return null;
  const isClaimed = question.by === "discard" || question.by === "robbed_kong";
  return {
    options: question.options,
    wild: question.wild,
    hand: printTiles(question.tiles),
    tile: question.winning,
    melds: question.melds,
    by: question.by,
    seat: 0,
    dealer: question.dealer,
    guns: question.guns,
    streak: question.streak,
    last_tile: question.lastTile,
    ...(isClaimed ? { from: question.from } : {}),
    ...(question.firstTurn === "none" ? {} : { first_turn: question.firstTurn }),
    ...(question.chips ? { chips: question.chips } : {}),
  };
}

/** The answer of `paiju score` for a hand of mahjong. */
export interface ScoreAnswer {
  readonly win: boolean;
  readonly reason?: string;
  readonly lines?: readonly {
    readonly id: string;
    readonly name: string;
    readonly value: number;
  }[];
  readonly total?: number;
  readonly deltas?: readonly number[];
  readonly payer_fans?: readonly (number | null)[];
  readonly all_pay?: boolean;
}
