/** Adds a sheet of drawings to the page once, so that `<use href="#…">` finds them. */
const hung = new Set<string>();

export function hang(drawings: string): void {
  if (hung.has(drawings)) return;
  hung.add(drawings);
  const holder = document.createElement("div");
  holder.innerHTML = drawings;
  const sheet = holder.firstElementChild as SVGElement;
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.position = "absolute";
  document.body.prepend(sheet);
}

let ofPacks: Element | null = null;

/** Show the drawings of packs in place of those of the box; an empty sheet shows the box again. */
export function hangPack(drawings: string): void {
  ofPacks?.remove();
  ofPacks = null;
  if (!drawings) return;
  hung.delete(drawings);
  hang(drawings);
  ofPacks = document.body.firstElementChild;
}
