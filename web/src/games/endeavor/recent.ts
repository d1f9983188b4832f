/** The last turns, out of the steps of a table: what one seat did from its first move to the last before another's. */
import type { AnyStep } from "../../proto";

export interface Turn {
  seat: number;
  steps: AnyStep[];
}

/** The newest first, without undone moves. */
export function turnsOf(steps: readonly AnyStep[], most: number): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    if (step.step === "undone") {
      for (let left = step.count; left > 0 && turns.length; left--) {
        turns.at(-1)!.steps.pop();
        if (!turns.at(-1)!.steps.length) turns.pop();
      }
      continue;
    }
    if (step.step !== "moved") continue;
    if (turns.at(-1)?.seat === step.seat) turns.at(-1)!.steps.push(step);
    else turns.push({ seat: step.seat, steps: [step] });
  }
  return turns.slice(-most).reverse();
}
