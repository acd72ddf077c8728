import { cardName, lang } from "../language/language.svelte";
import type { Advice } from "../mahjong/waits";

/** An action at cards in words: 出 红桃4，黑桃4; 叫 方块9; 不亮. */
export function actionName(action: string): string {
  const t = lang.words;
  const [verb, ...cards] = action.split(" ");
  const names = cards.map(cardName).join(t.listComma);
  switch (verb) {
    case "play":
      return t.advice.play(names);
    case "call":
      return t.advice.call(names);
    case "show":
      return t.fangyang.showWord;
    case "hide":
      return t.fangyang.hide;
  }
  return t.climbing.pass;
}

/** What a strong bot would do, and why. */
export function adviceName(advice: Advice): string {
  const reason = advice.reason ? lang.text(advice.reason) : "";
  const says = lang.words.advice.says(actionName(advice.action));
  return [says, reason].filter(Boolean).join(lang.words.listComma);
}
