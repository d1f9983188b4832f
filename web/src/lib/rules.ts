/**
 * Parses a little Markdown (chapters, paragraphs, lists, tables, inline marks) into data, so that no HTML is raw.
 * `<!-- pictures: captain card-G5 -->` shows drawings of the game; readers of the file itself don't see it.
 */

export interface Piece {
  kind: "text" | "strong" | "em" | "code" | "link";
  text: string;
  to?: string;
}
export type Block =
  | { kind: "p"; body: Piece[] }
  | { kind: "ul"; items: Piece[][] }
  | { kind: "ol"; items: Piece[][] }
  | { kind: "code"; text: string }
  | { kind: "pictures"; names: string[] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] };
export interface Chapter {
  id: string;
  level: number;
  title: string;
  blocks: Block[];
  plain: string;
}

/** What a title says in brackets for readers of files. */
const CODE = / \(`[^`]*`\)$/;
const PICTURES = /^<!-- pictures: (.*) -->$/;
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g;

export function inline(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) pieces.push({ kind: "text", text: text.slice(from, found.index) });
    if (found[1] !== undefined) pieces.push({ kind: "code", text: found[1] });
    else if (found[2] !== undefined) pieces.push({ kind: "strong", text: found[2] });
    else if (found[3] !== undefined) pieces.push({ kind: "em", text: found[3] });
    else pieces.push({ kind: "link", text: found[4]!, to: found[5]! });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ kind: "text", text: text.slice(from) });
  return pieces;
}

export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
}

function cells(line: string): Piece[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

function blocks(lines: string[]): Block[] {
  const made: Block[] = [];
  let at = 0;
  const while_ = (test: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && test(lines[at]!)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const pictures = PICTURES.exec(line);
    if (!line.trim()) at++;
    else if (pictures) {
      at++;
      made.push({ kind: "pictures", names: pictures[1]!.split(" ") });
    } else if (line.startsWith("```")) {
      at++;
      made.push({ kind: "code", text: while_((one) => !one.startsWith("```")).join("\n") });
      at++;
    } else if (line.startsWith("|")) {
      const [head, , ...rows] = while_((one) => one.startsWith("|"));
      made.push({ kind: "table", head: cells(head!), rows: rows.map(cells) });
    } else if (/^(-|\d+\.) /.test(line)) {
      const ordered = /^\d/.test(line);
      const items: string[] = [];
      for (const one of while_((part) => /^(-|\d+\.) /.test(part) || /^\s+\S/.test(part))) {
        if (/^(-|\d+\.) /.test(one)) items.push(one.replace(/^(-|\d+\.) /, ""));
        else items.push(`${items.pop() ?? ""} ${one.trim()}`);
      }
      made.push({ kind: ordered ? "ol" : "ul", items: items.map(inline) });
    } else
      made.push({ kind: "p", body: inline(while_((one) => one.trim() !== "" && !/^(```|\|)/.test(one)).join(" ")) });
  }
  return made;
}

export function chapters(text: string): Chapter[] {
  const found: Chapter[] = [];
  let title = "";
  let level = 1;
  let lines: string[] = [];
  const close = (): void => {
    if (title || lines.some((line) => line.trim()))
      found.push({
        id: slug(title) || "top",
        level,
        title: title.replace(CODE, ""),
        blocks: blocks(lines),
        plain: [title, ...lines.filter((line) => !PICTURES.test(line))].join("\n"),
      });
    lines = [];
  };
  for (const line of text.split("\n")) {
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (!heading) lines.push(line);
    else {
      close();
      level = heading[1]!.length;
      title = heading[2]!;
    }
  }
  close();
  return found;
}

function folded(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("\u2011", "-");
  return plain.replaceAll("ł", "l").replaceAll("Ł", "L").toLowerCase();
}

/** The chapters that contain every word of a search. */
export function hits(all: Chapter[], sought: string): Chapter[] {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  return words.length ? all.filter((chapter) => words.every((word) => folded(chapter.plain).includes(word))) : all;
}
