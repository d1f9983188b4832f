/** What Endeavor's table derives from a view and the legal moves: pure functions. */
import type { EndeavorEvent, EndeavorMemberView, EndeavorView, Update } from "../../proto";
import {
  ATTRIBUTES,
  journalOf,
  kindOf,
  missionOf,
  siteOf,
  specialistOf,
  tileOf,
  tokenOf,
  type Hex,
  type Reward,
} from "./content";

// --- choices by place --------------------------------------------------------------------------------------------

export type Where =
  "zone" | "site" | "place" | "stack" | "team" | "recruit" | "journal" | "hex" | "track" | "token" | "keep";
const KINDS: Record<string, Where> = {
  travel: "zone",
  from: "zone",
  launch: "zone",
  sonar: "site",
  dive: "site",
  conserve: "site",
  journal: "site",
  place: "place",
  draw: "stack",
  activate: "team",
  recover: "team",
  promote: "team",
  recruit: "recruit",
  publish: "journal",
  apply: "journal",
  discard: "journal",
  space: "journal",
  impact: "hex",
  shift: "hex",
  raise: "track",
  cash: "token",
  use: "token",
  keep: "keep",
};

const TABS: [string, string[]][] = [
  ["ocean", ["travel", "from", "launch", "sonar", "dive", "conserve", "journal", "place", "draw", "keep"]],
  ["offer", ["recruit"]],
  ["impact", ["impact", "shift"]],
  ["journals", ["publish"]],
];

/** Moves by the thing on the table that makes them; what has no place is an answer. */
export class Choices {
  readonly answers: string[] = [];
  private readonly at = new Map<string, string[]>();
  private readonly kinds = new Set<Where>();
  private readonly legalKinds = new Set<string>();

  constructor(legal: readonly string[]) {
    for (const move of legal) {
      const [kind = "", ...rest] = move.split(" ");
      const where = KINDS[kind];
      this.legalKinds.add(kind);
      if (!where) {
        this.answers.push(move);
        continue;
      }
      const key = `${where} ${where === "team" ? member(kind, rest) : rest.join(" ")}`;
      this.kinds.add(where);
      this.at.set(key, [...(this.at.get(key) ?? []), move]);
    }
  }

  of(where: Where, what: string | number): string[] {
    return this.at.get(`${where} ${what}`) ?? [];
  }

  has(where: Where): boolean {
    return this.kinds.has(where);
  }

  /** Everything that can be done in a zone: going there, and each of its sites. */
  within(tile: string): string[] {
    const site = `site ${tile} `;
    return [...this.at].flatMap(([key, moves]) => (key === `zone ${tile}` || key.startsWith(site) ? moves : []));
  }

  /** The places of a kind where something can be chosen. */
  names(where: Where): string[] {
    const start = `${where} `;
    return [...this.at.keys()].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  }

  /** The parts of the table where something can be chosen. */
  get tabs(): string[] {
    return TABS.filter(([, kinds]) => kinds.some((kind) => this.legalKinds.has(kind))).map(([tab]) => tab);
  }
}

/** What every board with places to choose is given. */
export interface BoardProps {
  view: EndeavorView;
  names: string[];
  choices: Choices;
  hint: string;
  asked: boolean;
  onpick: (moves: string[]) => void;
  onwhy: (move: string) => void;
}

/** The member of a team a move is about: its side, and whether a disc lies on it. */
function member(kind: string, [side = "", busy]: string[]): string {
  return `${side}${kind === "recover" || busy ? " busy" : ""}`;
}

export function memberKey(one: EndeavorMemberView): string {
  return `${one.side}${one.busy ? " busy" : ""}`;
}

/** The part of the table to show: one where something can be chosen now, if possible the present one. */
export function tabFor(choices: Choices, now: string): string {
  if (!choices.tabs.length) return now;
  return choices.tabs.includes(now) ? now : choices.tabs[0]!;
}

// --- the shape of the table --------------------------------------------------------------------------------------

export type Shape = "phone" | "low" | "tall" | "wide";

/** How the table is laid out in the room it has: phone upright, phone on its side, tablet upright, or wide. */
export function shapeOf(width: number, height: number): Shape {
  if (height < 480 && width >= 560) return "low";
  if (width < 700) return "phone";
  return width < 1000 && height > width ? "tall" : "wide";
}

/** Whether the rail has no room beside or below the ocean, so that its parts lie over it. */
export const isSheet = (shape: Shape): boolean => shape === "phone" || shape === "low";

/** Whether an open part of the rail lies over the ocean: the Impact board needs as much room everywhere. */
export const liesOver = (part: string, shape: Shape): boolean => part !== "" && (part === "impact" || isSheet(shape));

// --- what a choice would give ------------------------------------------------------------------------------------

export interface Gift {
  rewards: Reward[];
  /** Research to pay and discs to put. */
  research: number;
  discs: number;
  points: number;
  /** What every other player gets. */
  others: Reward[];
}

function gift(rewards: Reward[] = [], part: Partial<Gift> = {}): Gift {
  return { rewards, research: 0, discs: 0, points: 0, others: [], ...part };
}

/** What links of a site would be complete with a disc on it. */
function linked(view: EndeavorView, id: string, site: string): Reward[] {
  const zone = view.zones.find((one) => one.tile === id);
  const taken = new Set(zone?.sites.filter((one) => one.owner != null).map((one) => one.id));
  return tileOf(id).links.flatMap((link) =>
    (link.a === site && taken.has(link.b)) || (link.b === site && taken.has(link.a)) ? link.gain : [],
  );
}

export function gives(view: EndeavorView, move: string): Gift {
  const [kind = "", first = "", site = ""] = move.split(" ");
  const tile = (): ReturnType<typeof tileOf> => tileOf(first);
  switch (kind) {
    case "travel":
    case "launch":
      return gift(tile().arrival);
    case "sonar":
    case "conserve":
    case "journal": {
      const at = siteOf(tile(), site);
      return gift([...(at.gain ?? []), ...linked(view, first, site)], {
        research: kind === "conserve" ? (at.cost ?? 0) : 0,
        discs: 1,
      });
    }
    case "keep":
      return gift(tile().discovery);
    case "place":
      return gift(view.about ? tileOf(view.about).discovery : []);
    case "recruit":
      return gift(specialistOf(first).junior?.instant);
    case "promote":
      return gift(specialistOf(first).senior.instant);
    case "recover":
      return gift(["disc"]);
    case "publish": {
      const journal = journalOf(first);
      return gift(journal.instant, { research: journal.cost, points: journal.points, others: journal.others });
    }
    case "space":
      return gift(journalOf(first).space, { discs: 1 });
    case "impact": {
      const hex = missionOf(view).board.hexes.find((one) => one.id === first);
      return gift(hex?.gain, { points: hex?.points ?? 0 });
    }
    case "cash":
      return gift(Array<Reward>(tokenOf(first).research).fill("research"));
    case "use": {
      const use = tokenOf(first).use;
      return gift(use?.gain, { discs: use?.cost.disc_from_staging ?? 0 });
    }
    case "raise":
    case "take":
      return first === "discover" || first === "action" ? gift() : gift([first.replace("-", "_") as Reward]);
    default:
      return gift();
  }
}

/** How far each attribute would go by these rewards alone. */
export function steps(rewards: readonly Reward[]): number[] {
  return ATTRIBUTES.map((name) => rewards.filter((one) => one === name).length);
}

/** Rewards that are alike, counted: `["disc", 2]`. */
export function counted(rewards: readonly Reward[]): [Reward, number][] {
  const found = new Map<string, [Reward, number]>();
  for (const reward of rewards) {
    const key = JSON.stringify(reward);
    found.set(key, [reward, (found.get(key)?.[1] ?? 0) + 1]);
  }
  return [...found.values()];
}

export function sign(reward: Reward): string {
  if (typeof reward === "string") return reward.replace("_", "-");
  return reward.type === "discover" ? "discover" : `act-${reward.action}`;
}

export function depths(reward: Reward): string {
  if (typeof reward === "string" || reward.type !== "discover") return "";
  const [low, high] = [Math.min(...reward.depths), Math.max(...reward.depths)];
  return low === high ? String(low) : `${low}–${high}`;
}

// --- the Impact board --------------------------------------------------------------------------------------------

const ROOT3 = Math.sqrt(3);

/** How wide a drawn hex is between two of its sides, in units of its radius. */
export const HEX_ACROSS = 0.95 * ROOT3;

/** The middle of a hex, in units of its radius. */
export function hexSpot(id: string, offset: string): { x: number; y: number } {
  const [row = 0, column = 0] = id.slice(1).split("c").map(Number);
  if (offset === "odd-q") return { x: column * 1.5, y: (row + (column % 2) / 2) * ROOT3 };
  return { x: (column + (offset === "odd-r" ? (row % 2) / 2 : 0)) * ROOT3, y: row * (offset === "none" ? 2.1 : 1.5) };
}

/** In which part of the board a hex lies: `top-left`, `middle`, or `beside` the board. */
export function hexSide(hexes: readonly Hex[], hex: Hex): string {
  if (hex.off_grid) return "beside";
  const spots = hexes.filter((one) => !one.off_grid).map(({ id }) => id.slice(1).split("c").map(Number));
  const own = hex.id.slice(1).split("c").map(Number);
  const third = (part: number): number => {
    const all = spots.map((spot) => spot[part]!);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return low === high ? 1 : Math.floor((3 * (own[part]! - low)) / (high - low + 1));
  };
  const sides = [["top", "", "bottom"][third(0)], ["left", "", "right"][third(1)]];
  return sides.filter(Boolean).join("-") || "middle";
}

/** The corners of a hex around a point, pointed at the top or, where columns are shifted, at the sides. */
export function hexCorners(x: number, y: number, r: number, offset: string): string {
  const turn = offset === "odd-q" ? 0 : 30;
  return Array.from({ length: 6 }, (_, at) => {
    const angle = ((60 * at + turn) * Math.PI) / 180;
    return `${(x + r * Math.cos(angle)).toFixed(2)},${(y + r * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

export function boardBox(hexes: readonly Hex[], offset: string): { x: number; y: number; wide: number; high: number } {
  const spots = hexes.map((hex) => hexSpot(hex.id, offset));
  const [xs, ys] = [spots.map((one) => one.x), spots.map((one) => one.y)];
  // Arrows come from above or from the left.
  const [left, top] = offset === "odd-q" ? [1.1, 1.25] : [1.7, 1.1];
  const [x, y] = [Math.min(...xs) - left, Math.min(...ys) - top];
  return { x, y, wide: Math.max(...xs) + 1.1 - x, high: Math.max(...ys) + 1.1 - y };
}

// --- seats, time, scores -----------------------------------------------------------------------------------------

/** Seats in the order of this round: from the wave marker clockwise. */
export function waveOrder(view: EndeavorView): number[] {
  return view.seats.map((_, at) => (view.wave + at) % view.seats.length);
}

export function total(sheet: Record<string, number>): number {
  return Object.values(sheet).reduce((sum, points) => sum + points, 0);
}

/** The lines of the score sheet that count in this edition. */
export function linesOf(view: EndeavorView): string[] {
  return Object.keys(view.seats[0]?.sheet ?? {}).filter((line) => line !== "journals" || view.edition === "retail");
}

/** Whether the team has met one of its goals. */
export function isMet(goal: EndeavorView["goals"][number]): boolean {
  return goal.needed > 0 && goal.reached >= goal.needed;
}

const SEEN = new Set([
  "travelled",
  "launched",
  "occupied",
  "discovered",
  "marked",
  "shifted",
  "recruited",
  "dived",
  "activated",
  "published",
  "promoted",
  "recovered",
]);

/** How long an update stays: as long as its pieces move, else a moment. */
export function pace(update: Update): number[] {
  const events = update.steps.flatMap((step) =>
    step.step === "moved" ? (step.events as unknown as EndeavorEvent[]) : [],
  );
  return events.some((event) => SEEN.has(event.event)) ? [390] : [110];
}

export interface Flight {
  sign: string;
  from: string;
  to: string;
}

/** The way each piece goes: from one named thing on the table to another. */
export function flights(events: readonly EndeavorEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.event) {
      case "travelled":
        return [{ sign: `sub-${event.seat}`, from: `zone-${event.start}`, to: `sub-${event.seat}-${event.tile}` }];
      case "launched":
        return [{ sign: `sub-${event.seat}`, from: `seat-${event.seat}`, to: `sub-${event.seat}-${event.tile}` }];
      case "occupied":
        return [{ sign: `disc-${event.seat}`, from: `seat-${event.seat}`, to: `site-${event.tile}-${event.site}` }];
      case "marked":
        return [{ sign: `marker-${event.seat}`, from: `seat-${event.seat}`, to: `hex-${event.hex}` }];
      case "shifted":
        return [{ sign: `marker-${event.seat}`, from: `hex-${event.start}`, to: `hex-${event.hex}` }];
      case "dived":
        return [{ sign: "token", from: `site-${event.tile}-${event.site}`, to: `seat-${event.seat}` }];
      case "activated":
        return [
          { sign: `disc-${event.seat}`, from: `staging-${event.seat}`, to: `member-${event.seat}-${event.specialist}` },
        ];
      case "recovered":
        return [
          { sign: `disc-${event.seat}`, from: `member-${event.seat}-${event.specialist}`, to: `staging-${event.seat}` },
        ];
      default:
        return [];
    }
  });
}

/** The move that would use this site now, to ask why it can't be done. */
export function wish(tile: string, site: string): string {
  return `${kindOf(site)} ${tile} ${site}`;
}
