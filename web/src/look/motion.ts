/** How long a motion takes, in milliseconds, by its token; 0 where motion is reduced. */
export function durationOf(token: `--move-${string}`): number {
  return milliseconds(getComputedStyle(document.documentElement).getPropertyValue(token));
}

/** A duration of a stylesheet: 180ms, .18s. */
export function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (Number.isNaN(value)) return 0;
  return text.trim().endsWith("ms") ? value : value * 1000;
}

export const EASE_TRAVEL = "cubic-bezier(0.3, 0, 0.1, 1)";

/** Where a thing was on the screen before it moved. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The transform that shows a thing, which is at `to`, where it was before. */
export function backTo(from: Spot, to: Spot): string {
  const scale = to.width > 0 ? from.width / to.width : 1;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}

/** Let an element come from where it was to where it is: only its transform changes. */
export function travel(element: Element, from: Spot, to: Spot, ms: number): void {
  if (ms === 0) return;
  const ends = { transform: "none", transformOrigin: "0 0" };
  element.animate([{ ...ends, transform: backTo(from, to) }, ends], {
    duration: ms,
    easing: EASE_TRAVEL,
  });
}

/** A tap cuts every motion under this element short: what moves is at once where it goes. */
export function cutShort(element: Element): void {
  for (const motion of element.getAnimations({ subtree: true })) {
    if (motion.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) continue;
    motion.finish();
  }
}
