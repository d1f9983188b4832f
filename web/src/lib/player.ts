/** By which the statistics of a server know this browser's person: a random secret that is kept here. */

const KEY = "batyskaf.player";

export function playerKey(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replace(/\W/g, "");
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return ""; // a browser that keeps nothing is nobody to the statistics
  }
}
