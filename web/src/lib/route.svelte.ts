/** Where in the page we are: paths, without reloading. */

export interface Place {
  path: string[];
  query: URLSearchParams;
  secret: string;
}

function here(): Place {
  return {
    path: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    secret: location.hash.slice(1),
  };
}

export const place = $state<{ now: Place }>({ now: here() });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  place.now = here();
  scrollTo(0, 0);
}

/** Let plain links of this page go without a reload. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const anchor = (event.target as Element).closest?.("a");
  if (!anchor || anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin) return;
  if (anchor.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search + anchor.hash);
}

addEventListener("popstate", () => (place.now = here()));
