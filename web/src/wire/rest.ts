import type { Names, Option, Pattern } from "../wire.gen";

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
export const patch = <T>(path: string, body: unknown): Promise<T> =>
  request<T>("PATCH", path, body);

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
}

export interface GameInfo {
  readonly game: string;
  readonly names: Names;
  readonly seats: number;
  readonly rules_version: number;
  readonly options: readonly Option[];
  readonly patterns: readonly Pattern[];
}

export interface RoomWish {
  game: string;
  options: Record<string, number | string>;
  pace: string;
  fill: boolean;
  level: string;
  spectators: boolean;
  advice: boolean;
}

export interface HistoryMatch {
  readonly match: string;
  readonly game: string;
  readonly ended: string;
  readonly rounds: number;
  readonly points: number;
  readonly place: number;
  readonly records: readonly string[];
}

export interface RuleText {
  readonly markdown: string;
}

export const api = {
  me: () => get<Me>("/me"),
  guest: (name: string) => post<Me>("/guest", { name }),
  rename: (name: string) => patch<Me>("/me", { name }),
  games: () => get<readonly GameInfo[]>("/games"),
  createRoom: (wish: RoomWish) => post<{ number: string }>("/rooms", wish),
  quickStart: (game: string) => post<{ number: string }>("/quick", { game }),
  withBots: (game: string) => post<{ number: string }>("/quick", { game, bots: true }),
  history: () => get<readonly HistoryMatch[]>("/history"),
  rules: (game: string, language: string) => get<RuleText>(`/rules/${game}?language=${language}`),
};
