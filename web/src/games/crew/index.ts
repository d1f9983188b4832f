/** The Crew, as the page shows it. */
import type { Drawn } from "../props";
import "./drawings";
import End from "./End.svelte";
import Head from "./Head.svelte";
import Picture from "./Picture.svelte";
import Plate from "./Plate.svelte";
import Recent from "./Recent.svelte";
import Table from "./Table.svelte";
import { pace, remembered } from "./logic";
import { cardWords } from "./words";

export const drawn: Drawn = {
  Table,
  Head,
  Recent,
  End,
  Picture,
  Plate,
  moveWords: (_, move) => cardWords(move),
  pace,
  logFrom: 1600,
  keys: [["s", "web-key-standing"]],
  remembered: (steps, update) =>
    remembered(steps, update.table.status === "over" || update.table.options.memory === "open"),
  log: {
    quiet: "hidden",
    trick: "strong",
    captain: "strong",
    settled: "news",
    objective: "news",
    distress: "news",
  },
  sounds: { trick: "trick", signalled: "signal", played: "play" },
  again: ({ result }) =>
    result?.success
      ? [{ choice: "next", message: "web-crew-next" }]
      : [
          { choice: "retry-same", message: "web-crew-retry-same" },
          { choice: "retry-new", message: "web-crew-retry-new" },
        ],
};
