/** The mission in the form of a new table: shown before it is played. */
import type { SetUp } from "../props";
import ChosenMission from "./ChosenMission.svelte";

export const setUp: SetUp = { explained: { mission: ChosenMission } };
