import type { Side } from "../look/SideBadge.svelte";

/** The side of a seat in 甲乙丙: seats 0, 2, 4 against 1, 3, 5 (rules/jiayibing.md 1.3). */
export function sideOf(seat: number): Side {
  return seat % 2 === 0 ? "one" : "two";
}
