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

/** Do something with the cache; nothing comes of it on pages without encryption and where browsers forbid it. */
async function withCache<Result>(use: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await use(await caches.open(CACHE));
  } catch {
    return undefined;
  }
}

/** The memory that was kept for the Python of a folder. */
export function findMemory(folder: string): Promise<Response | undefined> {
  return withCache((cache) => cache.match(address(folder)));
}

/** Keep a memory in place of those of other versions. Without room for it the next start only takes longer. */
export async function keepMemory(folder: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  await withCache(async (cache) => {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM * memory.byteLength) return;
    const versions = new URL("../", folder).href;
    for (const { url } of await cache.keys()) if (url.startsWith(versions)) await cache.delete(url);
    await cache.put(address(folder), new Response(memory));
  });
}

export async function forgetMemory(folder: string): Promise<void> {
  await withCache((cache) => cache.delete(address(folder)));
}
