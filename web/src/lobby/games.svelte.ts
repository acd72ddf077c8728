import { lang } from "../language/language.svelte";
import { api } from "../wire/rest";
import type { GameSheet, Names, Option } from "../wire.gen";

export const GAME_ORDER = ["anshan-mahjong", "yuyao-mahjong", "jiayibing", "fangyang"] as const;

/** The catalogue of games: names, options with their words, patterns. */
class Catalogue {
  sheets = $state.raw<readonly GameSheet[]>([]);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= api.games().then(
      (sheets) => {
        this.sheets = sheets;
      },
      (reason) => {
        this.asked = null;
        throw reason;
      },
    );
    return this.asked;
  }

  of(game: string | undefined): GameSheet | null {
    return this.sheets.find((sheet) => sheet.game === game) ?? null;
  }

  name(game: string): string {
    return lang.words.games[game]?.name ?? "";
  }
}

export const games = new Catalogue();

/** A table's options in short words, but for its number of rounds. */
export function chipsOf(
  game: string | undefined,
  chosen: { readonly [key: string]: number | string } | undefined,
): string[] {
  return (games.of(game)?.options ?? [])
    .filter((option) => option.key !== "rounds")
    .map((option) => `${lang.text(option.names)} ${valueName(option, chosen?.[option.key])}`);
}

/** The words for an option's value. */
export function valueName(option: Option, value: number | string | undefined): string {
  const at = option.values.indexOf(value ?? "");
  const names: Names | undefined = option.value_names[Math.max(0, at)];
  return names ? lang.text(names) : String(value);
}
