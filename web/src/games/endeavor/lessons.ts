/** What a first game teaches in its first three rounds: each idea once, at the moment it can be done. */
import type { EndeavorView } from "../../proto";
import { doneBy, next, pointed, type Guide, type Lesson } from "../props";

const can = (legal: readonly string[], ...kinds: string[]): boolean =>
  legal.some((move) => kinds.includes(move.split(" ")[0]!));
/** The thing that makes a move of these kinds; far away it is a whole zone. */
const making = (...kinds: string[]): string =>
  kinds.map((kind) => `:is([data-move^='${kind} '], [data-moves*='${kind} '])`).join(", [data-table] ");
/** A hex without the arrow that leads to it, or else what leads to the board. */
const HEX = `${making("impact")}:not([data-hex]), [data-table] ${making("impact")} polygon`;
const DISCOVERY = ["draw", "keep", "place"];

/** In the order they are tried. */
export const LESSONS: Lesson<EndeavorView>[] = [
  ["welcome", () => true, ".tracks"],
  ["recruit", (_, legal) => can(legal, "recruit"), "[data-move='recruit sonar-operator']", ["recruit"]],
  ["reassign", (_, legal) => can(legal, "recover"), "[data-move='recover leader']", ["recover"]],
  ["turn", (_, legal) => can(legal, "activate"), "[data-move='activate sonar-operator']", ["activate"]],
  ["sonar", (view, legal) => view.asked === "acts" && can(legal, "sonar"), making("sonar"), ["sonar"]],
  ["discovery", (_, legal) => can(legal, ...DISCOVERY), making(...DISCOVERY), ["place"]],
  ["travel", (view, legal) => view.asked === "acts" && can(legal, "travel"), making("travel"), ["travel"]],
  ["round", (view, legal) => view.round > 1 && legal.length > 0, ".tracks"],
  ["dive", (view, legal) => view.round > 1 && can(legal, "dive"), making("dive"), ["dive"]],
  ["research", (_, legal) => can(legal, "conserve", "journal"), making("conserve", "journal"), ["conserve", "journal"]],
  ["impact", (_, legal) => can(legal, "impact"), HEX, ["impact"]],
  ["goals", (view, legal) => view.round > 2 && legal.length > 0, "[data-tab-of='goals']"],
];

/** A deal in which the learner begins, sits over dive and conservation sites, and finds a free journal. */
export const guide: Guide = {
  deal: { game: "endeavor", players: 2, options: { mission: "1" }, seed: "145" },
  lesson: (update, learnt) => next(LESSONS, update.view as unknown as EndeavorView, update.legal, learnt),
  points: (lesson, update) => pointed(LESSONS, lesson, update.view as unknown as EndeavorView),
  isDone: (lesson, move) => doneBy(LESSONS, lesson, move),
};
