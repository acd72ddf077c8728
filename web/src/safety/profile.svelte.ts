/** Whose sheet lies open at the table. */
class Profile {
  /** At a live table seats may be tapped; in a replay there is nobody to meet. */
  isOffered = $state(false);
  player = $state<string | null>(null);

  /** Offer the sheets as long as a table is looked at; the answer ends it. */
  offer(): () => void {
    this.isOffered = true;
    return () => {
      this.isOffered = false;
      this.player = null;
    };
  }

  show(player: string): void {
    this.player = player;
  }

  close(): void {
    this.player = null;
  }
}

export const profile = new Profile();
