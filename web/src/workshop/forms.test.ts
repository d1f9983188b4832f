import { describe, expect, it } from "vitest";
import type { Form, Node as Part } from "../proto";
import { blank, codes, differing, filled, formOf, keyed, typed, type Book } from "./forms";

const part = (shape: Part["shape"], more: Partial<Part> = {}): Part => ({
  shape,
  empty: false,
  least: null,
  most: null,
  pattern: "",
  values: [],
  of: [],
  form: "",
  forms: {},
  section: "",
  ...more,
});
const field = (name: string, node: Part, required = true, preset: unknown = null): Form["fields"][number] => ({
  name,
  node,
  required,
  default: preset,
});
const book: Book = {
  Empty: { fields: [], tag: "effect", value: "empty" },
  Power: {
    fields: [
      field("n", part("number", { least: 1, most: 9 })),
      field("only", part("choice", { values: ["shark_bay", "sunken_ships"], empty: true }), false),
    ],
    tag: "effect",
    value: "power",
  },
  Raise: {
    fields: [field("n", part("number", { least: 1 })), field("other", part("flag"), false, false)],
    tag: "effect",
    value: "raise",
  },
  Card: { fields: [field("id", part("line")), field("depths", part("list"), false, [])], tag: "", value: "" },
};
const effect = part("either", { of: ["Empty", "Power", "Raise"].map((form) => part("form", { form })) });

describe("the form of a value", () => {
  it("is known before there is a value", () => {
    expect(formOf(undefined, part("form", { form: "Card" }), book)).toBe(book.Card);
  });
  it("is found by what the value is called", () => {
    expect(formOf({ effect: "raise", n: 1 }, effect, book)).toBe(book.Raise);
    expect(formOf(undefined, effect, book)).toBeUndefined();
  });
});

describe("lists by keys", () => {
  it("gives every thing a key of its own", () => {
    expect(codes(effect, book).map((one) => one.key)).toEqual(["e", "p", "r"]);
  });
  it("reads what is typed, and writes it back", () => {
    const list = typed("p2 r1 e p3/su", effect, book, ["other"]);
    expect(list).toEqual([
      { effect: "power", n: 2 },
      { effect: "raise", n: 1, other: true },
      { effect: "empty" },
      { effect: "power", n: 3, only: "sunken_ships" },
    ]);
    expect(keyed(list, effect, book)).toBe("p2 r1 e p3/su");
  });
  it("ignores keys that mean nothing", () => {
    expect(typed("x9 !", effect, book)).toEqual([]);
  });
});

describe("entries", () => {
  it("begin with the least that is required", () => {
    expect(blank(book.Power!, book)).toEqual({ effect: "power", n: 1 });
  });
  it("get their defaults", () => {
    expect(filled({ id: "a" }, book.Card!, book)).toEqual({ id: "a", depths: [] });
  });
  it("differ only where they differ, and a field that is gone has its default", () => {
    expect(differing({ id: "a", depths: [1] }, { id: "a" }, book.Card!)).toEqual({ depths: [] });
    expect(differing({ id: "a", depths: [1] }, { id: "a", depths: [1] }, book.Card!)).toEqual({});
  });
});
