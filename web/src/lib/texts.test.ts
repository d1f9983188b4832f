import { describe, expect, it } from "vitest";

import { inLanguage } from "./texts";

describe("a text", () => {
  it("falls back to English, and else to the first language there is", () => {
    expect(inLanguage({ en: "Reef", pl: "Rafa" }, "pl")).toBe("Rafa");
    expect(inLanguage({ en: "Reef", pl: "Rafa" }, "de")).toBe("Reef");
    expect(inLanguage({ pl: "Rafa" }, "de")).toBe("Rafa");
  });
});
