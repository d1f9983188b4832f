/** The tables this browser has a link to, with their secrets; the newest first. */
import { OURS } from "./site";

export interface Link {
  table: string;
  token: string;
  game: string;
  at: number;
  over: boolean;
  invites?: Record<string, string>;
  watch?: string;
  title?: string;
  campaign?: string;
  /** The last entry of the table's log that was seen here, at the time `at`. */
  seen?: number;
}

const KEY = `${OURS}links`;
const MOST = 60;

export function links(): Link[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Link[]) : [];
  } catch {
    return [];
  }
}

export function link(table: string): Link | undefined {
  return links().find((one) => one.table === table);
}

export function remember(one: Partial<Link> & { table: string }): void {
  const old = link(one.table) ?? { token: "", game: "", at: Date.now(), over: false, table: one.table };
  const rest = links().filter((other) => other.table !== one.table);
  save([{ ...old, ...one }, ...rest].slice(0, MOST));
}

export function forget(table: string): void {
  save(links().filter((one) => one.table !== table));
}

function save(all: Link[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage the address bar still holds the secret.
  }
}
