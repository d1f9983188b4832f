/**
 * The steps of a game as its log words them: sites, hexes and goals in words, and no line for points that nobody got.
 */
import type { AnyStep, EndeavorEvent, EndeavorView, Update } from "../../proto";
import { say } from "../../lib/words.svelte";
import { goalsOf } from "./content";
import { get, hexWords, siteWords } from "./words";

type Placed = EndeavorEvent & { tile?: string; site?: string; end?: string; hex?: string; start?: string };

/** A line of the score; a goal of the mission says what it counts. */
function lineWords(view: EndeavorView, line: string): string {
  const goal = goalsOf(view)[Number(line.split("goal-")[1]) - 1];
  return goal ? `${say(`line-endeavor-${line}`)} (${get(goal.text)})` : line;
}

function wordEvent(event: Placed, view: EndeavorView): Placed[] {
  if (event.event === "scored") return event.points ? [{ ...event, line: lineWords(view, event.line) }] : [];
  const worded = { ...event };
  const { tile } = event;
  for (const key of ["site", "end"] as const)
    if (tile && typeof worded[key] === "string") worded[key] = `(${siteWords(tile, worded[key])})`;
  if (event.event === "marked" || event.event === "shifted")
    for (const key of ["hex", "start"] as const)
      if (typeof worded[key] === "string") worded[key] = hexWords(view, worded[key]);
  return [worded];
}

export function worded(steps: readonly AnyStep[], update: Update): AnyStep[] {
  const view = update.view as unknown as EndeavorView;
  const all = (events: unknown): Placed[] => (events as Placed[]).flatMap((event) => wordEvent(event, view));
  return steps.map((step) =>
    step.step === "moved" || step.step === "started"
      ? ({ ...step, events: all(step.events) } as unknown as AnyStep)
      : step,
  );
}
