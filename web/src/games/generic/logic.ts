/** How any view becomes panels and any list of moves becomes groups. */

export interface Panel {
  name: string;
  value: unknown;
  wide: boolean;
}

export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

export function label(value: unknown, words: (id: string) => string): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return typeof value === "string" ? words(value) : JSON.stringify(value);
}

/** Plain facts share one panel; everything with parts gets its own. */
export function panels(view: Record<string, unknown>): Panel[] {
  const facts = Object.fromEntries(Object.entries(view).filter(([, value]) => isPlain(value)));
  const parts = Object.entries(view)
    .filter(([, value]) => !isPlain(value))
    .map(([name, value]) => ({ name: name.replaceAll("_", " "), value, wide: JSON.stringify(value).length > 700 }));
  return Object.keys(facts).length ? [{ name: "", value: facts, wide: false }, ...parts] : parts;
}

/** Moves by their first word, in the order they come. */
export function groups(legal: readonly string[]): { kind: string; moves: string[] }[] {
  const found = new Map<string, string[]>();
  for (const move of legal) {
    const kind = move.split(" ")[0]!;
    found.set(kind, [...(found.get(kind) ?? []), move]);
  }
  return [...found].map(([kind, moves]) => ({ kind, moves }));
}
