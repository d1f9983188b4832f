/** System notifications for people who look elsewhere when it is their turn; only if they enabled them. */
import { prefs } from "./prefs.svelte";
import { sound } from "./sound";

/** Ask the browser for permission; call it from a click handler. */
export async function allow(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Notify about a table unless its page is visible. A second notification replaces the first. */
export function notice(table: string, title: string, body: string, open: () => void): void {
  if (!document.hidden) return;
  sound("turn");
  if (!prefs.notices || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: `batyskaf-${table}` });
    shown.onclick = () => {
      window.focus();
      shown.close();
      open();
    };
  } catch {
    // Some phones show notifications only from a worker; title and sound have to suffice.
  }
}
