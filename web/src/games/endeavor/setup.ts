/** The mission in the form of a new table, shown before it is played, and the options that follow from other ones. */
import { piece } from "../../lib/catalog.svelte";
import type { SetUp } from "../props";
import ChosenMission from "./ChosenMission.svelte";

/** The editions that a mission is in, the usual one first. */
function editions(chosen: Record<string, unknown>): string[] {
  return piece<{ sets: string[] }>("endeavor", "missions", (chosen.mission as string | undefined) ?? "1")?.sets ?? [];
}

export const setUp: SetUp = {
  hidden: ["fifth_player"],
  applies: (option, chosen, players) => {
    if (option === "mode") return players > 1;
    if (option === "size") return players > 1 && chosen.mode !== "cooperative";
    return option !== "edition" || editions(chosen).length !== 1;
  },
  implied: (chosen, players) => {
    const [edition, ...others] = editions(chosen);
    return {
      ...(players === 5 ? { fifth_player: true } : {}),
      ...(edition && !others.length ? { edition } : {}),
    };
  },
  explained: { mission: ChosenMission },
};
