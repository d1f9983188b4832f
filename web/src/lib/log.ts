/** The log of a table as sentences in the reader's language. */
import type { AnyStep } from "../proto";
import { phraseWords, say, told, type Fields } from "./words.svelte";

export interface Line {
  key: string;
  seq: number;
  kind: string;
  text: string;
}

/** Events that say nothing a reader does not see at once; kept out of the log to leave room. */
const DULL = new Set(["quiet"]);

export function lines(game: string, steps: readonly AnyStep[], names: readonly string[], viewer: number | null, all = false): Line[] {
  return steps.flatMap((step) => ofStep(game, step, names, viewer, all));
}

export function ofStep(game: string, step: AnyStep, names: readonly string[], viewer: number | null, all = false): Line[] {
  const who = "seat" in step ? (names[step.seat] ?? say("web-host")) : "";
  const you = "seat" in step && step.seat === viewer ? "yes" : "no";
  const line = (text: string, kind: string = step.step, at = 0): Line => ({ key: `${step.seq}-${at}`, seq: step.seq, kind, text });
  switch (step.step) {
    case "started":
    case "moved":
      return step.events
        .filter((event) => all || !DULL.has(String(event.event)))
        .map((event, at) => line(told(game, event as Fields, names, viewer), String(event.event), at));
    case "said":
      return [line(`${who}: ${step.text ?? phraseWords(game, step.phrase ?? "")}`)];
    case "undone":
      return [line(say("web-log-undone", { seat: who, you, count: step.count }))];
    case "sat":
      return step.kind === "person" ? [line(say("web-log-sat", { seat: step.name || who }))] : step.crashed ? [line(say("web-log-crashed", { seat: who }))] : [];
    case "proposed":
      return [line(say("web-log-proposed", { seat: who, you, kind: step.kind }))];
    case "voted":
      return [line(say("web-log-voted", { seat: who, you, yes: step.yes ? "yes" : "no" }))];
    case "paused":
      return [line(say("web-log-paused", { seat: who, you, on: step.on ? "yes" : "no" }))];
    case "raised":
      return step.up ? [line(say("web-log-raised", { seat: who, you }))] : [];
    case "ended":
      return step.reason === "vote" ? [line(say("web-log-ended"))] : [];
    default:
      return [];
  }
}
