import { beforeEach, expect, it, vi } from "vitest";
import { notices } from "../../src/app/notices.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  notices.toasts = [];
});

function shown(): string[] {
  return notices.toasts.map((toast) => toast.text);
}

it("takes what was said about a question away with the question, and nothing else", () => {
  notices.toast("已复制");
  notices.remark("没有能管上的牌");
  notices.dropRemarks();
  expect(shown()).toEqual(["已复制"]);
});

it("takes every word away after a while", () => {
  notices.remark("这张不能打");
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});
