/** The content of Endeavor as the page draws it: what tiles, specialists, journals and missions say. */
import { piece } from "../../lib/book.svelte";
import printed from "../../made/endeavor.json";
import type { EndeavorView } from "../../proto";

export interface Text {
  en: string;
  pl: string;
}
export type Plain =
  | "reputation" | "inspiration" | "coordination" | "ingenuity" | "any_attribute" | "lowest_attribute"
  | "research" | "impact" | "disc" | "promote" | "vessel";
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
  retail?: { dive?: Site[] | null; journal?: Site[] | null; features?: Feature[] | null } | null;
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
  retail?: { points: number; spaces: number; space: Reward[]; cost?: number | null; fields?: string[] | null } | null;
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
  retail?: { first?: number | null; second?: number | null } | null;
}
export interface Hex {
  id: string;
  points: number;
  gain: Reward[];
  start: boolean;
  infinite: boolean;
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
interface Printed {
  board: { levels: number[]; points: number[]; impact_step: number; vessel_steps: number[] };
  spots: Record<string, Record<string, [number, number]>>;
}

export const ATTRIBUTES = ["reputation", "inspiration", "coordination", "ingenuity"] as const;
const NONE: Text = { en: "", pl: "" };

/** The numbers of the player board, and where the sites of each tile lie. */
export const { board: BOARD, spots: SPOTS } = printed as unknown as Printed;

function find<Entry>(section: string, id: string): Entry | undefined {
  return piece<Entry>("endeavor", section, id);
}
/** Content that is not there is called by its id. */
function called(id: string): Text {
  return { en: id, pl: id };
}

export function tokenOf(id: string): Token {
  return find<Token>("tokens", id) ?? { id, research: 0, text: called(id) };
}

export function cardOf(id: string): { name: Text; text: Text } {
  return find("cards", id) ?? { name: called(id), text: called(id) };
}

/** A tile as this edition prints it. */
export function tileOf(id: string, edition = "draft"): Tile {
  const tile = find<Tile>("tiles", id);
  if (!tile) return { id, name: called(id), depth: 1, discovery: [], arrival: [], sonar: [], dive: [], conserve: [], journal: [], links: [], features: [] };
  const box = edition === "retail" ? tile.retail : null;
  return box ? { ...tile, dive: box.dive ?? tile.dive, journal: box.journal ?? tile.journal, features: box.features ?? tile.features } : tile;
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
  return find<Specialist>("specialists", id) ?? { id, tier: 1, senior: { name: called(id), instant: [], actions: [] }, junior: null };
}

/** The side of a specialist that lies up: `pilot`, `pilot-senior`, `leader`. */
export function sideOf(side: string): { entry: Specialist; side: Side; senior: boolean } {
  const entry = specialistOf(side.replace(/-senior$/, ""));
  const senior = !entry.junior || side.endsWith("-senior");
  return { entry, side: senior ? entry.senior : entry.junior!, senior };
}

export interface Paper {
  name: Text;
  fields: string[];
  cost: number;
  instant: Reward[];
  others: Reward[];
  points: number;
  spaces: number;
  space: Reward[];
  texts: Text[];
}

/** A journal as this edition prints it. */
export function journalOf(id: string, edition: string): Paper {
  const entry = find<Journal>("journals", id);
  if (!entry) return { name: called(id), fields: [], cost: 0, instant: [], others: [], points: 0, spaces: 0, space: [], texts: [] };
  const retail = edition === "retail";
  const box = retail ? entry.retail : null;
  const uses = retail ? [] : [entry.once_per_round, entry.discard];
  return {
    name: entry.name, fields: box?.fields ?? entry.fields, cost: box?.cost ?? entry.cost, instant: entry.instant, others: entry.others,
    points: box?.points ?? 0, spaces: box?.spaces ?? 0, space: box?.space ?? [], texts: uses.flatMap((use) => (use ? [use.text] : [])),
  };
}

export function missionOf(view: EndeavorView): Mission {
  return find<Mission>("missions", view.mission) ?? { id: view.mission, name: called(view.mission), board: { offset: "odd-r", hexes: [], links: [] }, goals: [], rules: [] };
}

export interface Goal {
  text: Text;
  first: number;
  second: number;
  /** A way to score it has still to be chosen. */
  waits: boolean;
  options: Scoring[];
}

/** The three goals of the mission as they stand now. */
export function goalsOf(view: EndeavorView): Goal[] {
  return missionOf(view).goals.map((goal, at) => {
    const options = goal.options ?? [];
    const chosen = options.find((one) => one.id === view.options[at]);
    const box = view.edition === "retail" ? goal.retail : null;
    const from = chosen ?? goal;
    return { text: from.text ?? NONE, first: box?.first ?? from.first, second: box?.second ?? from.second, waits: options.length > 0 && !chosen, options };
  });
}
