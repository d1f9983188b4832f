/** The log of a table as sentences in the reader's language. */
import type { AnyStep } from "../proto";
import { taken } from "./undo";
import { card, phraseWords, say, eventWords, type Fields } from "./words.svelte";

/** How a line of the log is shown; strong lines are bold, news are bold in the colour of the lamp. */
export type LogLook = "hidden" | "strong" | "news" | "aside";

export interface Line {
  key: string;
  seq: number;
  /** The kind of step or event. */
  kind: string;
  look: LogLook | "";
  text: string;
  /** The same in pieces, so that cards can be drawn. */
  pieces: Piece[];
  /** Whether it was taken back. */
  struck: boolean;
}

/** Words, or the name of a card. */
export type Piece = { words: string } | { card: string };

/** Characters without a meaning, around a card's name. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const marked = (_: string, name: string): string => OPEN + name + CLOSE;

/** Words, with what is marked as a card on its own. */
function piecesOf(words: string): Piece[] {
  const found = words.split(new RegExp(`${OPEN}(.*?)${CLOSE}`));
  return found.flatMap((one, at): Piece[] => (at % 2 ? [{ card: one }] : one ? [{ words: one }] : []));
}

type Bare = Omit<Line, "look" | "struck">;

const LOOKS: Record<string, LogLook> = { ended: "news", undone: "aside" };

/** Steps as lines; `looks` says how the game wants its events shown. */
export function lines(
  game: string,
  steps: readonly AnyStep[],
  names: readonly string[],
  viewer: number | null,
  looks: Record<string, LogLook> = {},
): Line[] {
  const all: Record<string, LogLook | undefined> = { ...LOOKS, ...looks };
  const { struck } = taken(steps);
  return steps
    .filter((step, at) => !isUnasked(step, steps[at + 1]))
    .flatMap((step) => ofStep(game, step, names, viewer))
    .map((line): Line => ({ ...line, look: all[line.kind] ?? "", struck: struck.has(line.seq) }))
    .filter((line) => line.look !== "hidden");
}

const DONE = { undo: "undone", end: "ended", "stand-in": "sat", pause: "paused" };

/** Whether a step asks a table where nobody has to agree: what it asks for is done at once. */
function isUnasked(step: AnyStep, next: AnyStep | undefined): boolean {
  return step.step === "proposed" && next?.step === DONE[step.kind];
}

function ofStep(game: string, step: AnyStep, names: readonly string[], viewer: number | null): Bare[] {
  const who = "seat" in step ? (names[step.seat] ?? say("web-host")) : "";
  const you = "seat" in step && step.seat === viewer ? "yes" : "no";
  const line = (words: string, kind: string = step.step, at = 0): Bare => {
    const pieces = piecesOf(words);
    const text = pieces.map((one) => ("card" in one ? card(game, one.card) : one.words)).join("");
    return { key: `${step.seq}-${at}`, seq: step.seq, kind, text, pieces };
  };
  switch (step.step) {
    case "started":
    case "moved":
      return step.events.map((event, at) =>
        line(eventWords(game, event as Fields, names, viewer, marked), String(event.event), at),
      );
    case "said":
      return [line(`${who}: ${step.text ?? phraseWords(game, step.phrase ?? "")}`)];
    case "undone":
      return [line(say("web-log-undone", { seat: who, you, count: step.count }))];
    case "sat": {
      if (step.crashed) return [line(say("web-log-crashed", { seat: who }))];
      if (step.kind !== "person") return [];
      return [line(say(step.bot ? "web-log-stands-in" : "web-log-sat", { seat: step.name || who }))];
    }
    case "proposed":
      return [line(say("web-log-proposed", { seat: who, you, kind: step.kind }))];
    case "voted":
      return [line(say("web-log-voted", { seat: who, you, yes: step.yes ? "yes" : "no" }))];
    case "withdrawn":
      return [line(say("web-log-withdrawn", { seat: who, you }))];
    case "expired":
      return [line(say("web-log-expired"))];
    case "unanswered":
      return [line(say("web-log-unanswered", { names: step.seats.map((seat) => names[seat] ?? "").join(", ") }))];
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
