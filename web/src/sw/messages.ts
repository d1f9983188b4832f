/** What pages and the service worker say to each other. Types only: the worker is one file and imports nothing. */

/** A file of a version. Those of the part `python` are large, and kept in the background. */
export interface Kept {
  path: string;
  bytes: number;
  part: "page" | "python";
}

/** What tools/web.py writes in front of the built worker. */
export interface Built {
  version: string;
  files: Kept[];
}

/** `version`: which one are you? `activate`: take over now. `keep`: keep every file; reports its progress. */
export type Ask = "version" | "activate" | "keep";

export interface Progress {
  done: number;
  total: number;
  /** No file is missing. */
  all: boolean;
  failed?: boolean;
}
