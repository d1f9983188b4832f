import { describe, expect, it } from "vitest";

import { chapters, hits, inline } from "./rules";

const TEXT = [
  "# Gra\n\nWstęp.\n",
  "## Stawki i łąki\n\n- **Kolor** trzeba\n  dokładać\n- drugi\n",
  "## Tables\n\n| a | b |\n|---|---|\n| `x` | *y* |\n",
].join("\n");

describe("rules", () => {
  it("fall into chapters with blocks", () => {
    const found = chapters(TEXT);
    expect(found.map((one) => [one.level, one.title, one.id])).toEqual([
      [1, "Gra", "gra"],
      [2, "Stawki i łąki", "stawki-i-łąki"],
      [2, "Tables", "tables"],
    ]);
    expect(found[1]!.blocks[0]).toMatchObject({
      kind: "ul",
      items: [[{ kind: "strong", text: "Kolor" }, { text: " trzeba dokładać" }], [{ text: "drugi" }]],
    });
    expect(found[2]!.blocks[0]).toMatchObject({
      kind: "table",
      rows: [[[{ kind: "code", text: "x" }], [{ kind: "em", text: "y" }]]],
    });
  });
  it("are found without Polish letters and with all words", () => {
    expect(hits(chapters(TEXT), "LAKI dokladac").map((one) => one.id)).toEqual(["stawki-i-łąki"]);
    expect(hits(chapters(TEXT), "laki xyz")).toEqual([]);
  });
  it("show pictures that a search does not read", () => {
    const [found] = chapters("## Captain\n\n<!-- pictures: captain card-S4 -->\n\nYou lead.\n");
    expect(found!.blocks).toEqual([
      { kind: "pictures", names: ["captain", "card-S4"] },
      { kind: "p", body: [{ kind: "text", text: "You lead." }] },
    ]);
    expect(hits([found!], "S4")).toEqual([]);
  });
  it("have titles without the names that files use", () => {
    const [found] = chapters("### Collect these cards (`win_cards`)\n\nCollect them.\n");
    expect([found!.title, found!.id]).toEqual(["Collect these cards", "collect-these-cards-wincards"]);
  });
  it("keep links as data", () => {
    expect(inline("see [two](#two-players) now")).toEqual([
      { kind: "text", text: "see " },
      { kind: "link", text: "two", to: "#two-players" },
      { kind: "text", text: " now" },
    ]);
  });
});
