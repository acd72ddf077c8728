import { beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../../src/app/notices.svelte";
import { tell, tellTurn } from "../../src/climbing/telling";
import * as effects from "../../src/sound/effects";
import * as speech from "../../src/sound/speech";
import type { TableEvent } from "../../src/table/table.svelte";

const names = ["陈静", "王建国", "李秀兰", "赵磊"];
const sound = vi.spyOn(effects, "play");
const buzz = vi.spyOn(effects, "buzz");
const voice = vi.spyOn(speech, "speak");

async function told(...events: TableEvent[]) {
  const shouts = events.map((event) => tell(event, (seat) => names[seat] ?? ""));
  await Promise.resolve();
  return { words: notices.spoken.replace("\u200b", ""), shouts };
}

function sounds() {
  return sound.mock.calls.map(([effect]) => effect);
}

function spoken() {
  return voice.mock.calls.map(([words]) => words);
}

beforeEach(() => vi.clearAllMocks());

describe("every event of a card game is told in words", () => {
  it.each<[TableEvent, string]>([
    [{ kind: "called", seat: 0, card: "9d" }, "陈静叫 方块 9"],
    [{ kind: "shown", seat: 1 }, "王建国亮了"],
    [{ kind: "shown", seat: null }, "没有人亮"],
    [{ kind: "sides_known", sides: "ABAB", solo: false }, "陈静，李秀兰 对 王建国，赵磊"],
    [{ kind: "sides_known", sides: "BBAB", solo: true }, "李秀兰 一人对三家"],
    [{ kind: "played", seat: 3, cards: "Qc Qs", left: 9 }, "赵磊出 对 Q"],
    [{ kind: "passed", seat: 2 }, "李秀兰不出"],
    [{ kind: "went_out", seat: 1, place: 1 }, "王建国出完，头游"],
    [{ kind: "trick_won", seat: 3 }, "赵磊收下这一轮"],
    [{ kind: "wind_taken", seat: 2, out: 1 }, "王建国 → 李秀兰 接风"],
    [{ kind: "round_ended", order: [1, 2, 0] }, "这局打完了，名次：王建国，李秀兰，陈静"],
  ])("%o", async (event, words) => {
    expect((await told(event)).words).toBe(words);
  });

  it("and what comes at the same time is read in one go", async () => {
    const { words } = await told(
      { kind: "played", seat: 1, cards: "2s", left: 1 },
      { kind: "passed", seat: 2 },
    );
    expect(words).toBe("王建国出 单张 2。王建国 只剩 1 张。李秀兰不出");
  });
});

describe("what is heard", () => {
  it.each<[TableEvent, string[]]>([
    [{ kind: "called", seat: 0, card: "9d" }, ["card-down"]],
    [{ kind: "played", seat: 0, cards: "9d", left: 5 }, ["card-down"]],
    [{ kind: "played", seat: 0, cards: "9d", left: 2 }, ["card-down", "last-two"]],
    [{ kind: "played", seat: 0, cards: "9d", left: 1 }, ["card-down", "last-one"]],
    [{ kind: "passed", seat: 0 }, ["pass"]],
    [{ kind: "went_out", seat: 0, place: 2 }, ["ready"]],
  ])("%o", async (event, heard) => {
    await told(event);
    expect(sounds()).toEqual(heard);
  });

  it("is spoken for 亮, 接风 and the last cards", async () => {
    await told(
      { kind: "shown", seat: 1 },
      { kind: "played", seat: 0, cards: "9d", left: 2 },
      { kind: "played", seat: 0, cards: "9d", left: 1 },
      { kind: "wind_taken", seat: 2, out: 1 },
    );
    expect(spoken()).toEqual(["亮", "只剩两张", "只剩一张", "接风"]);
  });

  it("is two notes and a buzz when it is one's own turn", async () => {
    tellTurn();
    await Promise.resolve();
    expect(sounds()).toEqual(["turn"]);
    expect(buzz).toHaveBeenCalledOnce();
    expect(notices.spoken).toContain("轮到你");
  });
});

it("shows 亮, a place and 接风 large before the seat", async () => {
  const { shouts } = await told(
    { kind: "shown", seat: 1 },
    { kind: "went_out", seat: 3, place: 1 },
    { kind: "wind_taken", seat: 2, out: 3 },
    { kind: "passed", seat: 0 },
  );
  expect(shouts).toEqual([
    { seat: 1, word: "亮" },
    { seat: 3, word: "头游" },
    { seat: 2, word: "接风" },
    null,
  ]);
});
