import { type CardText, rankOf } from "../look/card";
import type { Mode } from "../table/mode";

export interface Placed {
  /** Tells twins of two packs apart, and stays with a card while others leave the hand. */
  readonly key: string;
  readonly card: CardText;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

/** Where every card of a hand lies: cards overlap to the right and rows overlap downwards. */
export interface HandLayout {
  readonly cards: readonly Placed[];
  readonly width: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly height: number;
}

const LONGEST_ROW = 10;
const ONE_ROW_UP_TO = 7;
const CARD_RATIO = 1.4;
/** The column of rank and suit, in card widths: it must stay in sight. */
const INDEX = 0.54;
/** How far a raised card lifts, in card widths. */
export const RAISE = 0.26;

/** Where the second row begins: between two ranks nearest the middle; 0 for a single row. */
export function breakOf(hand: readonly CardText[]): number {
  const count = hand.length;
  if (count <= ONE_ROW_UP_TO) return 0;
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (let at = Math.max(1, count - LONGEST_ROW); at <= Math.min(LONGEST_ROW, count - 1); at++) {
    if (rankOf(hand[at - 1] ?? "") === rankOf(hand[at] ?? "")) continue;
    const off = Math.abs(at - count / 2);
    if (off <= distance) {
      best = at;
      distance = off;
    }
  }
  return best || Math.ceil(count / 2);
}

interface Measures {
  width: number;
  step: number;
  rise: number;
}

/**
 * How an upright phone folds a hand: in two rows, in two rows pushed together, or, beside a call
 * grid that needs the room, in a line of small cards.
 */
export type Folding = "rows" | "tight" | "line";

/** How far the second row keeps from the first: short rows have large cards, and room for them. */
function riseOf(longest: number, isTall: boolean): number {
  if (longest <= 6) return isTall ? -2 : -16;
  return longest === 7 ? -14 : -10;
}

/** Cards in a line are as wide as their fourteen indices allow. */
const LINE_CARD = 0.124;

function measures(mode: Mode, room: number, longest: number, folding: Folding): Measures {
  const gaps = Math.max(1, longest - 1);
  if (mode === "desktop") {
    const width = Math.min(96, room / (INDEX * gaps + 1));
    return {
      width,
      step: Math.min(64, Math.max(48, 880 / longest), (room - width) / gaps),
      rise: 0,
    };
  }
  if (mode === "landscape") {
    const width = 62;
    return { width, step: Math.min(46, (room - width) / gaps), rise: 0 };
  }
  if (folding === "line") {
    const width = room * LINE_CARD;
    return { width, step: Math.min((room - width) / gaps, width * 0.9), rise: 0 };
  }
  const scale = room >= 560 ? 1.5 : 1;
  const base = room >= 365 ? 62 : 58;
  const width = scale * (longest <= 6 ? base + 6 : base);
  const step = Math.min((room - width) / gaps, width * 0.9);
  const rise = folding === "tight" ? -27 : riseOf(longest, base > 58);
  return { width, step, rise: rise * scale };
}

/** Lay out a hand, given from high to low, in a room of this width; one row stands in its middle. */
export function layOut(
  hand: readonly CardText[],
  mode: Mode,
  room: number,
  folding: Folding = "rows",
): HandLayout {
  const second = mode === "portrait" && folding !== "line" ? breakOf(hand) : 0;
  const longest = Math.max(second, hand.length - second, 1);
  const { width, step, rise } = measures(mode, room, longest, folding);
  const cardHeight = width * CARD_RATIO;
  const broad = width + step * (longest - 1);
  const left = mode === "portrait" ? 0 : Math.max(0, (room - broad) / 2);
  const seen = new Map<CardText, number>();
  const cards = hand.map((card, n) => {
    const twin = seen.get(card) ?? 0;
    seen.set(card, twin + 1);
    const row = second > 0 && n >= second ? 1 : 0;
    return {
      key: `${card} ${twin}`,
      card,
      row,
      x: left + (row ? n - second : n) * step,
      y: row * (cardHeight + rise),
    };
  });
  return {
    cards,
    width: broad,
    cardWidth: width,
    cardHeight,
    height: second > 0 ? 2 * cardHeight + rise : cardHeight,
  };
}

/** The place of the card under a point, seen as they overlap; null beside the cards. */
export function cardAt(
  layout: HandLayout,
  x: number,
  y: number,
  isRaised: (place: number) => boolean,
): number | null {
  for (let place = layout.cards.length - 1; place >= 0; place--) {
    const card = layout.cards[place];
    if (!card) continue;
    const top = card.y - (isRaised(place) ? RAISE * layout.cardWidth : 0);
    if (x < card.x || x >= card.x + layout.cardWidth) continue;
    if (y >= top && y < top + layout.cardHeight) return place;
  }
  return null;
}
