/** Keep the program's own files for a fast start; only where the browser allows it (https). */
export function keepFiles(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => {
    // A browser that refuses plays on without.
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
}
