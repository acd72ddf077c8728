import { lang } from "../language/language.svelte";
import { api, signIn } from "../wire/rest";
import type { Announcement, Me, Muted, PlayTime } from "../wire.gen";
import { notices } from "./notices.svelte";

/** Who plays in this browser, once the server has told. */
class Session {
  known = $state(false);
  player = $state.raw<Me["player"]>(null);
  playTime = $state.raw<PlayTime | null>(null);
  announcements = $state.raw<readonly Announcement[]>([]);
  /** Whose talk this player does not want to hear. */
  muted = $state.raw<readonly Muted[]>([]);
  /** Somebody wants a name first; what waits for it. */
  asking = $state(false);
  /** The form for name and password lies open. */
  signingIn = $state(false);
  private waiting: ((entered: boolean) => void)[] = [];

  constructor() {
    signIn.lost = () => this.signedOut();
  }

  async load(): Promise<void> {
    try {
      this.take(await api.me());
    } catch (reason) {
      notices.failed(reason);
    } finally {
      this.known = true;
    }
  }

  /** See anew how one stands: time played, announcements, and whether one is still known. */
  async refresh(): Promise<void> {
    if (!this.player) return;
    try {
      const me = await api.me();
      if (me.player) this.take(me);
      else this.signedOut();
    } catch {
      // What is shown may be a little old; the next request tells what is wrong.
    }
  }

  async enter(name: string): Promise<void> {
    this.admit(await api.guest(name));
  }

  async register(name: string, password: string): Promise<void> {
    this.admit(await api.register(name, password));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.admit(await api.signIn(name, password));
  }

  async rename(name: string): Promise<void> {
    this.take(await api.rename(name));
  }

  async signOut(): Promise<void> {
    this.take(await api.signOut());
  }

  async deleteMe(password: string | null): Promise<void> {
    this.take(await api.deleteMe(password));
  }

  /** Set the daily limit and the break reminder, in minutes; null for none. */
  async choosePlayTime(limit: number | null, reminder: number | null): Promise<void> {
    this.playTime = await api.setPlayTime(limit, reminder);
  }

  isMuted(player: string | null): boolean {
    return this.muted.some((each) => each.id === player);
  }

  async mute(player: string, name: string): Promise<void> {
    await api.mute(player);
    this.muted = [...this.muted, { id: player, name }];
  }

  async unmute(player: string): Promise<void> {
    await api.unmute(player);
    this.muted = this.muted.filter((each) => each.id !== player);
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
    if (this.player) notices.toast(lang.words.account.lost, true);
    this.player = null;
    this.playTime = null;
    this.muted = [];
  }

  private admit(me: Me): void {
    this.take(me);
    this.asking = false;
    this.signingIn = false;
    this.answer(true);
  }

  private take(me: Me): void {
    this.player = me.player;
    this.playTime = me.play_time;
    this.announcements = me.announcements;
    this.muted = me.muted;
  }

  private answer(entered: boolean): void {
    for (const resolve of this.waiting.splice(0)) resolve(entered);
  }
}

export const session = new Session();
