/**
 * The games of the page. A game with a table of its own is a folder here and a word in `GAMES`. Its `index.ts` draws
 * the table; `lessons.ts`, `legend.ts`, `Legend.svelte`, `setup.ts`, `seats.ts` and `logbook/index.ts` are there if
 * the game needs them. Any other game is drawn by the generic table.
 */
import type { Component } from "svelte";

import { openCatalog, type Source } from "../lib/catalog.svelte";
import { load } from "../lib/words.svelte";
import type { Drawn, Guide, LogbookPage, SetUp } from "./props";

/** Games with a table of their own, in the order of the front page. */
export const GAMES = ["crew", "aquatica", "endeavor"];
export const FIRST_GAME = GAMES[0]!;

const tables = import.meta.glob<{ drawn: Drawn }>("./*/index.ts");
const guides = import.meta.glob<{ guide: Guide }>("./*/lessons.ts");
const drawnLegends = import.meta.glob<{ default: Component }>("./*/Legend.svelte");
const legends = import.meta.glob<{ legend: string[] }>("./*/legend.ts");
const setUps = import.meta.glob<{ setUp: SetUp }>("./*/setup.ts");
const logbooks = import.meta.glob<{ logbook: LogbookPage }>("./*/logbook/index.ts");

/** Whether there is a guided first game. */
export const taught = (game: string): boolean => `./${game}/lessons.ts` in guides;

/** The games whose campaigns are kept in a logbook. */
export const LOGBOOKS = GAMES.filter((game) => `./${game}/logbook/index.ts` in logbooks);

/** What draws the table of a game, with its words. `plain` draws any game generically. */
export async function drawing(game: string, plain = false): Promise<Drawn> {
  const own = GAMES.includes(game) && !plain;
  const [table] = await Promise.all([
    tables[`./${own ? game : "generic"}/index.ts`]!(),
    load("core", "web", "table", game),
  ]);
  return table.drawn;
}

/** The same with the texts of its content; those of packs come from `source`. */
export async function open(game: string, source?: Source, plain = false): Promise<Drawn> {
  const [drawn] = await Promise.all([drawing(game, plain), openCatalog(game, source)]);
  return drawn;
}

export async function guide(game: string): Promise<Guide | null> {
  await load("core", "web", game);
  return (await guides[`./${game}/lessons.ts`]?.())?.guide ?? null;
}

/** A game's own legend, if a list of its icons is not enough. */
export async function drawnLegend(game: string): Promise<Component | null> {
  return (await drawnLegends[`./${game}/Legend.svelte`]?.())?.default ?? null;
}

/** The icons of a game that its legend explains. */
export async function legendOf(game: string): Promise<string[]> {
  return (await legends[`./${game}/legend.ts`]?.())?.legend ?? [];
}

/** The same with its drawings and words, away from a table. */
export async function pictures(game: string): Promise<string[]> {
  const [icons] = await Promise.all([legendOf(game), load("legend"), tables[`./${game}/index.ts`]?.()]);
  return icons;
}

/** What a game adds to the form of a new table, with the texts that it needs. */
export async function setUp(game: string): Promise<SetUp> {
  const [found] = await Promise.all([setUps[`./${game}/setup.ts`]?.(), load(game)]);
  if (found) await openCatalog(game);
  return found?.setUp ?? {};
}

/** What explains options that were chosen for a table, by option. */
export async function explained(game: string): Promise<NonNullable<SetUp["explained"]>> {
  return (await setUps[`./${game}/setup.ts`]?.())?.setUp.explained ?? {};
}

export async function logbook(game: string): Promise<LogbookPage | null> {
  await Promise.all([openCatalog(game), load(game)]);
  return (await logbooks[`./${game}/logbook/index.ts`]?.())?.logbook ?? null;
}
