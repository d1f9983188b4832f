import { describe, expect, it } from "vitest";

import { groups, label, panels } from "./logic";

describe("any game", () => {
  it("has its plain facts in one panel and parts in their own", () => {
    expect(panels({ phase: "buy", turn: 1, hand: ["a"], seats: [{ gold: 2 }] }).map((one) => one.name)).toEqual([
      "",
      "hand",
      "seats",
    ]);
  });
  it("has its moves in groups by kind", () => {
    expect(groups(["buy a", "pass", "buy b"])).toEqual([
      { kind: "buy", moves: ["buy a", "buy b"] },
      { kind: "pass", moves: ["pass"] },
    ]);
  });
  it("reads every value", () => {
    const labels = [null, true, 3, "x"].map((value) => label(value, (id) => id.toUpperCase()));
    expect(labels).toEqual(["–", "✓", "3", "X"]);
  });
});
