/**
 * What has to fit: on a phone tasks have as many lines as there is room for, and words rather than pictures; on larger
 * screens partners' tasks grow.
 */
import type { ActionReturn } from "svelte/action";

/**
 * The most lines that a task has, and the height in px that the trick keeps: for its cards, which are no wider than
 * their share of the row, and their names; and before the first one.
 */
const MOST = 8;
const TRICK = 132;
const EMPTY = 36;
const NAME = 22;
const HIGH = 1.42;

/**
 * Gives the tasks on offer, and then those of the partners, more lines (`--fitted`) than the layout's own `--lines`
 * where the field has room for them: all partners stay in sight, and so does the middle.
 */
export function lines(field: HTMLElement, shown: string): ActionReturn<string> {
  void shown;
  const partners = field.querySelector<HTMLElement>("[data-partners]")!;
  const middle = field.querySelector<HTMLElement>("[data-area='trick']")!;
  const whole = (one: Element | null): boolean => !one || one.scrollHeight <= one.clientHeight + 1;
  function measure(): void {
    const table = field.closest("[data-table]") ?? field;
    for (const task of table.querySelectorAll("[data-worded]")) task.removeAttribute("data-worded");
    fit();
    if (preferWords(table)) fit();
  }
  function fit(): void {
    const offer = middle.querySelector<HTMLElement>("[data-offer]");
    const seats = field.querySelectorAll("[data-seat]").length + 1;
    const cards = Math.min(TRICK, ((middle.clientWidth - 8) / seats - 6) * HIGH + NAME);
    const kept = offer ? 0 : middle.querySelector(".empty") ? EMPTY : cards;
    const fits = (): boolean => whole(partners) && whole(offer) && middle.clientHeight >= kept;
    partners.style.removeProperty("--fitted");
    if (offer) stretch(offer, offer, fits);
    const held = partners.querySelector("[data-seat]:has([data-task])");
    if (held) stretch(partners, held, fits);
  }
  /** Gives the tasks in a box as many lines as fit, if those are more than the layout's. */
  function stretch(box: HTMLElement, clamped: Element, fits: () => boolean): void {
    box.style.removeProperty("--fitted");
    const least = Number(getComputedStyle(clamped).getPropertyValue("--lines"));
    for (let count = MOST; least && count > least; count--) {
      box.style.setProperty("--fitted", String(count));
      if (fits()) return;
    }
    box.style.removeProperty("--fitted");
  }
  const watch = new ResizeObserver(measure);
  watch.observe(field);
  return { update: measure, destroy: () => watch.disconnect() };
}

/**
 * Lets tasks do without their picture (`data-worded`) whose words are cut, and those on offer that are not all in
 * sight; returns whether there are any.
 */
function preferWords(table: Element): boolean {
  const offer = table.querySelector("[data-offer]");
  const crowded = offer !== null && offer.scrollHeight > offer.clientHeight + 1;
  const wordy = [...table.querySelectorAll<HTMLElement>("[data-task] .body")].filter((body) => {
    if (getComputedStyle(body).webkitLineClamp === "none") return false;
    return body.scrollHeight > body.clientHeight + 1 || (crowded && offer.contains(body));
  });
  for (const body of wordy) body.closest("[data-task]")!.setAttribute("data-worded", "");
  return wordy.length > 0;
}

/** How much partners' tasks grow, and the height in px that the middle keeps. */
const GROWTH = [1.4, 1.3, 1.2, 1.1];
const MIDDLE = 280;

/** Draws the tasks of the partners larger (`--grow`) where their columns and the middle have the room for it. */
export function larger(field: HTMLElement, shown: string): ActionReturn<string> {
  void shown;
  const partners = field.querySelector<HTMLElement>("[data-partners]")!;
  const middle = field.querySelector<HTMLElement>("[data-area='trick']")!;
  const whole = (one: Element): boolean =>
    one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1;
  function grow(side: HTMLElement): void {
    const least = Math.min(MIDDLE, middle.clientHeight);
    for (const growth of GROWTH) {
      side.style.setProperty("--grow", String(growth));
      if (middle.clientHeight >= least && [side, ...side.querySelectorAll(".body")].every(whole)) return;
    }
    side.style.removeProperty("--grow");
  }
  function measure(): void {
    const sides = [...partners.querySelectorAll<HTMLElement>("[data-side]")];
    for (const side of sides) side.style.removeProperty("--grow");
    // On a phone they are in one box, which has lines instead.
    if (getComputedStyle(partners).display === "contents") sides.forEach(grow);
  }
  const watch = new ResizeObserver(measure);
  watch.observe(field);
  const size = new MutationObserver(measure);
  size.observe(document.documentElement, { attributeFilter: ["data-text"] });
  return {
    update: measure,
    destroy(): void {
      watch.disconnect();
      size.disconnect();
    },
  };
}
