import { describe, expect, it } from "vitest";

import type { AquaticaView, Frame } from "../../proto";
import { next } from "../props";
import { LESSONS } from "./lessons";
import { effects, gives, numbered, pace, powerPrice, scores, sorted, taker, tray, type LocationEntry } from "./logic";

describe("choices", () => {
  it("lie where the thing they name lies", () => {
    const found = sorted(["play legion", "recruit meg 3", "buy SB04", "pay trained_coins_2", "claim wild_2", "end", "choose 1"]);
    expect(found.hand.get("legion")).toBe("play legion");
    expect(found.row.get("meg 3")).toBe("recruit meg 3");
    expect(found.ocean.get("SB04")).toBe("buy SB04");
    expect(found.own.get("trained_coins_2")).toBe("pay trained_coins_2");
    expect(found.goals.get("wild_2")).toBe("claim wild_2");
    expect(found.answers).toEqual(["end", "choose 1"]);
  });
  it("spread a pile that is to be chosen from", () => {
    expect(tray(sorted(["take-back legion", "skip"]))).toBe("pile");
    expect(tray(sorted(["salvage SB04"]))).toBe("sunk");
    expect(tray(sorted(["crown cai"]))).toBe("kings");
    expect(tray(sorted(["play legion"]))).toBe(null);
  });
});

describe("figures", () => {
  const place = { id: "SB01", power_price: 2 } as LocationEntry;
  it("are lower for power in the top row", () => {
    expect(powerPrice(place, { top: ["SB01"] } as AquaticaView)).toBe(1);
    expect(powerPrice(place, { top: [] as string[] } as AquaticaView)).toBe(2);
    expect(powerPrice({ ...place, power_price: 0 }, { top: ["SB01"] } as AquaticaView)).toBe(0);
  });
  it("of a source count for payment only if it is a resource", () => {
    expect([gives({ effect: "coins", n: 2 }), gives({ effect: "raise", n: 2 }), gives(undefined)]).toEqual([2, 0, 0]);
  });
  it("follow the options of the table", () => {
    const matrona = { id: "m", effects: [{ effect: "ready_mantas" }], two_player_extra: [{ effect: "discard_ocean_character" }], effects_if_both: null };
    expect(effects(matrona, { players: 2, two_player_matrona_discards_leftmost: true })).toHaveLength(2);
    expect(effects(matrona, { players: 3, two_player_matrona_discards_leftmost: true })).toHaveLength(1);
    const teller = { id: "w", effects: [{ effect: "choose" }], effects_if_both: [{ effect: "raise" }, { effect: "score" }] };
    expect(effects(teller, { wave_teller_reading: "both" })).toHaveLength(2);
  });
  it("make the table of points", () => {
    const view = { seats: [{ hand: 4 }, { hand: 2 }], tracks: [{ spots: [{ seat: 0, points: 7 }, { seat: 1, points: 5 }] }], scores: [16, 7] } as unknown as AquaticaView;
    expect(scores(view, [{ seat: 0, scored_points: 5 } as AquaticaView])).toEqual([{ seat: 0, hand: 4, goals: 7, scored: 5, total: 16 }, { seat: 1, hand: 2, goals: 5, scored: 0, total: 7 }]);
  });
});

describe("pieces", () => {
  it("of one name are told apart", () => {
    expect(numbered(["meg", "agent", "meg"]).map((one) => one.key)).toEqual(["meg-1", "agent-1", "meg-2"]);
  });
  const frame = (...events: object[]): Frame => ({ steps: [{ step: "moved", seq: 1, seat: 0, move: "", events }] }) as unknown as Frame;
  it("move for at most 400 ms", () => {
    expect(pace(frame({ event: "bought", seat: 1 }))[0]).toBeLessThanOrEqual(400);
    expect(pace(frame({ event: "turn" }))[0]).toBeLessThan(200);
  });
  it("go to whoever takes them", () => {
    expect(taker(frame({ event: "bought", seat: 1 }))).toBe(1);
    expect(taker(frame({ event: "scouted", seat: 1 }))).toBe(null);
  });
});

describe("lessons", () => {
  const view = (part: object): AquaticaView => ({ seat: 0, seats: [{ board: [], scored: 0 }], hand: ["a", "b", "c", "d"], asked: "turn", turn: 0, ending: 0, ...part }) as unknown as AquaticaView;
  it("come once each, when they fit", () => {
    expect(next(LESSONS, view({}), ["play legion"], [])).toBe("welcome");
    expect(next(LESSONS, view({}), ["play legion"], ["welcome"])).toBe("turn");
    expect(next(LESSONS, view({ asked: "pay" }), ["pay SB04"], ["welcome"])).toBe("pay");
    expect(next(LESSONS, view({}), [], ["welcome"])).toBe(null);
    expect(next(LESSONS, view({ turn: null }), [], ["welcome"])).toBe("over");
  });
});
