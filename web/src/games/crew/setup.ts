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

/** The clock's options are for missions with a clock, Tonoja's for two. */
function applies(option: string, chosen: Record<string, unknown>, players: number): boolean {
  const clock = piece<Mission>("crew", "missions", (chosen.mission as string | undefined) ?? "1")?.clock;
  if (option === "timed") return Boolean(clock);
  if (option === "untimed_sharing") return Boolean(clock) && chosen.timed === false;
  return !option.startsWith("tonoja_") || players === 2;
}

export const setUp: SetUp = {
  title: (option, choice) => (option === "mission" ? missionTitle(choice) : choice),
  hidden: ["tasks", "used", "attempt"],
  applies,
  explained: { mission: ChosenMission },
};
