import { FALLBACK } from "./languages";

/** Words by language. */
export type Text = Record<string, string>;

/** The words of a text in a language; falls back to English, or else to its first language. */
export function inLanguage(text: Text, lang: string): string {
  return text[lang] ?? text[FALLBACK] ?? Object.values(text)[0] ?? "";
}
