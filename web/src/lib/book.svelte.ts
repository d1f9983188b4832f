/** Texts of content entries (tasks, missions …): The Crew's come with the page, those of other games and of packs from the server. */
import { api } from "./api";
import { prefs } from "./prefs.svelte";

interface Text {
  en: string;
  pl: string;
}
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

const shelf = $state<{ crew: CrewBook; other: Record<string, Record<string, Text>> }>({
  crew: { tasks: {}, missions: {} },
  other: {},
});

export async function openCrew(): Promise<void> {
  if (Object.keys(shelf.crew.tasks).length) return;
  shelf.crew = (await import("../made/crew.json")).default as unknown as CrewBook;
}

/** Fetch the texts of another game once. */
export async function openOther(game: string): Promise<void> {
  if (shelf.other[game]) return;
  shelf.other[game] = {};
  try {
    const found: Record<string, Text> = {};
    for (const entries of Object.values(await api.content(game)))
      for (const [id, one] of Object.entries(entries)) {
        const text = one.name ?? one.text;
        if (text) found[id] = text;
      }
    shelf.other[game] = found;
  } catch {
    // A game without texts shows its ids.
  }
}

export const crew = (): CrewBook => shelf.crew;

/** The words of a content entry; the id itself if there are none. */
export function entry(game: string, kind: string, id: string): string {
  const text =
    game === "crew" ? (kind === "mission" ? shelf.crew.missions[id] : kind === "task" ? shelf.crew.tasks[id] : undefined) : shelf.other[game]?.[id];
  return text ? text[prefs.lang] : id;
}
