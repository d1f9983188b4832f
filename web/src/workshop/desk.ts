/** What all parts of a form share. */
import { say } from "../lib/words.svelte";
import type { Book } from "./forms";

export interface Desk {
  game: string;
  book: Book;
  /** Flags that are set on things typed by keys: the effects of a location always concern another one. */
  flags: readonly string[];
  /** The entries of a section, by id and name. */
  named: (section: string) => [string, string][];
}

const SIGNS: Record<string, string> = { "==": "=", ">=": "≥" };

/** A field of content in words; a number stands for so many players. */
export const fieldName = (name: string): string =>
  /^\d+$/.test(name)
    ? say("measure-players", { players: Number(name) })
    : say("workshop-field", { name }).replaceAll("_", " ");

/** A value of content in words. */
export const valueName = (game: string, value: string | number): string =>
  SIGNS[value] ?? say("workshop-value", { name: String(value), game }).replaceAll("_", " ");

export const sectionName = (section: string): string => say("workshop-section", { name: section });
