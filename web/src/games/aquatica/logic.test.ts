import { describe, expect, it } from "vitest";

import type { AquaticaMantaView, AquaticaView, Update } from "../../proto";
import { doneBy, next, pointed } from "../props";
import { LESSONS } from "./lessons";
import {
  additional,
  gives,
  mantaColumns,
  numbered,
  pace,
  powerPrice,
  scores,
  sorted,
  taker,
  tray,
  type Board,
  type LocationEntry,
} from "./logic";

describe("choices", () => {
  it("lie where the thing they name lies", () => {
    const found = sorted([
      "play legion",
      "recruit meg 3",
      "buy SB04",
      "pay trained_coins_2",
      "claim wild_2",
      "end",
      "choose 1",
    ]);
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
  const board = { top_row_discount: 1 } as Board;
  it("are lower for power in the top row", () => {
    expect(powerPrice(place, { top: ["SB01"] } as AquaticaView, board)).toBe(1);
    expect(powerPrice(place, { top: [] as string[] } as AquaticaView, board)).toBe(2);
    expect(powerPrice({ ...place, power_price: 0 }, { top: ["SB01"] } as AquaticaView, board)).toBe(0);
  });
  it("of a source count for payment only if it is a resource", () => {
    expect([gives({ effect: "coins", n: 2 }), gives({ effect: "raise", n: 2 }), gives(undefined)]).toEqual([2, 0, 0]);
  });
  it("make the table of points", () => {
    const view = {
      seats: [{ hand: 4 }, { hand: 2 }],
      tracks: [
        {
          spots: [
            { seat: 0, points: 7 },
            { seat: 1, points: 5 },
          ],
        },
      ],
      scores: [16, 7],
    } as unknown as AquaticaView;
    expect(scores(view, [{ seat: 0, scored_points: 5 } as AquaticaView])).toEqual([
      { seat: 0, hand: 4, goals: 7, scored: 5, total: 16 },
      { seat: 1, hand: 2, goals: 5, scored: 0, total: 7 },
    ]);
  });
});

describe("pieces", () => {
  it("of one name are told apart", () => {
    expect(numbered(["meg", "agent", "meg"]).map((one) => one.key)).toEqual(["meg-1", "agent-1", "meg-2"]);
  });
  const update = (...events: object[]): Update =>
    ({ steps: [{ step: "moved", seq: 1, seat: 0, move: "", events }] }) as unknown as Update;
  it("move for at most 400 ms", () => {
    expect(pace(update({ event: "bought", seat: 1 }))[0]).toBeLessThanOrEqual(400);
    expect(pace(update({ event: "turn" }))[0]).toBeLessThan(200);
  });
  it("are asked about because of the latest additional action, until a card is played", () => {
    const moved = (...moves: string[]): Update["steps"] =>
      moves.map((move, seq) => ({ step: "moved", seat: 0, move, events: [], seq }));
    expect(additional(moved("end", "use trained_raise_2"), "")).toBe("use trained_raise_2");
    expect(additional(moved("raise SB01"), "exploit SB04")).toBe("exploit SB04");
    expect(additional(moved("claim wild_2", "play legion"), "")).toBe("");
  });
  it("go to the player who takes them", () => {
    expect(taker(update({ event: "bought", seat: 1 }))).toBe(1);
    expect(taker(update({ event: "scouted", seat: 1 }))).toBe(null);
  });
});

describe("lessons", () => {
  const view = (part: object): AquaticaView =>
    ({
      seat: 0,
      round: 1,
      seats: [{ board: [], scored: 0 }],
      hand: ["a", "b", "c", "d"],
      asked: "turn",
      turn: 0,
      ending: 0,
      top: [],
      bottom: ["a", "b", "c", "d"],
      ...part,
    }) as unknown as AquaticaView;
  it("come once each, when they fit", () => {
    const early = ["welcome", "turn", "extra"];
    expect(next(LESSONS, view({}), ["play sealord"], [])).toBe("welcome");
    expect(next(LESSONS, view({}), ["play sealord"], ["welcome"])).toBe("turn");
    expect(next(LESSONS, view({ round: 2 }), ["play sealord"], ["welcome"])).toBe(null);
    expect(next(LESSONS, view({}), [], early)).toBe(null);
    const begun = view({ seats: [{ board: [{ location: "SB07", risen: 0, depths: 3 }] }] });
    expect(next(LESSONS, view({}), ["play legion"], early)).toBe(null);
    expect(next(LESSONS, begun, ["play legion"], early)).toBe("conquer");
    expect(next(LESSONS, view({ asked: "pay" }), ["pay SB04"], early)).toBe("pay");
    const full = { location: "SB07", risen: 3, depths: 3 };
    const risen = view({ asked: "turn-after", seats: [{ board: [full] }] });
    expect(next(LESSONS, risen, ["use trained_raise_1", "end"], early)).toBe(null);
    expect(next(LESSONS, risen, ["use trained_raise_1", "end"], ["welcome", "turn"])).toBe("extra");
    expect(next(LESSONS, risen, ["end"], ["welcome", "turn"])).toBe(null);
    expect(next(LESSONS, risen, ["use trained_score_1", "end"], early)).toBe("score");
  });
  it("first point at a card, then at what it is for", () => {
    expect(pointed(LESSONS, "conquer", view({}))).toContain("play legion");
    expect(pointed(LESSONS, "conquer", view({ asked: "conquer" }))).toContain("conquer ");
  });
  it("are learnt by doing what they say", () => {
    expect(doneBy(LESSONS, "turn", "play legion")).toBe(false);
    expect(doneBy(LESSONS, "turn", "play sealord")).toBe(true);
    expect(doneBy(LESSONS, "conquer", "conquer SB04")).toBe(true);
    expect(doneBy(LESSONS, "welcome", "play legion")).toBe(true);
  });
});

describe("mantas", () => {
  const kinds = (ready: number, tired = 0): AquaticaMantaView[] =>
    Array.from({ length: ready + tired }, (_, at) => ({
      manta: `m${at}`,
      ready: Number(at < ready),
      tired: Number(at >= ready),
    }));
  it("lie in two rows, whatever their number", () => {
    expect([0, 4, 5, 6, 8].map((count) => mantaColumns(kinds(count)))).toEqual([2, 2, 3, 3, 4]);
    expect(mantaColumns(kinds(3, 2))).toBe(3);
    expect(mantaColumns([{ manta: "wild", ready: 2, tired: 2 }, ...kinds(3)])).toBe(3);
  });
});
