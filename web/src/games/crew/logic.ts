/** What The Crew's table works out from a view and the legal moves. Pure, so that it can be tested. */
import type { AnyStep, CrewView, Frame } from "../../proto";

export interface Choices {
  /** Cards that can be played or given, with their move. */
  cards: Map<string, string>;
  /** Cards that can be signalled, with their moves by mark. */
  signals: Map<string, { mark: string; move: string }[]>;
  /** Tasks that can be taken, with their move. */
  tasks: Map<string, string>;
  /** Everything else: answers as buttons. */
  answers: string[];
}

export function sorted(legal: readonly string[]): Choices {
  const found: Choices = { cards: new Map(), signals: new Map(), tasks: new Map(), answers: [] };
  for (const move of legal) {
    const [kind, what = "", mark = ""] = move.split(" ");
    if (kind === "play" || kind === "give") found.cards.set(what, move);
    else if (kind === "take") found.tasks.set(what, move);
    else if (kind === "signal") found.signals.set(what, [...(found.signals.get(what) ?? []), { mark, move }]);
    else found.answers.push(move);
  }
  return found;
}

/** Where a seat's card lies in the trick: from -1 to 1 across and down, one's own at the bottom, clockwise from there. */
export function spot(place: number, count: number): { x: number; y: number } {
  const angle = (2 * Math.PI * place) / count;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

/** Where the other seats sit around the table. */
export function around(order: readonly number[]): { left: number[]; top: number[]; right: number[] } {
  const others = order.slice(1);
  if (others.length < 2) return { left: [], top: [...others], right: [] };
  return { left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) };
}

/** How long a frame stays: a card flies in, a trick stands for a moment and is swept to its winner. */
export function pace(frame: Frame): number[] {
  const events = frame.steps.flatMap((step) => (step.step === "moved" ? step.events.map((event) => event.event) : []));
  if (events.includes("trick")) return [1100, 400];
  if (events.includes("played")) return [380];
  if (events.some((event) => event === "signalled" || event === "taken" || event === "distress" || event === "received")) return [400];
  return [120];
}

/** The cards a seat must follow with, for the glow under the trick: the suit that was led. */
export function led(view: CrewView): string | null {
  return view.trick.cards[0]?.card.slice(0, 1) ?? null;
}

/** The move that would lay this card now, to ask why it can't be done. */
export function wish(view: CrewView, card: string): string {
  if (view.phase === "give") return `give ${card}`;
  if (view.phase === "signal") return `signal ${card} high`;
  return `play ${card}`;
}

/**
 * What the log of a running attempt may still show. Only the last trick can be looked at again: of older ones it keeps
 * who won, not with which cards, unless the table plays with open memory.
 */
export function remembered(steps: readonly AnyStep[], open: boolean): AnyStep[] {
  if (open) return [...steps];
  const kinds = (step: AnyStep): unknown[] => ("events" in step ? step.events.map((event) => event.event) : []);
  const ends = steps.flatMap((step, at) => (kinds(step).includes("trick") ? [at] : []));
  const from = ends.at(-2) ?? -1;
  return steps.map((step, at) => {
    if (at > from || step.step !== "moved") return step;
    const events = step.events.filter((event) => event.event !== "played").map((event) => (event.event === "trick" ? { ...event, cards: [] } : event));
    return { ...step, events };
  });
}
