/** The Crew, as the page shows it. */
import type { Drawn } from "../props";
import End from "./End.svelte";
import Head from "./Head.svelte";
import Recent from "./Recent.svelte";
import Table from "./Table.svelte";
import { pace, remembered } from "./logic";

export const drawn: Drawn = {
  Table, Head, Recent, End, pace,
  remembered: (steps, frame) => remembered(steps, frame.table.status === "over" || frame.table.options.memory === "open"),
};
