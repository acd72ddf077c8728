import type { ClientMessage, ErrorReply, ServerMessage } from "../wire.gen";

/** A client message before it has its id. */
export type Wish = ClientMessage extends infer M
  ? M extends { id: string }
    ? Omit<M, "id">
    : never
  : never;

export type LinkState = "connecting" | "open" | "lost" | "replaced" | "signed_out" | "closed";

/** The server said no to a message; `reply` says why in the player's language. */
export class Refused extends Error {
  constructor(readonly reply: ErrorReply) {
    super(reply.code);
  }
}

/** The link broke before an answer came and the message isn't one to repeat. */
export class LinkLost extends Error {}

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface Surroundings {
  open(): Socket;
  now(): number;
  random(): number;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
}

interface Pending {
  message: ClientMessage;
  /** Sent again after a reconnect: the server knows a repeated id and does nothing twice. */
  repeat: boolean;
  resolve: (answer: unknown) => void;
  reject: (reason: Error) => void;
}

const HEARTBEAT = 8_000;
/** Silence after a probe that means the socket is dead. */
const SILENCE = 2_000;
/** The close code of a connection without a session. */
const SIGNED_OUT = 4401;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

/**
 * The WebSocket to the server: opens again after a loss with growing, jittered waits, pings, keeps
 * the server's clock, and matches answers to messages by their ids.
 */
export class Connection {
  state: LinkState = "closed";
  /** Server clock minus ours, in milliseconds. */
  offset = 0;
  /** The last measured round trip in milliseconds, null before the first. */
  lag: number | null = null;

  onstate: (state: LinkState) => void = () => {};
  onmessage: (message: ServerMessage) => void = () => {};
  onlag: (ms: number) => void = () => {};

  private socket: Socket | null = null;
  private attempts = 0;
  private readonly pending = new Map<string, Pending>();
  private readonly pings = new Map<string, number>();
  private readonly prefix: string;
  private counter = 0;
  private heartbeat: number | null = null;
  private silence: number | null = null;
  private retry: number | null = null;

  constructor(private readonly around: Surroundings) {
    this.prefix = Math.floor(around.random() * 36 ** 8).toString(36);
  }

  open(): void {
    if (this.socket) return;
    this.cancelRetry();
    this.enter("connecting");
    const socket = this.around.open();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(event.data);
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      if (code === SIGNED_OUT) this.refuse();
      else this.lost();
    };
    // A socket that never opens is as dead as a silent one.
    this.expectSign(SILENCE * 3);
  }

  close(): void {
    this.drop();
    this.cancelRetry();
    this.enter("closed");
    this.failPending(() => true);
  }

  /** Send a message; resolves on the server's `ack` or with its `answer`, rejects with `Refused` or `LinkLost`. */
  send(wish: Wish, repeat = false): Promise<unknown> {
    const message = { ...wish, id: this.nextId() } as ClientMessage;
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, repeat, resolve, reject });
      if (this.state === "open") this.write(message);
      else if (!repeat) {
        this.pending.delete(message.id);
        reject(new LinkLost());
      }
    });
  }

  /** Send what was not answered before the link broke; called once the table was joined again. */
  resend(): void {
    for (const { message, repeat } of this.pending.values()) if (repeat) this.write(message);
  }

  /** Is anybody there? To be called when the page wakes up. */
  probe(): void {
    if (this.state === "open") {
      this.ping();
      this.expectSign(SILENCE);
    } else if (this.state === "lost") {
      this.attempts = 0;
      this.open();
    }
  }

  serverNow(): number {
    return this.around.now() + this.offset;
  }

  nextId(): string {
    this.counter += 1;
    return `${this.prefix}-${this.counter.toString(36)}`;
  }

  private opened(): void {
    this.attempts = 0;
    this.cancelSilence();
    this.enter("open");
    this.ping();
    this.beat();
  }

  private received(text: string): void {
    this.cancelSilence();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case "hello":
        this.offset = message.now - this.around.now();
        break;
      case "pong":
        this.measured(message.id, message.now);
        return;
      case "ping":
        this.write({ type: "pong", id: message.id });
        return;
      case "ack":
        this.settle(message.id)?.resolve(undefined);
        return;
      case "error": {
        const asked = message.id === null ? null : this.settle(message.id);
        if (asked) {
          asked.reject(new Refused(message));
          return;
        }
        break;
      }
      case "answer":
        this.settle(message.id)?.resolve(message.answer);
        return;
      case "replaced":
        this.drop();
        this.enter("replaced");
        this.failPending(() => true);
        return;
    }
    this.onmessage(message);
  }

  private measured(id: string, serverNow: number): void {
    const sent = this.pings.get(id);
    if (sent === undefined) return;
    this.pings.delete(id);
    const now = this.around.now();
    this.lag = now - sent;
    this.offset = serverNow - (sent + now) / 2;
    this.onlag(this.lag);
  }

  private settle(id: string): Pending | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    return found;
  }

  private ping(): void {
    const id = this.nextId();
    this.pings.set(id, this.around.now());
    this.write({ type: "ping", id });
  }

  private beat(): void {
    this.heartbeat = this.around.later(() => {
      this.ping();
      this.expectSign(SILENCE);
      this.beat();
    }, HEARTBEAT);
  }

  private expectSign(ms: number): void {
    if (this.silence !== null) return;
    this.silence = this.around.later(() => {
      this.silence = null;
      this.lost();
    }, ms);
  }

  /** The server doesn't know this browser any more: trying again would not help. */
  private refuse(): void {
    this.drop();
    this.enter("signed_out");
    this.failPending(() => true);
  }

  private lost(): void {
    this.drop();
    this.enter("lost");
    this.failPending((each) => !each.repeat);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts);
    this.attempts += 1;
    // Jitter: after a server's restart not everybody comes back in the same moment.
    const wait = longest * (0.5 + this.around.random() / 2);
    this.cancelRetry();
    this.retry = this.around.later(() => {
      this.retry = null;
      this.open();
    }, wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
    this.cancelSilence();
    if (this.heartbeat !== null) this.around.cancel(this.heartbeat);
    this.heartbeat = null;
    this.pings.clear();
  }

  private failPending(which: (each: Pending) => boolean): void {
    for (const [id, each] of this.pending) {
      if (!which(each)) continue;
      this.pending.delete(id);
      each.reject(new LinkLost());
    }
  }

  private cancelSilence(): void {
    if (this.silence !== null) this.around.cancel(this.silence);
    this.silence = null;
  }

  private cancelRetry(): void {
    if (this.retry !== null) this.around.cancel(this.retry);
    this.retry = null;
  }

  private write(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private enter(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    this.onstate(state);
  }
}

/** The browser as a connection finds it. */
export function browserSurroundings(): Surroundings {
  const address = new URL("/ws", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return {
    open: () => new WebSocket(address) as unknown as Socket,
    now: () => Date.now(),
    random: Math.random,
    later: (run, ms) => window.setTimeout(run, ms),
    cancel: (timer) => window.clearTimeout(timer),
  };
}
