/** Names of seats as everybody reads them. */
import type { SeatInfo } from "../proto";
import { say } from "./words.svelte";

export function names(game: string, seats: readonly SeatInfo[]): string[] {
  const called = seats.map((seat, number) => {
    if (seat.kind === "bot") return seat.name || say("web-bot", { number: number + 1 });
    return seat.name || say("web-person", { number: number + 1 });
  });
  // With two players The Crew has a third at the table.
  return game === "crew" && called.length === 2 ? [...called, say("crew-tonoja")] : called;
}
