/** What Aquatica's table works out from a view and the legal moves. Pure, so that it can be tested. */
import type { AquaticaView, Frame } from "../../proto";

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
  two_player_extra?: Effect[];
  effects_if_both?: Effect[] | null;
}
export interface MantaEntry {
  id: string;
  role: "trained" | "wild";
  effect: Effect;
}
export interface GoalEntry {
  id: string;
  test: { test: string; min?: number; max?: number; equals?: number; zones?: string[] };
}

/** The points of a track's spots, as printed on the board. */
export const TRACK = [7, 5, 3, 2, 1];
export const SLOTS = 5;
const TOP_DISCOUNT = 1;

const ZONES: Record<string, Zone> = {
  play: "hand", drop: "hand", recruit: "row", "take-back": "pile", replay: "pile", pick: "kings", crown: "kings",
  buy: "ocean", conquer: "ocean", shed: "ocean", salvage: "sunk", exploit: "own", raise: "own", lift: "own", score: "own", pay: "own",
  use: "own", place: "own", claim: "goals", rival: "goals",
};
export type Zone = "hand" | "row" | "pile" | "kings" | "ocean" | "sunk" | "own" | "goals";
/** Moves by where the thing they name lies and what it is; the rest are answers. */
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

/** Which pile lies open because something of it has to be chosen. */
export function tray(choices: Choices): "pile" | "kings" | "sunk" | null {
  return (["kings", "pile", "sunk"] as const).find((zone) => choices[zone].size > 0) ?? null;
}

/** Things of one name get numbers, so that each keeps its place. */
export function numbered(ids: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { id, key: `${id}-${count}` };
  });
}

/** The power a location costs where it lies; the top row is cheaper. */
export function powerPrice(entry: LocationEntry, view: AquaticaView): number {
  return Math.max(0, entry.power_price - (view.top.includes(entry.id) ? TOP_DISCOUNT : 0));
}

/** What a character does under the options of the table. */
export function effects(entry: CharacterEntry, options: Record<string, unknown>): Effect[] {
  const own = options.wave_teller_reading === "both" && entry.effects_if_both ? entry.effects_if_both : entry.effects;
  const extra = options.players === 2 && options.two_player_matrona_discards_leftmost === true ? (entry.two_player_extra ?? []) : [];
  return [...own, ...extra];
}

/** How much of a resource a source gives towards a payment. */
export function gives(effect: Effect | undefined): number {
  return effect && (effect.effect === "coins" || effect.effect === "power") && typeof effect.n === "number" ? effect.n : 0;
}

/** How long a frame stays: what flies or slides needs its time, the rest passes quickly. */
const SLOW = new Set(["played", "bought", "conquered", "salvaged", "recruited", "raised", "exploited", "scored", "claimed", "scouted", "rival"]);
export function pace(frame: Frame): number[] {
  const events = frame.steps.flatMap((step) => (step.step === "moved" ? step.events.map((event) => event.event) : []));
  return [events.some((event) => SLOW.has(String(event))) ? 380 : 120];
}

/** Who takes a location out of the ocean in this frame. */
export function taker(frame: Frame): number | null {
  for (const step of frame.steps)
    if (step.step === "moved")
      for (const event of step.events) if (event.event === "bought" || event.event === "conquered" || event.event === "recruited") return Number(event.seat);
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
    const goals = view.tracks.flatMap((track) => track.spots).filter((spot) => spot.seat === seat).reduce((sum, spot) => sum + spot.points, 0);
    const total = view.scores?.[seat] ?? 0;
    const scored = views.find((one) => one.seat === seat)?.scored_points ?? total - goals - it.hand;
    return { seat, hand: it.hand, goals, scored, total };
  });
}
