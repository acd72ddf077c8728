import type { RoomInfo } from "../wire.gen";

/** One may sit down: a place is free and the match has not begun. */
export function mayJoin(room: RoomInfo): boolean {
  return !room.full && room.phase === "waiting";
}

/** One may look on: the table allows it, and there is something to see. */
export function mayWatch(room: RoomInfo): boolean {
  return room.spectators && room.phase !== "waiting" && room.phase !== "over";
}

/** What may be joined or watched: tables with a free place first, the fullest at the top. */
export function ordered(rooms: readonly RoomInfo[]): RoomInfo[] {
  const left = (room: RoomInfo) => room.seats.filter((seat) => seat.player === null).length;
  return rooms
    .filter((room) => mayJoin(room) || mayWatch(room))
    .sort((a, b) => Number(mayJoin(b)) - Number(mayJoin(a)) || left(a) - left(b));
}
