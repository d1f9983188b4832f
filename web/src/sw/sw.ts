/**
 * The service worker: it keeps the files of one version of the page, so that the page starts without a network.
 *
 * Every version has a cache of its own. An open page holds the lock `batyskaf <version>`, and a cache is deleted once
 * nobody holds its version's lock. So the files of an older version stay for the pages that run it.
 */
import type { Ask, Built, Kept, Progress } from "./messages";

declare const self: ServiceWorkerGlobalScope & { built?: Built };

const { version, files } = self.built ?? { version: "", files: [] };
/** The folder of the page: `/`, or any other that the files lie in. */
const folder = new URL("./", self.location.href);
/** The caches of all versions of this page; an origin may have several pages. */
const ours = `batyskaf ${folder.pathname} `;
const own = ours + version;
const known = new Map(files.map((file) => [new URL(file.path, folder).href, file]));

/** Paths below the folder that are never answered from a cache: they belong to the server or to another page. */
const LIVE = /^(api|offline)(\/|$)/;
/** Files with a hash in their path never change. */
const HASHED = /^(assets|python)\//;
const INDEX = "index.html";
/** How long a page waits for the network before it starts from the cache, in ms. */
const PATIENCE = 4000;
/** How many files are fetched at the same time. */
const AT_ONCE = 4;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(answer(event)));
self.addEventListener("push", (event) => event.waitUntil(remind(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as Reminder).table));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== folder.origin || !url.pathname.startsWith(folder.pathname)) return;
  const path = url.pathname.slice(folder.pathname.length);
  if (LIVE.test(path)) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request));
    event.waitUntil(clean());
  } else if (HASHED.test(path)) event.respondWith(hashed(request));
  else if (known.has(url.origin + url.pathname)) event.respondWith(changing(request));
});

// --- versions ------------------------------------------------------------------------------------------------------

/** Keep the page. If an earlier version has kept everything, this one does so too before it is offered. */
async function install(): Promise<void> {
  const before = await keptBefore();
  await keep(files.filter((file) => before || file.part === "page"));
}

async function activate(): Promise<void> {
  await clean();
  await self.clients.claim();
}

/** The caches of other versions. */
async function earlier(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(ours) && name !== own);
}

/** Whether an earlier version has kept large files. */
async function keptBefore(): Promise<boolean> {
  for (const name of await earlier()) {
    const requests = await (await caches.open(name)).keys();
    if (requests.some(({ url }) => url.startsWith(new URL("python/", folder).href))) return true;
  }
  return false;
}

/** Delete the versions that no page runs any more. */
async function clean(): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return; // their caches are others too
  const { held = [] } = await navigator.locks.query();
  const used = new Set(held.map((lock) => lock.name));
  for (const name of await earlier()) if (!used.has(`batyskaf ${name.slice(ours.length)}`)) await caches.delete(name);
}

async function answer(event: ExtendableMessageEvent): Promise<void> {
  const port = event.ports[0];
  switch (event.data as Ask) {
    case "version":
      return port?.postMessage(version);
    case "activate":
      return self.skipWaiting();
    case "keep":
      return keepAll((progress) => port?.postMessage(progress));
  }
}

// --- keeping files -------------------------------------------------------------------------------------------------

async function keepAll(report: (progress: Progress) => void): Promise<void> {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  try {
    await keep(files, (file) => report({ done: (done += file.bytes), total, all: false }));
    report({ done: total, total, all: true });
  } catch {
    report({ done, total, all: false, failed: true });
  }
}

/** Keep files that are not kept yet, a few at a time. */
async function keep(wanted: Kept[], report?: (file: Kept) => void): Promise<void> {
  const cache = await caches.open(own);
  const queue = [...wanted];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const url = new URL(file.path, folder).href;
      if (!(await cache.match(url))) await cache.put(url, await obtain(file, url));
      report?.(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** A file: from an earlier version or the browser's own cache if its hash says that it is the same. */
async function obtain(file: Kept, url: string): Promise<Response> {
  const same = HASHED.test(file.path);
  const kept = same ? await find(url) : undefined;
  if (kept) return kept;
  const got = await fetch(url, { cache: same ? "force-cache" : "no-cache" });
  if (!got.ok) throw new Error(`${file.path}: ${got.status}`);
  // While a host is being updated, its page may already be another version's.
  if (file.path === INDEX && !(await got.clone().text()).includes(version)) throw new Error(`${INDEX} has changed`);
  return got;
}

/** A kept file: this version's, else an earlier one's. */
async function find(url: string): Promise<Response | undefined> {
  const kept = (cacheName: string): Promise<Response | undefined> => caches.match(url, { cacheName, ignoreVary: true });
  let found = await kept(own);
  for (const name of found ? [] : await earlier()) found ??= await kept(name);
  return found;
}

// --- answering -----------------------------------------------------------------------------------------------------

async function hashed(request: Request): Promise<Response> {
  const kept = await find(request.url);
  if (kept) return kept;
  const got = await fetch(request);
  if (got.ok && known.has(request.url)) {
    const cache = await caches.open(own);
    await cache.put(request.url, got.clone()).catch(() => undefined); // a full disk only costs the next fetch
  }
  return got;
}

/** A file without a hash, such as the manifest: from the network, else as it was kept. */
async function changing(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await find(request.url)) ?? Response.error();
  }
}

/** The page: from the network if it answers soon, else as this version has it. */
async function page(request: Request): Promise<Response> {
  const kept = (): Promise<Response | undefined> =>
    caches.match(new URL(INDEX, folder).href, { cacheName: own, ignoreVary: true });
  const fetched = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  return (await Promise.race([fetched, late])) ?? (await kept()) ?? (await fetched) ?? Response.error();
}

// --- reminders -----------------------------------------------------------------------------------------------------

/** What the server sends: which table waits. */
interface Reminder {
  table: string;
  game: string;
}

/** Show a reminder in the words that the page has kept for it; a second one of a table replaces the first. */
async function remind(data: PushMessageData | null): Promise<void> {
  const { table, game } = (data?.json() ?? { table: "", game: "" }) as Reminder;
  const kept = await caches.match(`/batyskaf-push/${game}`, { cacheName: "batyskaf-push" });
  const words = (await kept?.json()) as { title: string; body: string } | undefined;
  const icon = new URL("icons/round-192.png", folder).href;
  const how = { body: words?.body ?? "", tag: `batyskaf-${table}`, icon, data: { table } };
  await self.registration.showNotification(words?.title ?? "Batyskaf", how);
}

/** Go to a table: to its open page, else to a new one, which knows the link of this browser. */
async function open(table: string): Promise<void> {
  const { href, pathname } = new URL(/^\w+$/.test(table) ? `t/${table}` : "./", folder);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === pathname);
  await (there ? there.focus() : self.clients.openWindow(href));
}
