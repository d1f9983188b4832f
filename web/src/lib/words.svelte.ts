/** All words for people, from the same Fluent files as the rest of the package, and sentences made of events and moves. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Reason } from "../proto";
import { entry } from "./book.svelte";
import { prefs } from "./prefs.svelte";

type Args = Record<string, FluentVariable>;
export type Fields = Record<string, unknown>;

const files = import.meta.glob<string>("../../../src/batyskaf/locale/*/*.ftl", { query: "?raw", import: "default" });

const SEATS = new Set(["seat", "giver", "decider", "owner", "winner", "turn"]);
const CARDS = new Set(["card", "cards"]);
const FROM_ONE = new Set(["column"]);

interface Loaded {
  bundle: FluentBundle;
  have: Set<string>;
}

const bundles: Record<string, Loaded> = {};
const loaded = $state({ count: 0 });

/** Make sure the words of an area (core, web, crew …) are there in the language that is chosen. */
export async function load(...areas: string[]): Promise<void> {
  const lang = prefs.lang;
  const into = (bundles[lang] ??= { bundle: new FluentBundle(lang, { useIsolating: false }), have: new Set() });
  await Promise.all(
    areas.map(async (area) => {
      const path = `../../../src/batyskaf/locale/${lang}/${area}.ftl`;
      if (into.have.has(area) || !files[path]) return;
      const text = await files[path]();
      if (into.have.has(area)) return;
      into.have.add(area);
      into.bundle.addResource(new FluentResource(text));
    }),
  );
  loaded.count++;
}

function find(id: string) {
  void loaded.count;
  const [name, attribute] = id.split(".");
  const message = bundles[prefs.lang]?.bundle.getMessage(name!);
  return attribute ? message?.attributes[attribute] : message?.value;
}

export function has(id: string): boolean {
  return find(id) != null;
}

/** Word a message or one of its attributes (`message.attribute`); an id that is missing stays visible. */
export function say(id: string, args: Args = {}): string {
  const pattern = find(id);
  if (pattern == null) return id;
  return bundles[prefs.lang]!.bundle.formatPattern(pattern, args, []);
}

/** The first of several messages that exists. */
export function sayFirst(ids: string[], args: Args = {}, otherwise = ""): string {
  const id = ids.find(has);
  return id ? say(id, args) : otherwise;
}

/** A time as people of the page's language write it: in the way of this browser where it speaks that language. */
export function when(at: number, dateStyle: "short" | "medium"): string {
  const way = navigator.languages.find((one) => one.startsWith(prefs.lang)) ?? prefs.lang;
  return new Date(at).toLocaleString(way, { dateStyle, timeStyle: "short" });
}

export const gameName = (game: string): string => sayFirst([`web-game-${game}`], {}, game);

export const levelName = (bot: string): string => sayFirst([`web-bot-${bot}`], {}, bot);

/** A set phrase, in the words of its game where that has its own. */
export const phraseWords = (game: string, phrase: string): string => sayFirst([`phrase-${game}-${phrase}`, `phrase-${phrase}`], {}, phrase);

/** A card as people of this language write it: the letter of its suit and its value. */
export function card(game: string, name: string): string {
  const id = `suit-${game}-${name.slice(0, 1)}.letter`;
  return has(id) ? say(id) + name.slice(1) : name;
}

/** A card in full words, for those who hear the page. */
export function cardName(game: string, name: string): string {
  const id = `suit-${game}-${name.slice(0, 1)}`;
  return has(id) ? `${say(id)} ${name.slice(1)}` : name;
}

function worded(game: string, key: string, value: unknown, names: readonly string[]): FluentVariable {
  if (value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length)) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") {
    if (SEATS.has(key)) return names[value] ?? String(value + 1);
    return FROM_ONE.has(key) ? value + 1 : value;
  }
  if (typeof value === "string") return CARDS.has(key) ? card(game, value) : entry(game, key, value);
  if (Array.isArray(value)) {
    const single = CARDS.has(key) ? key : key.replace(/s$/, "");
    return value.map((part) => String(worded(game, single, part, names))).join(", ");
  }
  return JSON.stringify(value);
}

function listed(args: Args): string {
  return Object.entries(args)
    .filter(([key]) => key !== "you")
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(", ");
}

/** Tell what happened in one sentence; `viewer` is the seat that reads it and is called “you”. */
export function told(game: string, event: Fields, names: readonly string[], viewer: number | null): string {
  const args: Args = { you: "no" };
  for (const [key, value] of Object.entries(event)) {
    if (key === "event") continue;
    args[key] = worded(game, key, value, names);
    if (SEATS.has(key)) args[key === "seat" ? "you" : `${key}_you`] = viewer !== null && value === viewer ? "yes" : "no";
  }
  const id = `event-${game}-${String(event.event)}`;
  return has(id) ? say(id, args) : `${String(event.event)}: ${listed(args)}`;
}

/** Word a refusal. One that stands inside it as `detail` shares its arguments. */
export function why(reason: Reason, names: readonly string[] = [], game = ""): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(reason.args)) {
    if (SEATS.has(key) && typeof value === "number") args[key] = names[value] ?? String(value + 1);
    else if (CARDS.has(key) && typeof value === "string") args[key] = card(game, value);
    else args[key] = value;
  }
  const { detail } = args;
  if (typeof detail === "string" && /^(refused|fault)-/.test(detail) && has(detail)) args.detail = say(detail, args);
  return has(reason.id) ? say(reason.id, args) : `${reason.id} ${listed(args)}`.trim();
}

/** A move in words: `move-<game>-<kind>`, filled with what the move names; the bare text where there are no words. */
export function move(game: string, text: string, names: readonly string[]): string {
  const [kind = "", ...rest] = text.split(" ");
  const id = `move-${game}-${kind}`;
  if (!has(id)) return text;
  const first = rest[0] ?? "";
  const args: Args = {
    card: first ? card(game, first) : "",
    mark: sayFirst([`mark-${game}-${rest[1] || "none"}`], {}, rest[1] ?? ""),
    number: Number.isNaN(Number(first)) ? 0 : Number(first),
    seat: names[Number(first)] ?? first,
    side: first,
    task: entry(game, "task", first),
  };
  return say(id, args);
}
