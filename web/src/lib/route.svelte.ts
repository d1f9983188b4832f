/** Where in the page we are: paths, without reloading. */
import { SITE } from "./site";

export interface Place {
  path: string[];
  query: URLSearchParams;
  secret: string;
  /** What is missing here, once the page has found out. */
  nowhere?: string;
}

/** The path of the page with its query and secret. A static host serves one file: there all of it is the fragment. */
function address(): string {
  return SITE ? location.hash.slice(1) : location.pathname + location.search + location.hash;
}

/** What a link to a path of the page holds. */
export function linkTo(path: string): string {
  return SITE ? `#${path}` : path;
}

/** The whole address of a path of the page, to pass on. */
export function absolute(path: string): string {
  return new URL(linkTo(path), location.href).href;
}

/** A part of a path; one that is no text stays as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function here(): Place {
  const [way = "", secret = ""] = address().split(/#(.*)/s);
  const [path = "", query = ""] = way.split(/\?(.*)/s);
  return { path: path.split("/").filter(Boolean).map(decoded), query: new URLSearchParams(query), secret };
}

export const place = $state<{ now: Place }>({ now: here() });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", linkTo(path));
  place.now = here();
  scrollTo(0, 0);
}

/** Say that this address leads nowhere, in place of its page. */
export function nowhere(text: string): void {
  place.now = { ...place.now, nowhere: text };
}

/** Let plain links of this page go without a reload. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const anchor = event.target instanceof Element && event.target.closest("a");
  if (!anchor || anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin) return;
  if (anchor.pathname.startsWith("/api/")) return;
  if (SITE && !anchor.hash.startsWith("#/")) return;
  event.preventDefault();
  go(SITE ? anchor.hash.slice(1) : anchor.pathname + anchor.search + anchor.hash);
}

addEventListener("popstate", () => (place.now = here()));
