import { notices } from "../app/notices.svelte";
import { lang } from "../language/language.svelte";
import { zhHans } from "../language/zh-Hans";
import type { TileText } from "../look/tile";
import { buzz, type Effect, play } from "../sound/effects";
import { speak } from "../sound/speech";
import type { TableEvent } from "../table/table.svelte";
import { readMeld } from "./notation";

/** A large character before a seat for a moment. */
export interface Call {
  readonly seat: number;
  readonly word: string;
}

/** A line of the log at the side: who, what, with which tiles. */
export interface LogLine {
  readonly seat: number | null;
  readonly words: string;
  readonly tiles: readonly TileText[];
}

/** What an event comes to for eye and ear. */
export interface Telling {
  readonly words: string;
  readonly call: Call | null;
  readonly spoken: string | null;
  readonly effect: Effect | null;
  readonly line: LogLine | null;
}

function faceOf(tile: unknown): string {
  return lang.words.tiles.face[tile as TileText] ?? String(tile);
}

/** A round without a winner is 荒庄 in 鞍山 and 流局 in 余姚. */
export function drawnWord(game: string, words: typeof zhHans.mahjong): string {
  return game === "yuyao-mahjong" ? words.drawnRound : words.exhausted;
}

/** An event of a round of mahjong in words, as a call, a sound and a line of the log. */
export function tellingOf(
  event: TableEvent,
  nameOf: (seat: number) => string,
  game: string,
): Telling | null {
  const t = lang.words.mahjong;
  const seat = event.seat as number;
  const name = nameOf(seat);
  const tile = event.tile as TileText | null;
  switch (event.kind) {
    case "drawn":
      return {
        words: tile === null ? "" : t.tell.drew(name, faceOf(tile)),
        call: null,
        spoken: null,
        effect: "tile-draw",
        line: null,
      };
    case "discarded":
      return {
        words: t.tell.discarded(name, faceOf(tile)),
        call: null,
        spoken: zhHans.tiles.face[tile ?? ""] ?? null,
        effect: "tile-down",
        line: { seat, words: t.tell.discards, tiles: [tile ?? ""] },
      };
    case "melded":
    case "konged": {
      const meld = readMeld(event.meld as string);
      const isKong = meld.tiles.length === 4;
      const key = isKong ? "gang" : meld.kind === "chi" ? "chi" : "peng";
      return {
        words: t.tell.melded(name, t.meld[meld.kind] ?? "", faceOf(meld.tiles[0])),
        call: { seat, word: t[key] },
        spoken: zhHans.mahjong[key],
        effect: isKong ? "kong" : "meld",
        line: { seat, words: t.meld[meld.kind] ?? "", tiles: meld.tiles },
      };
    }
    case "won": {
      const isDrawn = event.by === "self_draw" || event.by === "replacement";
      const key = isDrawn ? "selfDraw" : "hu";
      return {
        words: t.tell.won(name, t.by[event.by as string] ?? "", tile === null ? "" : faceOf(tile)),
        call: { seat, word: t[key] },
        spoken: zhHans.mahjong[key],
        effect: "win",
        line: { seat, words: t[key], tiles: tile === null ? [] : [tile] },
      };
    }
    case "all_paid":
      return {
        words: t.tell.allPaid(name),
        call: { seat, word: t.allPay },
        spoken: zhHans.mahjong.allPay,
        effect: "win",
        line: { seat, words: t.allPay, tiles: [] },
      };
    case "kong_paid": {
      const deltas = event.deltas as readonly number[];
      const winner = deltas.findIndex((delta) => delta > 0);
      if (winner < 0) return null;
      const words = t.tell.kongPaid(nameOf(winner), deltas[winner] ?? 0);
      return {
        words,
        call: null,
        spoken: null,
        effect: null,
        line: { seat: winner, words: t.tell.kongGain(deltas[winner] ?? 0), tiles: [] },
      };
    }
    case "gun_turned":
      return {
        words: tile === null ? t.tell.noGun : t.tell.gunTurned(faceOf(tile)),
        call: null,
        spoken: null,
        effect: "tile-down",
        line: { seat: null, words: t.gun, tiles: event.guns as readonly TileText[] },
      };
    case "exhausted":
      return {
        words: t.tell.exhausted,
        call: null,
        spoken: drawnWord(game, zhHans.mahjong),
        effect: "draw",
        line: { seat: null, words: drawnWord(game, t), tiles: [] },
      };
  }
  return null;
}

/** Tell an event aloud and to screen readers. */
export function tell(telling: Telling): void {
  if (telling.words) notices.say(telling.words);
  if (telling.effect) play(telling.effect);
  if (telling.spoken) speak(telling.spoken);
}

/** It is this player's turn, or he is asked about a claim: two notes and a short buzz. */
export function tellTurn(isClaim: boolean): void {
  notices.say(isClaim ? lang.words.mahjong.tell.mayClaim : lang.words.table.yourTurn);
  play("turn");
  buzz();
}
