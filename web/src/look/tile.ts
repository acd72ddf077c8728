/** A tile kind in printed form, `1m` … `9s`, `E S W N C F P`. */
export type TileText = string;

const SUIT_LETTERS = ["m", "p", "s"];
const HONOURS = "ESWNCFP";

/** What stands in the corner of a tile for people who do not read its face: 1–9, or E S W N C F P. */
export function tileIndex(tile: TileText): string {
  return tile.charAt(0);
}

export function isTile(text: string): text is TileText {
  if (text.length === 1) return HONOURS.includes(text);
  return text.length === 2 && /[1-9]/.test(text.charAt(0)) && SUIT_LETTERS.includes(text.charAt(1));
}

/** The symbol of a tile's face in the sprite; some have a traditional variant. */
export function tileSymbol(tile: TileText, traditional: boolean): string {
  const varies = tile.endsWith("m") || tile === "E" || tile === "F";
  return traditional && varies ? `#t-${tile}-t` : `#t-${tile}`;
}
