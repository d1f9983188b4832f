/** Which table draws which game. A game without a table of its own is drawn by the generic one. */
import type { Component } from "svelte";

import type { AnyStep, Frame } from "../proto";
import { openCrew, openOther } from "../lib/book.svelte";
import { load } from "../lib/words.svelte";
import type { GameProps } from "./props";
import { pace, remembered } from "./crew/logic";

export interface Drawn {
  Table: Component<GameProps>;
  Head?: Component<{ frame: Frame; names: string[] }>;
  /** Shows the last trick or action again. */
  Recent?: Component<{ frame: Frame; names: string[] }>;
  End?: Component<{ frame: Frame; names: string[]; views: Record<string, unknown>[] }>;
  pace: (frame: Frame) => number[];
  /** What the log may still show; some games forbid to look things up. */
  remembered?: (steps: readonly AnyStep[], frame: Frame) => AnyStep[];
}

export async function open(game: string): Promise<Drawn> {
  await load("core", "web", "table", game);
  if (game === "crew") {
    await openCrew();
    const [table, head, recent, end] = await Promise.all([
      import("./crew/Table.svelte"),
      import("./crew/Head.svelte"),
      import("./crew/Recent.svelte"),
      import("./crew/End.svelte"),
    ]);
    return { Table: table.default, Head: head.default, Recent: recent.default, End: end.default, pace,
      remembered: (steps, frame) => remembered(steps, frame.table.status === "over" || frame.table.options.memory === "open"),
    };
  }
  await openOther(game);
  return { Table: (await import("./generic/Table.svelte")).default, pace: () => [300] };
}
