import { type CardText, rankOf } from "../look/card";

/** The raised cards of a hand. Cards are distinct by place: twins of two packs look the same. */
export type Selection = ReadonlySet<number>;

/**
 * A tap on the card at a place: raised cards go down, others come up. When nothing is raised and
 * only plays of one number of cards are possible, the whole pair, triple or quad comes up at once.
 */
export function tapped(
  selection: Selection,
  place: number,
  hand: readonly CardText[],
  plays: readonly CardText[][],
): Selection {
  const next = new Set(selection);
  if (next.delete(place)) return next;
  next.add(place);
  if (selection.size > 0) return next;
  const rank = rankOf(hand[place] ?? "");
  const sizes = new Set(plays.map((play) => play.length));
  const size = sizes.size === 1 ? ([...sizes][0] ?? 1) : 1;
  if (size === 1 || !plays.some((play) => rankOf(play[0] ?? "") === rank)) return next;
  const twins = hand.flatMap((card, n) => (n !== place && rankOf(card) === rank ? [n] : []));
  for (const twin of nearest(twins, place).slice(0, size - 1)) next.add(twin);
  return next;
}

function nearest(places: number[], to: number): number[] {
  return [...places].sort((a, b) => Math.abs(a - to) - Math.abs(b - to));
}

/** A slide over the cards from one place to another: all come up, or, if all were up, all go down. */
export function slid(selection: Selection, from: number, to: number): Selection {
  const range: number[] = [];
  for (let n = Math.min(from, to); n <= Math.max(from, to); n++) range.push(n);
  const next = new Set(selection);
  const areAllUp = range.every((n) => selection.has(n));
  for (const n of range) {
    if (areAllUp) next.delete(n);
    else next.add(n);
  }
  return next;
}

/** The places at which these cards stand in the hand, each place once. */
export function placesOf(cards: readonly CardText[], hand: readonly CardText[]): Selection {
  const places = new Set<number>();
  for (const card of cards) {
    const place = hand.findIndex((held, n) => held === card && !places.has(n));
    if (place >= 0) places.add(place);
  }
  return places;
}
