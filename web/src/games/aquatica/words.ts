/** Aquatica in words: effects, and what a choice would give before it is made. */
import type { AquaticaView } from "../../proto";
import { entry, piece } from "../../lib/book.svelte";
import { say } from "../../lib/words.svelte";
import { effects, gives, powerPrice, type CharacterEntry, type Effect, type GoalEntry, type LocationEntry, type MantaEntry } from "./logic";

const GAME = "aquatica";
export const location = (id: string) => piece<LocationEntry>(GAME, "locations", id);
export const character = (id: string) => piece<CharacterEntry>(GAME, "characters", id) ?? piece<CharacterEntry>(GAME, "kings", id);
export const manta = (id: string) => piece<MantaEntry>(GAME, "mantas", id);
export const goal = (id: string) => piece<GoalEntry>(GAME, "goals", id);
export const placeName = (id: string) => entry(GAME, "location", id);
export const personName = (id: string) => entry(GAME, "character", id);
export const mantaName = (id: string) => entry(GAME, "manta", id);
export const goalName = (id: string) => entry(GAME, "goal", id);
export const typeName = (type: string) => say(`type-aquatica-${type}`);

export function effectText(one: Effect): string {
  const inner = one.options?.map(effectsText).join(` ${say("effect-aquatica-or")} `) ?? "";
  return say(`effect-aquatica-${one.effect}`, {
    n: one.n ?? 1, only: one.only ? typeName(one.only) : "none", other: one.other ? "yes" : "no", free: one.free ? "yes" : "no",
    kind: one.kind ? mantaName(one.kind) : "", cost_coins: one.cost_coins ?? 0, do: one.do ? effectText(one.do) : "", options: inner,
  });
}
export const effectsText = (all: readonly Effect[]): string => all.map(effectText).join(", ");

export function personText(id: string, options: Record<string, unknown>): string {
  const it = character(id);
  return it ? effectsText(effects(it, options)) : "";
}

/** Everything about a location, in a few lines. */
export function placeText(id: string, risen = 0): string {
  const it = location(id);
  if (!it) return "";
  const depths = it.depths.map((depth, at) => `${at + 1}. ${at < risen ? `(${effectText(depth)})` : effectText(depth)}`);
  return [typeName(it.type), ...depths, worth(it)].join("\n");
}
export function worth(it: LocationEntry): string {
  const points = say("table-aquatica-points", { count: it.points });
  return it.wild_manta ? `${points} · ${mantaName(it.wild_manta)}` : points;
}

function risen(view: AquaticaView, id: string): number {
  return view.seats.flatMap((seat) => seat.board).find((held) => held.location === id)?.risen ?? 0;
}

function cost(view: AquaticaView, price: number, resource: "coins" | "power"): string {
  const pool = Math.min(price, resource === "coins" ? view.coins : view.power);
  return say("table-aquatica-cost", { price, resource, pool, rest: price - pool });
}

/** What a location shows after it has risen by one. */
function next(id: string, to: number): string {
  const it = location(id);
  if (!it) return "";
  const depth = it.depths[to];
  return depth ? say("table-aquatica-then", { effect: effectText(depth) }) : `${say("table-aquatica-risen")}: ${worth(it)}`;
}

/** What a move would give, in one line; nothing where its name says it all. */
export function preview(move: string, view: AquaticaView, options: Record<string, unknown>): string {
  const [verb = "", id = "", price = ""] = move.split(" ");
  const place = location(id);
  const at = risen(view, id);
  switch (verb) {
    case "play": case "replay": case "pick": case "crown": case "take-back": case "drop":
      return personText(id, options);
    case "recruit":
      return view.asked === "recruit-free" ? personText(id, options) : `${cost(view, Number(price), "coins")} · ${personText(id, options)}`;
    case "buy":
      return place ? cost(view, place.coin_price, "coins") : "";
    case "conquer":
      return place ? cost(view, powerPrice(place, view), "power") : "";
    case "pay": {
      const given = gives(place?.depths[at] ?? manta(id)?.effect);
      const need = view.payment?.need ?? 0;
      return say("table-aquatica-pays", { given, rest: Math.max(0, need - given), resource: view.payment?.resource ?? "coins" });
    }
    case "use":
      return effectText(manta(id)?.effect ?? { effect: "empty" });
    case "place":
      return say("table-aquatica-stays");
    case "exploit":
      return `${effectText(place?.depths[at] ?? { effect: "empty" })} · ${next(id, at + 1)}`;
    case "raise":
      return next(id, at + 1);
    case "lift":
      return next(id, place?.depths.length ?? 0);
    case "score": case "salvage": case "shed":
      return place ? worth(place) : "";
    case "claim": case "rival":
      return say("table-aquatica-points", { count: view.tracks.find((track) => track.goal === id)?.next_points ?? 0 });
    default:
      return "";
  }
}

/** Either side of an either/or, for its button. */
export function option(view: AquaticaView, move: string, options: Record<string, unknown>): Effect[] {
  const it = view.card ? character(view.card) : undefined;
  const sides = it ? effects(it, options).find((one) => one.options)?.options : undefined;
  return sides?.[Number(move.split(" ")[1]) - 1] ?? [];
}
