/** Where a bubble hangs: two of the four sides are given, in pixels from that edge. */
export interface Anchor {
  readonly left: number | null;
  readonly right: number | null;
  readonly top: number | null;
  readonly bottom: number | null;
}

const GAP = 6;
const MARGIN = 8;
/** Room that a bubble of several lines may need above its seat. */
const ABOVE = 150;

/** A bubble keeps to its seat's side of the screen, above the seat where there is room for it. */
export function anchorOf(
  seat: { left: number; right: number; top: number; bottom: number },
  width: number,
  height: number,
): Anchor {
  const isRight = (seat.left + seat.right) / 2 > width / 2;
  const isAbove = seat.top >= ABOVE;
  return {
    left: isRight ? null : Math.max(MARGIN, seat.left),
    right: isRight ? Math.max(MARGIN, width - seat.right) : null,
    top: isAbove ? null : seat.bottom + GAP,
    bottom: isAbove ? height - seat.top + GAP : null,
  };
}
