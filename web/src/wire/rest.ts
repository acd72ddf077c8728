import type {
  GameSheet,
  GameStatistics,
  MatchPage,
  MatchSheet,
  Me,
  Names,
  Phrase,
  PlayTime,
  Rating,
  RatingPoint,
  ReportBody,
  RoomInfo,
  RoomWish,
  RuleSheet,
  Rung,
  Session,
  Strength,
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

/** What is done when the server says that nobody is signed in here; the session sets it. */
export const signIn = { lost: () => {} };

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: "same-origin",
  });
  const isJson = /json/.test(answer.headers.get("Content-Type") ?? "");
  if (answer.status === 401) signIn.lost();
  if (!answer.ok) throw new Problem(answer.status, isJson ? await answer.json() : null);
  return (isJson ? await answer.json() : undefined) as T;
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  request<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> =>
  request<T>("PUT", path, body);
const remove = (path: string): Promise<void> => request<void>("DELETE", path);

export const api = {
  me: () => get<Me>("/me"),
  guest: (name: string) => post<Me>("/guest", { name }),
  register: (name: string, password: string) => post<Me>("/account", { name, password }),
  signIn: (name: string, password: string) => post<Me>("/account/sign-in", { name, password }),
  signOut: () => post<Me>("/account/sign-out"),
  rename: (name: string) => put<Me>("/account/name", { name }),
  changePassword: (old: string, fresh: string) =>
    put<void>("/account/password", { old, new: fresh }),
  sessions: () => get<readonly Session[]>("/account/sessions"),
  endSession: (id: string) => remove(`/account/sessions/${id}`),
  endOtherSessions: () => remove("/account/sessions"),
  deleteMe: (password: string | null) => post<Me>("/account/deletion", { password }),
  phrases: () => get<readonly Phrase[]>("/phrases"),
  games: () => get<readonly GameSheet[]>("/games"),
  publicRooms: () => get<readonly RoomInfo[]>("/rooms"),
  room: (number: string) => get<RoomInfo>(`/rooms/${number}`),
  createRoom: (wish: RoomWish) => post<RoomInfo>("/rooms", wish),
  quickStart: (game: string) => post<RoomInfo>("/quick", { game }),
  withBots: (game: string) => post<RoomInfo>("/quick", { game, bots: true }),
  history: (wish: { game?: string | null; after?: string | null } = {}) => {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(wish)) if (value) query.set(key, value);
    return get<MatchPage>(`/history${query.size ? `?${query}` : ""}`);
  },
  match: (id: string) => get<MatchSheet>(`/history/${id}`),
  statistics: () => get<readonly GameStatistics[]>("/statistics"),
  ratings: () => get<readonly Rating[]>("/ratings"),
  ratingCourse: (game: string) => get<readonly RatingPoint[]>(`/ratings/${game}/course`),
  ladder: (game: string) => get<readonly Rung[]>(`/ratings/${game}/ladder`),
  strengths: (player: string) => get<readonly Strength[]>(`/players/${player}/ratings`),
  mute: (player: string) => put<void>(`/mutes/${player}`),
  unmute: (player: string) => remove(`/mutes/${player}`),
  report: (body: ReportBody) => post<{ id: string }>("/reports", body),
  playTime: () => get<PlayTime>("/play-time"),
  rules: (game: string, language: string) => get<RuleSheet>(`/rules/${game}?lang=${language}`),
  setPlayTime: (limit: number | null, reminder: number | null) =>
    put<PlayTime>("/play-time", { limit, reminder }),
};
