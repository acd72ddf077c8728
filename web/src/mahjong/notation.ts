import { isTile, type TileText } from "../look/tile";

/** Every kind in printed order: m, p, s, then the honours. */
export const KINDS: readonly TileText[] = [
  ...["m", "p", "s"].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}${suit}`)),
  ..."ESWNCFP",
];

/** The tiles of a text such as `123m44pEEC`; runs share a suit letter, white space is free. */
export function readTiles(text: string): TileText[] {
  const tiles: TileText[] = [];
  let ranks = "";
  for (const letter of text.replace(/\s/g, "")) {
    if (/[1-9]/.test(letter)) ranks += letter;
    else if (/[mps]/.test(letter)) {
      tiles.push(...[...ranks].map((rank) => rank + letter));
      ranks = "";
    } else if (isTile(letter)) tiles.push(letter);
  }
  return tiles;
}

/** Tiles in printed form, ascending, suits grouped: `123m44pEEC`. */
export function printTiles(tiles: readonly TileText[]): string {
  let text = "";
  let suit = "";
  for (const tile of sorted(tiles)) {
    const own = tile.charAt(1);
    if (suit && own !== suit) text += suit;
    suit = own;
    text += tile.charAt(0);
  }
  return text + suit;
}

export function sorted(tiles: readonly TileText[]): TileText[] {
  return [...tiles].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
}

/** A hand as it stands on the screen: wild tiles at the far left, then in printed order. */
export function standing(tiles: readonly TileText[], wild: TileText | null): TileText[] {
  const order = sorted(tiles);
  return [...order.filter((tile) => tile === wild), ...order.filter((tile) => tile !== wild)];
}

export type MeldKind = "chi" | "peng" | "gang" | "jiagang" | "angang";

export interface Meld {
  readonly kind: MeldKind;
  readonly tiles: readonly TileText[];
}

/** A meld's text, such as `jiagang 5555p`. */
export function readMeld(text: string): Meld {
  const [kind, tiles] = text.split(" ", 2);
  return { kind: kind as MeldKind, tiles: readTiles(tiles ?? "") };
}

/** The tile that an action names: `discard 5m`, `angang 5m`. */
export function tileOf(action: string): TileText {
  return action.split(" ", 2)[1] ?? "";
}

/** Every tile that a player sees: the own hand, the one turned up, the ponds and all melds. */
export function seenBy(
  hand: readonly TileText[],
  indicator: TileText,
  lying: readonly TileText[],
  melds: readonly { readonly meld: string }[],
): TileText[] {
  return [...hand, indicator, ...lying, ...melds.flatMap(({ meld }) => readMeld(meld).tiles)];
}
