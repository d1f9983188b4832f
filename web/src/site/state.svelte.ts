/** How the table of this site is doing, for the page to show. */
import type { State } from "./messages";

export const table = $state<{ now: State }>({ now: { stage: "loading", loaded: 0, total: 0 } });
