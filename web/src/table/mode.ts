/** How a table is laid out: a phone upright, a phone on its side, a large screen. */
export type Mode = "portrait" | "landscape" | "desktop";

export function modeOf(width: number, height: number): Mode {
  if (width >= 1100 && height >= 640) return "desktop";
  return width > height && height < 640 ? "landscape" : width > height ? "desktop" : "portrait";
}

/** The room number as it is read aloud: two groups of three. */
export function spacedNumber(number: string): string {
  return `${number.slice(0, 3)} ${number.slice(3)}`;
}

/** Where a seat stands on the screen of a viewer: 0 at the bottom, then counter-clockwise. */
export function placeOf(seat: number, viewer: number, seats: number): number {
  return (seat - viewer + seats) % seats;
}
