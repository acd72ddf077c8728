/** What a browser hands over when it would let the page be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

/** Installing the program on the device, where the browser offers it (never on plain http). */
class Installer {
  private offer = $state.raw<InstallOffer | null>(null);

  get isOffered(): boolean {
    return this.offer !== null;
  }

  /** Keep the program's own files for a fast start, and note the browser's offer. */
  begin(): void {
    if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) return;
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    window.addEventListener("load", () => {
      // A browser that refuses plays on without.
      navigator.serviceWorker.register("/sw.js").catch(() => {});
    });
  }

  async install(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const installer = new Installer();
