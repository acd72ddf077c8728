import type { Table } from "./table.svelte";

const TICK = 200;
/** Seconds of a move by pace, as the server has them; the rest of a deadline is the bank. */
const MOVE_SECONDS: Record<string, number> = { relaxed: 30, normal: 15, fast: 8 };

export interface Remaining {
  readonly share: number;
  readonly seconds: number;
  /** The move's own time is used up: the bank runs. */
  readonly banked: boolean;
}

/** The clock of the page, ticking a few times a second while it is looked at. */
class Ticking {
  now = $state(0);
  private users = 0;
  private timer = 0;

  /** Keep the clock going as long as a component lives; give the answer back to its effect. */
  use(table: Table): () => void {
    this.users += 1;
    this.now = table.serverNow();
    if (this.users === 1) {
      this.timer = window.setInterval(() => {
        this.now = table.serverNow();
      }, TICK);
    }
    return () => {
      this.users -= 1;
      if (this.users === 0) window.clearInterval(this.timer);
    };
  }
}

export const ticking = new Ticking();

/** What is left until a deadline, for a ring and a number; null without a clock. */
export function remaining(
  deadline: number | null | undefined,
  bank: number,
  pace: string | undefined,
  now: number,
): Remaining | null {
  const move = MOVE_SECONDS[pace ?? ""];
  if (deadline === null || deadline === undefined || move === undefined) return null;
  const left = Math.max(0, deadline - now);
  const ofMove = left - bank;
  if (bank === 0 || ofMove > 0) {
    const ms = Math.max(0, bank === 0 ? left : ofMove);
    return { share: Math.min(1, ms / (move * 1000)), seconds: Math.ceil(ms / 1000), banked: false };
  }
  return { share: Math.min(1, left / bank), seconds: Math.ceil(left / 1000), banked: true };
}
