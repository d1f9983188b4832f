/** The logbook of The Crew as the server tells it: pages for missions that were tried, attempts in their order. */
import type { Campaign, MakeTable } from "../proto";
import { say } from "./words.svelte";

export interface Page {
  mission: string;
  attempts: number;
  success: boolean;
  distress: boolean;
  /** Of a failed mission, if it can be tried again with the same. */
  tasks: string[];
}
export interface Attempt {
  mission: string;
  success: boolean;
  distress: boolean;
  date: string;
  match: string;
}
export type Choice = NonNullable<MakeTable["choice"]>;

const pages = (book: Campaign): Page[] => book.pages as unknown as Page[];
export const attempts = (book: Campaign): Attempt[] => (book.book.attempts ?? []) as Attempt[];
export const crewNames = (book: Campaign): string[] => (book.book.crew ?? []) as string[];

export const pageOf = (book: Campaign, mission: string): Page | undefined => pages(book).find((page) => page.mission === mission);

/** What the crew will want to play: the mission it failed last, again, or else the next one of the story. */
export function upcoming(book: Campaign): { mission: string; again: boolean; next: string } {
  const last = attempts(book).at(-1);
  const next = String(book.next.mission);
  return last && !last.success ? { mission: last.mission, again: true, next } : { mission: next, again: false, next };
}

/** How a mission went so far, in words. */
export function told(page: Page | undefined): string {
  if (!page) return say("web-logbook-untried");
  return say("web-logbook-page", { success: page.success ? "yes" : "no", attempts: page.attempts, distress: page.distress ? "yes" : "no" });
}
