/** The content of Endeavor as the page draws it: what tiles, specialists, journals and missions say. */
import { boardOf, piece, placesOf } from "../../lib/catalog.svelte";
import type { Text } from "../../lib/texts";
import spots from "../../made/endeavor.json";
import type { EndeavorView } from "../../proto";

export type { Text };
export type Plain =
  | "reputation"
  | "inspiration"
  | "coordination"
  | "ingenuity"
  | "any_attribute"
  | "lowest_attribute"
  | "research"
  | "impact"
  | "disc"
  | "promote"
  | "vessel";
export type Reward = Plain | { type: "discover"; depths: number[] } | { type: "action"; action: string };
export interface Site {
  id: string;
  gain?: Reward[];
  cost?: number;
  tokens?: number;
  field?: string;
  locked?: boolean;
}
export interface Link {
  a: string;
  b: string;
  gain: Reward[];
}
interface Feature {
  kind: string;
  text: Text;
  sites: string[];
}
export interface Tile {
  id: string;
  name: Text;
  depth: number;
  discovery: Reward[];
  arrival: Reward[];
  sonar: Site[][];
  dive: Site[];
  conserve: Site[];
  journal: Site[];
  links: Link[];
  features: Feature[];
}
export interface Side {
  name: Text;
  instant: Reward[];
  actions: string[][];
  endgame?: { text: Text } | null;
}
export interface Specialist {
  id: string;
  tier: number;
  senior: Side;
  junior?: Side | null;
}
export interface Journal {
  id: string;
  name: Text;
  fields: string[];
  cost: number;
  instant: Reward[];
  others: Reward[];
  discard?: { text: Text } | null;
  once_per_round?: { text: Text } | null;
  points: number;
  spaces: number;
  space: Reward[];
}
interface Token {
  id: string;
  research: number;
  text: Text;
  use?: { gain: Reward[]; cost: { disc_from_staging: number } } | null;
}
export interface Scoring {
  id?: string | null;
  text: Text;
  first: number;
  second: number;
  options?: Scoring[];
}
export interface Hex {
  id: string;
  points: number;
  gain: Reward[];
  start: boolean;
  infinite: boolean;
  off_grid: boolean;
  field?: string | null;
  goal?: number | null;
  tags: string[];
}
export interface Mission {
  id: string;
  name: Text;
  board: { offset: "odd-r" | "odd-q" | "none"; hexes: Hex[]; links: [string, string][] };
  goals: Scoring[];
  rules: { text: Text }[];
}
/** The player board: levels and points by step, and the steps that give an Impact or a submarine. */
interface PlayerBoard {
  levels: number[];
  points: number[];
  impact_step: number;
  vessel_steps: number[];
  rounds: number;
  rounds_solo: number;
}

export const ATTRIBUTES = ["reputation", "inspiration", "coordination", "ingenuity"] as const;

/** Where the sites of each tile lie in its drawing. */
type Spots = Record<string, [number, number]>;
const SPOTS = spots as unknown as Record<string, Spots>;
export const spotsOf = (tile: string): Spots => placesOf<Spots>("endeavor", tile) ?? SPOTS[tile] ?? {};

export function playerBoard(): PlayerBoard {
  return (
    boardOf<PlayerBoard>("endeavor") ?? {
      levels: [],
      points: [],
      impact_step: -1,
      vessel_steps: [],
      rounds: 6,
      rounds_solo: 7,
    }
  );
}

function find<Entry>(section: string, id: string): Entry | undefined {
  return piece<Entry>("endeavor", section, id);
}
/** Unknown content is called by its id. */
function called(id: string): Text {
  return { en: id, pl: id };
}

export function tokenOf(id: string): Token {
  return find<Token>("tokens", id) ?? { id, research: 0, text: called(id) };
}

export function cardOf(id: string): { name: Text; text: Text } {
  return find("cards", id) ?? { name: called(id), text: called(id) };
}

export function tileOf(id: string): Tile {
  return (
    find<Tile>("tiles", id) ?? {
      id,
      name: called(id),
      depth: 1,
      discovery: [],
      arrival: [],
      sonar: [],
      dive: [],
      conserve: [],
      journal: [],
      links: [],
      features: [],
    }
  );
}

export function sitesOf(tile: Tile): Site[] {
  return [...tile.sonar.flat(), ...tile.dive, ...tile.conserve, ...tile.journal];
}

/** What is done at a site, by the first letter of its id. */
export function kindOf(site: string): string {
  return { s: "sonar", d: "dive", c: "conserve", j: "journal" }[site[0] ?? ""] ?? "sonar";
}

export function siteOf(tile: Tile, id: string): Site {
  return sitesOf(tile).find((site) => site.id === id) ?? { id };
}

/** Whether a special feature of the tile asks for a disc on this site. */
export function isMarked(tile: Tile, site: string): boolean {
  return tile.features.some((one) => one.kind === "marked_site" && one.sites.includes(site));
}

export function specialistOf(id: string): Specialist {
  return (
    find<Specialist>("specialists", id) ?? {
      id,
      tier: 1,
      senior: { name: called(id), instant: [], actions: [] },
      junior: null,
    }
  );
}

/** The side of a specialist that is up: `pilot`, `pilot-senior`, `leader`. */
export function sideOf(side: string): { entry: Specialist; side: Side; senior: boolean } {
  const entry = specialistOf(side.replace(/-senior$/, ""));
  const senior = !entry.junior || side.endsWith("-senior");
  return { entry, side: senior ? entry.senior : entry.junior!, senior };
}

export function journalOf(id: string): Journal {
  return (
    find<Journal>("journals", id) ?? {
      id,
      name: called(id),
      fields: [],
      cost: 0,
      instant: [],
      others: [],
      points: 0,
      spaces: 0,
      space: [],
    }
  );
}

/** What a journal lets its owner do, in its own words. */
export function usesOf(journal: Journal): Text[] {
  return [journal.once_per_round, journal.discard].flatMap((use) => (use ? [use.text] : []));
}

export function missionOf(view: EndeavorView): Mission {
  return (
    find<Mission>("missions", view.mission) ?? {
      id: view.mission,
      name: called(view.mission),
      board: { offset: "odd-r", hexes: [], links: [] },
      goals: [],
      rules: [],
    }
  );
}

export interface Goal {
  text: Text;
  first: number;
  second: number;
  /** How it is scored has yet to be chosen. */
  waits: boolean;
  options: Scoring[];
}

/** The three goals of the mission as they stand now. */
export function goalsOf(view: EndeavorView): Goal[] {
  return missionOf(view).goals.map((goal, at) => {
    const options = goal.options ?? [];
    const chosen = options.find((one) => one.id === view.options[at]);
    const from = chosen ?? goal;
    return {
      text: from.text,
      first: from.first,
      second: from.second,
      waits: options.length > 0 && !chosen,
      options,
    };
  });
}
