/** A card in contract notation: rank and suit (`4h`, `Td`), `SJ`, `BJ`, and `3h*` for the marked 3. */
export type CardText = string;

export type Suit = "s" | "h" | "d" | "c";

export const SUITS: readonly Suit[] = ["s", "h", "d", "c"];

export function isJoker(card: CardText): boolean {
  return card === "SJ" || card === "BJ";
}

/** The rank in notation; the jokers are ranks of their own. */
export function rankOf(card: CardText): string {
  return isJoker(card) ? card : card.charAt(0);
}

export function suitOf(card: CardText): Suit | null {
  return isJoker(card) ? null : (card.charAt(1) as Suit);
}

export function isMarked(card: CardText): boolean {
  return card.endsWith("*");
}

/** The rank as it is printed on the card: 10 for T. */
export function rankFace(rank: string): string {
  return rank === "T" ? "10" : rank;
}
