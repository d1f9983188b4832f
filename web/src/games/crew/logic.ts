/** What The Crew's table derives from a view and the legal moves: pure functions. */
import type { AnyStep, CrewView, Update } from "../../proto";

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

/** The position of a seat's card in the trick: -1 to 1 across and down, your own at the bottom, then clockwise. */
export function spot(place: number, count: number): { x: number; y: number } {
  const angle = (2 * Math.PI * place) / count;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

/**
 * The others around the table, clockwise from the left; at the bottom sits the first in `order`: the own seat, or for a
 * spectator just the first.
 */
export function around(order: readonly number[]): { left: number[]; top: number[]; right: number[] } {
  const others = order.slice(1);
  if (others.length < 2) return { left: [], top: others, right: [] };
  const aside = Math.max(1, Math.floor(others.length / 2));
  if (others.length === 3) return { left: others.slice(0, 1), top: others.slice(1, 2), right: others.slice(2) };
  return { left: others.slice(0, aside), top: [], right: others.slice(aside) };
}

/** How a hand lies in its room: its rows, and how wide its cards are. */
export function dealt(cards: readonly string[], width: number, tall: number): { rows: string[][]; card: number } {
  const all = [...cards];
  if (width >= NARROW && tall < LOW) return { rows: [all], card: Math.min(66, Math.max(56, tall * 0.19)) };
  if (width >= NARROW) {
    const most = width < tall ? width * 0.145 : 165; // a tablet upright needs its height for the tasks
    return { rows: [all], card: Math.max(96, Math.min(most, tall * 0.152)) };
  }
  const half = Math.ceil(all.length / 2);
  const rows = all.length > 6 ? [all.slice(0, half), all.slice(half)] : [all];
  const fits = width - 12 - STRIP * (rows[0]!.length - 1);
  return { rows, card: Math.max(60, Math.min(tall * (tall < SHORT ? 0.115 : 0.125), 76, fits)) };
}

/** What a task says about the numbers of seats that its three numbers belong to. */
const SEATS = / (?:\([^(]*|\S+ )3 \/ 4 \/ 5 [^.)]+\)?/;

/** The words of a task with the number of this table, where they list it for three, four and five seats. */
export function forSeats(text: string, seats: number): string {
  const [listed, ...numbers] = /(\d+) \/ (\d+) \/ (\d+)/.exec(text) ?? [];
  if (!listed || !SEATS.test(text)) return text;
  return text.replace(SEATS, "").replace(listed, numbers[seats - 3] ?? listed);
}

/** The phases in which tasks are shared out. */
export const SHARING = ["draft", "claim", "assign", "keep", "willing", "hand-over", "volunteer"];

/** A table lower than this is a phone on its side; a hand narrower than this lies in two rows. */
const LOW = 440;
const NARROW = 560;
/** On a phone shorter than this, partners and tasks need a part of the hand's room. */
const SHORT = 580;
/** How much of a card a finger needs where the next one lies over it. */
const STRIP = 46;

/** How long an update stays: a card flies in, a trick stays for a moment and is swept to its winner. */
export function pace(update: Update): number[] {
  const events = update.steps.flatMap((step) => (step.step === "moved" ? step.events.map((event) => event.event) : []));
  if (events.includes("trick")) return [1100, 400];
  if (events.includes("played")) return [380];
  if (
    events.some((event) => event === "signalled" || event === "taken" || event === "distress" || event === "received")
  )
    return [400];
  return [120];
}

/** The cards a seat must follow with, for the glow under the trick: the suit that was led. */
export function led(view: CrewView): string | null {
  return view.trick.cards[0]?.card.slice(0, 1) ?? null;
}

/** The move that would play this card now, to ask why it is not legal. */
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
    const events = step.events
      .filter((event) => event.event !== "played")
      .map((event) => (event.event === "trick" ? { ...event, cards: [] } : event));
    return { ...step, events };
  });
}

/** The card that a move names, with the mark of a signal. */
export function named(move: string): { verb: string; card: string; mark: string | null } | null {
  const found = /^(play|give|signal) ([A-Z]\d+)(?: (\w+))?$/.exec(move);
  return found ? { verb: found[1]!, card: found[2]!, mark: found[3] ?? null } : null;
}
