/** What the page reads from The Crew's catalog. */
import type { Text } from "../../lib/texts";
import "./drawings";

export interface Mission {
  id: string;
  text: Text;
  difficulty: number | null;
  communication: string | null;
  clock: { seconds: number } | null;
}
export interface CrewCatalog {
  tasks: Record<string, { id: string; text: Text }>;
  missions: Record<string, Mission>;
}

/** The drawing of a mission; those of packs share one. */
export function badge(mission: string): string {
  return document.getElementById(`mission-${mission}`) ? `mission-${mission}` : "mission-any";
}

/** Missions of the story are numbered, the others have names. */
export const isNumbered = (mission: string): boolean => /^\d+$/.test(mission);
