/** Hangs a sheet of drawings into the page, once; from then on `<use href="#…">` finds them. */
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
