/** The catalogs of games: content entries (tasks, missions, locations …) with their texts. */
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { Catalog } from "../proto";
import { hangPack } from "./sheet";
import { inLanguage, type Text } from "./texts";

/** Where the catalog of a table, a replay or a campaign comes from. */
export interface Source {
  path: string;
  token: string;
}

/** Catalogs by game. */
let catalogs = $state.raw<Record<string, Catalog>>({});
/** The same without what `overlay` shows. */
const fetched: Record<string, Catalog> = {};
const opened = new Map<string, { from: string; done: Promise<void> }>();

/** The catalog of a game: as a table, a replay or a campaign plays it, or with the default options. */
export async function catalogOf(game: string, source?: Source): Promise<Catalog> {
  return api.content(source?.path ?? `/games/${game}`, source?.token);
}

/** Load the catalog of a game as the source plays it, unless it is loaded. */
export function openCatalog(game: string, source?: Source): Promise<void> {
  const from = source?.path ?? game;
  const known = opened.get(game);
  if (known?.from === from) return known.done;
  const done = fetchCatalog(game, source);
  opened.set(game, { from, done });
  return done;
}

async function fetchCatalog(game: string, source?: Source): Promise<void> {
  try {
    const found = await catalogOf(game, source);
    hangPack(found.drawings);
    fetched[game] = found;
    catalogs = { ...catalogs, [game]: found };
  } catch {
    opened.delete(game); // Until then, ids are shown.
    if (source) await openCatalog(game);
  }
}

/** Show some entries in place of those of a game's catalog, until it is opened again: the workshop draws drafts. */
export function overlay(game: string, shown: Record<string, Record<string, Record<string, unknown>>>): void {
  const known = fetched[game];
  if (!known) return;
  opened.set(game, { from: "overlay", done: Promise.resolve() });
  const entries = { ...known.entries };
  const words = { ...known.words };
  for (const [section, of] of Object.entries(shown)) {
    entries[section] = { ...entries[section], ...of };
    const said = section === "kings" ? "characters" : section;
    const texts = Object.entries(of).map(([id, one]): [string, Text] => [id, (one.name ?? one.text ?? {}) as Text]);
    words[said] = { ...words[said], ...Object.fromEntries(texts) };
  }
  catalogs = { ...catalogs, [game]: { ...known, entries, words } };
}

/** Where the sites of a tile from a pack lie in its drawing. */
export function placesOf<Places>(game: string, id: string): Places | undefined {
  return catalogs[game]?.places[id] as Places | undefined;
}

/** A whole entry of a game's content, as this table plays it. */
export function piece<Entry>(game: string, section: string, id: string): Entry | undefined {
  return catalogs[game]?.entries[section]?.[id] as Entry | undefined;
}

/** The figures on the boards of a game. */
export function boardOf<Board>(game: string): Board | undefined {
  return catalogs[game]?.board as Board | undefined;
}

/** What the fields of an event stand for: `seat`, `card`, `ordinal` or `named:<section>`. */
export function rolesOf(game: string, event: string): Record<string, string> {
  return catalogs[game]?.roles[event] ?? {};
}

/** A text in the chosen language. */
export function wordsOf(text: Text | null | undefined, otherwise = ""): string {
  return text ? inLanguage(text, prefs.lang) : otherwise;
}

/** The words of an entry of a section (of any section, without one); the id if there are no words. */
export function entry(game: string, section: string | null, id: string): string {
  const words = catalogs[game]?.words ?? {};
  const text = section === null ? Object.values(words).find((one) => one[id])?.[id] : words[section]?.[id];
  return wordsOf(text, id);
}
