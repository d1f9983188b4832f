/** The steps of a game as its log words them: sites and hexes in words, and no line for points that nobody got. */
import type { AnyStep, EndeavorEvent } from "../../proto";
import { siteWords } from "./words";

type Placed = EndeavorEvent & { tile?: string; site?: string; end?: string; hex?: string; start?: string };

/** Where a hex is, as people count: `1/2` is the first row, second column. */
function hexWords(id: string): string {
  return (id.match(/\d+/g) ?? []).map((part) => Number(part) + 1).join("/") || id;
}

function wordEvent(event: Placed): Placed[] {
  if (event.event === "scored" && !event.points) return [];
  const worded = { ...event };
  const { tile } = event;
  for (const key of ["site", "end"] as const)
    if (tile && typeof worded[key] === "string") worded[key] = `(${siteWords(tile, worded[key])})`;
  if (event.event === "marked" || event.event === "shifted")
    for (const key of ["hex", "start"] as const)
      if (typeof worded[key] === "string") worded[key] = hexWords(worded[key]);
  return [worded];
}

export function worded(steps: readonly AnyStep[]): AnyStep[] {
  return steps.map((step) =>
    step.step === "moved" || step.step === "started"
      ? ({ ...step, events: (step.events as unknown as Placed[]).flatMap(wordEvent) } as unknown as AnyStep)
      : step,
  );
}
