/** What the page gives to a game's table, live or in a replay, and what a game gives to the page. */
import type { Component, Snippet } from "svelte";

import type { LogLook } from "../lib/log";
import type { Link } from "../lib/links";
import type { Sound } from "../lib/sound";
import type { AnyStep, Campaign, Catalog, Update, MakeTable, Rematch } from "../proto";

/** A person's own setting, which nobody else sees: the table answers one of the game's questions without asking. */
export interface AutoAnswers {
  move: string;
  on: boolean;
  toggle: () => void;
}

export interface GameProps {
  update: Update;
  names: string[];
  /** How far the events of this update have been shown: from 0 to 99, which means all. */
  stage: number;
  hint: string;
  refusal: string;
  online: boolean[];
  /** In a replay nobody is asked. */
  watching: boolean;
  /** In a guided game advice introduces things one by one, so the table does not. */
  guided?: boolean;
  /** For a seat in a game with a question that the table may answer. */
  autoAnswers?: AutoAnswers | null;
  onmove: (move: string) => void;
  onwhy: (move: string) => void;
  extra?: Snippet;
}

/** A game's table. Its root carries `data-table` with the name of the game and `data-phase`. */
export interface Drawn {
  Table: Component<GameProps>;
  Head?: Component<{ update: Update; names: string[] }>;
  /** Shows the last trick or action again. */
  Recent?: Component<{ update: Update; names: string[]; steps: readonly AnyStep[] }>;
  End?: Component<{
    update: Update;
    names: string[];
    /** The same, but the only seat of this screen is "You". */
    called: string[];
    views: Record<string, unknown>[];
    /** The seats of this screen. */
    seats: readonly number[];
  }>;
  /** A card in a sentence of the log, if it is more than a letter and a number. */
  Plate?: Component<{ name: string }>;
  /** A picture of what a move is about, if there is one. */
  Picture?: Component<{ move: string }>;
  /** A move in words; what the server calls it if there are none. */
  moveWords?: (update: Update, move: string) => string;
  pace: (update: Update) => number[];
  /** What the log may still show; some games forbid looking things up. */
  remembered?: (steps: readonly AnyStep[], update: Update) => AnyStep[];
  /** From this width of the screen on, the log has room beside the game, if a game needs more than usual. */
  logFrom?: number;
  /** How the log shows the game's events. */
  log?: Record<string, LogLook>;
  /** Sounds of events; of several the first in this order is heard. */
  sounds?: Record<string, Sound>;
  /** Ways to play on after the end, before those that every game has. The first is the usual one. */
  again?: (update: Update) => Again[];
  /** Keys of its own, each with the message that says what it does. */
  keys?: [key: string, message: string][];
}

/** A way to play on after the end, with the message on its button. */
export interface Again {
  choice: NonNullable<Rematch["choice"]>;
  message: string;
}

/** What a game adds to the form of a new table. */
export interface SetUp {
  /** The title of a choice that has a text in the catalog. */
  title?: (option: string, choice: string) => string;
  /** Options that nobody chooses in a form. */
  hidden?: string[];
  /** Whether an option means anything with what has been chosen so far. */
  applies?: (option: string, chosen: Record<string, unknown>, players: number) => boolean;
  /** Options that follow from what has been chosen. */
  implied?: (chosen: Record<string, unknown>, players: number) => Record<string, unknown>;
  /** What explains the choice made for an option, below it. */
  explained?: Record<string, Component<{ choice: string; text: string }>>;
}

/** A way to play a mission of a campaign. */
export type CampaignChoice = NonNullable<MakeTable["choice"]>;

/** A game's campaigns in the logbook. */
export interface LogbookPage {
  Campaign: Component<{
    campaign: Campaign;
    entries: Catalog["entries"];
    /** The attempt that was left unfinished, if any. */
    left: Link | undefined;
    open: boolean;
    busy: boolean;
    onplay: (choice: CampaignChoice, mission: string) => void;
  }>;
  /** Options that the campaign itself decides. */
  carried: string[];
}

/**
 * A lesson is `lesson-<game>-<name>`; it is shown once, the first time that its moment has come. `points` selects the
 * thing at the table that it is about. `done` are the moves by which it is learnt, or their kinds; without it any move.
 */
export type Lesson<View> = [
  name: string,
  moment: (view: View, legal: readonly string[]) => boolean,
  points?: string | ((view: View) => string),
  done?: readonly string[],
];

/** The guided first game: a fixed deal, and lessons in the order they are tried. */
export interface Guide {
  deal: Omit<MakeTable, "seats"> & { players: number };
  lesson: (update: Update, learnt: readonly string[]) => string | null;
  /** A selector of the thing that a lesson is about, if it is one thing. */
  points?: (lesson: string, update: Update) => string;
  /** Whether a lesson is learnt by this move, which led to this update; without it, by any. */
  isDone?: (lesson: string, move: string, update: Update) => boolean;
  /** What the sentences of the lessons name. */
  args?: (update: Update, names: string[]) => Record<string, string>;
}

export function next<View>(
  lessons: readonly Lesson<View>[],
  view: View,
  legal: readonly string[],
  learnt: readonly string[],
): string | null {
  return lessons.find(([name, fits]) => !learnt.includes(name) && fits(view, legal))?.[0] ?? null;
}

/** What the lesson of this name points at. */
export function pointed<View>(lessons: readonly Lesson<View>[], name: string, view: View): string {
  const points = lessons.find(([one]) => one === name)?.[2] ?? "";
  return typeof points === "string" ? points : points(view);
}

/** Whether the lesson of this name is learnt by a move. */
export function doneBy<View>(lessons: readonly Lesson<View>[], name: string, move: string): boolean {
  const done = lessons.find(([one]) => one === name)?.[3];
  return !done || done.some((one) => move === one || move.startsWith(`${one} `));
}
