/** Animates cards between places, in at most 400 ms. Places are anchors with names. */
import type { ActionReturn } from "svelte/action";
import { cubicOut, cubicIn } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { calm } from "./prefs.svelte";

const LONGEST = 400;
const anchors = new Map<string, HTMLElement>();
const last = new Map<string, DOMRect>();

/** A place that cards fly from and to, by name (`seat-2`). */
export function anchor(node: HTMLElement, name: string): ActionReturn<string> {
  anchors.set(name, node);
  return {
    update(other: string) {
      if (anchors.get(name) === node) anchors.delete(name);
      name = other;
      anchors.set(name, node);
    },
    destroy() {
      if (anchors.get(name) === node) anchors.delete(name);
    },
  };
}

/** Where a seat is on the screen, if it is shown. */
export function seatPlace(seat: number): DOMRect | undefined {
  const node = anchors.get(`seat-${seat}`) ?? document.querySelector(`[data-table] [data-seat="${seat}"]`);
  const place = node?.getBoundingClientRect();
  return place?.width && place.bottom > 0 && place.top < innerHeight ? place : undefined;
}

/** Remember the positions of cards before they leave. */
export function noteCards(root: ParentNode | undefined): void {
  last.clear();
  root
    ?.querySelectorAll<HTMLElement>("[data-card]")
    .forEach((node) => last.set(node.dataset.card!, node.getBoundingClientRect()));
}

function shift(node: HTMLElement, from: DOMRect | undefined): { x: number; y: number; scale: number } | null {
  if (!from || !from.width || calm()) return null;
  const to = node.getBoundingClientRect();
  return {
    x: from.x + from.width / 2 - to.x - to.width / 2,
    y: from.y + from.height / 2 - to.y - to.height / 2,
    scale: Math.min(1.2, Math.max(0.4, from.width / (to.width || 1))),
  };
}

/** Take a card out of its row in place, and put it back if it returns before the animation ends. */
function lift(node: HTMLElement): void {
  const left = node.offsetLeft - parseFloat(getComputedStyle(node).marginLeft);
  const [width, height] = [`${node.offsetWidth}px`, `${node.offsetHeight}px`];
  const at = { left: `${left}px`, top: `${node.offsetTop}px` };
  Object.assign(node.style, { position: "absolute", zIndex: "3", width, height, ...at });
}
function lower(node: HTMLElement): void {
  const none = { position: "", zIndex: "", width: "", height: "", left: "", top: "" };
  if (node.style.position) Object.assign(node.style, none);
}

/** A card arrives from its last position, or else from its seat (or from an anchored deck). */
export function arrive(
  node: HTMLElement,
  { card, seat, quick }: { card: string; seat: number | string; quick?: boolean },
): TransitionConfig {
  const from = last.get(card) ?? anchors.get(`seat-${seat}`)?.getBoundingClientRect();
  last.delete(card);
  lower(node);
  const by = quick ? null : shift(node, from);
  if (!by) return { duration: 0 };
  const style = getComputedStyle(node).transform;
  const own = style === "none" ? "" : style;
  const scale = Math.min(1, by.scale);
  return {
    duration: 320,
    easing: cubicOut,
    css: (_, left) =>
      `transform: translate(${by.x * left}px, ${by.y * left}px) scale(${1 - (1 - scale) * left}) ${own}`,
  };
}

/** A card flies to the seat that won or took it, or to an anchored pile; a lifted card leaves its row at once. */
export function sweep(
  node: HTMLElement,
  { seat, lifted = false }: { seat: number | string | null; lifted?: boolean },
): TransitionConfig {
  const by = seat === null ? null : shift(node, anchors.get(`seat-${seat}`)?.getBoundingClientRect());
  if (!by) return { duration: 0 };
  const style = getComputedStyle(node).transform;
  const own = style === "none" ? "" : style;
  if (lifted) lift(node);
  return {
    duration: Math.min(LONGEST, 360),
    easing: cubicIn,
    css: (left, gone) =>
      `transform: translate(${by.x * gone}px, ${by.y * gone}px) scale(${0.35 + 0.65 * left}) ${own}; ` +
      `opacity: ${Math.min(1, left * 2)}`,
  };
}
