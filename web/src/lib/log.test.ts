import { describe, expect, it, vi } from "vitest";

import type { AnyStep } from "../proto";

vi.mock("./words.svelte", () => ({
  card: (_: string, name: string) => `${name.slice(0, 1)}-${name.slice(1)}`,
  eventWords: (
    game: string,
    event: { event: string; card?: string },
    _: string[],
    __: null,
    written: (game: string, name: string) => string,
  ) => (event.card ? `${event.event} ${written(game, event.card)}!` : event.event),
  phraseWords: (_: string, phrase: string) => phrase,
  say: (id: string) => id,
}));
const { lines } = await import("./log");

const moved: AnyStep = { step: "moved", seq: 3, seat: 0, move: "", events: [{ event: "quiet" }, { event: "trick" }] };
const undone: AnyStep = { step: "undone", seq: 4, seat: 0, count: 1, agreed: false };

describe("the log", () => {
  it("has a line for each event and each other step", () => {
    const found = lines("crew", [moved, undone], ["Ada"], null);
    expect(found.map((line) => [line.key, line.kind])).toEqual([
      ["3-0", "quiet"],
      ["3-1", "trick"],
      ["4-0", "undone"],
    ]);
  });
  it("shows events as the game wants them, and leaves out those it hides", () => {
    const found = lines("crew", [moved, undone], ["Ada"], null, { quiet: "hidden", trick: "strong" });
    expect(found.map((line) => [line.text, line.look])).toEqual([
      ["trick", "strong"],
      ["web-log-undone", "aside"],
    ]);
  });
  it("has cards as pieces of their own, and in its text as they are written", () => {
    const played = { event: "played", card: "B4" };
    const [found] = lines("crew", [{ ...moved, events: [played] }], ["Ada"], null);
    expect(found?.pieces).toEqual([{ words: "played " }, { card: "B4" }, { words: "!" }]);
    expect(found?.text).toBe("played B-4!");
  });
  it("does not say that somebody asks where nobody has to agree", () => {
    const asks: AnyStep = { step: "proposed", seq: 5, seat: 0, kind: "undo", about: null };
    const yes: AnyStep = { step: "voted", seq: 6, seat: 1, proposal: 5, yes: true };
    const back: AnyStep = { ...undone, seq: 7, agreed: true };
    const kinds = (...steps: AnyStep[]): string[] => lines("crew", steps, ["Ada", "Bo"], null).map((one) => one.kind);
    expect(kinds(asks, yes, back)).toEqual(["proposed", "voted", "undone"]);
    expect(kinds(asks, back)).toEqual(["undone"]);
    expect(kinds(asks)).toEqual(["proposed"]);
  });
  it("tells a person who sits down from a bot that plays for them", () => {
    const sat: AnyStep = { step: "sat", seq: 5, seat: 0, kind: "person", name: "Ada", bot: null, crashed: false };
    const texts = [sat, { ...sat, bot: "easy" }, { ...sat, bot: "easy", crashed: true }].map(
      (step) => lines("crew", [step], ["Ada"], null)[0]?.text,
    );
    expect(texts).toEqual(["web-log-sat", "web-log-stands-in", "web-log-crashed"]);
  });
});
