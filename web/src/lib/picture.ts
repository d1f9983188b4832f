/** A picture of how a game ended, to share: the scene of the game, what was achieved, the names and points. */

export interface Postcard {
  game: string;
  title: string;
  /** What was achieved. */
  outcome: string;
  /** Names and points, the best first; a team has one line. */
  lines: string[];
  won: boolean;
}

const WIDTH = 1200;
const HEIGHT = 750;
const FONT = "system-ui, 'Noto Sans', sans-serif";

/** A symbol of the page with everything that it refers to, as text. */
function drawing(id: string, have = new Set<string>()): string {
  const node = document.getElementById(id);
  if (!node || have.has(id)) return "";
  have.add(id);
  const text = new XMLSerializer().serializeToString(node);
  const used = [...text.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map((found) => drawing(found[1]!, have));
  return text + used.join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function written(text: string, y: number, size: number, weight: number): string {
  // Long names shrink instead of being cut.
  const fits = Math.min(size, (WIDTH - 120) / (0.56 * Math.max(1, text.length)));
  const how = `font-family="${FONT}" font-size="${fits}" font-weight="${weight}" fill="#fff"`;
  return `<text x="60" y="${y}" ${how}>${escaped(text)}</text>`;
}

/** The picture as SVG. */
export function svgOf({ game, title, outcome, lines, won }: Postcard): string {
  const scene = document.getElementById(`scene-${game}`) ? `scene-${game}` : "scene-any";
  const shown = lines.slice(0, 5);
  const top = HEIGHT - 150 - 46 * shown.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs>${drawing(scene)}</defs>`,
    `<use href="#${scene}" width="${WIDTH}" height="${HEIGHT}" />`,
    `<rect y="${top - 70}" width="${WIDTH}" height="${HEIGHT}" fill="#03121e" fill-opacity="0.82" />`,
    `<rect y="${top - 70}" width="${WIDTH}" height="8" fill="${won ? "#ffd25e" : "#ff9b73"}" />`,
    written(title, top, 44, 700),
    written(outcome, top + 54, 40, 600),
    ...shown.map((line, at) => written(line, top + 108 + 46 * at, 34, 400)),
    `<text x="${WIDTH - 60}" y="${HEIGHT - 30}" text-anchor="end" font-family="${FONT}" font-size="26"`,
    ` fill="#b3cfda">Batyskaf</text>`,
    "</svg>",
  ].join("");
}

/** The picture as PNG. */
export async function pngOf(card: Postcard): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(card))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")!.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture can't be drawn"))), "image/png"),
  );
}

/** Hand the picture to the system's share sheet, or else save it as a file. */
export async function sharePicture(card: Postcard, name: string): Promise<void> {
  const file = new File([await pngOf(card)], `${name}.png`, { type: "image/png" });
  const text = `${card.title}: ${card.outcome}`;
  const can = (navigator as Partial<Navigator>).canShare?.call(navigator, { files: [file] });
  if (can && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ files: [file], text }).catch(() => undefined);
    return;
  }
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}
