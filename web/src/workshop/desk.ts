/** What all parts of a form share. */
import type { Book } from "./forms";

export interface Desk {
  game: string;
  book: Book;
  /** Flags that are set on things typed by keys: the effects of a location always concern another one. */
  flags: readonly string[];
  /** The entries of a section, by id and name. */
  named: (section: string) => [string, string][];
}
