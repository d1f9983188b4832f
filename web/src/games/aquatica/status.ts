/** The status of a seat: its points, what it could spend, its progress to goals, and cards that would do nothing. */
import type { AquaticaSeatView, AquaticaView } from "../../proto";
import {
  gives,
  powerPrice,
  type Board,
  type CharacterEntry,
  type Effect,
  type GoalTest,
  type LocationEntry,
  type MantaEntry,
} from "./logic";

/** Where entries of the content are looked up. */
export interface Lookup {
  location: (id: string) => LocationEntry | undefined;
  character: (id: string) => CharacterEntry | undefined;
  manta: (id: string) => MantaEntry | undefined;
  board: () => Board;
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

// --- points and resources ---

/** The points that the table knows of a seat: cards in hand and goals; its own scored locations, too. */
export function points(view: AquaticaView, seat: number): number {
  const spots = view.tracks.flatMap((track) => track.spots).filter((spot) => spot.seat === seat);
  const scored = seat === view.seat ? view.scored_points : 0;
  return (view.seats[seat]?.hand ?? 0) + sum(spots.map((spot) => spot.points)) + scored;
}

/** What the depths and ready mantas of a seat could pay: coins, or power against one type of location. */
export function purse(lookup: Lookup, it: AquaticaSeatView, resource: "coins" | "power", type?: string): number {
  const pays = (one: Effect | undefined): number =>
    one?.effect === resource && (!one.only || !type || one.only === type) ? gives(one) : 0;
  const depths = it.board.map((held) => {
    const place = lookup.location(held.location);
    const paid = pays(place?.depths[held.risen]);
    // The last depth brings a wild manta, which may pay at once.
    const brings = paid && held.risen + 1 === held.depths && place?.wild_manta;
    return paid + (brings ? pays(lookup.manta(brings)?.effect) : 0);
  });
  const mantas = it.mantas.map((one) => one.ready * pays(lookup.manta(one.manta)?.effect));
  return sum(depths) + sum(mantas);
}

// --- goals ---

export interface Progress {
  have: number;
  need: number;
  /** Whether `need` is the most that one may have. */
  most: boolean;
}

/** How far a seat is with a goal, or null where the table can't know or there is nothing to count. */
export function progress(lookup: Lookup, test: GoalTest, view: AquaticaView, seat: number): Progress | null {
  const it = view.seats[seat];
  const have = it ? counted(lookup, test, view, it, seat === view.seat) : null;
  const need = test.min || test.max;
  return have === null || need === undefined ? null : { have, need, most: !test.min };
}

function counted(
  lookup: Lookup,
  test: GoalTest,
  view: AquaticaView,
  it: AquaticaSeatView,
  own: boolean,
): number | null {
  const zones = test.zones ?? [];
  const mantas = (kept: (entry: MantaEntry | undefined) => boolean): AquaticaSeatView["mantas"] =>
    it.mantas.filter((one) => kept(lookup.manta(one.manta)));
  switch (test.test) {
    case "hand_size":
      return it.hand;
    case "discard_size":
      return it.discard;
    case "count_locations":
      return (zones.includes("board") ? it.board.length : 0) + (zones.includes("scored") ? it.scored : 0);
    case "fully_risen_on_board":
      return it.board.filter((held) => held.risen >= held.depths).length;
    case "wild_mantas":
      return sum(mantas((entry) => entry?.role === "wild").map((one) => one.ready + one.tired));
    case "tired_mantas":
      return sum(it.mantas.map((one) => one.tired));
  }
  if (!own) return null;
  switch (test.test) {
    case "scored_points":
      return view.scored_points;
    case "same_type":
      return Math.max(0, ...typesIn(lookup, view, it, zones).values());
    case "distinct_types":
      return typesIn(lookup, view, it, zones).size;
    case "characters_with_effect":
      return [...(zones.includes("hand") ? view.hand : []), ...(zones.includes("discard") ? view.discard : [])].filter(
        (id) => lookup.character(id)?.effects.some((one) => one.effect === test.has),
      ).length;
    default:
      return null;
  }
}

function typesIn(
  lookup: Lookup,
  view: AquaticaView,
  it: AquaticaSeatView,
  zones: readonly string[],
): Map<string, number> {
  const ids = [
    ...(zones.includes("board") ? it.board.map((held) => held.location) : []),
    ...(zones.includes("scored") ? view.scored : []),
  ];
  const found = new Map<string, number>();
  for (const id of ids) {
    const type = lookup.location(id)?.type;
    if (type) found.set(type, (found.get(type) ?? 0) + 1);
  }
  return found;
}

// --- cards that would do nothing ---

/** Whether playing a character would do nothing for anybody now. An effect that isn't known counts as useful. */
export function idle(lookup: Lookup, effects: readonly Effect[], view: AquaticaView): boolean {
  const it = view.seat === null ? undefined : view.seats[view.seat];
  return it !== undefined && effects.length > 0 && !useful(lookup, effects, view, it);
}

function useful(lookup: Lookup, effects: readonly Effect[], view: AquaticaView, it: AquaticaSeatView): boolean {
  const free = it.board.length < lookup.board().slots;
  const ocean = [...view.top, ...view.bottom].flatMap((id) => lookup.location(id) ?? []);
  let [coins, power] = [0, 0];
  return effects.some((one) => {
    switch (one.effect) {
      case "coins":
        coins += gives(one);
        return false;
      case "power":
        power += gives(one);
        return false;
      case "empty":
      case "remove_self":
        return false;
      case "buy":
        return free && ocean.some((place) => place.coin_price <= coins + purse(lookup, it, "coins"));
      case "conquer":
        return (
          free &&
          ocean.some(
            (place) => powerPrice(place, view, lookup.board()) <= power + purse(lookup, it, "power", place.type),
          )
        );
      case "recruit":
        return view.row.some((space) => one.free || space.price <= coins + purse(lookup, it, "coins"));
      case "raise":
      case "raise_full":
        return it.board.some((held) => held.risen < held.depths);
      case "score":
        return it.board.some((held) => held.risen >= held.depths);
      case "take_back":
        return it.discard > 0;
      case "ready_mantas":
        return it.mantas.some((manta) => manta.tired > 0);
      case "replay_from_discard":
        return it.discard > 0 && (one.cost_coins ?? 0) <= coins + purse(lookup, it, "coins");
      case "take_location_from_discard":
        return free && view.discarded_locations.length > 0;
      case "choose":
        return (one.options ?? []).some((side) => useful(lookup, side, view, it));
      default:
        return true;
    }
  });
}
