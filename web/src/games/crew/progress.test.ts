import { describe, expect, it } from "vitest";

import type { CrewTaskView, CrewView } from "../../proto";
import { progress, type Rule } from "./progress";

const view = {
  captain: 2,
  number: 4,
  seats: [{ tricks: 2 }, { tricks: 1 }, { tricks: 1 }],
  tricks: [{ winner: 0 }],
} as unknown as CrewView;
const task = (part: Partial<CrewTaskView> = {}): CrewTaskView => ({
  id: "T1",
  owner: 0,
  status: "open",
  difficulty: 1,
  number: null,
  predicted: false,
  cards: [],
  ...part,
});
const of = (kind: string, params: Rule["params"], part: Partial<CrewTaskView> = {}): unknown =>
  progress(task(part), { kind, params }, view);

describe("the progress of a task", () => {
  it("counts the cards that lie beneath it", () => {
    expect(of("win_cards", { cards: ["P3", "B4"] }, { cards: ["B4"] })).toEqual([{ id: "of", have: 1, need: 2 }]);
    expect(of("count_by_value", { value: 9, op: "==", n: 2 }, { cards: ["P9"] })).toEqual([
      { id: "exactly", have: 1, need: 2 },
    ]);
    const suits = ["P", "B", "G", "Y"];
    const cards = ["P1", "P2", "P3", "P4", "G1"];
    expect(of("all_cards_of_any_colour", { suits }, { cards })).toEqual([{ id: "of", have: 4, need: 9 }]);
    expect(of("at_least_one_of_each_colour", { suits, n: 1 }, { cards })).toEqual([{ id: "of", have: 2, need: 4 }]);
  });
  it("counts each suit where there are several", () => {
    const counts = [
      { suit: "P", op: "==", n: 1 },
      { suit: "G", op: "==", n: 2 },
    ];
    expect(of("count_by_suit", { counts }, { cards: ["G5"] })).toEqual([
      { id: "exactly", suit: "P", have: 0, need: 1 },
      { id: "exactly", suit: "G", have: 1, need: 2 },
    ]);
  });
  it("counts tricks", () => {
    expect(of("win_exact_tricks", { n: 3 })).toEqual([{ id: "tricks", have: 2, need: 3 }]);
    expect(of("win_none_of_first", { n: 5 }, { owner: 1 })).toEqual([{ id: "of", have: 4, need: 5 }]);
    expect(of("win_trick_positions", { positions: [1, "last"] })).toEqual([{ id: "of", have: 1, need: 2 }]);
    expect(of("compare_tricks", { op: ">", against: "captain" })).toEqual([{ id: "captain", have: 2, need: 1 }]);
    expect(of("compare_tricks", { op: ">", against: "sum_of_others" })).toEqual([{ id: "together", have: 2, need: 2 }]);
  });
  it("keeps a secret prediction", () => {
    expect(of("predict_tricks", {}, { predicted: true })).toEqual([{ id: "won", have: 2 }]);
    expect(of("predict_tricks", {}, { predicted: true, number: 4 })).toEqual([{ id: "tricks", have: 2, need: 4 }]);
  });
  it("is not told of a task that is over or has no owner", () => {
    expect(of("win_cards", { cards: ["P3"] }, { status: "done" })).toEqual([]);
    expect(of("win_cards", { cards: ["P3"] }, { owner: null })).toEqual([]);
  });
});
