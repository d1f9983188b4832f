/** The daily dive: the attempts this browser has begun, one for each game and date, and how they ended. */
import type { Made, Result } from "../proto";
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { go } from "./route.svelte";
import { OURS } from "./site";
import { botName, enter } from "./start";
import { gameName, say } from "./words.svelte";

export interface Dive {
  table: string;
  token: string;
  /** Where the person sat, and how it ended. */
  result?: { success: boolean | null; rank: number; score: number };
}
type Kept = Record<string, Record<string, Dive>>;

const KEY = `${OURS}daily`;
const DAYS = 30;

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Kept) : {};
  } catch {
    return {};
  }
}

function write(all: Kept): void {
  const recent = Object.entries(all)
    .sort(([one], [other]) => other.localeCompare(one))
    .slice(0, DAYS);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(recent)));
  } catch {
    // Without storage a dive is a table like any other.
  }
}

export function dives(date: string): Record<string, Dive> {
  return kept()[date] ?? {};
}

/** Begin today's dive of a game, or resume the one that was begun. */
export async function dive(date: string, game: string): Promise<void> {
  const begun = dives(date)[game];
  if (begun) {
    go(`/t/${begun.table}#${begun.token}`);
    return;
  }
  const bots = [1, 2, 3, 4].map(botName);
  const made: Made = await api.dive(game, { name: prefs.name || say("web-person", { number: 1 }), bots });
  const all = kept();
  all[date] = { ...all[date], [game]: { table: made.table.id, token: made.token } };
  write(all);
  enter(made, say("web-daily"));
}

/** Keep how a dive ended; other tables are left alone. */
export function note(table: string, result: Result | null, seat: number | null): void {
  const all = kept();
  for (const games of Object.values(all))
    for (const one of Object.values(games))
      if (one.table === table && result && !one.result) {
        const at = seat ?? 0;
        one.result = { success: result.success, rank: result.ranks[at] ?? 1, score: result.scores[at] ?? 0 };
        write(all);
        return;
      }
}

export function resultWords(one: Dive): string {
  if (!one.result) return "";
  if (one.result.success !== null) return say(one.result.success ? "web-daily-won" : "web-daily-lost");
  return say("web-daily-place", { rank: one.result.rank, score: one.result.score });
}

/** The results of a date as a short text to share. */
export function shared(date: string): string {
  const results = Object.entries(dives(date))
    .filter(([, one]) => one.result)
    .map(([game, one]) => `${gameName(game)} – ${resultWords(one)}`);
  return say("web-daily-text", { date, results: results.join("; ") });
}
