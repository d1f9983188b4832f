/** The mission in the form of a new table: its difficulty, its clock, its badge. */
import { piece } from "../../lib/catalog.svelte";
import { say } from "../../lib/words.svelte";
import type { SetUp } from "../props";
import { isNumbered, type Mission } from "./catalog";
import ChosenMission from "./ChosenMission.svelte";

function missionTitle(mission: string): string {
  const entry = piece<Mission>("crew", "missions", mission);
  const name = isNumbered(mission) ? mission : say("web-crew-mission", { mission });
  return `${name}${entry?.difficulty ? ` (${entry.difficulty})` : ""}${entry?.clock ? " ⏱" : ""}`;
}

/** How one may signal where signals have no marks. */
const UNMARKED: unknown[] = ["currents", "silence"];

/** The options that change something with this mission, these players and the other options. */
function applies(option: string, chosen: Record<string, unknown>, players: number): boolean {
  const mission = piece<Mission>("crew", "missions", (chosen.mission as string | undefined) ?? "1");
  const { communication = "mission" } = chosen;
  switch (option) {
    case "timed":
      return Boolean(mission?.clock);
    case "untimed_sharing":
      return Boolean(mission?.clock) && chosen.timed === false;
    case "edition":
      return players === 4;
    case "difficulty":
      return mission?.difficulty !== null;
    case "only_mark":
      return !UNMARKED.includes(communication === "mission" ? mission?.communication : communication);
  }
  return !option.startsWith("tonoja_") || players === 2;
}

export const setUp: SetUp = {
  title: (option, choice) => (option === "mission" ? missionTitle(choice) : choice),
  hidden: ["tasks", "used", "attempt"],
  applies,
  explained: { mission: ChosenMission },
};
