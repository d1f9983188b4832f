/** The person's unfinished tables, and where it is their turn: asked of the server from time to time. */
import type { Own } from "../proto";
import { api } from "./api";
import { links, remember } from "./links";
import { notice } from "./notice";
import { go, place } from "./route.svelte";
import { gameName, say } from "./words.svelte";

const EVERY = 15_000;

export const mine = $state<{ tables: Record<string, Own> }>({ tables: {} });

/** The tables where it is the person's turn. */
export function turns(): Own[] {
  return Object.values(mine.tables).filter((own) => own.turn);
}

async function look(): Promise<void> {
  if (place.now.path[0] === "t") return; // a table notifies by itself
  const open = links().filter((one) => !one.over && one.token);
  const found = open.length
    ? await api.mine({ links: open.map(({ table, token }) => ({ table, token })) }).catch(() => [])
    : [];
  for (const own of found) {
    const one = open.find((link) => link.table === own.table)!;
    if (own.status === "over") remember({ table: own.table, over: true });
    if (own.turn && mine.tables[own.table]?.turn === false)
      notice(own.table, gameName(own.game), say("web-notice-turn"), () => go(`/t/${own.table}#${one.token}`));
  }
  mine.tables = Object.fromEntries(found.map((own) => [own.table, own]));
}

/** Ask now and then from time to time; returns a function that stops it. */
export function watchMine(): () => void {
  void look();
  const timer = setInterval(() => void look(), EVERY);
  return () => clearInterval(timer);
}
