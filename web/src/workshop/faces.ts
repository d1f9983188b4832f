/** The component of each game that draws an entry away from a table. */
import type { Component } from "svelte";

export type Drawn = Component<{ section: string; id: string }>;
const faces = import.meta.glob<{ default: Drawn }>("../games/*/Face.svelte");

export async function faceOf(game: string): Promise<Drawn> {
  return (await faces[`../games/${game}/Face.svelte`]!()).default;
}
