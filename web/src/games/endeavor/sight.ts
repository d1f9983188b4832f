/** The map of the ocean in numbers: where tiles, sites and submarines lie, and which part of it is seen. */
import type { EndeavorView, EndeavorZoneView } from "../../proto";
import { kindOf, sitesOf, type Tile } from "./content";
import type { Choices } from "./logic";

export const TILE = { wide: 252, high: 188, gap: 18 };
/** How far below the upper edge of a tile its drawing begins: above it there is room for two lines of its name. */
export const HEAD = 16;
/** The side of a site's target, which is larger than its drawing. */
export const SITE = 48;

/** Where a place lies on the map: `C2` is the third column, second row. */
export function spotOf(place: string): { x: number; y: number } {
  return { x: (place.charCodeAt(0) - 65) * (TILE.wide + TILE.gap), y: (Number(place[1]) - 1) * (TILE.high + TILE.gap) };
}

/** Where submarines lie on a tile: their middle, as far from all sites as possible, low rather than high. */
export function berth(sites: readonly [number, number][], count: number): { x: number; y: number } {
  const half = 22 + (count - 1) * 18;
  const spots = Array.from({ length: 10 }, (_, at) => TILE.high - 16 - at * 10).flatMap((y) =>
    Array.from({ length: 9 }, (_, at) => ({ x: TILE.wide - half - (at * (TILE.wide - 2 * half)) / 8, y })),
  );
  const room = (at: { x: number; y: number }): number =>
    Math.min(...sites.map(([x, y]) => Math.hypot(Math.max(0, Math.abs(x - at.x) - half + 22), y - at.y)), 52);
  return spots.reduce((best, one) => (room(one) > room(best) + 1 ? one : best));
}

/** A tile as it comes from its stack. */
export function untouched(tile: Tile): EndeavorZoneView {
  const sites = sitesOf(tile).map((site) => ({
    id: site.id,
    kind: kindOf(site.id),
    owner: null,
    tokens: site.tokens ?? null,
  }));
  return { tile: tile.id, place: String(tile.depth), depth: tile.depth, finder: null, vessels: [], sites };
}

export interface Sight {
  x: number;
  y: number;
  scale: number;
}

export const NEAREST = 2.2;
export const FARTHEST = 0.2;
const LARGEST_FIT = 1.8;
/** The most room above the surface, as a part of the map's height. */
const SKY = 0.1;
/** From this scale on, the names and sites of a zone can be read. */
const READABLE = 0.8;
/** The map zooms to what can be chosen if that becomes so much larger. */
const WORTH = 1.5;
/** The largest scale while nothing on the map can be chosen. */
const MOST = 1.4;
const PAD = 14;
/** The height of an ocean by its width, up to which it leaves room below it, and from which beside it. */
const BROAD = 0.6;
const NARROW = 2;

/** The sight that shows all these places, as large as they fit: in the middle, but not far below the surface. */
export function fit(places: readonly string[], width: number, height: number): Sight {
  const spots = places.map(spotOf);
  if (!spots.length) return { x: 0, y: 0, scale: 1 };
  const left = Math.min(...spots.map((one) => one.x));
  const top = Math.min(...spots.map((one) => one.y));
  const wide = Math.max(...spots.map((one) => one.x)) + TILE.wide - left;
  const high = Math.max(...spots.map((one) => one.y)) + TILE.high - top;
  const scale = Math.max(FARTHEST, Math.min(LARGEST_FIT, (width - 2 * PAD) / wide, (height - 2 * PAD) / high));
  const down = (height - high * scale) / 2 - top * scale;
  return { x: (width - wide * scale) / 2 - left * scale, y: Math.min(down, Math.max(PAD, height * SKY)), scale };
}

/** How many tiles go side by side so that they are as large as they can be, and their scale. */
export function grid(count: number, width: number, height: number, gap: number): { across: number; scale: number } {
  const fits = (across: number): number => {
    const down = Math.ceil(count / across);
    return Math.min((width - gap * (across + 1)) / across / TILE.wide, (height - gap * (down + 1)) / down / TILE.high);
  };
  const all = Array.from({ length: Math.max(1, count) }, (_, at) => ({ across: at + 1, scale: fits(at + 1) }));
  const best = all.reduce((one, other) => (other.scale > one.scale ? other : one));
  return { ...best, scale: Math.max(FARTHEST, Math.min(LARGEST_FIT, best.scale)) };
}

/** The gap between tiles that lie side by side without a map. */
export const BETWEEN = 10;
/** In a map with tiles of this scale, names can still be read. */
const LEGIBLE = 0.6;
/** Zones leave the map if that makes them so much larger. */
const LARGER = 1.25;

/** Whether a small screen shows the zones where something can be chosen much larger side by side than on its map. */
export function isGathered(view: EndeavorView, choices: Choices, width: number, height: number): boolean {
  const live = liveZones(view, choices).map((zone) => zone.place);
  if (!live.length || choices.has("place")) return false;
  const { scale } = sightFor(view, choices, width, height, Infinity);
  return scale < LEGIBLE && grid(live.length, width, height, BETWEEN).scale >= scale * LARGER;
}

/** The width and the height of all these places together. */
function extent(places: readonly string[]): { wide: number; high: number } {
  const spots = places.map(spotOf);
  const across = (of: (spot: { x: number; y: number }) => number): number =>
    Math.max(...spots.map(of)) - Math.min(...spots.map(of));
  return { wide: across((one) => one.x) + TILE.wide, high: across((one) => one.y) + TILE.high };
}

/** Where an upright screen has room that the ocean does not need: below a broad one, beside a narrow one. */
export function spareRoom(places: readonly string[]): "below" | "beside" | null {
  const { wide, high } = extent(places);
  if (high / wide < BROAD) return "below";
  return high / wide > NARROW ? "beside" : null;
}

/** How much room there is below all these places in a sight. */
export function below(places: readonly string[], sight: Sight, height: number): number {
  const bottom = Math.max(...places.map((place) => spotOf(place).y)) + TILE.high;
  return height - sight.y - bottom * sight.scale;
}

/** The zones where something can be chosen. */
export function liveZones(view: EndeavorView, choices: Choices): EndeavorZoneView[] {
  return view.zones.filter((zone) => choices.within(zone.tile).length > 0);
}

/**
 * The sight for what is asked: the whole ocean, unless its sites would be too small to read and press, or much larger
 * when nearer. Then it is the places where something can be chosen, as near as they fit; while nothing can be, it is
 * the water around one's own submarines, or for spectators around those of the player whose turn it is.
 */
export function sightFor(view: EndeavorView, choices: Choices, width: number, height: number, least: number): Sight {
  const free = choices.names("place");
  const live = liveZones(view, choices).map((zone) => zone.place);
  const places = [...view.zones.map((zone) => zone.place), ...free];
  const all = fit(places, width, height);
  const asked = [...live, ...free];
  if (asked.length) {
    const nearer = fit(asked, width, height);
    return all.scale >= READABLE && isNear(all, least) && nearer.scale < all.scale * WORTH ? all : nearer;
  }
  const seat = view.seat ?? view.owner;
  const own = view.zones.filter((zone) => seat !== null && zone.vessels.includes(seat));
  const home = own.map((zone) => zone.place);
  const near = (most: number): Sight => around(fit(home, width, height), most, places, width, height);
  const usual = Math.min(filling(places, width, height), overGap(home, places, width));
  const most = isLonely(home, places, near(usual), width) ? alone(width, height) : usual;
  return all.scale * WORTH >= most || !own.length ? all : near(most);
}

/** Whether nothing to the left or right of one's home is in sight. */
function isLonely(home: readonly string[], places: readonly string[], sight: Sight, width: number): boolean {
  return !places.some((place) => {
    const left = sight.x + spotOf(place).x * sight.scale;
    return left < width && left + TILE.wide * sight.scale > 0 && !home.some((one) => one[0] === place[0]);
  });
}

/** The scale up to which one's home and the next column are whole, if a column between them is empty. */
function overGap(home: readonly string[], places: readonly string[], width: number): number {
  const letters = (all: readonly string[]): number[] => all.map((place) => place.charCodeAt(0));
  const own = letters(home);
  const [first, last] = [Math.min(...own), Math.max(...own)];
  const away = letters(places).map((one) => Math.max(first - one, one - last));
  const next = Math.min(...away.filter((one) => one > 0));
  const scale = (width - 2 * PAD) / ((last - first + next + 1) * (TILE.wide + TILE.gap) - TILE.gap);
  return next > 1 && scale >= READABLE ? scale : Infinity;
}

/** The scale in which the ocean leaves no water empty, as far as zones can be read and there is more than one. */
function filling(places: readonly string[], width: number, height: number): number {
  const { wide, high } = extent(places);
  const full = Math.max((width - 2 * PAD) / wide, (height - 2 * PAD) / high);
  return Math.max(READABLE, Math.min(full, MOST, width / (1.7 * TILE.wide)));
}

/** The scale for a home with no zone in sight beside it: it fills the width, and the next row begins to be seen. */
function alone(width: number, height: number): number {
  return Math.max(READABLE, Math.min(MOST, (width - 2 * PAD) / TILE.wide, height / (1.3 * TILE.high)));
}

/** A sight around the middle of another, and no farther beyond the edge of the ocean than needed. */
function around(sight: Sight, most: number, places: readonly string[], width: number, height: number): Sight {
  const scale = Math.min(sight.scale, most);
  const moved = zoomed(sight, scale / sight.scale, width / 2, height / 2);
  const spots = places.map(spotOf);
  const within = (at: number, low: number, high: number, room: number): number => {
    const [start, end] = [PAD - low * scale, room - PAD - high * scale];
    return end > start ? (start + end) / 2 : Math.max(end, Math.min(start, at));
  };
  const [xs, ys] = [spots.map((one) => one.x), spots.map((one) => one.y)];
  const x = within(moved.x, Math.min(...xs), Math.max(...xs) + TILE.wide, width);
  const y = within(moved.y, Math.min(...ys), Math.max(...ys) + TILE.high, height);
  return { x, y: Math.min(y, Math.max(PAD, height * SKY)), scale };
}

/** Whether single sites can be pressed; farther away a whole zone is one target. */
export function isNear(sight: Sight, least: number): boolean {
  return sight.scale * SITE >= least - 0.5;
}

/** The same sight nearer or farther, with one point of the screen standing still. */
export function zoomed(sight: Sight, by: number, x: number, y: number): Sight {
  const scale = Math.max(FARTHEST, Math.min(NEAREST, sight.scale * by));
  const ratio = scale / sight.scale;
  return { x: x - (x - sight.x) * ratio, y: y - (y - sight.y) * ratio, scale };
}
