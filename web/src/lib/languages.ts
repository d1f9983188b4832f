/** The languages of the page: every folder of Fluent files is one. */

/** What the page knows of a Fluent file before it loads it. */
export interface Outline {
  count: number;
  /** What the language calls itself; in `core.ftl` only. */
  name: string | null;
  /** The name of a game, and the words on its tile; in the game's own file only. */
  title: string | null;
  tile: string | null;
}

const FOLDER = "../../../src/batyskaf/locale";
const outlines = import.meta.glob<Outline>("../../../src/batyskaf/locale/*/*.ftl", {
  query: "?outline",
  import: "default",
  eager: true,
});

/** The language for missing words. */
export const FALLBACK = "en";

/** Every language by its code, with its own name for itself; English first. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  [...new Set(Object.keys(outlines).map((path) => path.split("/").at(-2)!))]
    .sort((one, other) => Number(other === FALLBACK) - Number(one === FALLBACK) || one.localeCompare(other))
    .map((lang) => [lang, outlines[`${FOLDER}/${lang}/core.ftl`]?.name ?? lang]),
);

/** Whether an area (core, web, crew …) has messages in English that a language lacks. */
export function lacks(lang: string, area: string): boolean {
  const count = (of: string): number => outlines[`${FOLDER}/${of}/${area}.ftl`]?.count ?? 0;
  return count(lang) < count(FALLBACK);
}

/** The first wanted language that is known, as browsers spell it (`pl`, `pt-BR`); English if none is. */
export function bestLanguage(wanted: readonly string[], known: readonly string[] = Object.keys(LANGUAGES)): string {
  for (const tag of wanted) {
    for (const code of [tag.toLowerCase(), tag.toLowerCase().split("-")[0]]) {
      const found = known.find((lang) => lang.toLowerCase() === code);
      if (found) return found;
    }
  }
  return FALLBACK;
}

/** The name of a game in a language, or else in English; the game's id if it has no name. */
export function titleOf(lang: string, game: string): string {
  return wordsOf("title", lang, game) ?? game;
}

/** The words on the tile of a game, on the front page. */
export function tileOf(lang: string, game: string): string {
  return wordsOf("tile", lang, game) ?? "";
}

function wordsOf(what: "title" | "tile", lang: string, game: string): string | null {
  const words = (of: string): string | null => outlines[`${FOLDER}/${of}/${game}.ftl`]?.[what] ?? null;
  return words(lang) ?? words(FALLBACK);
}
