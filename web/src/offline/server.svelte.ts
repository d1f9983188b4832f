/** Whether the server can be reached, and what to do when it can't: the table that needs no server. */
import type { Offline } from "../proto";
import { keepFolder, update } from "./registration.svelte";

/** How long the server may be silent before the page says so, and how often it is asked then, in ms. */
const GRACE = 2500;
const EVERY = 5000;
/** Where this browser remembers that it has kept a table of its own. */
const KEY = "batyskaf.offline";

/** `returns` counts how often the server came back: what depends on it asks again. */
export const server = $state({ away: false, returns: 0 });

let timer: ReturnType<typeof setTimeout> | undefined;

/** The server has answered. */
export function reached(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!server.away) return;
  server.away = false;
  server.returns += 1;
  update(); // it may have been away for a new version
}

/** The server has not answered; it is asked again before the page says so. */
export function missed(): void {
  timer ??= setTimeout(() => void probe(), GRACE);
}

async function probe(): Promise<void> {
  try {
    await find();
    reached();
  } catch {
    server.away = true;
    timer = setTimeout(() => void probe(), EVERY);
  }
}

/** Where the server has the table that needs no server. */
async function find(): Promise<string | null> {
  const answer = await fetch("/api/offline");
  if (answer.status >= 500) throw new Error(String(answer.status));
  return answer.ok ? ((await answer.json()) as Offline).path : null;
}

/** Keep the offline table of the server, if it has one, unless the browser is asked to save data. */
export async function prepare(): Promise<void> {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const path = saving ? null : await find().catch(() => null);
  if (path === null || !(await keepFolder(path))) return;
  try {
    localStorage.setItem(KEY, path);
  } catch {
    // Without storage nothing can be kept anyway.
  }
}

/** Where to play without the server: a table that this browser has kept. */
export function offlineTable(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
