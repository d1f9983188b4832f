/** A player's own rating for puzzles, kept in this browser: Elo against the ratings of puzzles. */

export interface PlayerRating {
  rating: number;
  /** The puzzles that were answered, with the first result of each. */
  seen: Record<string, boolean>;
}

const KEY = "batyskaf.puzzles";
const START = 1200;
/** The most that one puzzle changes a rating. */
const STEP = 32;
/** The number of first puzzles that count double. */
const FIRST = 10;

export function playerRating(): PlayerRating {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<PlayerRating>;
    return { rating: typeof kept.rating === "number" ? kept.rating : START, seen: kept.seen ?? {} };
  } catch {
    return { rating: START, seen: {} };
  }
}

/** The rating after the first answer to a puzzle; later answers to it change nothing. */
export function after(one: PlayerRating, id: string, rating: number, right: boolean): PlayerRating {
  if (id in one.seen) return one;
  const expected = 1 / (1 + 10 ** ((rating - one.rating) / 400));
  const step = Object.keys(one.seen).length < FIRST ? 2 * STEP : STEP;
  return { rating: one.rating + step * (Number(right) - expected), seen: { ...one.seen, [id]: right } };
}

export function keepRating(one: PlayerRating): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(one));
  } catch {
    // A browser without storage forgets the rating when the page is closed.
  }
}

/** The next puzzle: one that is new and nearest to the rating; if all were seen, the nearest of those missed. */
export function nextOf<T extends { id: string; rating: number }>(
  all: readonly T[],
  one: PlayerRating,
  but = "",
): T | null {
  const others = all.filter((puzzle) => puzzle.id !== but);
  const fresh = others.filter((puzzle) => !(puzzle.id in one.seen));
  const missed = others.filter((puzzle) => !one.seen[puzzle.id]);
  const from = fresh.length ? fresh : missed.length ? missed : others;
  const far = (puzzle: T): number => Math.abs(puzzle.rating - one.rating);
  return from.reduce<T | null>((best, puzzle) => (best && far(best) <= far(puzzle) ? best : puzzle), null);
}
