/** Aquatica in words: effects, and what a choice would give before it is made. */
import type { AquaticaView } from "../../proto";
import { boardOf, entry, piece } from "../../lib/catalog.svelte";
import { has, move as wordMove, say } from "../../lib/words.svelte";
import {
  gives,
  powerPrice,
  type Board,
  type CharacterEntry,
  type Effect,
  type GoalEntry,
  type LocationEntry,
  type MantaEntry,
} from "./logic";
import type { Lookup } from "./status";

const GAME = "aquatica";
const BLANK: Board = { top_row_discount: 0, recruit_prices: [], track_points: [], slots: 0 };
/** The figures on the ocean board. */
export const board = (): Board => boardOf<Board>(GAME) ?? BLANK;
export const location = (id: string): LocationEntry | undefined => piece<LocationEntry>(GAME, "locations", id);
export const character = (id: string): CharacterEntry | undefined =>
  piece<CharacterEntry>(GAME, "characters", id) ?? piece<CharacterEntry>(GAME, "kings", id);
export const manta = (id: string): MantaEntry | undefined => piece<MantaEntry>(GAME, "mantas", id);
export const goal = (id: string): GoalEntry | undefined => piece<GoalEntry>(GAME, "goals", id);
/** The content in which the table looks up how a seat stands. */
export const lookup: Lookup = { location, character, manta, board };
export const placeName = (id: string): string => entry(GAME, "locations", id);
export const personName = (id: string): string => entry(GAME, "characters", id);
export const mantaName = (id: string): string => entry(GAME, "mantas", id);
export const goalName = (id: string): string => entry(GAME, "goals", id);
export const typeName = (type: string): string => say(`type-aquatica-${type}`);

export function effectText(one: Effect): string {
  const inner = one.options?.map(effectsText).join(` ${say("effect-aquatica-or")} `) ?? "";
  return say(`effect-aquatica-${one.effect}`, {
    n: one.n ?? 1,
    only: one.only ? typeName(one.only) : "none",
    other: one.other ? "yes" : "no",
    free: one.free ? "yes" : "no",
    kind: one.kind ? mantaName(one.kind) : "",
    cost_coins: one.cost_coins ?? 0,
    do: one.do ? effectText(one.do) : "",
    options: inner,
  });
}
export const effectsText = (all: readonly Effect[]): string => all.map(effectText).join(", ");

export function personText(id: string): string {
  return effectsText(character(id)?.effects ?? []);
}

/** Everything about a location, in a few lines; with a view its prices where it lies. */
export function placeText(id: string, risen = 0, view?: AquaticaView): string {
  const it = location(id);
  if (!it) return "";
  const power = view ? powerPrice(it, view, board()) : it.power_price;
  const prices = view ? [say("table-aquatica-prices", { coins: it.coin_price, power })] : [];
  if (power < it.power_price) prices.push(say("table-aquatica-top"));
  const depths = it.depths.map(
    (depth, at) => `${at + 1}. ${at < risen ? `(${effectText(depth)})` : effectText(depth)}`,
  );
  return [typeName(it.type), ...prices, ...depths, worth(it)].join("\n");
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
  return depth
    ? say("table-aquatica-then", { effect: effectText(depth) })
    : `${say("table-aquatica-risen")}: ${worth(it)}`;
}

/** What a move would give, in one line; empty if its name says it all. */
export function preview(move: string, view: AquaticaView): string {
  const [verb = "", id = "", price = ""] = move.split(" ");
  const place = location(id);
  const at = risen(view, id);
  switch (verb) {
    case "play":
    case "replay":
    case "pick":
    case "crown":
    case "take-back":
    case "drop":
      return personText(id);
    case "recruit":
      return view.asked === "recruit-free"
        ? personText(id)
        : `${cost(view, Number(price), "coins")} · ${personText(id)}`;
    case "buy":
      return place ? cost(view, place.coin_price, "coins") : "";
    case "conquer":
      return place ? cost(view, powerPrice(place, view, board()), "power") : "";
    case "pay": {
      const given = gives(place?.depths[at] ?? manta(id)?.effect);
      const need = view.payment?.need ?? 0;
      return say("table-aquatica-pays", {
        given,
        rest: Math.max(0, need - given),
        resource: view.payment?.resource ?? "coins",
      });
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
    case "score":
    case "salvage":
    case "shed":
      return place ? worth(place) : "";
    case "claim":
    case "rival":
      return say("table-aquatica-points", { count: view.tracks.find((track) => track.goal === id)?.next_points ?? 0 });
    default:
      return "";
  }
}

/** One alternative of an effect, for its button. */
export function option(view: AquaticaView, move: string): Effect[] {
  const it = view.card ? character(view.card) : undefined;
  const sides = it?.effects.find((one) => one.options)?.options;
  return sides?.[Number(move.split(" ")[1]) - 1] ?? [];
}

/** What a move is about, by name. */
function nameOf(view: AquaticaView, move: string): string {
  const [verb = "", id = "", price = ""] = move.split(" ");
  if (verb === "choose") return effectsText(option(view, move));
  if (!id) return wordMove(GAME, move, []);
  const thing = entry(GAME, null, id);
  if (verb !== "recruit") return thing;
  return say(`move-aquatica-recruit${view.asked === "recruit-free" ? ".free" : ""}`, { thing, price: Number(price) });
}

/** A move as a hint says it: what is done, and what that gives. */
export function hintWords(view: AquaticaView, move: string): string {
  const [verb = ""] = move.split(" ");
  const name = nameOf(view, move);
  const heading = has(`group-aquatica-${verb}`) ? `${say(`group-aquatica-${verb}`)}: ${name}` : name;
  const sentence = heading.slice(0, 1).toUpperCase() + heading.slice(1);
  // The name of a manta says what it does.
  return [sentence, verb === "use" ? "" : preview(move, view)].filter(Boolean).join(" · ");
}
