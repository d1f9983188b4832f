import { describe, expect, it, vi } from "vitest";

import type { AnyStep, EndeavorEvent, EndeavorView, Frame } from "../../proto";

const say = (en: string) => ({ en, pl: en });
const REEF = {
  id: "reef", name: say("Reef"), depth: 1, discovery: ["disc"], arrival: ["reputation"], dive: [{ id: "d1", tokens: 3 }], sonar: [[{ id: "s1", gain: [{ type: "discover", depths: [1, 2] }] }]],
  conserve: [{ id: "c1", cost: 2, gain: ["impact"] }, { id: "c2", cost: 0, gain: [] }], journal: [], links: [{ a: "c1", b: "c2", gain: ["research"] }],
  features: [{ kind: "marked_site", sites: ["c2"], text: say("Ringed") }, { kind: "action_effect", sites: ["d1"], text: say("Dive") }],
};
vi.mock("../../lib/book.svelte", () => ({ piece: (_: string, section: string, id: string) => (section === "tiles" && id === "reef" ? REEF : undefined) }));
const { boardBox, Choices, counted, depths, fit, flights, gives, hexSpot, memberKey, pace, sign, spotOf, steps, tabFor, waveOrder, wish, zoomed } = await import("./logic");
const { isMarked, sitesOf, tileOf } = await import("./content");
const { turnsOf } = await import("./recent");

const view = (part: Partial<EndeavorView> = {}): EndeavorView =>
  ({ edition: "draft", mission: "x", zones: [{ tile: "reef", place: "A1", sites: [{ id: "c1", owner: null }, { id: "c2", owner: 1 }] }], seats: [{}, {}, {}], wave: 1, about: "reef", ...part }) as unknown as EndeavorView;

describe("choices", () => {
  const found = new Choices(["travel reef", "sonar reef s1", "activate pilot", "recover pilot", "promote pilot busy", "cash dive", "use dive", "place C2", "draw 3", "impact r0c1", "raise ingenuity", "pass"]);
  it("lie where they are made", () => {
    expect([found.of("zone", "reef"), found.of("site", "reef s1"), found.of("place", "C2"), found.of("stack", 3)]).toEqual([["travel reef"], ["sonar reef s1"], ["place C2"], ["draw 3"]]);
    expect([found.of("hex", "r0c1"), found.of("track", "ingenuity"), found.of("token", "dive")]).toEqual([["impact r0c1"], ["raise ingenuity"], ["cash dive", "use dive"]]);
    expect(found.answers).toEqual(["pass"]);
  });
  it("tell a specialist with a disc from one without", () => {
    expect(found.of("team", memberKey({ side: "pilot", busy: false }))).toEqual(["activate pilot"]);
    expect(found.of("team", memberKey({ side: "pilot", busy: true }))).toEqual(["recover pilot", "promote pilot busy"]);
  });
  it("open the part of the table where they lie", () => {
    expect(tabFor(new Choices(["recruit pilot"]), "ocean")).toBe("offer");
    expect(tabFor(new Choices(["impact r0c0", "travel reef"]), "impact")).toBe("impact");
    expect(tabFor(new Choices(["publish x"]), "ocean")).toBe("journals");
    expect(tabFor(new Choices(["pass"]), "goals")).toBe("goals");
    expect(tabFor(new Choices(["pass"]), "offer")).toBe("ocean");
  });
});

describe("what a choice would give", () => {
  it("comes from the tile, its site and the links it completes", () => {
    expect(gives(view(), "travel reef").rewards).toEqual(["reputation"]);
    expect(gives(view(), "conserve reef c1")).toMatchObject({ rewards: ["impact", "research"], research: 2, discs: 1 });
    expect(gives(view(), "place B1").rewards).toEqual(["disc"]);
    expect(gives(view(), "raise any-attribute").rewards).toEqual(["any_attribute"]);
    expect(gives(view(), "pass").rewards).toEqual([]);
  });
  it("is counted and signed", () => {
    expect(counted(["disc", "impact", "disc"])).toEqual([["disc", 2], ["impact", 1]]);
    expect(steps(["ingenuity", "reputation", "ingenuity", "disc"])).toEqual([1, 0, 0, 2]);
    expect([sign("any_attribute"), sign({ type: "action", action: "dive" })]).toEqual(["any-attribute", "act-dive"]);
    expect([depths({ type: "discover", depths: [1, 2, 3] }), depths({ type: "discover", depths: [4] }), depths("disc")]).toEqual(["1–3", "4", ""]);
  });
});

describe("the ocean", () => {
  it("rings the sites on which a feature asks for a disc", () => {
    const reef = tileOf("reef");
    expect(sitesOf(reef).filter((site) => isMarked(reef, site.id)).map((site) => site.id)).toEqual(["c2"]);
  });
  it("is laid out by places", () => {
    expect(spotOf("A1")).toEqual({ x: 0, y: 0 });
    expect(spotOf("C2").x).toBe(2 * spotOf("B1").x);
  });
  it("is fitted into the screen", () => {
    const sight = fit(["A1", "E3"], 700, 400);
    const end = spotOf("E3");
    expect(sight.x).toBeGreaterThan(0);
    expect(sight.x + (end.x + 252) * sight.scale).toBeLessThanOrEqual(700);
    expect(sight.y + (end.y + 172) * sight.scale).toBeLessThanOrEqual(360);
  });
  it("is zoomed around a point that stands still", () => {
    const before = { x: 10, y: 20, scale: 0.5 };
    const after = zoomed(before, 2, 100, 100);
    expect((100 - after.x) / after.scale).toBeCloseTo((100 - before.x) / before.scale);
    expect(zoomed(before, 100, 0, 0).scale).toBeLessThan(2);
  });
});

describe("the Impact board", () => {
  it("shifts rows or columns", () => {
    expect(hexSpot("r1c0", "odd-r").x).toBeCloseTo(Math.sqrt(3) / 2);
    expect(hexSpot("r0c1", "odd-q").y).toBeCloseTo(Math.sqrt(3) / 2);
    expect(hexSpot("r1c0", "none").x).toBe(0);
  });
  it("has a frame around all hexes", () => {
    const box = boardBox([{ id: "r0c0" }, { id: "r6c7" }] as never, "odd-r");
    expect(box.x).toBeLessThan(0);
    expect(box.wide).toBeGreaterThan(7 * Math.sqrt(3));
  });
});

describe("seats and time", () => {
  it("go from the wave marker on", () => {
    expect(waveOrder(view())).toEqual([1, 2, 0]);
  });
  it("move nothing for longer than 400 ms", () => {
    const frame = (event: string): Frame => ({ steps: [{ step: "moved", seq: 1, seat: 0, move: "", events: [{ event }] }] }) as unknown as Frame;
    expect(pace(frame("travelled"))[0]).toBeLessThanOrEqual(400);
    expect(pace(frame("effort"))[0]).toBeLessThan(pace(frame("travelled"))[0]!);
  });
  it("let pieces fly from where they were", () => {
    const events = [{ event: "travelled", seat: 2, start: "reef", tile: "atoll" }, { event: "paid", seat: 2, research: 1 }] as EndeavorEvent[];
    expect(flights(events)).toEqual([{ sign: "sub-2", from: "zone-reef", to: "sub-2-atoll" }]);
  });
  it("ask for the action of a site", () => {
    expect([wish("reef", "s1"), wish("reef", "c2")]).toEqual(["sonar reef s1", "conserve reef c2"]);
  });
});

describe("the last turns", () => {
  const step = (seq: number, seat: number): AnyStep => ({ step: "moved", seq, seat, move: "", events: [] }) as AnyStep;
  const undone = { step: "undone", seq: 4, seat: 1, count: 1 } as unknown as AnyStep;
  it("come newest first, without what was taken back", () => {
    const turns = turnsOf([step(1, 0), step(2, 0), step(3, 1), undone, step(5, 1), step(6, 2)], 2);
    expect(turns.map((turn) => [turn.seat, turn.steps.map((one) => one.seq)])).toEqual([[2, [6]], [1, [5]]]);
  });
});
