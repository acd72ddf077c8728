import { describe, expect, it } from "vitest";
import { lang } from "../../src/language/language.svelte";
import { tellingOf } from "../../src/mahjong/telling";
import type { TableEvent } from "../../src/table/table.svelte";

lang.current = "zh-Hans";
const names = ["陈静", "王建国", "李秀兰", "赵磊"];
const told = (event: TableEvent, game = "anshan-mahjong") =>
  tellingOf(event, (seat) => names[seat] ?? "", game);

describe("what is told of an event", () => {
  it("names a discard aloud", () => {
    const telling = told({ kind: "discarded", seat: 3, tile: "5m" });
    expect(telling).toMatchObject({ words: "赵磊打五万", spoken: "五万", call: null });
    expect(telling?.line).toEqual({ seat: 3, words: "打出", tiles: ["5m"] });
  });

  it("doesn't tell the tile that another draws", () => {
    expect(told({ kind: "drawn", seat: 1, tile: null, replacement: false })?.words).toBe("");
  });

  it("calls each kind of meld by its character", () => {
    const calls = ["chi 456m", "peng EEE", "gang 5555p", "angang 5555p"].map(
      (meld) => told({ kind: "melded", seat: 2, meld, tile: "E", source: 0 })?.call?.word,
    );
    expect(calls).toEqual(["吃", "碰", "杠", "杠"]);
  });

  it("tells a win on one's own draw from one on a discard", () => {
    const won = (by: string) => told({ kind: "won", seat: 0, by, tile: "8m", source: null });
    expect(won("self_draw")?.call?.word).toBe("自摸");
    expect(won("discard")?.call?.word).toBe("胡");
  });

  it("calls a round without a winner as the game does", () => {
    expect(told({ kind: "exhausted" })?.spoken).toBe("荒庄");
    expect(told({ kind: "exhausted" }, "yuyao-mahjong")?.spoken).toBe("流局");
  });

  it("leaves what it doesn't know to others", () => {
    expect(told({ kind: "said", seat: 0 })).toBeNull();
  });
});
