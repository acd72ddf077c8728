import type { MatchSection, SeatInfo } from "../wire.gen";
import type { MahjongView } from "./view";

/** What a player has: points, or in 余姚 chips and, apart from them, kong points (外杠). */
export interface Purse {
  readonly points: number;
  readonly chips: number | null;
  readonly kongs: number | null;
}

/** The kong points of a running round come on top of what the match carried into it. */
export function purseOf(
  seat: number,
  info: SeatInfo,
  view: MahjongView,
  match: MatchSection | null,
): Purse {
  if (view.stakes === null) return { points: info.points, chips: null, kongs: null };
  const state = match?.state ?? {};
  const isOver = view.turn.step === "over" && match?.phase !== "playing";
  const chips = isOver ? (state.chips as number[] | undefined) : undefined;
  const carried = (state.kong_points as number[] | undefined)?.[seat] ?? 0;
  return {
    points: info.points,
    chips: chips?.[seat] ?? view.stakes.chips[seat] ?? 0,
    kongs: carried + (isOver ? 0 : (view.kongDeltas?.[seat] ?? 0)),
  };
}
