/** What has to fit: a name shrinks, an explanation without room is left out, a row that goes on says so. */
import type { ActionReturn } from "svelte/action";

/** The size in px below which a name is shrunk only for a word that would be cut, and the least of all. */
const SMALL = 14;
const LEAST = 13;
/** A name of three lines is at least this many times as high as its letters; two lines are lower. */
const THREE_LINES = 2.7;
const TWO_LINES = 1.7;

function measured(node: HTMLElement, measure: () => void): ActionReturn<string> {
  const watch = new ResizeObserver(measure);
  watch.observe(node.parentElement ?? node);
  return { update: measure, destroy: () => watch.disconnect() };
}

/**
 * Shrinks words until the longest of them fits its line and all of them fit two. What is still too long for one line
 * wraps; if a word is, the name is marked with `data-tight`, so that what is beside it makes room. A name of two lines
 * is marked with `data-two`.
 */
export function fit(node: HTMLElement, text: string): ActionReturn<string> {
  void text;
  return measured(node, () => {
    node.style.fontSize = node.style.whiteSpace = "";
    delete node.dataset.tight;
    delete node.dataset.two;
    let size = parseFloat(getComputedStyle(node).fontSize);
    const cut = (): boolean => node.scrollWidth > node.clientWidth;
    const high = (): boolean => node.clientHeight >= size * THREE_LINES;
    while ((cut() && size > LEAST) || (high() && size > SMALL)) {
      size -= 0.5;
      node.style.fontSize = `${size}px`;
    }
    if (cut()) node.style.whiteSpace = "normal";
    if (cut()) node.dataset.tight = "";
    if (node.clientHeight >= size * TWO_LINES) node.dataset.two = "";
  });
}

/** Leaves words out where there is no room for all that a card shows. */
export function spare(node: HTMLElement, text: string): ActionReturn<string> {
  void text;
  const card = node.parentElement;
  return measured(node, () => {
    node.hidden = false;
    node.hidden = card !== null && card.scrollHeight > card.clientHeight + 1;
  });
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
