/** What a first game teaches, and when: each lesson once, at the moment it is about. */
import type { CrewView } from "../../proto";
import { next, type Guide, type Lesson } from "../props";

/** In the order they are tried. */
export const LESSONS: Lesson<CrewView>[] = [
  ["welcome", () => true],
  ["captain", (view) => view.phase === "draft"],
  ["task", (_, legal) => legal.some((move) => move.startsWith("take"))],
  ["distress", (view, legal) => view.phase === "distress" && legal.length > 0],
  ["signal", (view, legal) => view.phase === "signal" && legal.length > 0],
  ["lead", (view, legal) => view.phase === "play" && legal.length > 0 && view.trick.cards.length === 0],
  ["follow", (view, legal) => view.phase === "play" && legal.length > 0 && legal.length < view.hand.length],
  ["free", (view, legal) => view.phase === "play" && view.trick.cards.length > 0 && legal.length === view.hand.length && view.number > 0],
  ["trick", (view) => view.number >= 1],
  ["submarine", (view) => view.trick.cards.some((on) => on.card.startsWith("S"))],
  ["over", (view) => view.outcome !== null],
];

/** A deal in which the learner is the captain and can do the only task, the blue 4, with high blue cards. */
export const guide: Guide = {
  deal: { game: "crew", players: 3, options: { mission: "tutorial", tasks: ["T3"] }, seed: "392" },
  lesson: (frame, learnt) => next(LESSONS, frame.view as unknown as CrewView, frame.legal, learnt),
  args: (frame, names) => ({ captain: names[(frame.view as unknown as CrewView).captain] ?? "" }),
};
