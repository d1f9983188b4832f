/** What the site is made of, as `tools/site.py` tells the build of the page. */

interface Parts {
  /** Whether the rules are compiled to WebAssembly or run as plain Python. */
  build: "compiled" | "interpreted";
  /** The folder with Pyodide, the standard library and the packages. */
  python: string;
  /** The files of that folder, with their sizes in bytes. */
  files: Record<string, number>;
  /** The weights of the net that advises bots of The Crew; empty where interpreted rules would make it slow. */
  net: string;
  /** Answers that are the same at any time: files by the path that is asked for. */
  answers: Record<string, string>;
}

export const PARTS = JSON.parse((import.meta.env.VITE_SITE as string | undefined) ?? "{}") as Parts;
