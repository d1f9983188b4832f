/** What the server knows of a campaign: pages for missions that were tried, and attempts in their order. */
import type { Campaign } from "../../../proto";
import { say } from "../../../lib/words.svelte";

export interface Page {
  mission: string;
  attempts: number;
  success: boolean;
  distress: boolean;
  /** The tasks of a failed mission, if it can be retried with them. */
  tasks: string[];
}
export interface Attempt {
  mission: string;
  success: boolean;
  distress: boolean;
  date: string;
  match: string;
}

const pages = (campaign: Campaign): Page[] => campaign.pages as unknown as Page[];
export const attempts = (campaign: Campaign): Attempt[] => (campaign.book.attempts ?? []) as Attempt[];
export const crewNames = (campaign: Campaign): string[] => (campaign.book.crew ?? []) as string[];

export const pageOf = (campaign: Campaign, mission: string): Page | undefined =>
  pages(campaign).find((page) => page.mission === mission);

/** What the crew will want to play: the mission it failed last, again, or else the next one of the story. */
export function upcoming(campaign: Campaign): { mission: string; again: boolean; next: string } {
  const last = attempts(campaign).at(-1);
  const next = String(campaign.next.mission);
  return last && !last.success ? { mission: last.mission, again: true, next } : { mission: next, again: false, next };
}

/** How a mission went so far, in words. */
export function pageWords(page: Page | undefined): string {
  if (!page) return say("web-logbook-untried");
  return say("web-logbook-page", {
    success: page.success ? "yes" : "no",
    attempts: page.attempts,
    distress: page.distress ? "yes" : "no",
  });
}
