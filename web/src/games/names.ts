/** Names of seats as everyone reads them. */
import type { SeatInfo } from "../proto";
import { say, sayFirst } from "../lib/words.svelte";

type Seat = Pick<SeatInfo, "kind" | "name">;

const own = import.meta.glob<{ guests: (players: number) => string[] }>("./*/seats.ts", { eager: true });

/** The names of all seats, those included that a game has beyond its players. */
export function seatNames(game: string, seats: readonly Seat[]): string[] {
  const names = seats.map(
    (seat, at) => seat.name || say(seat.kind === "bot" ? "web-bot" : "web-person", { number: at + 1 }),
  );
  return [...names, ...(own[`./${game}/seats.ts`]?.guests(seats.length) ?? [])];
}

/** A mission of a game in words; empty where the game has no words for it. */
export function missionName(game: string, mission: unknown): string {
  return sayFirst([`web-${game}-mission`], { mission: String(mission) });
}
