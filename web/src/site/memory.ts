/**
 * The memory of Python once everything is imported, as an earlier visit has left it in the browser: the next start
 * continues from it instead of importing all of it again. It has nothing of what is played.
 */

const CACHE = "batyskaf-memory";
/** How much more room the browser must have than the memory takes, so that it never crowds out what is played. */
const ROOM = 10;

/** Another browser, or another version of this one, may lay out its memory differently. */
function address(folder: string): string {
  return `${folder}memory?${encodeURIComponent(navigator.userAgent)}`;
}

/** The cache, where the browser has one. */
async function opened(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE);
  } catch {
    return undefined; // pages without encryption have no caches, and some browsers forbid them
  }
}

/** The memory that was kept for the Python of a folder. */
export async function findMemory(folder: string): Promise<Response | undefined> {
  return (await opened())?.match(address(folder));
}

/** Keep a memory in place of those of other versions. Without room for it the next start only takes longer. */
export async function keepMemory(folder: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < ROOM * memory.byteLength) return;
  const cache = await opened();
  const versions = new URL("../", folder).href;
  for (const { url } of (await cache?.keys()) ?? []) if (url.startsWith(versions)) await cache?.delete(url);
  await cache?.put(address(folder), new Response(memory)).catch(() => undefined);
}

export async function forgetMemory(folder: string): Promise<void> {
  await (await opened())?.delete(address(folder));
}
