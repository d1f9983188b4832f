/** The campaigns this browser plays in, the latest first, each with who sat where at its last table. */
import type { SeatInfo, SeatWish } from "../proto";
import { OURS } from "./site";

export interface Kept {
  id: string;
  seats: SeatWish[];
}

const KEY = `${OURS}campaigns`;

export function campaigns(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found)
      ? found.map((one: string | Kept) => (typeof one === "string" ? { id: one, seats: [] } : one))
      : [];
  } catch {
    return [];
  }
}

export function keepCampaign(id: string, seats: SeatWish[]): void {
  const before = JSON.stringify(campaigns());
  const after = JSON.stringify([{ id, seats }, ...campaigns().filter((one) => one.id !== id)]);
  try {
    if (after !== before) localStorage.setItem(KEY, after);
  } catch {
    // Without storage the campaign continues from its tables.
  }
}

/** The seats of a table for its next game: people at other screens come by a new invite link. */
export function sameSeats(seats: readonly SeatInfo[], mine: readonly number[]): SeatWish[] {
  return seats.map(({ kind, name, bot }, at) => {
    if (kind === "bot") return { kind, name, bot: bot ?? "random" };
    return mine.includes(at) ? { kind: "me", name } : { kind: "open" };
  });
}
