import { expect, test } from "vitest";

import { sameSeats } from "./campaigns";

test("people keep their seats for the next game", () => {
  const info = { away: false, hand: false, granted: false };
  const seats = [
    { ...info, kind: "person" as const, name: "Ala", bot: null },
    { ...info, kind: "person" as const, name: "Ola", bot: null },
    { ...info, kind: "bot" as const, name: "Coral", bot: "medium" },
    { ...info, kind: "open" as const, name: "", bot: null },
  ];
  expect(sameSeats(seats, [0])).toEqual([
    { kind: "me", name: "Ala" },
    { kind: "open" },
    { kind: "bot", name: "Coral", bot: "medium" },
    { kind: "open" },
  ]);
});
