import { expect, it } from "vitest";
import { readRoute } from "../../src/app/route.svelte";

it.each([
  ["/", { page: "lobby" }],
  ["/#/r/386142", { page: "room", number: "386142", watch: false }],
  ["/#/room/386142", { page: "room", number: "386142", watch: false }],
  ["/r/386142?watch", { page: "room", number: "386142", watch: true }],
  ["/replay/abc?at=12", { page: "replay", record: "abc", at: 12 }],
  ["/#/replay/abc", { page: "replay", record: "abc", at: 0 }],
  ["/#/rules/fangyang/5.10", { page: "rules", game: "fangyang", paragraph: "5.10" }],
  ["/#/r/12345", { page: "lobby" }],
  ["/#/nowhere", { page: "lobby" }],
])("%s leads to its page", (address, route) => {
  expect(readRoute(address)).toEqual(route);
});
