import type { Table } from "./table.svelte";

const TICK = 200;
/** Seconds of a move and of the bank by pace, as the server has them. */
const CLOCKS: Record<string, { move: number; bank: number }> = {
  relaxed: { move: 30, bank: 120 },
  normal: { move: 15, bank: 60 },
  fast: { move: 8, bank: 30 },
};

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

/**
 * What is left of a move, for a ring and a number; null without a clock. `deadline` is when the
 * move's own time is used up; from then on the bank runs.
 */
export function remaining(
  deadline: number | null | undefined,
  bank: number,
  pace: string | undefined,
  now: number,
): Remaining | null {
  const clock = CLOCKS[pace ?? ""];
  if (deadline === null || deadline === undefined || clock === undefined) return null;
  const left = deadline - now;
  const banked = left <= 0 && bank > 0;
  const ms = Math.max(0, banked ? bank + left : left);
  const whole = 1000 * (banked ? clock.bank : clock.move);
  return { share: Math.min(1, ms / whole), seconds: Math.ceil(ms / 1000), banked };
}
