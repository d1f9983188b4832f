/** A word from the system when it is somebody's turn and they look elsewhere; only if they asked for it. */
import { prefs } from "./prefs.svelte";
import { sound } from "./sound";

/** Ask the browser for leave; must be called by a click. */
export async function allow(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Tell of a table, unless its page is being looked at. Told again, it replaces what was told before. */
export function notice(table: string, title: string, body: string, open: () => void): void {
  if (!document.hidden) return;
  sound("turn");
  if (!prefs.notices || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const told = new Notification(title, { body, tag: `batyskaf-${table}` });
    told.onclick = () => {
      window.focus();
      told.close();
      open();
    };
  } catch {
    // Some phones show notices only from a worker; the title and the sound have to do.
  }
}
