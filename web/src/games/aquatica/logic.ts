/** What Aquatica's table derives from a view and the legal moves: pure functions. */
import type { AquaticaMantaView, AquaticaView, Update } from "../../proto";

/** An effect of a character, a depth or a manta, as content has it. */
export interface Effect {
  effect: string;
  n?: number | "all";
  only?: string | null;
  other?: boolean;
  free?: boolean;
  kind?: string;
  cost_coins?: number;
  options?: Effect[][];
  do?: Effect;
}
export interface LocationEntry {
  id: string;
  type: string;
  coin_price: number;
  power_price: number;
  depths: Effect[];
  points: number;
  wild_manta: string | null;
}
export interface CharacterEntry {
  id: string;
  effects: Effect[];
  never_discarded?: boolean;
}
export interface MantaEntry {
  id: string;
  role: "trained" | "wild";
  effect: Effect;
}
export interface GoalTest {
  test: string;
  min?: number;
  max?: number;
  equals?: number;
  zones?: string[];
  has?: string;
}
export interface GoalEntry {
  id: string;
  test: GoalTest;
}

/** The figures on the ocean board. */
export interface Board {
  top_row_discount: number;
  recruit_prices: number[];
  /** The points of a goal track's spots, the first one first. */
  track_points: number[];
  /** Places for locations on a player's board. */
  slots: number;
}

const ZONES: Record<string, Zone> = {
  play: "hand",
  drop: "hand",
  recruit: "row",
  "take-back": "pile",
  replay: "pile",
  pick: "kings",
  crown: "kings",
  buy: "ocean",
  conquer: "ocean",
  shed: "ocean",
  salvage: "sunk",
  exploit: "own",
  raise: "own",
  lift: "own",
  score: "own",
  pay: "own",
  use: "own",
  place: "own",
  claim: "goals",
  rival: "goals",
};
export type Zone = "hand" | "row" | "pile" | "kings" | "ocean" | "sunk" | "own" | "goals";
/** Moves by the place and id of the piece they name; the rest are answers. */
export type Choices = Record<Zone, Map<string, string>> & { answers: string[] };

export function sorted(legal: readonly string[]): Choices {
  const zones = ["hand", "row", "pile", "kings", "ocean", "sunk", "own", "goals"] as const;
  const found = { answers: [] as string[] } as Choices;
  for (const zone of zones) found[zone] = new Map();
  for (const move of legal) {
    const [verb = "", ...rest] = move.split(" ");
    const zone = ZONES[verb];
    if (zone) found[zone].set(rest.join(" "), move);
    else found.answers.push(move);
  }
  return found;
}

/** The pile that is spread out because something in it has to be chosen. */
export function tray(choices: Choices): "pile" | "kings" | "sunk" | null {
  return (["kings", "pile", "sunk"] as const).find((zone) => choices[zone].size > 0) ?? null;
}

/** Pieces with the same name get numbers, so that each keeps its place. */
export function numbered(ids: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { id, key: `${id}-${count}` };
  });
}

/** The power a location costs where it lies; the top row is cheaper. */
export function powerPrice(entry: LocationEntry, view: AquaticaView, board: Board): number {
  return Math.max(0, entry.power_price - (view.top.includes(entry.id) ? board.top_row_discount : 0));
}

/** The whole price of the payment that is being made; of two alike in the row, the cheapest that fits. */
export function price(view: AquaticaView, place: LocationEntry | undefined, board: Board): number {
  const { purpose, target, need } = view.payment ?? { purpose: "", target: "", need: 0 };
  if (purpose === "buy" && place) return place.coin_price;
  if (purpose === "conquer" && place) return powerPrice(place, view, board);
  const prices = view.row.filter((one) => one.character === target).map((one) => one.price);
  const fits = prices.filter((one) => one >= need);
  return purpose === "recruit" && fits.length ? Math.min(...fits) : need;
}

/** How much of a resource a source gives towards a payment. */
export function gives(effect: Effect | undefined): number {
  return effect && (effect.effect === "coins" || effect.effect === "power") && typeof effect.n === "number"
    ? effect.n
    : 0;
}

/** How long an update is shown: animations need their time, the rest is quick. */
const SLOW = new Set([
  "played",
  "bought",
  "conquered",
  "salvaged",
  "recruited",
  "raised",
  "exploited",
  "scored",
  "claimed",
  "scouted",
  "rival",
]);
export function pace(update: Update): number[] {
  const events = update.steps.flatMap((step) => (step.step === "moved" ? step.events.map((event) => event.event) : []));
  return [events.some((event) => SLOW.has(String(event))) ? 380 : 120];
}

/** The additional action that leads to what is asked: the latest of these moves, or none once a card is played. */
export function additional(steps: Update["steps"], before: string): string {
  return steps.reduce((action, step) => {
    if (step.step !== "moved") return action;
    return /^(use|exploit|claim) /.test(step.move) ? step.move : /^(play |end$)/.test(step.move) ? "" : action;
  }, before);
}

/** Who takes a location out of the ocean in this update. */
export function taker(update: Update): number | null {
  for (const step of update.steps)
    if (step.step === "moved")
      for (const event of step.events)
        if (event.event === "bought" || event.event === "conquered" || event.event === "recruited")
          return Number(event.seat);
  return null;
}

export interface Score {
  seat: number;
  hand: number;
  goals: number;
  scored: number;
  total: number;
}

/** The table of points at the end; each seat's own view knows its scoring pile. */
export function scores(view: AquaticaView, views: readonly AquaticaView[]): Score[] {
  return view.seats.map((it, seat) => {
    const goals = view.tracks
      .flatMap((track) => track.spots)
      .filter((spot) => spot.seat === seat)
      .reduce((sum, spot) => sum + spot.points, 0);
    const total = view.scores?.[seat] ?? 0;
    const scored = views.find((one) => one.seat === seat)?.scored_points ?? total - goals - it.hand;
    return { seat, hand: it.hand, goals, scored, total };
  });
}

/** In how many columns mantas lie beside the slots: more as there are more to show, so that they need two rows. */
export function mantaColumns(mantas: readonly AquaticaMantaView[]): number {
  const shown = mantas.reduce((sum, one) => sum + Number(one.ready > 0) + Number(one.tired > 0), 0);
  return Math.max(2, Math.ceil(shown / 2));
}
