import { describe, expect, it } from "vitest";
import { after, nextOf } from "./rating";

const start = { rating: 1200, seen: {} };

describe("a rating", () => {
  it("rises with a solved puzzle and falls with a missed one", () => {
    expect(after(start, "a", 1200, true).rating).toBe(1232);
    expect(after(start, "a", 1200, false).rating).toBe(1168);
  });
  it("changes with the first answer only", () => {
    const once = after(start, "a", 1500, false);
    expect(after(once, "a", 1500, true)).toBe(once);
  });
});

describe("the next puzzle", () => {
  const all = [
    { id: "far", rating: 2000 },
    { id: "near", rating: 1250 },
    { id: "nearest", rating: 1210 },
  ];
  it("is new and near to the rating", () => {
    expect(nextOf(all, start)?.id).toBe("nearest");
    expect(nextOf(all, start, "nearest")?.id).toBe("near");
    expect(nextOf(all, { rating: 1200, seen: { nearest: true } })?.id).toBe("near");
  });
  it("is one that was missed when all were seen", () => {
    expect(nextOf(all, { rating: 1200, seen: { far: false, near: true, nearest: true } })?.id).toBe("far");
    expect(nextOf([], start)).toBeNull();
  });
});
