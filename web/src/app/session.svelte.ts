import { api } from "../wire/rest";
import type { Announcement, Me, PlayTime } from "../wire.gen";
import { notices } from "./notices.svelte";

/** Who plays in this browser, once the server has told. */
class Session {
  known = $state(false);
  player = $state.raw<Me["player"]>(null);
  playTime = $state.raw<PlayTime | null>(null);
  announcements = $state.raw<readonly Announcement[]>([]);
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** Somebody wants a name first; what waits for it. */
  asking = $state(false);
  private waiting: ((entered: boolean) => void)[] = [];

  async load(): Promise<void> {
    try {
      this.take(await api.me());
    } catch (reason) {
      notices.failed(reason);
    } finally {
      this.known = true;
    }
  }

  async enter(name: string): Promise<void> {
    this.take(await api.guest(name));
    this.asking = false;
    this.answer(true);
  }

  /** Make sure that the player has a name: asks for one if need be. */
  ensure(): Promise<boolean> {
    if (this.player) return Promise.resolve(true);
    this.asking = true;
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  giveUp(): void {
    this.asking = false;
    this.answer(false);
  }

  /** The server no longer knows this browser. */
  signedOut(): void {
    this.player = null;
  }

  private take(me: Me): void {
    this.player = me.player;
    this.playTime = me.play_time;
    this.announcements = me.announcements;
    this.muted = new Set(me.muted.map((each) => each.id));
  }

  private answer(entered: boolean): void {
    for (const resolve of this.waiting.splice(0)) resolve(entered);
  }
}

export const session = new Session();
