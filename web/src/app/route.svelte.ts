/** Where the player is in the program. */
export type Route =
  | { page: "lobby" }
  | { page: "room"; number: string; watch: boolean }
  | { page: "replay"; record: string; at: number }
  | { page: "rules"; game: string | null; paragraph: string | null }
  | { page: "history"; match: string | null }
  | { page: "tutorial"; game: string | null }
  | { page: "score"; game: string | null }
  | { page: "me" };

/**
 * Read an address. Inside the program it stands behind the `#`; links from outside may have it as
 * their path as well: `/r/386142`, `/replay/<id>?at=12`.
 */
export function readRoute(address: string): Route {
  const url = new URL(address, "http://local");
  const inner = url.hash.startsWith("#/") ? url.hash.slice(1) : url.pathname + url.search;
  const { pathname, searchParams } = new URL(inner, "http://local");
  const [page, name, more] = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if ((page === "r" || page === "room") && /^\d{6}$/.test(name ?? "")) {
    return { page: "room", number: name ?? "", watch: searchParams.has("watch") };
  }
  if (page === "replay" && name) {
    return { page: "replay", record: name, at: Number(searchParams.get("at")) || 0 };
  }
  if (page === "rules") return { page: "rules", game: name ?? null, paragraph: more ?? null };
  if (page === "tutorial" || page === "score") return { page, game: name ?? null };
  if (page === "history") return { page, match: name ?? null };
  if (page === "me") return { page };
  return { page: "lobby" };
}

class Router {
  route = $state.raw<Route>({ page: "lobby" });

  constructor() {
    if (typeof window === "undefined") return;
    this.read();
    window.addEventListener("hashchange", () => this.read());
    window.addEventListener("popstate", () => this.read());
  }

  /** Go to an inner address such as `/r/386142`. */
  go(inner: string): void {
    if (location.pathname === "/") location.hash = inner;
    else location.assign(`/#${inner}`);
  }

  private read(): void {
    this.route = readRoute(location.href);
  }
}

export const router = new Router();

/** The address of a room, to be shared. */
export function roomLink(number: string): string {
  return `${location.origin}/#/r/${number}`;
}
