/** Campaigns of The Crew in the logbook. */
import type { LogbookPage } from "../../props";
import { setUp } from "../setup";
import Campaign from "./Campaign.svelte";

export const logbook: LogbookPage = {
  Campaign,
  carried: ["mission", "difficulty", ...(setUp.hidden ?? [])],
};
