import { describe, expect, it } from "vitest";
import { isTile } from "../../src/look/tile";
import { readTiles } from "../../src/mahjong/notation";
import type { Screen, Task } from "../../src/tutorial/content/screen";
import { isRight, isTiles, LESSONS } from "../../src/tutorial/lessons";

const lessons = Object.entries(LESSONS);

function piecesOf(game: string, notation: string): string[] {
  return isTiles(game) ? readTiles(notation) : notation.split(" ");
}

describe.each(lessons)("the tutorial of %s", (game, screens) => {
  it("has at most ten screens, each with a name of its own", () => {
    expect(screens.length).toBeLessThanOrEqual(10);
    expect(new Set(screens.map((screen) => screen.id)).size).toBe(screens.length);
  });

  it("has something to do", () => {
    expect(screens.filter((screen) => screen.task).length).toBeGreaterThanOrEqual(3);
  });

  it("shows only tiles and cards that there are", () => {
    for (const { show, task } of screens as Screen[]) {
      const texts = [show.hand, task?.hand, ...(show.rows ?? []).map((row) => row.notation)];
      for (const text of texts.filter((each) => each !== undefined)) {
        for (const piece of piecesOf(game, text)) {
          const known = isTiles(game)
            ? isTile(piece)
            : /^([3-9TJQKA2][shdc]\*?|SJ|BJ)$/.test(piece);
          expect(known, `${piece} in ${text}`).toBe(true);
        }
      }
    }
  });

  it("has answers that can be given with the hand or the buttons of its task", () => {
    for (const task of screens.flatMap((screen) => (screen.task ? [screen.task] : []))) {
      for (const answer of task.answers) {
        if (task.kind === "choose-action") expect(task.actions).toContain(answer);
        else {
          const held = piecesOf(game, task.hand);
          for (const piece of answer.split(" ").slice(1)) expect(held).toContain(piece);
        }
      }
    }
  });
});

describe("an answer", () => {
  const task = { answers: ["play 8s 8h 8d", "pass"] } as unknown as Task;

  it("may name its cards in any order", () => {
    expect(isRight(task, "play 8d 8s 8h")).toBe(true);
  });

  it("is wrong with a card less", () => {
    expect(isRight(task, "play 8d 8s")).toBe(false);
  });
});
