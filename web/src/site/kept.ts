/** What the page itself keeps in this browser, beside the records of the table: links, campaigns, settings, drafts. */
import { OURS } from "../lib/site";

const PLAYER = `${OURS}player`;
const LINKS = `${OURS}links`;
const SETTINGS = "batyskaf.prefs";
/** Drafts of the workshop and one's standing in puzzles. */
const BEGUN = /^batyskaf\.(puzzles$|workshop\.)/;

/** All of it, by key. */
export function kept(): Record<string, string> {
  const keys = Object.keys(localStorage).filter(isOurs);
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)!]));
}

/** Take it over from a file. Lists are joined; who has played here stays the same player, and what was begun stays. */
export function restore(given: Record<string, string>): void {
  const played = listed(localStorage.getItem(LINKS)).length > 0;
  for (const [key, text] of Object.entries(given)) {
    const mine = localStorage.getItem(key);
    const stays = (key === PLAYER && played) || (BEGUN.test(key) && mine !== null);
    if (isOurs(key) && !stays) localStorage.setItem(key, joined(mine, text));
  }
}

function isOurs(key: string): boolean {
  return key.startsWith(OURS) || key === SETTINGS || BEGUN.test(key);
}

/** A list with what another has beyond it, by the table or id of its entries; anything else is replaced. */
export function joined(mine: string | null, theirs: string): string {
  const [ours, others] = [listed(mine), listed(theirs)];
  if (!others.length) return ours.length ? mine! : theirs;
  const known = new Set(ours.map(name));
  return JSON.stringify([...ours, ...others.filter((one) => !known.has(name(one)))]);
}

function listed(text: string | null): unknown[] {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function name(one: unknown): unknown {
  const { table, id } = (one ?? {}) as { table?: string; id?: string };
  return table ?? id ?? one;
}
