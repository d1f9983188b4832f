/** The key by which the statistics of a server know this browser: a random secret that is kept here. */
import { OURS } from "./site";

const KEY = `${OURS}player`;

export function playerKey(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replace(/\W/g, "");
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return ""; // a browser without storage is unknown to the statistics
  }
}
