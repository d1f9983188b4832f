/** How far a task has come, from what everyone at the table may see: pure functions. */
import type { CrewTaskView, CrewView } from "../../proto";

/** The rule on a task card, as the catalog has it. */
export interface Rule {
  kind: string;
  params: Record<string, unknown>;
}
/** A message `progress-crew-<id>` with its arguments; `suit` is the letter of a suit. */
export interface Progress {
  id: string;
  have?: number;
  need?: number;
  suit?: string;
}
interface SuitCount {
  suit: string;
  op: ">=" | "==";
  n: number;
}

const of = (have: number, need: number): Progress[] => [{ id: "of", have: Math.min(have, need), need }];
const counted = (have: number, op: unknown, need: number): Progress[] =>
  op === "==" ? [{ id: "exactly", have, need }] : of(have, need);
const inSuit = (cards: readonly string[], suit: string): number => cards.filter((card) => card[0] === suit).length;

/** The progress of a task that somebody owns. A task that is done or failed, or lies in the middle, has none. */
export function progress(task: CrewTaskView, rule: Rule | undefined, view: CrewView): Progress[] {
  if (!rule || task.owner === null || task.status !== "open") return [];
  const { kind, params } = rule;
  if (kind.startsWith("no_cards")) return [{ id: "none" }];
  if (kind === "never_lead_suits") return [{ id: "kept" }];
  return ofCards(task, kind, params) ?? ofTricks(task, kind, params, view) ?? [{ id: "not-yet" }];
}

/** Tasks that collect cards: those already won lie open beneath them. */
function ofCards({ cards }: CrewTaskView, kind: string, params: Rule["params"]): Progress[] | null {
  const suits = (params.suits ?? []) as string[];
  const number = Number(params.n);
  switch (kind) {
    case "win_cards":
      return of(cards.length, (params.cards as string[]).length);
    case "win_card_and_no_other_of_suit":
      return of(cards.length, 1);
    case "count_by_value":
      return counted(cards.length, params.op, number);
    case "count_by_suit": {
      const counts = params.counts as SuitCount[];
      return counts.flatMap(({ suit, op, n }) =>
        counted(inSuit(cards, suit), op, n).map((one) => (counts.length > 1 ? { ...one, suit } : one)),
      );
    }
    case "equal_suits_total":
      return suits.map((suit) => ({ id: "suit", suit, have: inSuit(cards, suit) }));
    case "more_of_suit":
      return [{ id: "suit", suit: String(params.more), have: cards.length }];
    case "at_least_one_of_each_colour":
      return of(suits.filter((suit) => inSuit(cards, suit) >= number).length, suits.length);
    case "all_cards_of_any_colour":
      return of(Math.max(...suits.map((suit) => inSuit(cards, suit))), 9);
    default:
      return null;
  }
}

/** Tasks about the tricks that their owner wins. */
function ofTricks(task: CrewTaskView, kind: string, params: Rule["params"], view: CrewView): Progress[] | null {
  const owner = task.owner!;
  const have = view.seats[owner]!.tricks;
  const need = Number(params.n);
  switch (kind) {
    case "win_exact_tricks":
      return [need ? { id: "tricks", have, need } : { id: "none" }];
    case "predict_tricks":
      return [task.number === null ? { id: "won", have } : { id: "tricks", have, need: task.number }];
    case "win_consecutive":
    case "win_exact_tricks_consecutive":
      return [{ id: "row", have, need }];
    case "never_consecutive":
      return [{ id: view.tricks.at(-1)?.winner === owner ? "won-last" : "kept" }];
    case "win_none_of_first":
      return of(view.number, need);
    case "win_trick_positions":
      return ofPositions(params.positions as (number | "last")[], view);
    case "compare_tricks":
      return [compared(owner, have, params, view)];
    default:
      return null;
  }
}

/** An open task has won every one of its tricks that was played. */
function ofPositions(positions: readonly (number | "last")[], view: CrewView): Progress[] {
  const past = positions.filter((one) => one !== "last" && one <= view.number);
  return of(past.length, positions.length);
}

function compared(owner: number, have: number, params: Rule["params"], view: CrewView): Progress {
  if (params.against === "captain") return { id: "captain", have, need: view.seats[view.captain]!.tricks };
  const others = view.seats.filter((_, seat) => seat !== owner).map((seat) => seat.tricks);
  if (params.against === "sum_of_others")
    return { id: "together", have, need: others.reduce((sum, one) => sum + one, 0) };
  return params.op === "<"
    ? { id: "least", have, need: Math.min(...others) }
    : { id: "most", have, need: Math.max(...others) };
}
