/** One's own unfinished tables as the server knows them: where it is one's turn, asked now and then. */
import type { Own } from "../proto";
import { api } from "./api";
import { links, remember } from "./links";
import { notice } from "./notice";
import { go, place } from "./route.svelte";
import { gameName, say } from "./words.svelte";

const EVERY = 15_000;

export const mine = $state<{ tables: Record<string, Own> }>({ tables: {} });

/** The tables where one is asked. */
export function turns(): Own[] {
  return Object.values(mine.tables).filter((own) => own.turn);
}

async function look(): Promise<void> {
  if (place.now.path[0] === "t") return; // a table tells by itself
  const open = links().filter((one) => !one.over && one.token);
  const found = open.length ? await api.mine({ links: open.map(({ table, token }) => ({ table, token })) }).catch(() => []) : [];
  for (const own of found) {
    const one = open.find((link) => link.table === own.table)!;
    if (own.status === "over") remember({ table: own.table, over: true });
    if (own.turn && mine.tables[own.table]?.turn === false)
      notice(own.table, gameName(own.game), say("web-notice-turn"), () => go(`/t/${own.table}#${one.token}`));
  }
  mine.tables = Object.fromEntries(found.map((own) => [own.table, own]));
}

/** Ask at once and then now and then; returns how to stop. */
export function watchMine(): () => void {
  void look();
  const timer = setInterval(() => void look(), EVERY);
  return () => clearInterval(timer);
}
