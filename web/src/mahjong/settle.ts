import type { TileText } from "../look/tile";
import type { Line } from "../wire.gen";
import { printTiles } from "./notation";
import type { MahjongView } from "./view";

/** One winner's part of a settlement. */
export interface Win {
  readonly winner: number;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly deltas: readonly number[];
  /** 鞍山: the fans each seat pays for. */
  readonly payerFans: readonly (number | null)[] | null;
}

/** A round's settlement as either game has it. */
export interface Settled {
  readonly winner: number | null;
  readonly by: string | null;
  readonly from: number | null;
  readonly deltas: readonly number[];
  readonly allPay: boolean;
  readonly kongDeltas: readonly number[] | null;
  readonly nextDealer: number;
  readonly nextStreak: number | null;
  readonly wins: readonly Win[];
}

type Raw = { readonly [key: string]: unknown };

export function readSettled(raw: Raw): Settled {
  const wins = (raw.wins as Raw[] | undefined) ?? (raw.winner === null ? [] : [raw]);
  return {
    winner: raw.winner as number | null,
    by: raw.by as string | null,
    from: raw.from as number | null,
    deltas: raw.deltas as number[],
    allPay: raw.all_pay === true,
    kongDeltas: (raw.kong_deltas as number[] | undefined) ?? null,
    nextDealer: raw.next_dealer as number,
    nextStreak: (raw.next_streak as number | undefined) ?? null,
    wins: wins.map((win) => ({
      winner: win.winner as number,
      lines: win.lines as Line[],
      total: win.total as number,
      deltas: win.deltas as number[],
      payerFans: (win.payer_fans as (number | null)[] | undefined) ?? null,
    })),
  };
}

/** A winner's tiles: the concealed ones without the winning tile, and that tile. */
export interface WonHand {
  readonly concealed: readonly TileText[];
  readonly tile: TileText | null;
}

/** A tile claimed by 胡 isn't among the winner's own; one drawn is, and is taken out of them. */
export function wonHand(view: MahjongView, seat: number, by: string | null): WonHand {
  const hand = view.hands?.[seat] ?? [];
  const tile = view.wins.find((win) => win.seat === seat)?.tile ?? null;
  if (tile === null || by === "discard" || by === "robbed_kong") return { concealed: hand, tile };
  const at = hand.lastIndexOf(tile);
  return { concealed: at < 0 ? hand : hand.toSpliced(at, 1), tile };
}

/** Why a payer of 鞍山 pays for so many fans: the parts of the sum (rules/anshan-mahjong.md 5.2). */
export interface FanSum {
  readonly total: number;
  readonly discarder: number;
  readonly drawn: number;
  readonly dealer: number;
  readonly fans: number;
  readonly capped: boolean;
}

export function fanSum(
  win: Win,
  payer: number,
  settled: Settled,
  dealer: number,
  options: { readonly [key: string]: unknown },
): FanSum {
  const fans = win.payerFans?.[payer] ?? 0;
  const isDrawn = settled.by === "self_draw" || settled.by === "replacement";
  const discarder = settled.from === payer ? 1 : 0;
  const drawn = isDrawn ? 1 : 0;
  const owes = payer === dealer && options.dealer_fan !== "win_only" ? 1 : 0;
  const whole = win.total + discarder + drawn + owes;
  return { total: win.total, discarder, drawn, dealer: owes, fans, capped: fans < whole };
}

export type Share = "nothing" | "everything" | "robbed" | "full" | "half" | "broke";

/** How much of a win's 龙 a payer of 余姚 gave (rules/yuyao-mahjong.md 8.2–8.6). */
export function shareOf(win: Win, payer: number, settled: Settled): Share {
  const paid = -(win.deltas[payer] ?? 0);
  if (settled.allPay) return "everything";
  if (paid === 0) return "nothing";
  if (settled.by === "robbed_kong") return paid === 3 * win.total ? "robbed" : "broke";
  if (paid === win.total) return "full";
  return paid === Math.ceil(win.total / 2) ? "half" : "broke";
}

/** The question for `paiju score` that this win answers, for the calculator. */
export function scoreQuestion(
  view: MahjongView,
  win: Win,
  settled: Settled,
  options: { readonly [key: string]: unknown },
): Record<string, unknown> | null {
  if (settled.by === null) return null;
  const { concealed, tile } = wonHand(view, win.winner, settled.by);
  const has = (id: string) => win.lines.some((line) => line.id === id);
  const last = tile ?? concealed[concealed.length - 1];
  if (!last) return null;
  return {
    options,
    wild: view.start.wild,
    hand: printTiles(tile === null ? concealed : [...concealed, tile]),
    tile: last,
    melds: (view.melds[win.winner] ?? []).map(({ meld }) => meld),
    by: settled.by,
    seat: win.winner,
    dealer: view.start.dealer,
    ...(settled.from === null ? {} : { from: settled.from }),
    ...(view.guns?.kinds ? { guns: view.guns.kinds } : {}),
    ...(view.stakes ? { streak: view.stakes.streak, chips: view.stakes.chips } : {}),
    ...(has("hai_di_lao_yue") ? { last_tile: true } : {}),
    ...(has("tian_hu") || tile === null ? { first_turn: "dealer" } : {}),
    ...(has("di_hu") ? { first_turn: "discard" } : {}),
  };
}
