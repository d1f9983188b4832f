/** Which table draws which game, and who teaches it. A game without a table of its own is drawn by the generic one. */
import { openBook, type Source } from "../lib/book.svelte";
import { load } from "../lib/words.svelte";
import type { Drawn, Guide } from "./props";

const TABLES: Record<string, () => Promise<{ drawn: Drawn }>> = {
  crew: () => import("./crew"),
  aquatica: () => import("./aquatica"),
  endeavor: () => import("./endeavor"),
};
const GUIDES: Record<string, () => Promise<{ guide: Guide }>> = {
  crew: () => import("./crew/lessons"),
  aquatica: () => import("./aquatica/lessons"),
  endeavor: () => import("./endeavor/lessons"),
};

/** Whether there is a guided first game. */
export const taught = (game: string): boolean => game in GUIDES;

const generic = (): Promise<{ drawn: Drawn }> => import("./generic");

/** The table of a game with all its words; those of packs come from `source`. `plain` shows any game by the generic table. */
export async function open(game: string, source?: Source, plain = false): Promise<Drawn> {
  const [table] = await Promise.all([
    (plain ? generic : (TABLES[game] ?? generic))(),
    load("core", "web", "table", game),
    openBook(game, source),
  ]);
  return table.drawn;
}

export async function guide(game: string): Promise<Guide | null> {
  await load("core", "web", game);
  return (await GUIDES[game]?.())?.guide ?? null;
}
