/** Aquatica, as the page shows it. */
import sheet from "../../made/aquatica.svg?raw";
import { hang } from "../../lib/sheet";
import type { AquaticaView } from "../../proto";
import type { Drawn } from "../props";
import End from "./End.svelte";
import Head from "./Head.svelte";
import Picture from "./Picture.svelte";
import Recent from "./Recent.svelte";
import Table from "./Table.svelte";
import { pace } from "./logic";
import { hintWords } from "./words";

hang(sheet);

export const drawn: Drawn = {
  Table,
  Head,
  Recent,
  End,
  Picture,
  moveWords: (update, move) => hintWords(update.view as unknown as AquaticaView, move),
  pace,
  logFrom: 1600,
  sounds: { played: "play" },
};
