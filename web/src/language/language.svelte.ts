import { type CardText, rankFace, rankOf, suitOf } from "../look/card";
import { en } from "./en";
import { type Catalogue, zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

export const LANGUAGES = ["zh-Hans", "zh-Hant", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text from the server in the platform's three languages. */
export type Names = Record<Language, string>;

export const catalogues: Record<Language, Catalogue> = {
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
  en,
};

class CurrentLanguage {
  current = $state<Language>("zh-Hans");
  words = $derived(catalogues[this.current]);

  /** The player's reading of a text that came in three languages. */
  text(names: Names): string {
    return names[this.current] || names["zh-Hans"];
  }
}

export const lang = new CurrentLanguage();

/** A card in words, as it is spoken and labelled: 红桃10, 大王. */
export function cardName(card: CardText): string {
  const words = lang.words.cards;
  const suit = suitOf(card);
  if (suit === null) return card === "BJ" ? words.big : words.small;
  return words.name(words.suits[suit] ?? "", rankFace(rankOf(card)));
}

/** A card in words, set apart for reading: 方块 9. */
export function cardSpaced(card: CardText): string {
  const words = lang.words.cards;
  const suit = suitOf(card);
  if (suit === null) return cardName(card);
  return words.spaced(words.suits[suit] ?? "", rankFace(rankOf(card)));
}

/** A rank in words: 10, A, 大王. */
export function rankName(rank: string): string {
  if (rank === "BJ") return lang.words.cards.big;
  if (rank === "SJ") return lang.words.cards.small;
  return rankFace(rank);
}

/** A gain or loss with its sign, the minus as wide as the plus. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}
