/** Finds the words in a game's content, wherever they stand in it. */

export interface Text {
  en: string;
  pl: string;
}
export type Sections = Record<string, Record<string, unknown>>;

interface Named {
  id?: string;
  name?: Text;
  text?: Text;
  /** A card with two sides has a name on each. */
  junior?: Named | null;
  senior?: Named | null;
}

/** Names (or else texts) by section and id, those of parts with an id of their own included. */
export function texts(sections: Sections): Record<string, Record<string, Text>> {
  const found: Record<string, Record<string, Text>> = {};
  for (const [section, entries] of Object.entries(sections)) {
    const into: Record<string, Text> = (found[section] = {});
    for (const one of Object.values(entries)) gather(one, into);
  }
  return found;
}

function gather(part: unknown, into: Record<string, Text>): void {
  if (part === null || typeof part !== "object") return;
  const { id, name, text, junior, senior } = part as Named;
  if (typeof id === "string") {
    const words = name ?? junior?.name ?? senior?.name ?? text;
    if (words) into[id] ??= words;
    if (senior?.name) into[`${id}-senior`] ??= senior.name;
  }
  for (const inner of Object.values(part)) gather(inner, into);
}
