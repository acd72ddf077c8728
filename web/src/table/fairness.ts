import type { ShuffleSection } from "../wire.gen";
import { commitment, Stream } from "./shuffle";

export type Fairness = "verified" | "mismatch" | "seed_missing" | "unknown";

/** What this page saw of a deal with its own eyes. */
export interface Witness {
  readonly round: number;
  /** The commitment that was published before the seeds were gathered. */
  readonly commitment: string;
  /** This seat's own seed, and the cards or tiles it was dealt. */
  readonly seat: number;
  readonly seed: string | null;
  readonly hand: readonly string[] | null;
}

/** The deck in printed order, copies side by side (docs/architecture.md, the fair shuffle). */
export function deckOf(game: string): string[] {
  if (game.endsWith("mahjong")) {
    const kinds = [..."mps"].flatMap((suit) => [..."123456789"].map((n) => n + suit));
    return [...kinds, ..."ESWNCFP"].flatMap((kind) => [kind, kind, kind, kind]);
  }
  const packs = game === "jiayibing" ? 2 : 1;
  const faces = [..."3456789TJQKA2"].flatMap((rank) => [..."shdc"].map((suit) => rank + suit));
  const deck = [...faces, "SJ", "BJ"].flatMap((card) => Array<string>(packs).fill(card));
  // The second ♥3 of 甲乙丙 is the marked one.
  if (packs === 2) deck[deck.lastIndexOf("3h")] = "3h*";
  return deck;
}

function handOf(
  game: string,
  deck: readonly string[],
  seats: number,
  seat: number,
  start: number,
): string[] {
  const turn = (seat - start + seats) % seats;
  if (!game.endsWith("mahjong")) return deck.filter((_, n) => n % seats === turn);
  const row = deck.slice(13 * turn, 13 * turn + 13);
  return turn === 0 ? [...row, deck[13 * seats] ?? ""] : row;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join(" ") === [...b].sort().join(" ");
}

/**
 * Whether a finished round's shuffle is what was promised: the seed fits the commitment, this
 * page's own seed went in, and the stream deals the very hand that this seat was dealt, from the
 * seat that the stream or the match decided.
 */
export function examine(
  game: string,
  seats: number,
  shuffle: ShuffleSection,
  witness: Witness | null,
): Fairness {
  if (shuffle.server_seed === null || witness === null || witness.round !== shuffle.round) {
    return "unknown";
  }
  if (commitment(shuffle.server_seed) !== witness.commitment) return "mismatch";
  if (witness.seed !== null && shuffle.client_seeds[witness.seat] !== witness.seed) {
    return "seed_missing";
  }
  if (witness.hand === null) return "unknown";
  const seeds = shuffle.client_seeds.filter((seed) => seed !== null);
  for (const drawn of [false, true]) {
    const stream = new Stream(shuffle.server_seed, seeds, shuffle.round);
    const start = drawn ? stream.below(seats) : null;
    const deck = stream.shuffle(deckOf(game));
    const starts = start === null ? [...Array(seats).keys()] : [start];
    if (
      starts.some((from) =>
        isSame(handOf(game, deck, seats, witness.seat, from), witness.hand ?? []),
      )
    ) {
      return "verified";
    }
  }
  return "mismatch";
}
