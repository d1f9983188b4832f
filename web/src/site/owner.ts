/**
 * Which tab has the table. The first one does, and holds a lock as long as it lives; the others go through it by
 * broadcasts. When it closes, the next one takes over.
 */
import type { ToPage, ToTable } from "./messages";

const LOCK = "batyskaf table";

/** Between tabs: a page's message to the table, an answer to one page, and the table's own news to all. */
export type Broadcast =
  | { kind: "ask"; from: string; message: ToTable }
  | { kind: "tell"; to: string; message: ToPage }
  | { kind: "who"; from: string }
  | { kind: "owner"; build: string };

/** The name of this tab among others. */
export const ME = [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");

const channel = new BroadcastChannel(LOCK);

export function broadcast(message: Broadcast): void {
  channel.postMessage(message);
}

export function listen(hear: (message: Broadcast) => void): void {
  channel.addEventListener("message", (event: MessageEvent<Broadcast>) => hear(event.data));
}

const never = new Promise<void>(() => undefined);
const QUIET = 1000;

/** Become the owner: `lead` is called once that is so, `follow` if another tab is the owner until then. */
export async function claim(lead: () => void, follow: () => void): Promise<void> {
  if (!("locks" in navigator)) return claimByAsking(lead, follow);
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock) return undefined;
    lead();
    return never;
  };
  await navigator.locks.request(LOCK, { ifAvailable: true }, hold);
  follow();
  await navigator.locks.request(LOCK, hold);
}

/** The same on pages without encryption, where browsers have no locks: ask who the owner is from time to time. */
async function claimByAsking(lead: () => void, follow: () => void): Promise<void> {
  if (await answered()) follow();
  while (await answered());
  lead();
}

/** Whether another tab says that it is the owner. */
function answered(): Promise<boolean> {
  return new Promise((done) => {
    listen((message) => {
      if (message.kind === "owner") setTimeout(() => done(true), QUIET);
    });
    broadcast({ kind: "who", from: ME });
    setTimeout(() => done(false), 2 * QUIET);
  });
}

/** Show others that this tab lives, until it closes. */
export function live(): void {
  if ("locks" in navigator) void navigator.locks.request(`${LOCK} ${ME}`, () => never);
}

/** Call a function when a tab has closed. */
export function whenGone(tab: string, gone: () => void): void {
  if ("locks" in navigator) void navigator.locks.request(`${LOCK} ${tab}`, gone);
}
