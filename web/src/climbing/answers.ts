import { lang } from "../language/language.svelte";
import { type CardText, isMarked, rankOf } from "../look/card";

/** The plays among the legal actions, each as its cards. */
export function playsAmong(actions: readonly string[]): CardText[][] {
  return actions
    .filter((action) => action.startsWith("play "))
    .map((action) => action.slice("play ".length).split(" "));
}

/** The cards that may be called, in the order of the actions. */
export function callsAmong(actions: readonly string[]): CardText[] {
  return actions
    .filter((action) => action.startsWith("call "))
    .map((action) => action.slice("call ".length));
}

/** An answer to 亮不亮 in a word; without one, that it is still to come. */
export function answerWord(answer: string | null | undefined): string {
  const t = lang.words.fangyang;
  if (!answer) return t.waiting;
  return answer === "show" ? t.showWord : t.hide;
}

export function playText(cards: readonly CardText[]): string {
  return `play ${cards.join(" ")}`;
}

function ranksOf(cards: readonly CardText[]): string {
  return cards.map(rankOf).sort().join(" ");
}

/**
 * Whether the chosen cards are a legal play: one play of the list has their ranks. Where every
 * listed play holds the marked 3, so must the choice (rules/jiayibing.md 4.2, 7.4).
 */
export function isLegal(chosen: readonly CardText[], plays: readonly CardText[][]): boolean {
  if (chosen.length === 0) return false;
  const ranks = ranksOf(chosen);
  if (!plays.some((play) => ranksOf(play) === ranks)) return false;
  const isMarkedDue = plays.every((play) => play.some(isMarked));
  return !isMarkedDue || chosen.some(isMarked);
}

interface Hint {
  cards: CardText[];
  bomb: boolean;
  strength: number;
  broken: boolean;
}

/**
 * The answers that 提示 goes through, weakest first; of plays with the same rank and number one is
 * shown, if possible without the card that is better kept. `hand` runs from low to high, so the
 * place of a rank in it tells its strength. `follow` is the number of cards to beat, 0 at a lead.
 */
export function hints(
  plays: readonly CardText[][],
  hand: readonly CardText[],
  follow: number,
  keep: CardText | null,
): CardText[][] {
  const found = new Map<string, Hint>();
  for (const cards of plays) {
    const rank = rankOf(cards[0] ?? "");
    const key = ranksOf(cards);
    const known = found.get(key);
    if (known && !(keep !== null && known.cards.includes(keep))) continue;
    const held = hand.filter((card) => rankOf(card) === rank).length;
    found.set(key, {
      cards,
      bomb: follow > 0 && cards.length !== follow,
      strength: hand.findIndex((card) => rankOf(card) === rank),
      broken: cards.length < Math.min(held, 4),
    });
  }
  return [...found.values()]
    .sort(
      (a, b) =>
        Number(a.bomb) - Number(b.bomb) ||
        a.strength - b.strength ||
        Number(a.broken) - Number(b.broken) ||
        b.cards.length - a.cards.length,
    )
    .map((hint) => hint.cards);
}
