/** What a first game teaches, and when: each lesson once, at the moment it is about. */
import type { CrewView } from "../../proto";

type Moment = (view: CrewView, legal: readonly string[]) => boolean;

/** In the order they are tried. */
const LESSONS: [string, Moment][] = [
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

export function lesson(view: CrewView, legal: readonly string[], learnt: readonly string[]): string | null {
  return LESSONS.find(([name, fits]) => !learnt.includes(name) && fits(view, legal))?.[0] ?? null;
}
