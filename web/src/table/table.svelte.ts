import { notices } from "../app/notices.svelte";
import { Connection, type LinkState, type Surroundings, type Wish } from "../wire/connection";
import { fromSnapshot, type Halves, withUpdate } from "../wire/halves";
import type {
  AskMessage,
  ClockSection,
  MatchSection,
  NetworkSection,
  OwnSection,
  ProposalSection,
  ResultSection,
  RoomSection,
  SeatsSection,
  ServerMessage,
  SettlementSection,
  ShuffleSection,
} from "../wire.gen";
import type { Witness } from "./fairness";
import { freshSeed } from "./seed";

/** What happened, as the server tells it: `kind` and the facts. */
export interface TableEvent {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** The half that a seat alone sees of a round, as far as every game has it. */
export interface PrivateSections {
  readonly question: number | null;
  readonly actions: readonly string[];
  readonly answer: string | null;
}

const SENDING_SHOWN_AFTER = 300;

/** One table as this page sees it, live. */
export class Table {
  link = $state<LinkState>("closed");
  lag = $state<number | null>(null);
  halves = $state.raw<Halves | null>(null);
  /** The table was closed: why. */
  gone = $state<string | null>(null);
  /** The room could not be joined: why. */
  refused = $state.raw<unknown>(null);
  /** The action that is on its way: input is locked, and after a moment the screen says so. */
  sending = $state<string | null>(null);
  busy = $derived(this.sending !== null);
  slow = $state(false);
  /** What this page saw of the running round's deal, to be held against the shuffle. */
  witness = $state.raw<Witness | null>(null);

  room = $derived(this.section<RoomSection>("room"));
  seats = $derived(this.section<SeatsSection>("seats")?.seats ?? []);
  match = $derived(this.section<MatchSection>("match"));
  clock = $derived(this.section<ClockSection>("clock"));
  shuffle = $derived(this.section<ShuffleSection>("shuffle"));
  proposal = $derived(this.section<ProposalSection>("proposal"));
  settlement = $derived(this.section<SettlementSection>("settlement"));
  result = $derived(this.section<ResultSection>("result"));
  network = $derived(this.section<NetworkSection>("network"));
  own = $derived(this.ownSection<OwnSection>("own"));
  mySeat = $derived(this.own?.seat ?? null);
  question = $derived(this.ownSection<number>("question"));
  actions = $derived(this.ownSection<readonly string[]>("actions") ?? []);
  answer = $derived(this.ownSection<string>("answer"));

  /** How late a round is shown to those who look on, in milliseconds. */
  delay = $state(0);

  private readonly connection: Connection;
  private readonly listeners = new Set<(event: TableEvent) => void>();
  private watch = false;

  constructor(
    readonly number: string,
    around: Surroundings,
  ) {
    this.connection = new Connection(around);
    this.connection.onstate = (state) => {
      this.link = state;
      if (state === "open") this.join();
    };
    this.connection.onlag = (ms) => {
      this.lag = ms;
    };
    this.connection.onmessage = (message) => this.receive(message);
  }

  open(watch = false): void {
    this.watch = watch;
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  /** To be called when the page comes back to the front. */
  wake(): void {
    this.connection.probe();
  }

  /** The server's clock, or, for one who looks on late, as it stood when what he sees happened. */
  serverNow(): number {
    return this.connection.serverNow() - (this.mySeat === null ? this.delay : 0);
  }

  /** Be told of every event; the answer takes the listener off again. */
  listen(listener: (event: TableEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  section<T>(name: string): T | null {
    return (this.halves?.public.sections[name] as T | undefined) ?? null;
  }

  ownSection<T>(name: string): T | null {
    return (this.halves?.own?.sections[name] as T | undefined) ?? null;
  }

  /** Send a wish; what is refused is said in a toast. Tells whether it was accepted. */
  async wish(wish: Wish): Promise<boolean> {
    try {
      await this.connection.send(wish);
      return true;
    } catch (reason) {
      // The room closed over it: that is said already.
      if (this.gone === null) notices.failed(reason);
      return false;
    }
  }

  /** Ask something about one's own position; resolves to the server's answer. */
  ask(about: AskMessage["about"]): Promise<unknown> {
    return this.connection.send({ type: "ask", question: this.question ?? 0, about });
  }

  /** Answer the question that is open to this seat. */
  async act(action: string): Promise<boolean> {
    if (this.busy || this.question === null) return false;
    this.sending = action;
    const timer = setTimeout(() => {
      this.slow = true;
    }, SENDING_SHOWN_AFTER);
    try {
      await this.connection.send({ type: "act", question: this.question, action }, true);
      return true;
    } catch (reason) {
      notices.failed(reason);
      return false;
    } finally {
      clearTimeout(timer);
      this.sending = null;
      this.slow = false;
    }
  }

  private async join(): Promise<void> {
    try {
      await this.connection.send({ type: "join", room: this.number, watch: this.watch });
      this.refused = null;
      this.connection.resend();
    } catch (reason) {
      if (this.connection.state === "open") this.refused = reason;
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.halves = fromSnapshot(message);
        this.witnessDeal();
        break;
      case "update": {
        if (!this.halves) return;
        const next = withUpdate(this.halves, message);
        if (next === null) {
          void this.wish({ type: "sync" });
          return;
        }
        const isNew = next !== this.halves;
        this.halves = next;
        if (!isNew) return;
        this.witnessDeal();
        for (const event of message.events) this.tell(event as TableEvent);
        break;
      }
      case "gone":
        this.gone = message.code;
        this.connection.close();
        break;
      case "announcement":
        notices.toast(message.text);
        break;
    }
  }

  private tell(event: TableEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  /** While seeds are gathered, note the commitment and send this page's own part of the shuffle. */
  private witnessDeal(): void {
    const shuffle = this.shuffle;
    const seat = this.mySeat;
    if (!shuffle || seat === null) return;
    if (shuffle.seeds_until !== null && this.witness?.round !== shuffle.round) {
      const wanted = shuffle.contributors.includes(seat) && !shuffle.client_seeds[seat];
      const seed = wanted ? freshSeed() : null;
      const { round, commitment } = shuffle;
      this.witness = { round, commitment, seat, seed, hand: null };
      if (seed === null) return;
      // A seed that comes too late is no matter for the player: the list says that it is absent.
      this.connection.send({ type: "seed", seed }).catch(() => {
        if (this.witness?.round === round) this.witness = { ...this.witness, seed: null };
      });
    }
    const hand = this.ownSection<readonly string[]>("hand");
    const isDealt = this.match?.phase === "playing" && shuffle.seeds_until === null;
    if (this.witness?.round === shuffle.round && this.witness.hand === null && isDealt && hand) {
      this.witness = { ...this.witness, hand };
    }
  }
}
