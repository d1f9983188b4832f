import { describe, expect, it } from "vitest";

import { bestLanguage, lacks, LANGUAGES, tileOf, titleOf } from "./languages";

describe("languages", () => {
  it("are those that have a folder, English first, by their own names", () => {
    expect(Object.keys(LANGUAGES)[0]).toBe("en");
    expect(LANGUAGES).toMatchObject({ en: "English", pl: "Polski" });
  });
  it("lack nothing that English has, unless a file is missing", () => {
    for (const lang of Object.keys(LANGUAGES)) expect(lacks(lang, "web")).toBe(false);
    expect(lacks("xx", "web")).toBe(true);
    expect(lacks("xx", "nothing")).toBe(false);
  });
  it("are chosen in the order that the browser gives", () => {
    const known = ["en", "pl", "pt-BR"];
    expect(bestLanguage(["fr", "pl-PL", "en"], known)).toBe("pl");
    expect(bestLanguage(["pt-br"], known)).toBe("pt-BR");
    expect(bestLanguage(["plt", "fr"], known)).toBe("en");
    expect(bestLanguage([], known)).toBe("en");
  });
  it("name the games without loading their words, in English where a language has none", () => {
    expect(titleOf("de", "crew")).toBe("Die Crew: Mission Tiefsee");
    expect(tileOf("en", "crew")).toContain("trick-taking");
    expect(titleOf("xx", "endeavor")).toBe(titleOf("en", "endeavor"));
    expect([titleOf("en", "pearls"), tileOf("en", "pearls")]).toEqual(["pearls", ""]);
  });
});
