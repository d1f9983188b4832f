import { describe, expect, it } from "vitest";

import type { CrewView } from "../../proto";
import { next, pointed } from "../props";
import { LESSONS } from "./lessons";

/** The learner follows in the second trick; `cards` lie in it. */
function following(cards: string[], owner: number): CrewView {
  const view = {
    phase: "play",
    seat: 0,
    captain: 0,
    number: 1,
    hand: ["B1", "B9", "G1"],
    trick: { number: 2, leader: 1, cards: cards.map((card, at) => ({ seat: at + 1, card })) },
    tasks: [{ id: "T3", owner, status: "open" }],
  };
  return view as unknown as CrewView;
}
const HEARD = ["welcome", "captain", "partner"];

describe("the guided game", () => {
  it("speaks of the captain only while tasks are chosen", () => {
    const view = { ...following([], 0), phase: "distress", number: 0 };
    expect(next(LESSONS, { ...view, phase: "draft" }, [], ["welcome"])).toBe("captain");
    expect(next(LESSONS, view, ["vote no"], ["welcome"])).toBe("distress");
  });
  it("says what to give when the distress signal is sent", () => {
    const view = { ...following([], 0), phase: "give", number: 0 };
    expect(next(LESSONS, view, ["give B1", "give B9"], ["welcome", "distress"])).toBe("give");
    expect(next(LESSONS, view, [], ["welcome", "distress"])).not.toBe("give");
  });
  it("points at the card that wins one's own task, if one leads and holds it", () => {
    const leading = { ...following([], 0), number: 0 };
    const legal = ["play B1", "play B9", "play G1"];
    expect(next(LESSONS, leading, legal, HEARD)).toBe("lead");
    expect(pointed(LESSONS, "lead", leading)).toContain("B9");
    expect(pointed(LESSONS, "lead", following([], 2))).not.toContain("B9");
    expect(pointed(LESSONS, "lead", { ...leading, hand: ["B1", "G1"] })).not.toContain("B9");
  });
  it("explains a partner's signal when one is asked after it", () => {
    const seats = [{ signals: [] }, { signals: [{ card: "G9", mark: "high", played: false }] }, { signals: [] }];
    const view = { ...following([], 0), phase: "signal", seats } as unknown as CrewView;
    expect(next(LESSONS, view, ["quiet"], HEARD)).toBe("signal");
    expect(next(LESSONS, view, ["quiet"], [...HEARD, "signal"])).toBe("signalled");
    expect(pointed(LESSONS, "signalled", view)).toContain('"1"');
    const silent = { ...view, seats: seats.map(() => ({ signals: [] })) } as unknown as CrewView;
    expect(next(LESSONS, silent, ["quiet"], [...HEARD, "signal"])).not.toBe("signalled");
  });
  it("says when the card of one's own task can be won", () => {
    const legal = ["play B1", "play B9"];
    expect(next(LESSONS, following(["B4"], 0), legal, HEARD)).toBe("win");
    expect(next(LESSONS, following(["B6"], 0), legal, HEARD)).toBe("follow");
    expect(next(LESSONS, following(["B4"], 2), legal, HEARD)).toBe("follow");
    expect(next(LESSONS, following(["B4"], 0), ["play B1"], HEARD)).toBe("follow");
  });
});
