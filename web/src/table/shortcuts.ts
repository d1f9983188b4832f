/** The keys of a table. Those of a game are its own. */
import { walk } from "../lib/keys";
import type { Session } from "./session.svelte";

const FIELDS = /^(INPUT|TEXTAREA|SELECT)$/;

function shortcuts(session: Session): Record<string, () => void> {
  return {
    "?": () => (session.open = "keys"),
    l: () => session.toggleLog(),
    t: () => (session.open = session.open === "recent" ? "" : "recent"),
    u: () => session.undo(),
    r: () => session.makeAgain(),
    h: () => session.askHint(),
    s: () => session.toggleAutoAnswer(),
    p: () => session.pause(!session.update?.table.paused),
    i: () => (session.open = "legend"),
    m: () => (session.open = "menu"),
    ...(session.open === "log" && { Escape: () => (session.open = "") }),
  };
}

export function press(event: KeyboardEvent, session: Session): void {
  const typing = FIELDS.test((event.target as HTMLElement).tagName);
  if (typing || event.ctrlKey || event.metaKey || event.altKey || session.curtain !== null) return;
  if (walk(event)) {
    session.client.skip();
    return;
  }
  const does = shortcuts(session)[event.key];
  if (!does || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  does();
}
