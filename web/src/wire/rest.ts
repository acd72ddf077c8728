import type { Names, Option, Pattern, SeatInfo } from "../wire.gen";

/** The body of an error answer (application/problem+json). */
export interface ProblemDetails {
  readonly status: number;
  readonly code: string;
  readonly message: Names;
  readonly detail?: string;
  readonly rule?: string;
  readonly retry_after?: number;
}

/** The server refused a request; without details it did not even say why. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly details: ProblemDetails | null,
  ) {
    super(details?.code ?? `HTTP ${status}`);
  }

  get code(): string {
    return this.details?.code ?? "";
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: "same-origin",
  });
  const isJson = /json/.test(answer.headers.get("Content-Type") ?? "");
  if (!answer.ok) throw new Problem(answer.status, isJson ? await answer.json() : null);
  return (isJson ? await answer.json() : undefined) as T;
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  request<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> =>
  request<T>("PUT", path, body);

export interface Muted {
  readonly id: string;
  readonly name: string;
}

export interface Announcement {
  readonly id: string;
  readonly text: string;
}

/** Times in milliseconds, limits in minutes. */
export interface PlayTime {
  readonly today: number;
  readonly limit: number | null;
  readonly raised: boolean;
  readonly next_limit: number | null;
  readonly reminder: number | null;
  readonly used_up: boolean;
}

export interface Me {
  readonly player: {
    readonly id: string;
    readonly name: string;
    readonly account: boolean;
  } | null;
  readonly play_time: PlayTime | null;
  readonly muted: readonly Muted[];
  readonly announcements: readonly Announcement[];
}

/** One game of the catalogue: options (the first value is the default), patterns, bots. */
export interface GameSheet {
  readonly game: string;
  readonly names: Names;
  readonly seats: number;
  readonly rules_version: number;
  readonly options: readonly Option[];
  readonly patterns: readonly Pattern[];
  readonly levels: readonly string[];
}

export type Pace = "off" | "relaxed" | "normal" | "fast";

export interface RoomWish {
  game: string;
  options: Record<string, number | string>;
  pace: Pace;
  fill: boolean;
  level: string;
  spectators: boolean;
  advice: boolean;
}

export interface RoomInfo {
  readonly number: string;
  readonly game: string;
  readonly phase: string;
  readonly seats: readonly SeatInfo[];
  readonly full: boolean;
  readonly spectators: boolean;
}

export interface MatchSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly points: number;
  readonly place: number | null;
}

export interface MatchLine {
  readonly match: string;
  readonly game: string;
  readonly number: string;
  readonly started: number;
  readonly ended: number | null;
  readonly seat: number;
  readonly seats: readonly MatchSeat[];
}

export interface RoundLine {
  readonly number: number;
  readonly record: string;
  readonly deltas: readonly number[] | null;
}

export interface MatchSheet {
  readonly match: MatchLine;
  readonly rounds: readonly RoundLine[];
}

export interface MatchPage {
  readonly matches: readonly MatchLine[];
  readonly next: string | null;
}

/** A game's rules in one language: the whole as Markdown, each paragraph by its number. */
export interface RuleSheet {
  readonly markdown: string;
  readonly paragraphs: { readonly [rule: string]: string };
}

export const api = {
  me: () => get<Me>("/me"),
  guest: (name: string) => post<Me>("/guest", { name }),
  games: () => get<readonly GameSheet[]>("/games"),
  room: (number: string) => get<RoomInfo>(`/rooms/${number}`),
  createRoom: (wish: RoomWish) => post<RoomInfo>("/rooms", wish),
  quickStart: (game: string) => post<RoomInfo>("/quick", { game }),
  withBots: (game: string) => post<RoomInfo>("/quick", { game, bots: true }),
  history: (after?: string) => get<MatchPage>(`/history${after ? `?after=${after}` : ""}`),
  match: (id: string) => get<MatchSheet>(`/history/${id}`),
  rules: (game: string, language: string) => get<RuleSheet>(`/rules/${game}?lang=${language}`),
  setPlayTime: (limit: number | null, reminder: number | null) =>
    put<PlayTime>("/play-time", { limit, reminder }),
};
