/** A game with a pack at once, against bots. */
import { api } from "../lib/api";
import { againstBots, make } from "../lib/start";
import type { Draft } from "./draft.svelte";

/** Start a game with the pack; a mission of one's own is played if there is one. */
export async function tryPack(draft: Draft): Promise<void> {
  const { game } = draft.work;
  const pack = draft.pack();
  const info = await api.withPacks(game, [pack]);
  const players = Number(info.options.find((option) => option.name === "players")?.default ?? info.least);
  const mission = Object.keys(draft.kept.added.missions ?? {}).at(-1);
  const options = mission === undefined ? {} : { mission };
  await make({ game, options, seats: await againstBots(game, players), packs: [pack] });
}
