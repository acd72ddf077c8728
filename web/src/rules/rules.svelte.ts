import { type Language, lang } from "../language/language.svelte";
import { api } from "../wire/rest";
import type { RuleSheet } from "../wire.gen";

const fetched = new Map<string, Promise<RuleSheet>>();

/** A game's rules in the player's language, fetched once. */
export function rulesOf(game: string, language: Language = lang.current): Promise<RuleSheet> {
  const key = `${game} ${language}`;
  let sheet = fetched.get(key);
  if (!sheet) {
    sheet = api.rules(game, language);
    // What failed may be asked for again.
    sheet.catch(() => fetched.delete(key));
    fetched.set(key, sheet);
  }
  return sheet;
}

/** The paragraph which a citation such as `5.3–5.6` begins with. */
export function paragraphOf(sheet: RuleSheet, rule: string): string | null {
  const first = /\d+(\.\d+)?/.exec(rule)?.[0] ?? rule;
  const exact = sheet.paragraphs[first];
  if (exact !== undefined) return exact;
  const chapter = Object.entries(sheet.paragraphs).filter(([key]) => key.startsWith(`${first}.`));
  return chapter.length > 0 ? chapter.map(([, text]) => text).join("\n\n") : null;
}
