/** Reminders of one's turn when the page is closed: web push, if the person wants notices and the server sends them. */
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { SITE } from "./site";
import { gameName, say } from "./words.svelte";

/** Where the service worker finds the words of a reminder: it speaks no language itself. */
const WORDS = "batyskaf-push";

/** Whether this browser can be reminded, and its person has agreed to it. */
function wanted(): boolean {
  return (
    !SITE &&
    prefs.notices &&
    "serviceWorker" in navigator &&
    "PushManager" in window &&
    Notification.permission === "granted"
  );
}

/** Remind this browser of the turns of a seat from now on. Where that can't be done, nothing happens. */
export async function remind(table: string, token: string, game: string): Promise<void> {
  if (!wanted()) return;
  try {
    const { key } = await api.pushKey();
    const registration = await navigator.serviceWorker.getRegistration();
    if (!key || !registration) return;
    const { endpoint, keys } = (await subscribed(registration.pushManager, key)).toJSON();
    await api.subscribe(table, { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }, token);
    await keepWords(game);
  } catch {
    // A browser without a push service: notices of the open page have to suffice.
  }
}

/** Stop reminding this browser; the server forgets it with its next reminder. */
export async function stopReminding(): Promise<void> {
  if (SITE || !("serviceWorker" in navigator) || !("PushManager" in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The subscription of this browser at this server; one for another key is replaced. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const had = await manager.getSubscription();
  if (had && base64url(had.options.applicationServerKey) === key) return had;
  await had?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function keepWords(game: string): Promise<void> {
  const cache = await caches.open(WORDS);
  const words = { title: gameName(game), body: say("web-notice-turn") };
  await cache.put(`/${WORDS}/${game}`, new Response(JSON.stringify(words)));
}
