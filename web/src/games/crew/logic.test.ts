import { describe, expect, it } from "vitest";

import type { AnyStep, CrewView, Update } from "../../proto";
import { next } from "../props";
import { LESSONS } from "./lessons";
import { around, dealt, forSeats, pace, remembered, sorted, spot } from "./logic";

describe("the words of a task", () => {
  it.each([
    ["a trick of more than 23 / 28 / 31 with 3 / 4 / 5 seats.", "a trick of more than 28."],
    ["mehr als 23 / 28 / 31 ergeben (bei 3 / 4 / 5 Plätzen).", "mehr als 28 ergeben."],
    ["większej niż 23 / 28 / 31 (3 / 4 / 5 osób).", "większej niż 28."],
    ["Win 22 or 23.", "Win 22 or 23."],
  ])("have the number of four seats: %s", (printed, said) => expect(forSeats(printed, 4)).toBe(said));
});

describe("choices", () => {
  it("are sorted into cards, signals, tasks and answers", () => {
    const found = sorted(["play P3", "signal B4 low", "signal B4 only", "take T7", "quiet", "predict 3"]);
    expect([...found.cards]).toEqual([["P3", "play P3"]]);
    expect(found.signals.get("B4")!.map((one) => one.mark)).toEqual(["low", "only"]);
    expect([...found.tasks]).toEqual([["T7", "take T7"]]);
    expect(found.answers).toEqual(["quiet", "predict 3"]);
  });
  it("know an unmarked signal", () => {
    expect(sorted(["signal G2"]).signals.get("G2")).toEqual([{ mark: "", move: "signal G2" }]);
  });
});

describe("seats", () => {
  it("sit around clockwise from the left", () => {
    expect(around([0, 1, 2, 3])).toEqual({ left: [1], top: [2], right: [3] });
    expect(around([3, 4, 0, 1, 2])).toEqual({ left: [4, 0], top: [], right: [1, 2] });
    expect(around([0, 1, 2])).toEqual({ left: [1], top: [], right: [2] });
    expect(around([0, 1])).toEqual({ left: [], top: [1], right: [] });
  });
  it("have their card before them", () => {
    expect(spot(0, 4).y).toBeCloseTo(1);
    expect(spot(1, 4).x).toBeCloseTo(-1);
    expect(spot(2, 4).y).toBeCloseTo(-1);
  });
});

describe("pace", () => {
  const update = (...events: string[]): Update =>
    ({
      steps: [{ step: "moved", seq: 1, seat: 0, move: "", events: events.map((event) => ({ event })) }],
    }) as unknown as Update;
  it("moves nothing for longer than 400 ms", () => {
    expect(pace(update("played"))).toEqual([380]);
    expect(pace(update("played", "trick")).at(-1)).toBeLessThanOrEqual(400);
  });
});

describe("lessons", () => {
  const view = (part: Partial<CrewView>): CrewView =>
    ({
      phase: "play",
      hand: ["P1", "B2"],
      tasks: [],
      trick: { number: 1, leader: 0, winner: null, cards: [] },
      number: 0,
      outcome: null,
      ...part,
    }) as CrewView;
  it("come once each, when they fit", () => {
    expect(next(LESSONS, view({}), [], [])).toBe("welcome");
    expect(next(LESSONS, view({ phase: "draft" }), [], ["welcome"])).toBe("captain");
    expect(next(LESSONS, view({}), ["play P1", "play B2"], ["welcome", "captain"])).toBe("lead");
    expect(next(LESSONS, view({}), ["play P1", "play B2"], ["welcome", "captain", "lead"])).toBe(null);
    expect(
      next(
        LESSONS,
        view({ trick: { number: 1, leader: 1, winner: null, cards: [{ seat: 1, card: "P4" }] } }),
        ["play P1"],
        ["welcome", "captain"],
      ),
    ).toBe("follow");
  });
});

describe("memory", () => {
  const step = (seq: number, ...kinds: string[]): AnyStep => ({
    step: "moved",
    seq,
    seat: 0,
    move: "",
    events: kinds.map((event) => (event === "trick" ? { event, cards: ["P1"] } : { event })),
  });
  const steps = [
    step(1, "played"),
    step(2, "played", "trick"),
    step(3, "signalled"),
    step(4, "played", "trick"),
    step(5, "played"),
  ];
  const shown = (open: boolean): unknown[] =>
    remembered(steps, open).map((one) =>
      (one as unknown as { events: { event: string; cards?: string[] }[] }).events.map(
        (event) => `${event.event}${event.cards?.length ?? ""}`,
      ),
    );
  it("keeps the last trick and who won the others", () => {
    expect(shown(false)).toEqual([[], ["trick0"], ["signalled"], ["played", "trick1"], ["played"]]);
  });
  it("keeps everything where that was agreed", () => {
    expect(shown(true)[1]).toEqual(["played", "trick1"]);
  });
});

describe("a hand", () => {
  const cards = (count: number): string[] => Array.from({ length: count }, (_, at) => `P${at}`);
  it("lies in one row of large cards where the table is wide", () => {
    const { rows, card } = dealt(cards(14), 760, 672);
    expect(rows.length).toBe(1);
    expect(card).toBeGreaterThanOrEqual(96);
  });
  it("lies in two rows on a phone upright, until few cards are left", () => {
    expect(dealt(cards(10), 352, 560).rows.map((row) => row.length)).toEqual([5, 5]);
    expect(dealt(cards(10), 352, 560).card).toBeGreaterThanOrEqual(60);
    expect(dealt(cards(6), 352, 560).rows.length).toBe(1);
    expect(dealt(cards(14), 348, 400).rows.length).toBe(2); // advice above the table leaves it low
  });
  it("leaves enough of each card for a finger", () => {
    for (const [count, width] of [
      [14, 348],
      [13, 378],
      [10, 378],
    ] as const) {
      const { rows, card } = dealt(cards(count), width, 700);
      expect((width - card - 12) / (rows[0]!.length - 1)).toBeGreaterThanOrEqual(44);
    }
  });
  it("lies in one row on a phone on its side", () => {
    expect(dealt(cards(14), 830, 342).rows.length).toBe(1);
  });
});
