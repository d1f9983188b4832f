import { describe, expect, it } from "vitest";

import { nearest } from "./keys";

describe("arrows", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 100, y: 0 },
    { x: 50, y: 80 },
  ];
  it("go to the next in a row", () => {
    expect(nearest(spots[0]!, spots, "ArrowRight")).toBe(1);
    expect(nearest(spots[2]!, spots, "ArrowLeft")).toBe(1);
  });
  it("go to another row", () => {
    expect(nearest(spots[1]!, spots, "ArrowDown")).toBe(3);
    expect(nearest(spots[3]!, spots, "ArrowUp")).toBe(1);
  });
  it("stay where nothing lies ahead", () => {
    expect(nearest(spots[0]!, spots, "ArrowLeft")).toBe(-1);
  });
});
