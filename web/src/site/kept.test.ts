import { describe, expect, it } from "vitest";

import { joined } from "./kept";

describe("what a file brings to the browser", () => {
  it("adds links that are missing and keeps those that are there", () => {
    const mine = JSON.stringify([{ table: "a", token: "mine" }]);
    const theirs = JSON.stringify([
      { table: "a", token: "theirs" },
      { table: "b", token: "theirs" },
    ]);
    expect(JSON.parse(joined(mine, theirs))).toEqual([
      { table: "a", token: "mine" },
      { table: "b", token: "theirs" },
    ]);
  });
  it("joins campaigns by their id", () => {
    expect(JSON.parse(joined('[{"id":"x"}]', '[{"id":"x"},{"id":"y"}]'))).toEqual([{ id: "x" }, { id: "y" }]);
  });
  it("keeps a list when the file has none, and replaces settings", () => {
    expect(joined('[{"id":"x"}]', "[]")).toBe('[{"id":"x"}]');
    expect(joined('{"lang":"en"}', '{"lang":"pl"}')).toBe('{"lang":"pl"}');
    expect(joined(null, '"key"')).toBe('"key"');
  });
});
