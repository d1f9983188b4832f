/** What every game's table is given, live or in a replay, and what a game gives to be shown. */
import type { Component, Snippet } from "svelte";

import type { AnyStep, Frame, MakeTable } from "../proto";

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

/** A game's table. Its root carries `data-table` with the name of the game and `data-phase`. */
export interface Drawn {
  Table: Component<GameProps>;
  Head?: Component<{ frame: Frame; names: string[] }>;
  /** Shows the last trick or action again. */
  Recent?: Component<{ frame: Frame; names: string[]; steps: readonly AnyStep[] }>;
  End?: Component<{ frame: Frame; names: string[]; views: Record<string, unknown>[] }>;
  pace: (frame: Frame) => number[];
  /** What the log may still show; some games forbid to look things up. */
  remembered?: (steps: readonly AnyStep[], frame: Frame) => AnyStep[];
  /** Keys of its own, each with the message that says what it does. */
  keys?: [key: string, message: string][];
}

/** A lesson is `lesson-<game>-<name>`; it is told once, the first time that its moment has come. */
export type Lesson<View> = [name: string, moment: (view: View, legal: readonly string[]) => boolean];

/** The guided first game: a fixed deal, and lessons in the order they are tried. */
export interface Guide {
  deal: Omit<MakeTable, "seats"> & { players: number };
  lesson: (frame: Frame, learnt: readonly string[]) => string | null;
  /** What the sentences of the lessons name. */
  args?: (frame: Frame, names: string[]) => Record<string, string>;
}

export function next<View>(lessons: readonly Lesson<View>[], view: View, legal: readonly string[], learnt: readonly string[]): string | null {
  return lessons.find(([name, fits]) => !learnt.includes(name) && fits(view, legal))?.[0] ?? null;
}
