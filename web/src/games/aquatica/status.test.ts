import { describe, expect, it } from "vitest";

import type { AquaticaView } from "../../proto";
import type { Board, LocationEntry } from "./logic";
import { price } from "./logic";
import { idle, points, progress, purse, type Lookup } from "./status";

const reef = {
  id: "reef",
  type: "shark_bay",
  coin_price: 3,
  power_price: 4,
  depths: [{ effect: "coins", n: 2 }],
  points: 5,
  wild_manta: "wild",
} as LocationEntry;
const BOARD: Board = { top_row_discount: 1, recruit_prices: [0, 1], track_points: [7, 5], slots: 5 };
const lookup: Lookup = {
  location: (id) => (id === "reef" ? reef : undefined),
  character: (id) => ({ id, effects: [{ effect: id }] }),
  manta: (id) => ({ id, role: id === "wild" ? "wild" : "trained", effect: { effect: "coins", n: 1 } }),
  board: () => BOARD,
};
function view(part: object = {}, seat: object = {}): AquaticaView {
  const empty = { hand: 0, discard: 0, board: [], mantas: [], scored: 0 };
  const seats = [
    { ...empty, ...seat },
    { ...empty, hand: 2 },
  ];
  const ocean = { top: [], bottom: ["reef"], row: [], discarded_locations: [] };
  return {
    seat: 0,
    seats,
    tracks: [],
    hand: [],
    discard: [],
    scored: [],
    scored_points: 0,
    ...ocean,
    ...part,
  } as unknown as AquaticaView;
}

describe("points", () => {
  it("are those of hand and goals, and one's own scored locations", () => {
    const now = view({ scored_points: 4, tracks: [{ spots: [{ seat: 0, points: 7 }] }] }, { hand: 3 });
    expect([points(now, 0), points(now, 1)]).toEqual([14, 2]);
  });
});

describe("a purse", () => {
  it("holds depths, ready mantas, and the manta that a last depth brings", () => {
    const board = [{ location: "reef", risen: 0, depths: 1 }];
    const mantas = [{ manta: "trained", ready: 1, tired: 1 }];
    expect(purse(lookup, view({}, { board, mantas }).seats[0]!, "coins")).toBe(4);
    expect(purse(lookup, view({}, { board, mantas }).seats[0]!, "power")).toBe(0);
  });
});

describe("progress", () => {
  it("counts what a goal asks for", () => {
    const now = view({ hand: ["conquer", "buy"], discard: ["conquer"] }, { hand: 2, scored: 1 });
    expect(progress(lookup, { test: "hand_size", min: 8 }, now, 0)).toEqual({ have: 2, need: 8, most: false });
    expect(progress(lookup, { test: "hand_size", max: 1 }, now, 0)).toEqual({ have: 2, need: 1, most: true });
    expect(progress(lookup, { test: "hand_size", min: 0, max: 1 }, now, 0)).toEqual({ have: 2, need: 1, most: true });
    const conquerors = { test: "characters_with_effect", has: "conquer", zones: ["hand", "discard"], min: 5 };
    expect(progress(lookup, conquerors, now, 0)?.have).toBe(2);
  });
  it("of others is known only as far as the table knows it", () => {
    expect(progress(lookup, { test: "scored_points", min: 15 }, view(), 1)).toBe(null);
    expect(progress(lookup, { test: "hand_size", min: 8 }, view(), 1)?.have).toBe(2);
  });
});

describe("a card", () => {
  const buys = [{ effect: "coins", n: 1 }, { effect: "buy" }];
  it("does nothing if nothing can be paid", () => {
    expect(idle(lookup, buys, view())).toBe(true);
    expect(idle(lookup, buys, view({}, { mantas: [{ manta: "trained", ready: 2, tired: 0 }] }))).toBe(false);
  });
  it("does something if one of its effects does", () => {
    expect(
      idle(lookup, [{ effect: "choose", options: [[{ effect: "raise", n: 2 }], [{ effect: "score" }]] }], view()),
    ).toBe(true);
    expect(idle(lookup, [...buys, { effect: "take_back", n: 1 }], view({}, { discard: 1 }))).toBe(false);
    expect(idle(lookup, [{ effect: "something new" }], view())).toBe(false);
  });
});

describe("a payment", () => {
  it("knows its whole price", () => {
    const paid = (part: object): AquaticaView => view({ payment: { need: 1, resource: "coins", ...part } });
    expect(price(paid({ purpose: "buy", target: "reef" }), reef, BOARD)).toBe(3);
    expect(price(paid({ purpose: "conquer", target: "reef" }), reef, BOARD)).toBe(4);
    const row = [
      { character: "crab", price: 0 },
      { character: "crab", price: 3 },
    ];
    expect(price({ ...paid({ purpose: "recruit", target: "crab" }), row }, undefined, BOARD)).toBe(3);
  });
});
