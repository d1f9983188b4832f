import { describe, expect, it } from "vitest";
import table from "../../../tests/lab/ratings.json?raw";
import { after, nextOf, type PlayerRating } from "./rating";

const start: PlayerRating = { rating: 1200, seen: {} };

interface Case {
  name: string;
  answers: [string, number, boolean][];
  rating: number;
}
/** The terminal computes the same: tests/lab/test_puzzles.py reads the same cases. */
const cases = JSON.parse(table) as Case[];

describe("a rating", () => {
  it.each(cases)("$name", ({ answers, rating }) => {
    const end = answers.reduce<PlayerRating>((one, [id, of, right]) => after(one, id, of, right), start);
    expect(end.rating).toBeCloseTo(rating, 5);
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
