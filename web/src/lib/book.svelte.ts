/** Texts of content entries (tasks, missions, locations …). The Crew's come with the page; those of other games, and of packs, from the server. */
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { texts, type Sections, type Text } from "./texts";

export interface Mission extends Text {
  difficulty: number | null;
  clock: number | null;
  communication: string;
  story: boolean;
  tasks: string[];
}
export interface Task extends Text {
  difficulty: number[] | null;
}
interface CrewBook {
  tasks: Record<string, Task>;
  missions: Record<string, Mission>;
}
/** Where the content of a table or of a replay with packs is told. */
export interface Source {
  path: string;
  token: string;
}

const shelf = $state<{ crew: CrewBook; words: Record<string, Record<string, Record<string, Text>>> }>({
  crew: { tasks: {}, missions: {} },
  words: {},
});
const entries: Record<string, Sections> = {};
const opened: Record<string, string> = {};

export async function openCrew(): Promise<void> {
  if (Object.keys(shelf.crew.tasks).length) return;
  shelf.crew = (await import("../made/crew.json")).default as unknown as CrewBook;
  shelf.words.crew = shelf.crew as unknown as Record<string, Record<string, Text>>;
}

/** Make sure the texts of a game are there; with packs they are told by the table. */
export async function openBook(game: string, source?: Source): Promise<void> {
  if (game === "crew") await openCrew();
  const from = source?.path ?? (game === "crew" ? "" : `/games/${game}`);
  if ((opened[game] ?? "") === from) return;
  opened[game] = from;
  try {
    entries[game] = from ? await api.content(from, source?.token) : {};
    shelf.words[game] = from ? texts(entries[game]) : (shelf.crew as unknown as Record<string, Record<string, Text>>);
  } catch {
    opened[game] = ""; // Ids are shown meanwhile.
  }
}

export const crew = (): CrewBook => shelf.crew;

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
