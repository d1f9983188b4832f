import { expect, test } from "vitest";

import type { AnyStep } from "../proto";
import { goes, taken } from "./undo";

const moved = (seq: number, seat: number, move: string): AnyStep => ({ step: "moved", seq, seat, move, events: [] });
const undone = (seq: number, seat: number, count: number): AnyStep => ({
  step: "undone",
  seq,
  seat,
  count,
  agreed: false,
});

test("an undo goes back to your own last move, over those of others", () => {
  const steps = [moved(1, 0, "a"), moved(2, 1, "b"), moved(3, 2, "c")];
  expect(goes(taken(steps), 0).map((move) => move.move)).toEqual(["a", "b", "c"]);
  expect(goes(taken(steps), 2).map((move) => move.move)).toEqual(["c"]);
  expect(goes(taken(steps), 3)).toEqual([]);
});

test("what was taken back is struck and can be made again, move by move", () => {
  const steps = [moved(1, 0, "a"), moved(2, 1, "b"), undone(3, 0, 2)];
  const back = taken(steps);
  expect([...back.struck].sort()).toEqual([1, 2]);
  expect(back.again.at(-1)?.move).toBe("a");
  expect(taken([...steps, moved(4, 0, "a")]).again.map((move) => move.move)).toEqual(["b"]);
  expect(taken([...steps, moved(4, 0, "a"), moved(5, 1, "b")]).again).toEqual([]);
});

test("another move than before ends what can be made again", () => {
  const steps = [moved(1, 0, "a"), moved(2, 1, "b"), undone(3, 0, 2), moved(4, 0, "other")];
  expect(taken(steps).again).toEqual([]);
});
