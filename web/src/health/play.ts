import type { PlayTime } from "../wire.gen";

const MINUTE = 60_000;

/** Limits and reminders that may be chosen, in minutes; null for none. */
export const LIMITS: readonly (number | null)[] = [30, 60, 90, 120, 180, 240, null];
export const REMINDERS: readonly (number | null)[] = [30, 45, 60, 90, 120, null];

/** What may be chosen, with what is chosen now among it, from little to much. */
export function choicesWith(
  choices: readonly (number | null)[],
  now: number | null,
): (number | null)[] {
  if (choices.includes(now)) return [...choices];
  return [...choices, now].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));
}

/** Whether a break is due: time played has come past another whole interval since `reminded`. */
export function isBreakDue(today: number, reminder: number | null, reminded: number): boolean {
  if (reminder === null) return false;
  // Less than at the last reminder: a new day has begun.
  const since = reminded > today ? 0 : reminded;
  const interval = reminder * MINUTE;
  return Math.floor(today / interval) > Math.floor(since / interval);
}

/** Milliseconds that may still be played today; null without a limit. */
export function leftToday({ limit, today }: PlayTime): number | null {
  return limit === null ? null : Math.max(0, limit * MINUTE - today);
}
