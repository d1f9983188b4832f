/** Texts of content entries (tasks, missions, locations …). The Crew's come with the page; those of other games, and of packs, from the server. */
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { texts, type Sections, type Text } from "./texts";

export interface Mission {
  id: string;
  text: Text;
  difficulty: number | null;
  clock: { seconds: number } | null;
}
export interface CrewContent {
  tasks: Record<string, { id: string; text: Text }>;
  missions: Record<string, Mission>;
}
/** Where the content of a table, a replay or a campaign with packs is told. */
export interface Source {
  path: string;
  token: string;
}

const shelf = $state<{ words: Record<string, Record<string, Record<string, Text>>> }>({ words: {} });
const entries: Record<string, Sections> = {};
const opened: Record<string, string> = {};

/** The content of a game, with packs as a table, a replay or a campaign has them. */
export async function contentOf(game: string, source?: Source): Promise<Sections> {
  if (source || game !== "crew") return api.content(source?.path ?? `/games/${game}`, source?.token);
  return (await import("../made/crew.json")).default;
}

/** Make sure the texts of a game are there; with packs they are told by the table. */
export async function openBook(game: string, source?: Source): Promise<void> {
  const from = source?.path ?? game;
  if (opened[game] === from) return;
  opened[game] = from;
  try {
    entries[game] = await contentOf(game, source);
    shelf.words[game] = texts(entries[game]);
  } catch {
    delete opened[game]; // Ids are shown meanwhile.
    if (source && game === "crew") await openBook(game);
  }
}

/** The drawing of a mission of The Crew; those of packs share one. */
export function badge(mission: string): string {
  return document.getElementById(`mission-${mission}`) ? `mission-${mission}` : "mission-any";
}

/** A whole entry of a game's content, as its file has it. */
export function piece<Entry>(game: string, section: string, id: string): Entry | undefined {
  void shelf.words[game];
  return entries[game]?.[section]?.[id] as Entry | undefined;
}

/** The words of a content entry, of its own kind first; the id itself if there are none. */
export function entry(game: string, kind: string, id: string): string {
  const sections = shelf.words[game] ?? {};
  const text = sections[`${kind}s`]?.[id] ?? (game === "crew" ? undefined : Object.values(sections).find((section) => section[id])?.[id]);
  return text ? text[prefs.lang] : id;
}
