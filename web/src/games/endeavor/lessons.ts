/** What a first game teaches, and when: each lesson once, at the moment it is about. After the second round the learner goes on alone. */
import type { EndeavorView } from "../../proto";
import { next, type Guide, type Lesson } from "../props";

const own = (view: EndeavorView): EndeavorView["seats"][number] => view.seats[view.seat ?? 0]!;
const can = (legal: readonly string[], ...kinds: string[]): boolean => legal.some((move) => kinds.includes(move.split(" ")[0]!));

/** In the order they are tried. */
export const LESSONS: Lesson<EndeavorView>[] = [
  ["welcome", () => true],
  ["board", (view, legal) => view.asked === "recruit" && legal.length > 0],
  ["recruit", (view, legal) => view.asked === "recruit" && legal.length > 0],
  ["reassign", (view, legal) => view.asked === "reassign" && legal.length > 0],
  ["turn", (view, legal) => view.asked === "turn" && can(legal, "activate")],
  ["acts", (view, legal) => view.asked === "acts" && legal.length > 0],
  ["draw", (view, legal) => view.asked === "draw" && legal.length > 0],
  ["keep", (view, legal) => view.asked === "keep" && legal.length > 0],
  ["place", (view, legal) => view.asked === "place" && legal.length > 0],
  ["publish", (view, legal) => view.asked === "publish" && legal.length > 0],
  ["promote", (view, legal) => view.asked === "promote" && legal.length > 0],
  ["impact", (view, legal) => view.asked === "impact" && legal.length > 0],
  ["token", (view) => own(view).tokens.length > 0],
  ["pass", (view, legal) => view.asked === "turn" && can(legal, "pass") && own(view).team.some((member) => member.busy)],
  ["round", (view) => view.round > 1],
  ["goals", (view, legal) => view.round > 1 && view.asked === "turn" && legal.length > 0],
  ["alone", (view) => view.round > 2],
  ["over", (view) => view.outcome !== null],
];

/** A deal in which the learner begins, sits over dive and conservation sites, and finds a journal that costs nothing. */
export const guide: Guide = {
  deal: { game: "endeavor", players: 2, options: { mission: "1" }, seed: "145" },
  lesson: (frame, learnt) => next(LESSONS, frame.view as unknown as EndeavorView, frame.legal, learnt),
};
