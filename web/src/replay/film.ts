import { Table } from "../table/table.svelte";
import type { Socket } from "../wire/connection";
import type { Sections } from "../wire/halves";
import type { Frame, Record as RoundRecord, SeatInfo } from "../wire.gen";

/** Everything there was to see after a frame: the open half, and each seat's own. */
export interface Moment {
  readonly open: Sections;
  readonly own: readonly Sections[];
}

/** The moments of a round, each frame laid over the one before. */
export function momentsOf(frames: readonly Frame[]): Moment[] {
  const moments: Moment[] = [];
  let open: Sections = {};
  let own: readonly Sections[] = frames[0]?.own.map(() => ({})) ?? [];
  for (const frame of frames) {
    open = { ...open, ...frame.public };
    own = own.map((before, seat) => ({ ...before, ...frame.own[seat] }));
    moments.push({ open, own });
  }
  return moments;
}

const MARKED: { readonly [verb: string]: "chi" | "peng" | "gang" | "hu" } = {
  chi: "chi",
  peng: "peng",
  gang: "gang",
  angang: "gang",
  jiagang: "gang",
  hu: "hu",
};

const CLAIMS = new Set(["melded", "konged", "won"]);

/** The frames that the scrub bar names: what was claimed, konged and won. */
export function landmarks(
  frames: readonly Frame[],
): { step: number; call: "chi" | "peng" | "gang" | "hu" }[] {
  return frames.flatMap((frame) => {
    const call = MARKED[frame.action?.split(" ")[0] ?? ""];
    const happened = frame.events.some((event) => CLAIMS.has((event as { kind: string }).kind));
    return call && happened ? [{ step: frame.step, call }] : [];
  });
}

type Totals = readonly number[] | undefined;

function plus(before: Totals, deltas: Totals): number[] | undefined {
  return before && deltas ? before.map((each, seat) => each + (deltas[seat] ?? 0)) : undefined;
}

/**
 * A table that shows a finished round instead of a live one: the same components look at it, fed
 * by the frames through a socket that leads nowhere.
 */
export class Film {
  readonly table: Table;
  readonly last: number;
  private readonly moments: readonly Moment[];
  private at = 0;
  private version = 1;
  private socket: Socket | null = null;

  constructor(
    private readonly record: RoundRecord,
    private readonly frames: readonly Frame[],
    private readonly link: string,
    private seat: number,
  ) {
    this.moments = momentsOf(frames);
    this.last = frames.length - 1;
    this.table = new Table(link, {
      open: () => this.open(),
      now: () => Date.now(),
      random: Math.random,
      later: () => 0,
      cancel: () => {},
    });
    this.table.open();
  }

  /** Show the round after so many actions; a step forward brings its events, a leap none. */
  show(at: number): void {
    const isStep = at === this.at + 1;
    this.at = at;
    if (!isStep) {
      this.snapshot();
      return;
    }
    this.version += 1;
    this.send({
      type: "update",
      stream: "own",
      version: this.version,
      now: Date.now(),
      events: [],
      changed: this.own(),
    });
    this.send({
      type: "update",
      stream: "public",
      version: this.version,
      now: Date.now(),
      events: this.frames[at]?.events ?? [],
      changed: this.publicHalf(),
    });
  }

  /** Look from another seat. */
  turnTo(seat: number): void {
    this.seat = seat;
    this.snapshot();
  }

  /** Each seat's concealed tiles or cards at this moment. */
  hands(at: number): readonly (readonly string[])[] {
    return (this.moments[at]?.own ?? []).map((own) => (own.hand as readonly string[]) ?? []);
  }

  /** What each seat has answered by this moment to 亮不亮, null before its answer. */
  answers(at: number): readonly (string | null)[] {
    const answers: (string | null)[] = this.record.seats.map(() => null);
    for (const { seat, action } of this.frames.slice(0, at + 1)) {
      if (seat !== null && (action === "show" || action === "hide")) answers[seat] = action;
    }
    return answers;
  }

  private open(): Socket {
    const socket: Socket = {
      onopen: null,
      onclose: null,
      onmessage: null,
      close: () => {},
      send: (text) => {
        const message = JSON.parse(text) as { type: string; id: string };
        if (message.type === "join") this.snapshot();
        if (message.type !== "ping") this.send({ type: "ack", id: message.id });
      },
    };
    this.socket = socket;
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  private send(message: object): void {
    this.socket?.onmessage?.({ data: JSON.stringify(message) });
  }

  private snapshot(): void {
    this.send({
      type: "snapshot",
      room: this.link,
      now: Date.now(),
      public: { version: this.version, sections: this.publicHalf() },
      own: { version: this.version, sections: this.own() },
    });
  }

  private own(): Sections {
    return {
      ...this.moments[this.at]?.own[this.seat],
      question: null,
      actions: [],
      answer: null,
      own: {
        seat: this.seat,
        auto: false,
        win: false,
        no_claims: false,
        discard_drawn: false,
        deadline: null,
        bank: 0,
      },
    };
  }

  private publicHalf(): Sections {
    const { record } = this;
    const moment = this.moments[this.at]?.open ?? {};
    const settlement = (moment.settlement as Sections | null | undefined) ?? null;
    const points = record.before.points as Totals;
    const deltas = settlement?.deltas as Totals;
    const totals = plus(points, deltas) ?? points ?? [];
    const state = settlement
      ? {
          ...record.before,
          chips: plus(record.before.chips as Totals, deltas),
          kong_points: plus(record.before.kong_points as Totals, settlement.kong_deltas as Totals),
        }
      : record.before;
    return {
      ...moment,
      room: { number: "", game: record.game, options: record.options, pace: "off" },
      seats: { seats: record.seats.map((seat, n) => seatInfo(seat, totals[n] ?? 0)) },
      match: {
        match: record.match,
        phase: settlement ? "settled" : "playing",
        round: record.round,
        rounds: typeof record.options.rounds === "number" ? record.options.rounds : null,
        state,
        next: null,
      },
      clock: { turns: [] },
      shuffle: null,
      proposal: null,
      result: null,
      settlement: settlement && {
        round: record.round,
        settlement,
        totals,
        record: this.link,
      },
    };
  }
}

function seatInfo(player: RoundRecord["seats"][number], points: number): SeatInfo {
  return {
    player: player.name,
    name: player.name,
    bot: player.bot,
    ready: true,
    present: true,
    auto: false,
    points,
  };
}
