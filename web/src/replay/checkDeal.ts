import { KINDS, readTiles } from "../mahjong/notation";
import { deckOf } from "../table/fairness";
import { commitment, Stream } from "../table/shuffle";
import type { Record as RoundRecord } from "../wire.gen";

export type Verdict = "verified" | "mismatch" | "unknown";

const HAND = 13;
const SEATS = 4;

/** The kind next after a kind: in its own group, or in one circle of all (wild_wrap). */
export function kindAfter(kind: string, acrossGroups: boolean): string {
  if (acrossGroups) {
    const circle = [
      ...KINDS.filter((each) => each.endsWith("m")),
      ...KINDS.filter((each) => each.endsWith("s")),
      ...KINDS.filter((each) => each.endsWith("p")),
      ..."ESWNCFP",
    ];
    return circle[(circle.indexOf(kind) + 1) % circle.length] ?? "";
  }
  if (kind.length === 2) return `${(Number(kind.charAt(0)) % 9) + 1}${kind.charAt(1)}`;
  const group = "ESWN".includes(kind) ? "ESWN" : "CFP";
  return group.charAt((group.indexOf(kind) + 1) % group.length);
}

/** What a record says was dealt, in a form that can be compared. */
interface Dealt {
  readonly hands: readonly string[];
  readonly rest: string;
}

function inOrder(pieces: readonly string[]): string {
  return [...pieces].sort().join(" ");
}

/** The pieces of a hand's text: cards are set apart by spaces, tiles share suit letters. */
function piecesOf(game: string, text: string): string[] {
  return game.endsWith("mahjong") ? readTiles(text) : text.split(" ").filter(Boolean);
}

function recorded(record: RoundRecord): Dealt {
  const hands = record.deal.hands as readonly string[];
  const { dealer, wild, wall } = record.deal;
  return {
    hands: hands.map((hand) => inOrder(piecesOf(record.game, hand))),
    rest: record.game.endsWith("mahjong")
      ? [dealer, wild, ...piecesOf(record.game, wall as string)].join(" ")
      : "",
  };
}

/** The deal of tiles: 13 in a row to each seat from the dealer on, one more to the dealer. */
function dealTiles(record: RoundRecord, stream: Stream): Dealt {
  const dealer = (record.before.dealer as number | null) ?? stream.below(SEATS);
  const tiles = stream.shuffle(deckOf(record.game));
  const hands: string[][] = Array.from({ length: SEATS }, () => []);
  for (let step = 0; step < SEATS; step++) {
    hands[(dealer + step) % SEATS] = tiles.slice(HAND * step, HAND * (step + 1));
  }
  hands[dealer]?.push(tiles[HAND * SEATS] ?? "");
  const wild = kindAfter(tiles.at(-1) ?? "", record.options.wild_wrap === "across_groups");
  return {
    hands: hands.map(inOrder),
    rest: [dealer, wild, ...tiles.slice(HAND * SEATS + 1, -1)].join(" "),
  };
}

/** The deal of cards: one at a time from the start seat, in 放羊 the dealer or one drawn. */
function dealCards(record: RoundRecord, stream: Stream): Dealt {
  const seats = record.seats.length;
  const isDrawn = record.game === "fangyang";
  const start = isDrawn ? ((record.before.dealer as number | null) ?? stream.below(seats)) : 0;
  const deck = stream.shuffle(deckOf(record.game));
  const hands = record.seats.map((_, seat) =>
    inOrder(deck.filter((_, n) => n % seats === (seat - start + seats) % seats)),
  );
  return { hands, rest: "" };
}

/**
 * Shuffle again from a record's published seeds, in this browser: does the seed fit what was
 * promised, and are hands and wall those of the record? "unknown" while the seed is kept back.
 */
export function checkDeal(record: RoundRecord): Verdict {
  const { server_seed, client_seeds, commitment: promised } = record.shuffle;
  if (!server_seed) return "unknown";
  if (commitment(server_seed) !== promised) return "mismatch";
  const seeds = client_seeds.filter((seed) => seed !== null);
  const stream = new Stream(server_seed, seeds, record.round);
  const dealt = record.game.endsWith("mahjong")
    ? dealTiles(record, stream)
    : dealCards(record, stream);
  const said = recorded(record);
  const isSame =
    dealt.rest === said.rest && dealt.hands.every((hand, seat) => hand === said.hands[seat]);
  return isSame ? "verified" : "mismatch";
}
