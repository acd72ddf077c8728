import type { NetworkSection, SeatInfo } from "../wire.gen";

/** The names of those who share a network with a seat, its own among them; none for a seat alone. */
export function namesOfNetwork(
  network: NetworkSection | null,
  seats: readonly SeatInfo[],
  seat: number,
): string[] {
  const group = network?.groups.find((each) => each.includes(seat)) ?? [];
  return group.map((each) => seats[each]?.name ?? "");
}
