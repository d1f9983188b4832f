/** What has to fit: a name shrinks, an explanation without room is left out, a row that goes on says so. */
import type { ActionReturn } from "svelte/action";

/** The size in px below which a name is shrunk only for a word that would be cut, and the least of all. */
const SMALL = 14;
const LEAST = 13;
/** A name of three lines is at least this many times as high as its letters; two lines are lower. */
const THREE_LINES = 2.7;
const TWO_LINES = 1.7;

function watched(node: HTMLElement, measure: () => void): ActionReturn<string> {
  const watch = new ResizeObserver(measure);
  watch.observe(node);
  return { update: measure, destroy: () => watch.disconnect() };
}
const cut = (node: HTMLElement): boolean => node.scrollWidth > node.clientWidth;

/** Shrinks a name as far as it has to; returns whether it is smaller than words should be because of that. */
function shrink(node: HTMLElement): boolean {
  node.style.fontSize = node.style.whiteSpace = "";
  delete node.dataset.tight;
  delete node.dataset.two;
  const full = parseFloat(getComputedStyle(node).fontSize);
  let size = full;
  const high = (): boolean => node.clientHeight >= size * THREE_LINES;
  while ((cut(node) && size > LEAST) || (high() && size > SMALL)) {
    size -= 0.5;
    node.style.fontSize = `${size}px`;
  }
  if (cut(node)) node.style.whiteSpace = "normal";
  if (cut(node)) node.dataset.tight = "";
  if (node.clientHeight >= size * TWO_LINES) node.dataset.two = "";
  return size < SMALL && full >= SMALL;
}

/**
 * Shrinks words until the longest of them fits its line and all of them fit two. What is still too long for one line
 * wraps; if a word is, the name is marked with `data-tight`, so that what is beside it makes room. A name of two lines
 * is marked with `data-two`.
 */
export function fit(node: HTMLElement, text: string): ActionReturn<string> {
  void text;
  return watched(node.parentElement ?? node, () => shrink(node));
}

/** The layouts of what has to fit: of a card, from the largest portrait to the most room for words. */
const LAYOUTS = ["", "snug", "close"];

/**
 * Fits the name of a card, and takes the first layout, as `data-layout`, in which all its words have room, if possible
 * with a name that is easy to read; without one they are left out.
 */
export function compose(card: HTMLElement, text: string): ActionReturn<string> {
  void text;
  const [name, words] = [".name", ".words"].map((part) => card.querySelector<HTMLElement>(part)!);
  let small = false;
  const roomy = (layout: string): boolean => {
    card.dataset.layout = layout;
    small = shrink(name!);
    return card.scrollHeight <= card.clientHeight + 1 && !cut(name!);
  };
  const easy = (layout: string): boolean => roomy(layout) && !small;
  return watched(card, () => {
    words!.hidden = false;
    words!.hidden = !LAYOUTS.some(easy) && !LAYOUTS.some(roomy);
    if (words!.hidden) roomy("");
  });
}

/** Takes the first layout, as `data-layout`, in which all that lies below each other is in sight, or else the last. */
export function settle(node: HTMLElement, key: unknown): ActionReturn<unknown> {
  void key;
  const measure = (): void => {
    LAYOUTS.some((layout) => {
      node.dataset.layout = layout;
      return node.scrollHeight <= node.clientHeight + 1;
    });
  };
  const watch = new ResizeObserver(measure);
  for (const one of [node, ...node.children]) watch.observe(one);
  return { update: () => void requestAnimationFrame(measure), destroy: () => watch.disconnect() };
}

/** Marks what scrolls with `data-on` while there is more below or to the right. */
export function goesOn(node: HTMLElement, things: number): ActionReturn<number> {
  void things;
  const look = (): void => {
    const [down, across] = [node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth];
    const on = down - node.scrollTop > 2 ? "down" : across - node.scrollLeft > 2 ? "across" : "";
    if (on) node.dataset.on = on;
    else delete node.dataset.on;
  };
  const watch = new ResizeObserver(look);
  watch.observe(node);
  node.addEventListener("scroll", look, { passive: true });
  const destroy = (): void => {
    watch.disconnect();
    node.removeEventListener("scroll", look);
  };
  return { update: () => void requestAnimationFrame(look), destroy };
}
