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
 * where the field has room for them: all partners stay in sight, and so does the middle. If partners' words are cut
 * all the same, they have the middle, too (`data-full`), as long as no card has been played.
 */
export function lines(field: HTMLElement, shown: string): ActionReturn<string> {
  void shown;
  const partners = field.querySelector<HTMLElement>("[data-partners]")!;
  const middle = field.querySelector<HTMLElement>("[data-area='trick']")!;
  const whole = (one: Element | null): boolean => !one || one.scrollHeight <= one.clientHeight + 1;
  function measure(): void {
    field.removeAttribute("data-full");
    settle();
    const bodies = [...partners.querySelectorAll(".body")];
    const cut = bodies.length > 0 && ![partners, ...bodies].every(whole);
    if (!cut || !field.classList.contains("early")) return;
    field.setAttribute("data-full", "");
    settle();
  }
  function settle(): void {
    const table = field.closest("[data-table]") ?? field;
    for (const task of table.querySelectorAll("[data-worded]")) task.removeAttribute("data-worded");
    fit();
    if (preferWords(table)) fit();
  }
  function fit(): void {
    const offer = middle.querySelector<HTMLElement>("[data-offer]");
    const seats = field.querySelectorAll("[data-seat]").length + 1;
    const cards = Math.min(TRICK, ((middle.clientWidth - 8) / seats - 6) * HIGH + NAME);
    const kept = offer || field.hasAttribute("data-full") ? 0 : middle.querySelector(".empty") ? EMPTY : cards;
    const fits = (): boolean => whole(partners) && offered() && middle.clientHeight >= kept;
    partners.style.removeProperty("--fitted");
    offer?.style.removeProperty("--fitted");
    // What is offered and scrolls anyway keeps its room.
    const least = offer && !whole(offer) ? offer.clientHeight : 0;
    const offered = (): boolean => (least ? offer!.clientHeight >= least : whole(offer));
    if (offer && !least) stretch(offer, offer, fits);
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
 * Lets tasks do without their picture (`data-worded`) whose words are cut, and those on offer or in one's own seat that
 * are not all in sight; returns whether there are any.
 */
function preferWords(table: Element): boolean {
  const offer = table.querySelector("[data-offer]");
  const boxes = [offer, table.querySelector(".self")].filter((one) => one !== null);
  const crowded = boxes.filter((one) => one.scrollHeight > one.clientHeight + 1);
  const wordy = [...table.querySelectorAll<HTMLElement>("[data-task] .body")].filter((body) => {
    if (getComputedStyle(body).webkitLineClamp === "none") return false;
    return body.scrollHeight > body.clientHeight + 1 || crowded.some((one) => one.contains(body));
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
  /** Sides below each other share a column: none grows at the cost of another. */
  function grow(side: HTMLElement, sides: HTMLElement[]): void {
    const least = Math.min(MIDDLE, middle.clientHeight);
    const kept = sides.filter((one) => one === side || whole(one));
    for (const growth of GROWTH) {
      side.style.setProperty("--grow", String(growth));
      if (middle.clientHeight >= least && [...kept, ...side.querySelectorAll(".body")].every(whole)) return;
    }
    side.style.removeProperty("--grow");
  }
  function measure(): void {
    const sides = [...partners.querySelectorAll<HTMLElement>("[data-side]")];
    for (const side of sides) side.style.removeProperty("--grow");
    // On a phone they are in one box, which has lines instead.
    if (getComputedStyle(partners).display === "contents") for (const side of sides) grow(side, sides);
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
