/** Keep the screen on while seated, where the browser lets a page do so; the answer lets go. */
export function stayAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => {};
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const take = async () => {
    if (ended || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // A low battery or the system refuses: the screen may go dark.
    }
  };
  // The system takes the lock away whenever the page is hidden.
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
