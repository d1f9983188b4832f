/** What a person corrects and makes for a game, kept in the browser as they type; it becomes one pack. */
import type { CheckedPack, Form, PackFault, Workshop } from "../proto";
import { api, Refused } from "../lib/api";
import type { Pack } from "../lib/start";
import { overlay } from "../lib/catalog.svelte";
import { say } from "../lib/words.svelte";
import { hangPack } from "../lib/sheet";
import { blank, differing, filled, type Data } from "./forms";

type Sections = Record<string, Record<string, Data>>;
/** What is kept: entries as they stand in forms. `done` are those of the box that are confirmed. */
interface Kept {
  name: string;
  author: string;
  about: Record<string, string>;
  /** Entries of the box with changes, confirmed or not. */
  changed: Sections;
  done: Record<string, string[]>;
  /** New entries. */
  added: Sections;
}

const keyOf = (game: string): string => `batyskaf.workshop.${game}`;
/** Where the draft is kept that a file, or an empty one, has replaced. */
const formerOf = (game: string): string => `${keyOf(game)}.former`;
const none = (): Kept => ({ name: "", author: "", about: {}, changed: {}, done: {}, added: {} });
const clone = (data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;
const PAUSE = 250;
/** A problem of the pack as a whole has no section. */
const WHOLE = "";

export class Draft {
  kept = $state<Kept>(none());
  /** What was here before a pack was opened or everything cleared, if something was. */
  former = $state.raw<Kept | null>(null);
  faults = $state<PackFault[]>([]);
  /** Why it can't be kept or checked now, if it can't. */
  trouble = $state("");
  private asked = 0;
  private pending: ReturnType<typeof setTimeout> | undefined;

  /** Unless `stays`, nothing is kept in the browser. */
  constructor(
    readonly work: Workshop,
    private readonly stays = true,
  ) {
    if (stays) {
      this.kept = this.restored();
      this.former = read(formerOf(work.game));
    }
    this.show();
    const begun = [this.kept.changed, this.kept.added].some((sections) => Object.keys(sections).length > 0);
    if (begun) void this.check();
  }

  /** A pack of somebody else, to look at. */
  static of(work: Workshop, pack: Pack): Draft {
    const draft = new Draft(work, false);
    draft.load(pack);
    return draft;
  }

  private restored(): Kept {
    return read(keyOf(this.work.game)) ?? none();
  }

  form = (section: string): Form => this.work.forms.forms[this.work.forms.sections[section]!]!;
  /** The ids of a section: those of the box, then new ones. */
  ids = (section: string): string[] => [
    ...Object.keys(this.work.entries[section] ?? {}),
    ...Object.keys(this.kept.added[section] ?? {}),
  ];
  isNew = (section: string, id: string): boolean => this.kept.added[section]?.[id] !== undefined;
  /** An entry as it stands. */
  entry(section: string, id: string): Data {
    const box = this.work.entries[section]?.[id]?.entry;
    return this.kept.added[section]?.[id] ?? this.kept.changed[section]?.[id] ?? box ?? {};
  }
  evidence(section: string, id: string): string {
    if (this.isNew(section, id)) return "new";
    if (this.kept.done[section]?.includes(id)) return "done";
    return this.work.entries[section]?.[id]?.evidence ?? "designed";
  }
  open = (section: string): string[] =>
    this.ids(section).filter((id) => !["confirmed", "done", "new"].includes(this.evidence(section, id)));

  /** Change an entry; one of the box is to be confirmed again. */
  put(section: string, id: string, entry: Data): void {
    const into = this.isNew(section, id) ? this.kept.added : this.kept.changed;
    place(into, section, id, entry);
    this.keep();
  }
  /** Confirm an entry of the box as it stands. */
  confirm(section: string, id: string): void {
    const done = this.kept.done[section] ?? [];
    if (!this.isNew(section, id) && !done.includes(id)) this.kept.done[section] = [...done, id];
    this.keep();
  }
  /** Forget what was changed, or a new entry. */
  drop(section: string, id: string): void {
    const { added, changed, done } = this.kept;
    this.kept.added = without(added, section, id);
    this.kept.changed = without(changed, section, id);
    this.kept.done = { ...done, [section]: (done[section] ?? []).filter((one) => one !== id) };
    this.keep();
  }
  add(section: string): string {
    let number = 1;
    while (this.ids(section).includes(`own-${number}`)) number++;
    const id = `own-${number}`;
    const made = { ...blank(this.form(section), this.work.forms.forms), id };
    place(this.kept.added, section, id, made);
    this.keep();
    return id;
  }
  rename(section: string, id: string, to: string): void {
    const added = this.kept.added[section];
    if (!added?.[id] || this.ids(section).includes(to)) return;
    this.kept.added[section] = Object.fromEntries(
      Object.entries(added).map(([key, entry]) => (key === id ? [to, { ...entry, id: to }] : [key, entry])),
    );
    this.keep();
  }
  clear(): void {
    this.remember();
    this.kept = none();
    this.keep();
  }
  /** Go back to what was here before. */
  restore(): void {
    if (!this.former) return;
    this.kept = this.former;
    this.former = null;
    this.write(formerOf(this.work.game), null);
    this.keep();
  }
  private remember(): void {
    if (!this.stays || JSON.stringify(this.kept) === JSON.stringify(none())) return;
    this.former = $state.snapshot(this.kept);
    this.write(formerOf(this.work.game), this.former);
  }

  /** Entries of the box that were changed but not confirmed, so that they are not in the pack. */
  unconfirmed = (): [string, string][] =>
    Object.entries(this.kept.changed).flatMap(([section, of]) =>
      Object.keys(of)
        .filter((id) => !this.kept.done[section]?.includes(id))
        .map((id): [string, string] => [section, id]),
    );

  get name(): string {
    return this.kept.name.trim() || say("workshop-my-box");
  }

  /** Everything as one pack: finished corrections and new entries; with `all`, unfinished corrections too. */
  pack(all = false): Pack {
    const corrections: Sections = {};
    for (const section of Object.keys(this.work.entries)) {
      const done = this.kept.done[section] ?? [];
      const ids = all ? [...new Set([...done, ...Object.keys(this.kept.changed[section] ?? {})])] : done;
      for (const id of ids) {
        const box = this.work.entries[section]?.[id]?.entry;
        if (box) (corrections[section] ??= {})[id] = differing(box, this.entry(section, id), this.form(section));
      }
    }
    const added = Object.entries(this.kept.added)
      .map(([section, of]): [string, Data[]] => [
        section,
        Object.values(of).map((entry) => ({ ...clone(entry), evidence: "designed" })),
      ])
      .filter(([, of]) => of.length);
    const { author, about } = this.kept;
    const said = Object.fromEntries(Object.entries(about).filter(([, words]) => words.trim()));
    return {
      game: this.work.game,
      name: this.name,
      format: this.work.format,
      ...(author.trim() ? { author: author.trim() } : {}),
      ...(Object.keys(said).length ? { about: said } : {}),
      ...(Object.keys(corrections).length ? { corrections: corrections } : {}),
      ...Object.fromEntries(added),
    };
  }

  /** Continue with a pack from a file; what it says takes the place of what is here. */
  load(pack: Pack): void {
    this.remember();
    const text = (value: unknown): string => (typeof value === "string" ? value : "");
    this.kept.name = text(pack.name);
    this.kept.author = text(pack.author);
    this.kept.about = (pack.about ?? {}) as Record<string, string>;
    for (const [section, of] of Object.entries((pack.corrections ?? {}) as Sections))
      for (const [id, fields] of Object.entries(of)) {
        const box = this.work.entries[section]?.[id]?.entry;
        if (!box) continue;
        if (Object.keys(fields).length) place(this.kept.changed, section, id, corrected(box, fields));
        this.confirm(section, id);
      }
    for (const section of this.work.added)
      for (const entry of (pack[section] ?? []) as Data[]) {
        const { evidence: _evidence, ...own } = entry;
        place(this.kept.added, section, String(own.id), own);
      }
    this.keep();
  }

  /** Keep it in the browser, draw it, and let the server check it after a pause. */
  private keep(): void {
    this.trouble = "";
    this.write(keyOf(this.work.game), this.kept);
    this.show();
    clearTimeout(this.pending);
    this.pending = setTimeout(() => void this.check(), PAUSE);
  }

  private write(key: string, kept: Kept | null): void {
    if (!this.stays) return;
    try {
      if (kept) localStorage.setItem(key, JSON.stringify(kept));
      else localStorage.removeItem(key);
    } catch {
      this.trouble = "workshop-not-kept";
    }
  }

  saved(): void {
    this.keep();
  }

  private show(): void {
    const shown: Sections = {};
    for (const from of [this.kept.changed, this.kept.added])
      for (const [section, of] of Object.entries(from))
        for (const [id, entry] of Object.entries(of))
          (shown[section] ??= {})[id] = filled(entry, this.form(section), this.work.forms.forms);
    overlay(this.work.game, shown);
  }

  /** Ask the server what is wrong; only the latest answer counts. */
  async check(): Promise<void> {
    clearTimeout(this.pending);
    const number = ++this.asked;
    try {
      const found: CheckedPack = await api.checkPack(this.work.game, this.pack(true));
      if (number !== this.asked) return;
      this.faults = found.faults;
      if (found.drawings) {
        hangPack(found.drawings);
        this.show(); // so that cards look for their drawings again
      }
    } catch (problem) {
      this.trouble = problem instanceof Refused ? problem.reason.id : "web-offline";
    }
  }

  /** The faults of an entry, or those of no entry. */
  wrong = (section: string, id: string): PackFault[] =>
    this.faults.filter((one) => one.section === section && one.id === id);
  general = (): PackFault[] => this.faults.filter((one) => one.id === WHOLE);
}

function read(key: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Kept> | null;
    return found && { ...none(), ...found };
  } catch {
    return null;
  }
}

/** Put an entry into its section. */
function place(into: Sections, section: string, id: string, entry: Data): void {
  into[section] = { ...into[section], [id]: entry };
}

function without(from: Sections, section: string, id: string): Sections {
  const { [id]: _gone, ...rest } = from[section] ?? {};
  return { ...from, [section]: rest };
}

/** An entry of the box with the fields of a correction; texts differ by language. */
function corrected(box: Data, fields: Data): Data {
  const found = { ...box };
  for (const [name, value] of Object.entries(fields)) {
    const old = box[name];
    const texts = name === "name" || name === "text";
    found[name] = texts && typeof old === "object" ? { ...(old as Data), ...(value as Data) } : value;
  }
  return found;
}
