import { session } from "../app/session.svelte";
import { isBreakDue } from "./play";

const LOOK_EVERY = 60_000;
const KEY = "paiju.reminded";

function readReminded(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Watches over the time played and says, calmly, when a break is due or the day's time is up. */
class Watch {
  notice = $state<"rest" | "used_up" | null>(null);
  /** Time played when the last reminder was shown, in milliseconds. */
  private reminded = readReminded();
  private toldUsedUp = false;

  /** Look at the time now and then, as long as the page lives; the answer ends it. */
  begin(): () => void {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void session.refresh();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }

  /** Take note of how the player stands; to be called whenever the server has told. */
  look(): void {
    const time = session.playTime;
    if (time === null) return;
    if (!time.used_up) this.toldUsedUp = false;
    if (time.used_up && !this.toldUsedUp) {
      this.toldUsedUp = true;
      this.notice = "used_up";
    } else if (isBreakDue(time.today, time.reminder, this.reminded)) {
      this.notice = "rest";
    }
    if (this.notice !== null) this.note(time.today);
  }

  dismiss(): void {
    this.notice = null;
  }

  private note(today: number): void {
    this.reminded = today;
    try {
      localStorage.setItem(KEY, String(today));
    } catch {
      // Without storage the reminder comes again with the next visit.
    }
  }
}

export const watch = new Watch();
