/** Playing by keyboard: arrows move the focus between all choices, wherever they are on the screen. */

const CHOICE = "[data-choice]:not([disabled])";

export function choices(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CHOICE)].filter(
    (one) => one.offsetParent !== null || one.getClientRects().length > 0,
  );
}

export interface Box {
  x: number;
  y: number;
}

/** The nearest place in a direction; straight ahead counts more than sideways. */
export function nearest(from: Box, others: readonly Box[], key: string): number {
  let best = -1;
  let least = Infinity;
  others.forEach((to, number) => {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const [ahead = 0, aside = 0] = {
      ArrowRight: [dx, dy],
      ArrowLeft: [-dx, dy],
      ArrowDown: [dy, dx],
      ArrowUp: [-dy, dx],
    }[key] ?? [0, 0];
    if (ahead <= 1) return;
    const far = ahead + 2.5 * Math.abs(aside);
    if (far < least) [best, least] = [number, far];
  });
  return best;
}

function middle(element: HTMLElement): Box {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Move the focus by an arrow key; from nowhere it goes to the first choice. */
export function walk(event: KeyboardEvent): boolean {
  if (!event.key.startsWith("Arrow") || event.altKey || event.ctrlKey || event.metaKey) return false;
  const all = choices();
  const now = document.activeElement as HTMLElement | null;
  if (now && /^(INPUT|SELECT|TEXTAREA)$/.test(now.tagName)) return false;
  if (!all.length) return false;
  const at = now ? all.indexOf(now) : -1;
  if (at < 0) all[0]!.focus();
  else {
    const to = nearest(middle(now!), all.map(middle), event.key);
    const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
    const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
    if (to >= 0) all[to]!.focus();
    else if (sideways) all[(at + step + all.length) % all.length]!.focus();
  }
  event.preventDefault();
  return true;
}
