/** Which moves of a table count, which were taken back, and which can be made again. */
import type { AnyStep, Moved } from "../proto";

export interface Taken {
  /** The moves that count, in order. */
  kept: Moved[];
  /** The `seq` of every move that was taken back. */
  struck: Set<number>;
  /** Moves that were taken back and not replaced by others; the next one to make again is the last. */
  again: Moved[];
}

export function taken(steps: readonly AnyStep[]): Taken {
  const found: Taken = { kept: [], struck: new Set(), again: [] };
  for (const step of steps) {
    if (step.step === "moved") {
      const next = found.again.at(-1);
      if (next?.seat === step.seat && next.move === step.move) found.again.pop();
      else found.again = [];
      found.kept.push(step);
    } else if (step.step === "undone") {
      const back = found.kept.splice(Math.max(0, found.kept.length - step.count));
      for (const one of back) found.struck.add(one.seq);
      found.again.push(...back.reverse());
    }
  }
  return found;
}

/** The moves that go if a seat takes back its last one: that and everything since. */
export function goes({ kept }: Taken, seat: number): Moved[] {
  const last = kept.findLastIndex((move) => move.seat === seat);
  return last < 0 ? [] : kept.slice(last);
}
