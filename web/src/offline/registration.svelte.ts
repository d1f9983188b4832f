/** The installed page: its service worker, new versions, and what is kept for play without a network. */
import type { Ask, Progress } from "../sw/messages";

/** How often an open page asks for a new version, in ms. */
const EVERY = 60 * 60_000;
const PATIENCE = 3000;

/** `fresh`: a newer version is ready. `kept`: how much is kept for play without a network, once that has begun. */
export const app = $state<{ fresh: boolean; kept: Progress | null }>({ fresh: false, kept: null });

let registration: ServiceWorkerRegistration | undefined;

/** The version that this page is: tools/web.py writes it into the page. */
function ownVersion(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=version]")!.content;
}

/** Send a message to a worker; answers come back until it is done or the page goes. */
function ask(worker: ServiceWorker, question: Ask, hear: (answer: unknown) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => hear(data);
  worker.postMessage(question, [port2]);
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((done) => ask(worker, "version", done));
}

/** Install a service worker from a folder; none where browsers don't allow it, as on plain HTTP. */
async function install(folder: string): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const url = new URL("sw.js", new URL(folder, document.baseURI));
  try {
    return await navigator.serviceWorker.register(url, { updateViaCache: "none" });
  } catch {
    return undefined;
  }
}

/** Register the service worker of this page, and watch for new versions. */
export async function register(): Promise<void> {
  registration = await install(import.meta.env.BASE_URL);
  if (!registration) return;
  void navigator.locks.request(`batyskaf ${ownVersion()}`, { mode: "shared" }, () => new Promise(() => undefined));
  registration.addEventListener("updatefound", watch);
  watch();
  navigator.serviceWorker.addEventListener("controllerchange", () => void compare(navigator.serviceWorker.controller));
  setInterval(update, EVERY);
  await look();
}

/** Look at the version that is being installed when it is ready. */
function watch(): void {
  const coming = registration?.installing;
  coming?.addEventListener("statechange", () => coming.state === "installed" && void look());
}

/** Ask the host for a new version. */
export function update(): void {
  registration?.update().catch(() => undefined);
}

/** Look at a version that waits. If this page is that version already, it may take over: nothing else changes. */
async function look(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting && !(await compare(waiting))) waiting.postMessage("activate" satisfies Ask);
}

/** Whether a worker is of another version than this page; then there is something new. */
async function compare(worker: ServiceWorker | null | undefined): Promise<boolean> {
  app.fresh = !!worker && (await versionOf(worker)) !== ownVersion();
  return app.fresh;
}

/** Change to the new version. */
export async function renew(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting) {
    const changed = new Promise((done) =>
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
    );
    waiting.postMessage("activate" satisfies Ask);
    await Promise.race([changed, new Promise((done) => setTimeout(done, PATIENCE))]);
  }
  location.reload();
}

/** Keep every file of this page, the large ones too. */
export async function keepAll(): Promise<void> {
  await keepFolder(import.meta.env.BASE_URL, (progress) => (app.kept = progress));
}

/** Keep every file of the page in a folder; returns whether all are kept. */
export async function keepFolder(
  folder: string,
  report: (progress: Progress) => void = () => undefined,
): Promise<boolean> {
  const worker = await active(await install(folder));
  if (!worker) return false;
  return new Promise((done) =>
    ask(worker, "keep", (answer) => {
      const progress = answer as Progress;
      report(progress);
      if (progress.all || progress.failed) done(progress.all);
    }),
  );
}

/** The worker of a registration, once it works. */
function active(found: ServiceWorkerRegistration | undefined): Promise<ServiceWorker | null> | ServiceWorker | null {
  if (!found || found.active) return found?.active ?? null;
  const coming = found.installing ?? found.waiting;
  return new Promise((done) => {
    coming?.addEventListener("statechange", () => {
      if (coming.state === "activated") done(coming);
      if (coming.state === "redundant") done(null);
    });
  });
}
