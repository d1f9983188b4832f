/** What every game's table is given, live or in a replay. */
import type { Snippet } from "svelte";

import type { Frame } from "../proto";

export interface GameProps {
  frame: Frame;
  names: string[];
  /** How far the events of this frame have been played: 0 at first, 99 at once. */
  stage: number;
  hint: string;
  refusal: string;
  online: boolean[];
  /** In a replay nobody is asked. */
  watching: boolean;
  onmove: (move: string) => void;
  onwhy: (move: string) => void;
  extra?: Snippet;
}
