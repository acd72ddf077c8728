import { notices } from "../app/notices.svelte";
import { cardSpaced, lang, rankName } from "../language/language.svelte";
import { zhHans } from "../language/zh-Hans";
import { rankOf } from "../look/card";
import { buzz, play } from "../sound/effects";
import { speak } from "../sound/speech";
import type { TableEvent } from "../table/table.svelte";

/** A word shown large before a seat for a moment. */
export interface Shout {
  readonly seat: number;
  readonly word: string;
}

/** A play in words: 对 Q, 单张 大王. */
export function playName(cards: readonly string[]): string {
  const kind = lang.words.climbing.combination[cards.length] ?? "";
  return lang.words.climbing.trick(kind, rankName(rankOf(cards[0] ?? "")));
}

const LAST_WORDS: Record<number, { effect: "last-two" | "last-one"; words: string }> = {
  2: { effect: "last-two", words: zhHans.climbing.lastTwo },
  1: { effect: "last-one", words: zhHans.climbing.lastOne },
};

/**
 * Tell an event of a card game by ear: effects, calls in the Chinese voice, words for screen
 * readers. What is to be seen large is given back.
 */
export function tell(event: TableEvent, nameOf: (seat: number) => string): Shout | null {
  const t = lang.words;
  const seat = event.seat as number;
  switch (event.kind) {
    case "called":
      notices.say(t.fangyang.called(nameOf(seat), cardSpaced(event.card as string)));
      play("card-down");
      return null;
    case "shown":
      if (event.seat === null) {
        notices.say(t.fangyang.nobodyShowed);
        notices.toast(t.fangyang.nobodyShowed);
        return null;
      }
      notices.say(t.fangyang.shownBy(nameOf(seat)));
      speak(zhHans.fangyang.showWord);
      return { seat, word: t.fangyang.showWord };
    case "sides_known": {
      const names = (letter: string) =>
        [...(event.sides as string)]
          .flatMap((side, n) => (side === letter ? [nameOf(n)] : []))
          .join(t.listComma);
      notices.say(
        event.solo ? t.fangyang.dealerSolo(names("A")) : t.fangyang.sides(names("A"), names("B")),
      );
      return null;
    }
    case "played": {
      const cards = (event.cards as string).split(" ");
      notices.say(t.climbing.played(nameOf(seat), playName(cards)));
      play("card-down");
      announceLast(event.left as number, nameOf(seat));
      return null;
    }
    case "passed":
      notices.say(t.climbing.passed(nameOf(seat)));
      play("pass");
      return null;
    case "went_out": {
      const place = t.climbing.places[(event.place as number) - 1] ?? "";
      notices.say(t.climbing.wentOut(nameOf(seat), place));
      play("ready");
      return { seat, word: place };
    }
    case "trick_won":
      notices.say(t.climbing.took(nameOf(seat)));
      return null;
    case "wind_taken":
      notices.say(t.climbing.windTo(nameOf(event.out as number), nameOf(seat)));
      speak(zhHans.climbing.wind);
      return { seat, word: t.climbing.wind };
    case "round_ended":
      notices.say(t.climbing.over((event.order as number[]).map(nameOf).join(t.listComma)));
      return null;
  }
  return null;
}

function announceLast(left: number, name: string): void {
  const last = LAST_WORDS[left];
  if (!last) return;
  notices.say(lang.words.climbing.onlyLeft(name, left));
  play(last.effect);
  speak(last.words);
}

/** It is this player's turn: two notes and a short buzz. */
export function tellTurn(): void {
  notices.say(lang.words.table.yourTurn);
  play("turn");
  buzz();
}
