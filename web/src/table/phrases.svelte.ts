import { api } from "../wire/rest";
import type { Phrase } from "../wire.gen";

class PhraseBook {
  lines = $state.raw<readonly Phrase[]>([]);
  private asked = false;

  /** Fetch the lines once; without them the table is only quieter. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.lines = await api.phrases();
    } catch {
      this.asked = false;
    }
  }

  find(id: string): Phrase | null {
    return this.lines.find((line) => line.id === id) ?? null;
  }
}

export const phraseBook = new PhraseBook();

/** The lines for a game: those of its own town first. */
export function phrasesFor(game: string): readonly Phrase[] {
  const town = game === "yuyao-mahjong" ? "yuyao" : "anshan";
  const spoken = phraseBook.lines.filter((line) => line.emote === null);
  const own = spoken.filter((line) => line.home === town);
  return [...own, ...spoken.filter((line) => line.home === "all")];
}

/** What is drawn instead of being said. */
export function emotes(): readonly Phrase[] {
  return phraseBook.lines.filter((line) => line.emote !== null);
}
