import { anshanMahjong } from "./content/anshan-mahjong";
import { fangyang } from "./content/fangyang";
import { jiayibing } from "./content/jiayibing";
import type { Screen, Task } from "./content/screen";
import { yuyaoMahjong } from "./content/yuyao-mahjong";

/** The tutorial of each game. */
export const LESSONS: { readonly [game: string]: readonly Screen[] } = {
  jiayibing,
  fangyang,
  "anshan-mahjong": anshanMahjong,
  "yuyao-mahjong": yuyaoMahjong,
};

export function isTiles(game: string): boolean {
  return game.endsWith("mahjong");
}

/** An answer with its cards in one order, so that the order of a play is free. */
function inOrder(action: string): string {
  const [verb, ...pieces] = action.split(" ");
  return [verb, ...pieces.sort()].join(" ");
}

export function isRight(task: Task, answer: string): boolean {
  return task.answers.some((each) => inOrder(each) === inOrder(answer));
}

const KEY = "paiju.lessons";

/** How far each game's tutorial was read in this browser, in screens. */
export function readProgress(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function keepProgress(game: string, screens: number): void {
  const progress = readProgress();
  progress[game] = Math.max(progress[game] ?? 0, screens);
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage the progress lasts as long as the page.
  }
}
