/** Any game on the contract, as the page shows it. */
import type { Drawn } from "../props";
import Table from "./Table.svelte";

export const drawn: Drawn = { Table, pace: () => [300] };
