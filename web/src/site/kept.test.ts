import { afterEach, describe, expect, it, vi } from "vitest";

import { joined, kept, restore } from "./kept";

/** The storage of a browser, with what is in it. */
class Storage {
  constructor(items: Record<string, string>) {
    Object.assign(this, items);
  }
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, text: string): void {
    Object.assign(this, { [key]: text });
  }
}
afterEach(() => vi.unstubAllGlobals());

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

describe("drafts and standings", () => {
  const mine = { "batyskaf.workshop.crew": "mine", "batyskaf.puzzles": "mine", "another page": "theirs" };
  it("go into the file, and nothing of other pages does", () => {
    vi.stubGlobal("localStorage", new Storage(mine));
    expect(Object.keys(kept()).sort()).toEqual(["batyskaf.puzzles", "batyskaf.workshop.crew"]);
  });
  it("come from the file unless one has begun here", () => {
    vi.stubGlobal("localStorage", new Storage({ "batyskaf.puzzles": "here" }));
    restore(mine);
    expect(kept()).toEqual({ "batyskaf.puzzles": "here", "batyskaf.workshop.crew": "mine" });
  });
});
