/** Entries of content as data, by the forms that the server makes from its schemas. */
import type { Form, Forms, Node as Part } from "../proto";

export type Data = Record<string, unknown>;
export type Book = Forms["forms"];

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** The form of an object with a tag, among the alternatives of a part. */
export function formOf(value: unknown, part: Part, book: Book): Form | undefined {
  if (part.shape === "form") return book[part.form];
  const named = part.of.filter((one) => one.shape === "form").map((one) => book[one.form]!);
  if (!isData(value)) return undefined;
  return named.find((form) => !form.tag || value[form.tag] === form.value);
}

/** An empty object of a form: required fields hold the least they may. */
export function blank(form: Form, book: Book): Data {
  const found: Data = form.tag ? { [form.tag]: form.value } : {};
  for (const field of form.fields) if (field.required) found[field.name] = least(field.node, book);
  return found;
}

/** The least value of a part. */
export function least(part: Part, book: Book): unknown {
  if (part.empty) return null;
  switch (part.shape) {
    case "number":
      return part.least ?? 0;
    case "choice":
      return part.values[0] ?? "";
    case "flag":
      return false;
    case "list":
      return Array.from({ length: part.least ?? 0 }, () => least(part.of[0]!, book));
    case "row":
      return part.of.map((one) => least(one, book));
    case "map":
      return Object.fromEntries(part.values.map((key) => [String(key), least(part.of[0]!, book)]));
    case "form":
      return blank(book[part.form]!, book);
    case "either":
      return least(part.of[0]!, book);
    case "words":
      return { en: "" };
    case "by":
      return {};
    default:
      return "";
  }
}

/** The same data with every default written out, as a table gets it. */
export function filled(value: unknown, form: Form, book: Book): Data {
  const given = isData(value) ? value : {};
  const found: Data = { ...given };
  for (const field of form.fields) {
    const own = given[field.name];
    found[field.name] = own === undefined ? field.default : inside(own, field.node, book);
  }
  return found;
}

function inside(value: unknown, part: Part, book: Book): unknown {
  if (Array.isArray(value))
    return value.map((one, at) => inside(one, (part.shape === "row" ? part.of[at] : part.of[0]) ?? part, book));
  const form = formOf(value, part, book);
  return form ? filled(value, form, book) : value;
}

/** Whether two values are the same data. */
export function same(one: unknown, other: unknown): boolean {
  if (isData(one) && isData(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => same(one[key], other[key]));
  }
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => same(value, other[at]));
  return one === other;
}

/** The fields in which an entry differs from that of the box; what it leaves out has its default again. */
export function differing(box: Data, entry: Data, form: Form): Data {
  const changed = Object.entries(entry).filter(([name, value]) => !same(value, box[name]));
  const dropped = form.fields.filter((field) => field.name in box && !(field.name in entry));
  return Object.fromEntries([...changed, ...dropped.map((field): [string, unknown] => [field.name, field.default])]);
}

// --- one key for each item of a list ---------------------------------------------------------------------------------

interface Code {
  key: string;
  value: string | number;
  form?: Form;
}

/** Letters that people expect. */
const EXPECTED: Record<string, string> = { raise: "r", raise_full: "f", recruit: "h" };

/** A letter for each thing that may stand in a list: the first free one of its name. */
export function codes(part: Part, book: Book): Code[] {
  const taken = new Set<string>();
  const things: { value: string | number; form?: Form }[] = [part, ...part.of].flatMap((one) => {
    if (one.shape === "choice") return one.values.map((value) => ({ value }));
    return one.shape === "form" && book[one.form]!.tag ? [{ value: book[one.form]!.value, form: book[one.form]! }] : [];
  });
  return things.map(({ value, form }) => {
    const wished = `${EXPECTED[value] ?? ""}${String(value).toLowerCase()}abcdefghijklmnopqrstuvwxyz`;
    const key = wished.split("").find((letter) => /[a-z]/.test(letter) && !taken.has(letter)) ?? "?";
    taken.add(key);
    return { key, value, ...(form ? { form } : {}) };
  });
}

const counting = (form: Form | undefined): string | undefined =>
  form?.fields.find((field) => [field.node, ...field.node.of].some((one) => one.shape === "number"))?.name;
const chosen = (form: Form | undefined): Form["fields"][number] | undefined =>
  form?.fields.find((field) => field.node.shape === "choice" && !field.required);

/** A list by keys: `p2 r1 e`. A letter adds a thing, a number counts it, `/sh` limits it to what begins like that. */
export function typed(text: string, part: Part, book: Book, flags: readonly string[] = []): unknown[] {
  const known = codes(part, book);
  return [...text.toLowerCase().matchAll(/([a-z])\s*(\d*)\s*(?:\/\s*([a-z_]*))?/g)].flatMap((found): unknown[] => {
    const [, key, number, only] = found;
    const one = known.find((code) => code.key === key);
    if (!one) return [];
    if (!one.form) return [one.value];
    const made = blank(one.form, book);
    const count = counting(one.form);
    if (count && number) made[count] = Number(number);
    for (const field of one.form.fields) if (flags.includes(field.name)) made[field.name] = true;
    const choice = chosen(one.form);
    const value = only ? choice?.node.values.find((each) => String(each).startsWith(only)) : undefined;
    if (choice && value !== undefined) made[choice.name] = value;
    return [made];
  });
}

/** A list as keys, the reverse of `typed`; what has no key is left out. */
export function keyed(list: readonly unknown[], part: Part, book: Book): string {
  const known = codes(part, book);
  return list
    .map((item) => {
      if (!isData(item)) return known.find((code) => code.value === item)?.key ?? "";
      const one = known.find((code) => code.form && item[code.form.tag] === code.value);
      if (!one) return "";
      const count = counting(one.form);
      const choice = chosen(one.form);
      const only =
        choice && typeof item[choice.name] === "string" ? `/${(item[choice.name] as string).slice(0, 2)}` : "";
      return `${one.key}${count && typeof item[count] === "number" ? item[count] : ""}${only}`;
    })
    .filter(Boolean)
    .join(" ");
}
