import { describe, expect, it } from "vitest";

import { texts } from "./texts";

describe("the words of content", () => {
  const say = (en: string) => ({ en, pl: `${en}!` });
  it("are names, or else texts, by section and id", () => {
    const found = texts({ tiles: { reef: { id: "reef", name: say("Reef") } }, goals: { g: { id: "g", text: say("Goal") } } });
    expect(found).toEqual({ tiles: { reef: say("Reef") }, goals: { g: say("Goal") } });
  });
  it("are found within parts and on both sides of a card", () => {
    const found = texts({ missions: { m: { id: "m", name: say("M"), goals: [{ options: [{ id: "o", text: say("O") }] }] } }, specialists: { p: { id: "p", junior: { name: say("P") }, senior: { name: say("Q") } } } });
    expect(found.missions).toEqual({ m: say("M"), o: say("O") });
    expect(found.specialists).toEqual({ p: say("P"), "p-senior": say("Q") });
  });
});
