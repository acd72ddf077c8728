import type {
  GameSheet,
  MatchPage,
  MatchSheet,
  Me,
  Names,
  Phrase,
  PlayTime,
  RoomInfo,
  RoomWish,
  RuleSheet,
} from "../wire.gen";

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

export const api = {
  me: () => get<Me>("/me"),
  guest: (name: string) => post<Me>("/guest", { name }),
  phrases: () => get<readonly Phrase[]>("/phrases"),
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
