/** Endeavor: Deep Sea, as the page shows it. */
import drawings from "../../made/endeavor.svg?raw";
import { hang } from "../../lib/sheet";
import type { EndeavorView } from "../../proto";
import type { Drawn } from "../props";
import End from "./End.svelte";
import Head from "./Head.svelte";
import Picture from "./Picture.svelte";
import Recent from "./Recent.svelte";
import Table from "./Table.svelte";
import { pace } from "./logic";
import { worded } from "./worded";
import { hintWords } from "./words";

hang(drawings);

export const drawn: Drawn = {
  Table,
  Head,
  Recent,
  End,
  Picture,
  moveWords: (update, move) => hintWords(update.view as unknown as EndeavorView, move),
  pace,
  remembered: worded,
  logFrom: 1600,
  keys: [
    ["f", "web-endeavor-key-fit"],
    ["+ −", "web-endeavor-key-zoom"],
    ["⇧ ← → ↑ ↓", "web-endeavor-key-pan"],
    ["1 – 5", "web-endeavor-key-tabs"],
  ],
};
