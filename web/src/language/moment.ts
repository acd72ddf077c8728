import { lang } from "./language.svelte";

const DAY = 86_400_000;

function time(ms: number): string {
  return new Date(ms).toLocaleTimeString(lang.current, {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
}

/** A day as it is written short: 11月30日, Nov 30. */
export function shortDate(ms: number): string {
  return new Date(ms).toLocaleDateString(lang.current, { month: "short", day: "numeric" });
}

/** 今天 14:05, 昨天 21:30, 11月28日: the time of day while it matters. */
export function when(ms: number): string {
  const midnight = new Date().setHours(0, 0, 0, 0);
  if (ms >= midnight) return `${lang.words.lobby.today} ${time(ms)}`;
  if (ms >= midnight - DAY) return `${lang.words.lobby.yesterday} ${time(ms)}`;
  return shortDate(ms);
}

/** Day and time of day: 11月30日 14:05. */
export function dateAndTime(ms: number): string {
  return `${shortDate(ms)} ${time(ms)}`;
}

/** A span of play in words: 45 分钟, 1 小时 20 分钟. */
export function span(ms: number): string {
  const t = lang.words.health;
  const minutes = Math.floor(ms / 60_000);
  return minutes < 60 ? t.minutes(minutes) : t.hours(Math.floor(minutes / 60), minutes % 60);
}
