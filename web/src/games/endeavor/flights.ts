/** Animates pieces over everything else, in at most 400 ms; any click ends it. */
import { calm } from "../../lib/prefs.svelte";
import type { Flight } from "./logic";

const TIME = 370;
const MOST = 6;

function place(name: string): DOMRect | undefined {
  return document.querySelector(`[data-at="${CSS.escape(name)}"]`)?.getBoundingClientRect();
}

export function fly(list: readonly Flight[], layer: HTMLElement | undefined): void {
  if (calm() || !layer || document.hidden) return;
  for (const { sign, from, to } of list.slice(0, MOST)) {
    const [start, end] = [place(from), place(to)];
    const target = document.querySelector(`[data-at="${CSS.escape(to)}"]`);
    if (!start?.width || !end?.width) continue;
    const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    piece.innerHTML = `<use href="#end-${sign}"/>`;
    piece.setAttribute("viewBox", "0 0 100 100");
    const size = Math.max(22, Math.min(46, end.width));
    piece.style.cssText = `position:absolute;left:0;top:0;width:${size}px;height:${size}px`;
    piece.style.filter = "drop-shadow(0 6px 8px #000a)";
    layer.append(piece);
    const at = (box: DOMRect, scale: number): string =>
      `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px) scale(${scale})`;
    const moving = piece.animate(
      [{ transform: at(start, 0.7) }, { transform: at(end, 1.25), offset: 0.75 }, { transform: at(end, 1) }],
      { duration: TIME, easing: "cubic-bezier(.3,.1,.2,1)" },
    );
    // The piece on the table stays hidden until the animation arrives.
    const waiting = to.startsWith("sub-")
      ? target?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], TIME)
      : undefined;
    const end_ = (): void => {
      piece.remove();
      waiting?.cancel();
      removeEventListener("pointerdown", end_, true);
    };
    moving.onfinish = end_;
    addEventListener("pointerdown", end_, true);
  }
}
