import { describe, expect, it, vi } from "vitest";

import type { AnyStep, EndeavorEvent, EndeavorView, Update } from "../../proto";

const say = (en: string): { en: string; pl: string } => ({ en, pl: en });
const REEF = {
  id: "reef",
  name: say("Reef"),
  depth: 1,
  discovery: ["disc"],
  arrival: ["reputation"],
  dive: [{ id: "d1", tokens: 3 }],
  sonar: [[{ id: "s1", gain: [{ type: "discover", depths: [1, 2] }] }]],
  conserve: [
    { id: "c1", cost: 2, gain: ["impact"] },
    { id: "c2", cost: 0, gain: [] },
  ],
  journal: [],
  links: [{ a: "c1", b: "c2", gain: ["research"] }],
  features: [
    { kind: "marked_site", sites: ["c2"], text: say("Ringed") },
    { kind: "action_effect", sites: ["d1"], text: say("Dive") },
  ],
};
/** A board of five by five hexes that give nothing, but one in the corner that gives research, and one beside it. */
const HEXES = Array.from({ length: 25 }, (_, at) => ({
  id: `r${Math.floor(at / 5)}c${at % 5}`,
  points: 0,
  gain: at ? [] : ["research"],
  off_grid: false,
}));
const MISSION = {
  board: { offset: "odd-r", hexes: [...HEXES, { id: "r9c9", points: 1, gain: [], off_grid: true }] },
  goals: ["sonar", "journal", "conserve"].map((unit) => ({ text: { en: `1 point per ${unit} disc` } })),
};
vi.mock("../../lib/catalog.svelte", () => ({
  piece: (_: string, section: string, id: string) =>
    section === "missions" ? MISSION : section === "tiles" && id === "reef" ? REEF : undefined,
  wordsOf: (text: { en: string }) => text.en,
}));
vi.mock("../../lib/words.svelte", () => ({
  say: (id: string, words: Record<string, string | number> = {}) =>
    id === "web-endeavor-hex-at" ? `${words.what} ${words.where} ${words.number}/${words.count}` : id,
  has: () => true,
}));
const {
  boardBox,
  Choices,
  counted,
  depths,
  flights,
  gives,
  hexSpot,
  memberKey,
  pace,
  shapeOf,
  sign,
  steps,
  tabFor,
  waveOrder,
  wish,
} = await import("./logic");
const { below, berth, fit, grid, isGathered, isNear, NEAREST, sightFor, spareRoom, spotOf, TILE, zoomed } =
  await import("./sight");
const { isMarked, sitesOf, tileOf } = await import("./content");
const { turnsOf } = await import("./recent");
const { worded } = await import("./worded");
const { hexWords } = await import("./words");

const view = (part: Partial<EndeavorView> = {}): EndeavorView =>
  ({
    edition: "draft",
    mission: "x",
    zones: [
      {
        tile: "reef",
        place: "A1",
        vessels: [],
        sites: [
          { id: "c1", owner: null },
          { id: "c2", owner: 1 },
        ],
      },
    ],
    seats: [{}, {}, {}],
    wave: 1,
    about: "reef",
    options: [null, null, null],
    ...part,
  }) as unknown as EndeavorView;

describe("choices", () => {
  const found = new Choices([
    "travel reef",
    "sonar reef s1",
    "activate pilot",
    "recover pilot",
    "promote pilot busy",
    "cash dive",
    "use dive",
    "place C2",
    "draw 3",
    "impact r0c1",
    "raise ingenuity",
    "pass",
  ]);
  it("lie where they are made", () => {
    expect([
      found.of("zone", "reef"),
      found.of("site", "reef s1"),
      found.of("place", "C2"),
      found.of("stack", 3),
    ]).toEqual([["travel reef"], ["sonar reef s1"], ["place C2"], ["draw 3"]]);
    expect([found.of("hex", "r0c1"), found.of("track", "ingenuity"), found.of("token", "dive")]).toEqual([
      ["impact r0c1"],
      ["raise ingenuity"],
      ["cash dive", "use dive"],
    ]);
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
  });
  it("are known by zone and by kind", () => {
    const all = new Choices(["travel reef", "dive reef d1", "sonar trench s1", "place B2", "place D2", "pass"]);
    expect(all.within("reef")).toEqual(["travel reef", "dive reef d1"]);
    expect(all.within("tre")).toEqual([]);
    expect(all.names("place")).toEqual(["B2", "D2"]);
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
    expect(counted(["disc", "impact", "disc"])).toEqual([
      ["disc", 2],
      ["impact", 1],
    ]);
    expect(steps(["ingenuity", "reputation", "ingenuity", "disc"])).toEqual([1, 0, 0, 2]);
    expect([sign("any_attribute"), sign({ type: "action", action: "dive" })]).toEqual(["any-attribute", "act-dive"]);
    expect([
      depths({ type: "discover", depths: [1, 2, 3] }),
      depths({ type: "discover", depths: [4] }),
      depths("disc"),
    ]).toEqual(["1–3", "4", ""]);
  });
});

describe("the ocean", () => {
  it("rings the sites on which a feature asks for a disc", () => {
    const reef = tileOf("reef");
    expect(
      sitesOf(reef)
        .filter((site) => isMarked(reef, site.id))
        .map((site) => site.id),
    ).toEqual(["c2"]);
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
    expect(sight.y + (end.y + TILE.high) * sight.scale).toBeLessThanOrEqual(400);
  });
  it("leaves room below an ocean that is broad, and beside one that is narrow", () => {
    expect(spareRoom(["B1", "C1", "D1", "C2"])).toBe("below");
    expect(spareRoom(["C1", "C2", "C3", "C4"])).toBe("beside");
    expect(spareRoom(["B1", "C2", "D3"])).toBe(null);
    const places = ["B1", "D1"];
    const sight = fit(places, 360, 500);
    expect(below(places, sight, 500)).toBeCloseTo(500 - sight.y - TILE.high * sight.scale);
    expect(below([...places, "B2"], sight, 500)).toBeLessThan(below(places, sight, 500));
  });
  it("shows what can be chosen nearer if its sites would be too small", () => {
    const zones = ["A1", "E5"].map((place, at) => ({ ...view().zones[0]!, place, tile: at ? "trench" : "reef" }));
    const far = { ...view(), zones };
    const whole = fit(["A1", "E5"], 360, 300);
    const asked = new Choices(["dive reef d1"]);
    expect(isNear(whole, 44)).toBe(false);
    expect(sightFor(far, asked, 360, 300, 44)).toEqual(fit(["A1"], 360, 300));
    expect(isNear(sightFor(far, asked, 360, 300, 44), 44)).toBe(true);
    expect(sightFor(far, new Choices(["pass"]), 360, 300, 44)).toEqual(whole);
    expect(sightFor(far, asked, 3000, 3000, 44)).toEqual(fit(["A1", "E5"], 3000, 3000));
  });
  it("gathers zones on a small screen if a map of them would be too small to read", () => {
    const zones = ["A1", "C1", "E1"].map((place) => ({ ...view().zones[0]!, place, tile: place }));
    const wide = { ...view(), zones };
    const apart = new Choices(["travel A1", "travel E1"]);
    expect(isGathered(wide, apart, 380, 400)).toBe(true);
    expect(isGathered(wide, apart, 1200, 400)).toBe(false);
    expect(isGathered(wide, new Choices(["travel A1"]), 380, 400)).toBe(false);
    expect(isGathered(wide, new Choices(["travel A1", "travel E1", "place B2"]), 380, 400)).toBe(false);
    expect(isGathered(wide, new Choices(["pass"]), 380, 400)).toBe(false);
  });
  it("shows the water around one's own submarines while nothing in it can be chosen", () => {
    const zones = ["A1", "E5"].map((place, at) => ({ ...view().zones[0]!, place, vessels: at ? [0] : [] }));
    const sight = sightFor({ ...view(), seat: 0, zones }, new Choices(["pass"]), 360, 300, 44);
    const [home, other] = [spotOf("E5"), spotOf("A1")];
    expect(sight.scale).toBeGreaterThan(fit(["A1", "E5"], 360, 300).scale);
    expect(sight.x + home.x * sight.scale).toBeGreaterThan(0);
    expect(sight.y + (home.y + TILE.high) * sight.scale).toBeLessThan(300);
    expect(sight.x + (other.x + TILE.wide) * sight.scale).toBeLessThan(0);
    const watched = sightFor({ ...view(), seat: null, owner: 0, zones }, new Choices([]), 360, 300, 44);
    expect(watched).toEqual(sight);
    const small = ["C1", "D1", "C2", "C3"].map((place, at) => ({ ...view().zones[0]!, place, vessels: at ? [] : [0] }));
    const filling = sightFor({ ...view(), seat: 0, zones: small }, new Choices(["pass"]), 1000, 420, 24);
    expect(filling.scale).toBeGreaterThan(1); // a deep ocean would leave half of a wide map empty
    const gap = ["A1", "C1", "E1", "A2"].map((place, at) => ({ ...view().zones[0]!, place, vessels: at ? [] : [0] }));
    const over = sightFor({ ...view(), seat: 0, zones: gap }, new Choices(["pass"]), 760, 420, 44);
    expect(over.x + (spotOf("C1").x + TILE.wide) * over.scale).toBeLessThanOrEqual(760); // beyond an empty column
    expect(over.scale).toBeGreaterThan(0.8);
  });
  it("moors submarines away from sites", () => {
    const { x, y } = berth([[60, 160]], 2);
    expect(Math.hypot(x - 60, y - 160)).toBeGreaterThan(60);
    expect(berth([], 1).y).toBeGreaterThan(TILE.high / 2);
  });
  it("is zoomed around a point that stands still", () => {
    const before = { x: 10, y: 20, scale: 0.5 };
    const after = zoomed(before, 2, 100, 100);
    expect((100 - after.x) / after.scale).toBeCloseTo((100 - before.x) / before.scale);
    expect(zoomed(before, 100, 0, 0).scale).toBe(NEAREST);
  });
  it("lays zones side by side as large as they fit", () => {
    expect(grid(4, 352, 300, 10).across).toBe(2);
    expect(grid(4, 1200, 200, 10).across).toBe(4);
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const { across, scale } = grid(count, 352, 300, 10);
      const down = Math.ceil(count / across);
      expect(across * TILE.wide * scale + (across + 1) * 10).toBeLessThanOrEqual(352.01);
      expect(down * TILE.high * scale + (down + 1) * 10).toBeLessThanOrEqual(300.01);
    }
  });
  it("fills the width with a zone that has none beside it, and shows where the one below begins", () => {
    const zones = ["A1", "A2", "D1"].map((place, at) => ({ ...view().zones[0]!, place, vessels: at ? [] : [0] }));
    const sight = sightFor({ ...view(), seat: 0, zones }, new Choices(["pass"]), 352, 300, 44);
    expect(sight.scale * TILE.wide).toBeGreaterThan(0.8 * 352);
    expect(sight.y + spotOf("A2").y * sight.scale).toBeLessThan(300 - 20);
  });
});

describe("the table", () => {
  it("is laid out by the room it has", () => {
    expect(shapeOf(660, 340)).toBe("low"); // beside advice
    expect([shapeOf(390, 760), shapeOf(844, 340), shapeOf(820, 1130), shapeOf(1180, 770), shapeOf(1280, 670)]).toEqual([
      "phone",
      "low",
      "tall",
      "wide",
      "wide",
    ]);
  });
});

describe("the Impact board", () => {
  it("shifts rows or columns", () => {
    expect(hexSpot("r1c0", "odd-r").x).toBeCloseTo(Math.sqrt(3) / 2);
    expect(hexSpot("r0c1", "odd-q").y).toBeCloseTo(Math.sqrt(3) / 2);
    expect(hexSpot("r1c0", "none").x).toBe(0);
  });
  it("has parts with names; equal hexes of a part are numbered", () => {
    const name = (id: string): string => hexWords(view(), id);
    expect(name("r0c1")).toBe("∞ top-left 1/3");
    expect(name("r1c0")).toBe("∞ top-left 2/3");
    expect([name("r2c2"), name("r0c4"), name("r4c2"), name("r2c4")]).toEqual([
      "∞ middle 1/4",
      "∞ top-right 1/2",
      "∞ bottom 1/2",
      "∞ right 1/2",
    ]);
    expect(name("r9c9")).toBe("web-endeavor-points beside 0/1");
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
    const update = (event: string): Update =>
      ({ steps: [{ step: "moved", seq: 1, seat: 0, move: "", events: [{ event }] }] }) as unknown as Update;
    expect(pace(update("travelled"))[0]).toBeLessThanOrEqual(400);
    expect(pace(update("effort"))[0]).toBeLessThan(pace(update("travelled"))[0]!);
  });
  it("let pieces fly from where they were", () => {
    const events = [
      { event: "travelled", seat: 2, start: "reef", tile: "atoll" },
      { event: "paid", seat: 2, research: 1 },
    ] as EndeavorEvent[];
    expect(flights(events)).toEqual([{ sign: "sub-2", from: "zone-reef", to: "sub-2-atoll" }]);
  });
  it("ask for the action of a site", () => {
    expect([wish("reef", "s1"), wish("reef", "c2")]).toEqual(["sonar reef s1", "conserve reef c2"]);
  });
});

describe("the last turns", () => {
  const step = (seq: number, seat: number): AnyStep => ({ step: "moved", seq, seat, move: "", events: [] });
  const undone = { step: "undone", seq: 4, seat: 1, count: 1 } as unknown as AnyStep;
  it("come newest first, without what was taken back", () => {
    const turns = turnsOf([step(1, 0), step(2, 0), step(3, 1), undone, step(5, 1), step(6, 2)], 2);
    expect(turns.map((turn) => [turn.seat, turn.steps.map((one) => one.seq)])).toEqual([
      [2, [6]],
      [1, [5]],
    ]);
  });
});

describe("the log", () => {
  it("tells sites, hexes and goals in words, and leaves out points that nobody got", () => {
    const events = [
      { event: "occupied", seat: 0, tile: "reef", site: "c1" },
      { event: "marked", seat: 0, hex: "r0c0" },
      { event: "scored", seat: 0, line: "impact", points: 0 },
      { event: "scored", seat: 0, line: "attributes", points: 4 },
      { event: "scored", seat: 0, line: "goal-2", points: 3 },
    ];
    const steps = [{ step: "moved", seq: 1, seat: 0, events } as unknown as AnyStep];
    const [step] = worded(steps, { view: view() } as unknown as Update);
    const [occupied, marked, ...scored] = (step as unknown as { events: Record<string, unknown>[] }).events;
    expect(occupied!.site).not.toContain("c1");
    expect(marked!.hex).toBe("reward-endeavor-research top-left 0/1");
    expect(scored.map((one) => one.line)).toEqual(["attributes", "line-endeavor-goal-2 (1 point per journal disc)"]);
  });
});
