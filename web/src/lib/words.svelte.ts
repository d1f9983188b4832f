/** All texts of the page, from the same Fluent files as the rest of the package; events and moves in words. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

import { CARD_ARGS, SEAT_ARGS, type Reason } from "../proto";
import { entry, rolesOf } from "./catalog.svelte";
import { FALLBACK, lacks, tileOf, titleOf } from "./languages";
import { prefs } from "./prefs.svelte";
import { SITE } from "./site";

type Args = Record<string, FluentVariable>;
export type Fields = Record<string, unknown>;

const files = import.meta.glob<string>("../../../src/batyskaf/locale/*/*.ftl", { query: "?raw", import: "default" });

/** The prefix of an entry's role; the section follows. */
const NAMED = "named:";

interface Loaded {
  bundle: FluentBundle;
  have: Set<string>;
}

const bundles: Record<string, Loaded> = {};
const loaded = $state({ count: 0 });
/** Areas that were requested; they are loaded again for another language. */
const wanted = new Set<string>();

/** Load the words of some areas (core, web, crew …), and of all areas requested before. */
export async function load(...areas: string[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  const { lang } = prefs;
  const all = [...wanted];
  await Promise.all([
    fetchWords(lang, all),
    fetchWords(
      FALLBACK,
      all.filter((area) => lacks(lang, area)),
    ),
  ]);
  loaded.count++;
}

async function fetchWords(lang: string, areas: string[]): Promise<void> {
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
}

interface Found {
  bundle: FluentBundle;
  pattern: NonNullable<Message["value"]>;
}

/** A message in the chosen language, or else in English. Some have words of their own for the static site. */
function find(id: string): Found | undefined {
  void loaded.count;
  const [name, attribute] = id.split(".");
  if (SITE && attribute === undefined) {
    const own = find(`${id}.site`);
    if (own) return own;
  }
  for (const lang of [prefs.lang, FALLBACK]) {
    const bundle = bundles[lang]?.bundle;
    const message = bundle?.getMessage(name!);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern != null) return { bundle, pattern };
  }
  return undefined;
}

export function has(id: string): boolean {
  return find(id) !== undefined;
}

/** Word a message or one of its attributes (`message.attribute`); a missing id is shown as it is. */
export function say(id: string, args: Args = {}): string {
  const found = find(id);
  return found ? found.bundle.formatPattern(found.pattern, args, []) : id;
}

/** The first of several messages that exists. */
export function sayFirst(ids: string[], args: Args = {}, otherwise = ""): string {
  const id = ids.find(has);
  return id ? say(id, args) : otherwise;
}

/** The page's language, in the browser's regional variant if it has one. */
const way = (): string => navigator.languages.find((one) => one.startsWith(prefs.lang)) ?? prefs.lang;

/** A time in the page's language. */
export function when(at: number, dateStyle: "short" | "medium"): string {
  return new Date(at).toLocaleString(way(), { dateStyle, timeStyle: "short" });
}
/** A day like 2026-11-17 in words. */
export const day = (date: string): string =>
  new Date(date).toLocaleDateString(way(), { dateStyle: "long", timeZone: "UTC" });

export const gameName = (game: string): string => titleOf(prefs.lang, game);
export const gameTile = (game: string): string => tileOf(prefs.lang, game);

export const levelName = (bot: string): string => sayFirst([`web-bot-${bot}`], {}, bot);

/** A set phrase, in the game's own words if it has some. */
export const phraseWords = (game: string, phrase: string): string =>
  sayFirst([`phrase-${game}-${phrase}`, `phrase-${phrase}`], {}, phrase);

/** A card as people of this language write it: the letter of its suit and its value. */
export function card(game: string, name: string): string {
  const id = `suit-${game}-${name.slice(0, 1)}.letter`;
  return has(id) ? say(id) + name.slice(1) : name;
}

/** A card in full words, for screen readers. */
export function cardName(game: string, name: string): string {
  const id = `suit-${game}-${name.slice(0, 1)}`;
  return has(id) ? `${say(id)} ${name.slice(1)}` : name;
}

/** What writes a card in a sentence: as people of the language do, or so that it can be found again. */
type CardWriter = (game: string, name: string) => string;

/** The value of an event's field for its message, by its role. */
function worded(
  game: string,
  role: string,
  value: unknown,
  names: readonly string[],
  written: CardWriter,
): FluentVariable {
  if (value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length)) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") {
    if (role === "seat") return names[value] ?? String(value + 1);
    return role === "ordinal" ? value + 1 : value;
  }
  if (typeof value === "string") {
    if (role === "card") return written(game, value);
    return role.startsWith(NAMED) ? entry(game, role.slice(NAMED.length), value) : value;
  }
  if (Array.isArray(value)) return value.map((part) => String(worded(game, role, part, names, written))).join(", ");
  return JSON.stringify(value);
}

function listed(args: Args): string {
  return Object.entries(args)
    .filter(([key]) => key !== "you")
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(", ");
}

/** An event in one sentence; `viewer` is the seat that reads it and is called “you”. */
export function eventWords(
  game: string,
  event: Fields,
  names: readonly string[],
  viewer: number | null,
  written: CardWriter = card,
): string {
  const args: Args = { you: "no" };
  const roles = rolesOf(game, String(event.event));
  for (const [key, value] of Object.entries(event)) {
    if (key === "event") continue;
    args[key] = worded(game, roles[key] ?? "", value, names, written);
    if (roles[key] === "seat")
      args[key === "seat" ? "you" : `${key}_you`] = viewer !== null && value === viewer ? "yes" : "no";
  }
  const id = `event-${game}-${String(event.event)}`;
  return has(id) ? say(id, args) : `${String(event.event)}: ${listed(args)}`;
}

/** Word a refusal. A refusal inside it, given as `detail`, shares its arguments. */
export function why(reason: Reason, names: readonly string[] = [], game = ""): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(reason.args)) {
    if (SEAT_ARGS.includes(key) && typeof value === "number") args[key] = names[value] ?? String(value + 1);
    else if (CARD_ARGS.includes(key) && typeof value === "string") args[key] = card(game, value);
    else args[key] = value;
  }
  const { detail } = args;
  if (typeof detail === "string" && /^(refused|fault)-/.test(detail) && has(detail)) args.detail = say(detail, args);
  return has(reason.id) ? say(reason.id, args) : `${reason.id} ${listed(args)}`.trim();
}

/** A move in words: `move-<game>-<kind>`, filled with the move's parts; the plain text if there are no words. */
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
    task: entry(game, "tasks", first),
  };
  return say(id, args);
}
