import { lang } from "../language/language.svelte";
import { LinkLost, Refused } from "../wire/connection";
import { Problem } from "../wire/rest";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
  /** It belongs to the question that is open at the table, and goes when that goes. */
  readonly passing: boolean;
}

const SHOWN_FOR = 3_600;

/** What the page says: toasts for the eye, and a live region for screen readers. */
class Notices {
  toasts = $state.raw<readonly Toast[]>([]);
  spoken = $state("");
  private counter = 0;
  private unsaid: string[] = [];

  toast(text: string, bad = false): void {
    this.show(text, bad, false);
  }

  /** Say something about the question that is open to this player, for as long as it is. */
  remark(text: string): void {
    this.show(text, false, true);
  }

  /** The question is answered or gone: so is what was said about it. */
  dropRemarks(): void {
    this.toasts = this.toasts.filter((each) => !each.passing);
  }

  private show(text: string, bad: boolean, passing: boolean): void {
    this.counter += 1;
    const toast = { id: this.counter, text, bad, passing };
    this.toasts = [...this.toasts.filter((each) => each.text !== text).slice(-2), toast];
    setTimeout(() => this.dismiss(toast.id), SHOWN_FOR);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((each) => each.id !== id);
  }

  /** Tell an event in words to those who listen. What comes at the same time is said in one go. */
  say(text: string): void {
    this.unsaid.push(text);
    if (this.unsaid.length === 1) queueMicrotask(() => this.speak());
  }

  private speak(): void {
    const text = this.unsaid.splice(0).join(lang.words.listPause);
    // The same words twice would not be read again.
    this.spoken = this.spoken === text ? `${text}\u200b` : text;
  }

  /** What went wrong, in the player's language, and what to do about it. */
  failed(reason: unknown): void {
    this.toast(wordsFor(reason), true);
  }
}

/** How long to wait, rounded up, so that the next try is not too early. */
export function waitWords(seconds: number | undefined): string | null {
  if (seconds === undefined) return null;
  const t = lang.words.account;
  return seconds < 90 ? t.waitSeconds(Math.ceil(seconds)) : t.waitMinutes(Math.ceil(seconds / 60));
}

export function wordsFor(reason: unknown): string {
  if (reason instanceof Refused) return lang.text(reason.reply.message);
  if (reason instanceof Problem) {
    if (reason.details) {
      return [
        lang.text(reason.details.message),
        lang.current === "en" ? reason.details.detail : null,
        waitWords(reason.details.retry_after),
      ]
        .filter(Boolean)
        .join(" ");
    }
    return lang.words.errors.server ?? "";
  }
  if (reason instanceof LinkLost || reason instanceof TypeError)
    return lang.words.errors.network ?? "";
  return lang.words.errors.unknown ?? "";
}

export const notices = new Notices();
