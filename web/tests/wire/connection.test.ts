import { beforeEach, describe, expect, it } from "vitest";
import {
  Connection,
  LinkLost,
  type LinkState,
  Refused,
  type Socket,
} from "../../src/wire/connection";

interface FakeSocket extends Socket {
  sent: { type: string; id: string }[];
  closed: boolean;
}

/** A browser whose time stands still until it is moved on. */
class Browser {
  time = 1_000;
  sockets: FakeSocket[] = [];
  private timers = new Map<number, { at: number; run: () => void }>();
  private timer = 0;

  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }

  open = (): Socket => {
    const socket: FakeSocket = {
      sent: [],
      closed: false,
      onopen: null,
      onclose: null,
      onmessage: null,
      send: (text) => socket.sent.push(JSON.parse(text)),
      close: () => {
        socket.closed = true;
      },
    };
    this.sockets.push(socket);
    return socket;
  };
  now = () => this.time;
  random = () => 0.5;
  later = (run: () => void, ms: number) => {
    this.timer += 1;
    this.timers.set(this.timer, { at: this.time + ms, run });
    return this.timer;
  };
  cancel = (timer: number) => {
    this.timers.delete(timer);
  };

  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = [...this.timers]
        .filter(([, each]) => each.at <= until)
        .sort((a, b) => a[1].at - b[1].at)[0];
      if (!next) break;
      this.timers.delete(next[0]);
      this.time = Math.max(this.time, next[1].at);
      next[1].run();
    }
    this.time = until;
  }

  says(message: object): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
  }

  lastSent(type: string): string {
    return this.socket.sent.findLast((message) => message.type === type)?.id ?? "";
  }
}

let browser: Browser;
let connection: Connection;
let states: LinkState[];

beforeEach(() => {
  browser = new Browser();
  connection = new Connection(browser);
  states = [];
  connection.onstate = (state) => states.push(state);
  connection.open();
  browser.socket.onopen?.();
});

const refusal = { "zh-Hans": "房间已满", "zh-Hant": "房間已滿", en: "The room is full" };

describe("a message", () => {
  it("is settled by the answer with its id", async () => {
    const sent = connection.send({ type: "ready", ready: true });
    browser.says({ type: "ack", id: browser.lastSent("ready") });
    await expect(sent).resolves.toBeUndefined();
  });

  it("that is refused says why", async () => {
    const sent = connection.send({ type: "sit", seat: 2 });
    browser.says({
      type: "error",
      id: browser.lastSent("sit"),
      code: "room_full",
      message: refusal,
      rule: null,
    });
    await expect(sent).rejects.toBeInstanceOf(Refused);
  });

  it("fails when the link breaks, unless it may be repeated", async () => {
    const sent = connection.send({ type: "ready", ready: true });
    browser.socket.onclose?.({ code: 1006 });
    await expect(sent).rejects.toBeInstanceOf(LinkLost);
  });

  it("that may be repeated goes out again with the same id", async () => {
    const sent = connection.send({ type: "act", question: 3, action: "pass" }, true);
    const id = browser.lastSent("act");
    browser.socket.onclose?.({ code: 1006 });
    browser.pass(10_000);
    browser.socket.onopen?.();
    connection.resend();
    expect(browser.lastSent("act")).toBe(id);
    browser.says({ type: "ack", id });
    await expect(sent).resolves.toBeUndefined();
  });
});

describe("the link", () => {
  it("comes back after a loss, waiting longer each time", () => {
    browser.socket.onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe("lost");
    browser.pass(300);
    expect(browser.sockets).toHaveLength(2);
    browser.socket.onclose?.({ code: 1006 });
    browser.pass(300);
    expect(browser.sockets).toHaveLength(2);
    browser.pass(300);
    expect(browser.sockets).toHaveLength(3);
  });

  it("counts as lost when a ping is not answered", () => {
    browser.says({ type: "pong", id: browser.lastSent("ping"), now: 1_000 });
    browser.pass(8_000);
    browser.pass(2_000);
    expect(states).toContain("lost");
  });

  it("does not come back once another page has taken the seat", () => {
    browser.says({ type: "replaced" });
    browser.pass(60_000);
    expect(states.at(-1)).toBe("replaced");
    expect(browser.sockets).toHaveLength(1);
  });

  it("does not come back when the server no longer knows the player", () => {
    browser.socket.onclose?.({ code: 4401 });
    browser.pass(60_000);
    expect(states.at(-1)).toBe("signed_out");
    expect(browser.sockets).toHaveLength(1);
  });
});

describe("a page that wakes up after a phone lock or in another tab", () => {
  it("keeps a link that answers", () => {
    browser.says({ type: "pong", id: browser.lastSent("ping"), now: 1_000 });
    connection.probe();
    browser.says({ type: "pong", id: browser.lastSent("ping"), now: 1_000 });
    browser.pass(3_000);
    expect(states.at(-1)).toBe("open");
    expect(browser.sockets).toHaveLength(1);
  });

  it("gives up a link that is silent for two seconds, and opens another", () => {
    browser.says({ type: "pong", id: browser.lastSent("ping"), now: 1_000 });
    connection.probe();
    browser.pass(1_900);
    expect(states.at(-1)).toBe("open");
    browser.pass(100);
    expect(states.at(-1)).toBe("lost");
    browser.pass(300);
    expect(browser.sockets).toHaveLength(2);
  });

  it("opens a lost link at once, without the wait that has grown", () => {
    for (let losses = 0; losses < 5; losses++) {
      browser.socket.onclose?.({ code: 1006 });
      browser.pass(8_000);
    }
    const before = browser.sockets.length;
    browser.socket.onclose?.({ code: 1006 });
    connection.probe();
    expect(browser.sockets).toHaveLength(before + 1);
    expect(states.at(-1)).toBe("connecting");
  });

  it("stays closed where another page has taken the seat", () => {
    browser.says({ type: "replaced" });
    connection.probe();
    browser.pass(60_000);
    expect(browser.sockets).toHaveLength(1);
  });
});

it("keeps the server's clock by the middle of a round trip", () => {
  const id = browser.lastSent("ping");
  browser.time += 100;
  browser.says({ type: "pong", id, now: 5_050 });
  expect(connection.lag).toBe(100);
  expect(connection.serverNow()).toBe(5_100);
});

it("answers the server's pings at once", () => {
  browser.says({ type: "ping", id: "s1" });
  expect(browser.lastSent("pong")).toBe("s1");
});
