import { describe, expect, it } from "vitest";
import { Form, fieldOf } from "../../src/account/form.svelte";
import { waitWords, wordsFor } from "../../src/app/notices.svelte";
import { Problem } from "../../src/wire/rest";

function problem(code: string, more: { retry_after?: number } = {}): Problem {
  const message = { "zh-Hans": code, "zh-Hant": code, en: code };
  return new Problem(422, { status: 422, code, message, ...more });
}

describe("a refused form", () => {
  it.each([
    ["name_taken", "name"],
    ["name_script", "name"],
    ["password_weak", "password"],
    ["too_many_requests", "whole"],
  ])("says %s at its field", (code, field) => {
    expect(fieldOf(problem(code), "old")).toBe(field);
  });

  it("says a wrong password where it was typed", () => {
    expect(fieldOf(problem("wrong_credentials"), "old")).toBe("old");
    expect(fieldOf(problem("wrong_credentials"), "password")).toBe("password");
  });

  it("says of a broken line nothing about any field", () => {
    expect(fieldOf(new TypeError("failed to fetch"), "password")).toBe("whole");
  });

  it("keeps what is wrong until it is sent again", async () => {
    const form = new Form("password");
    expect(await form.submit({}, () => Promise.reject(problem("name_taken")))).toBe(false);
    expect(form.problems).toEqual({ name: "name_taken" });
    expect(await form.submit({}, () => Promise.resolve())).toBe(true);
    expect(form.problems).toEqual({});
  });

  it("is not sent while something is missing", async () => {
    const form = new Form("password");
    let sent = 0;
    const send = async () => {
      sent += 1;
    };
    expect(await form.submit({ name: "请写上名字" }, send)).toBe(false);
    expect([sent, form.problems]).toEqual([0, { name: "请写上名字" }]);
  });
});

it("says how long to wait, in seconds, then in minutes, never too short", () => {
  expect(waitWords(undefined)).toBeNull();
  expect(waitWords(4.2)).toBe("请等 5 秒再试");
  expect(waitWords(241)).toBe("请等 5 分钟再试");
  expect(wordsFor(problem("too_many_requests", { retry_after: 30 }))).toContain("30 秒");
});
