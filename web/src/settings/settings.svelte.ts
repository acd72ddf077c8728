import { LANGUAGES, type Language, lang } from "../language/language.svelte";

export type Felt = "dark" | "light";

interface Stored {
  language: Language;
  felt: Felt;
  fourSuits: boolean;
  largeTiles: boolean;
  singleTap: boolean;
  oneRow: boolean;
  cornerIndex: boolean;
  traditionalTiles: boolean;
  reducedMotion: boolean;
  effects: number;
  calls: number;
  vibrate: boolean;
}

const KEY = "paiju.settings";

const DEFAULTS: Stored = {
  language: "zh-Hans",
  felt: "dark",
  fourSuits: false,
  largeTiles: false,
  singleTap: false,
  oneRow: false,
  cornerIndex: false,
  traditionalTiles: false,
  reducedMotion: false,
  effects: 70,
  calls: 80,
  vibrate: true,
};

/** 简体中文 unless the browser asks for 繁體. */
function languageOfBrowser(): Language {
  const wished = typeof navigator === "undefined" ? "" : navigator.language;
  return /^zh-(hant|tw|hk|mo)/i.test(wished) ? "zh-Hant" : "zh-Hans";
}

function read(): Stored {
  const fresh = { ...DEFAULTS, language: languageOfBrowser() };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    // A browser may forbid storage, or hold something unreadable: play goes on with the defaults.
    return fresh;
  }
}

/** What a player prefers, kept in this browser. */
class Settings implements Stored {
  language = $state<Language>("zh-Hans");
  felt = $state<Felt>("dark");
  fourSuits = $state(false);
  largeTiles = $state(false);
  singleTap = $state(false);
  oneRow = $state(false);
  cornerIndex = $state(false);
  traditionalTiles = $state(false);
  reducedMotion = $state(false);
  /** Volumes from 0 to 100. */
  effects = $state(70);
  calls = $state(80);
  vibrate = $state(true);

  constructor() {
    Object.assign(this, read());
    if (!LANGUAGES.includes(this.language)) this.language = "zh-Hans";
    lang.current = this.language;
  }

  /** Show the settings on the page and keep them; to be called inside an effect. */
  apply(): void {
    lang.current = this.language;
    const root = document.documentElement;
    root.lang = this.language === "en" ? "en" : this.language === "zh-Hant" ? "zh-Hant" : "zh-Hans";
    root.dataset.theme = this.felt;
    root.dataset.suits = this.fourSuits ? "four" : "two";
    root.dataset.motion = this.reducedMotion ? "reduced" : "full";
    const kept = Object.fromEntries(
      (Object.keys(DEFAULTS) as (keyof Stored)[]).map((key) => [key, this[key]]),
    );
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the settings last as long as the page.
    }
  }

  get still(): boolean {
    return this.reducedMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
