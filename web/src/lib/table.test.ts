import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyStep, Update } from "../proto";
import type { Socket } from "./line";
import { SETTLED, TableClient } from "./table.svelte";

class Line implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  constructor(readonly path: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(seats = [0]): void {
    this.onopen?.();
    this.say({ type: "welcome", table: "t", seats, host: true, version: 1 });
  }
}

const moved = (seq: number): AnyStep => ({ step: "moved", seq, seat: 1, move: "x", events: [] });
const update = (seq: number, seat: number | null = 0, turn: number | null = 0): Update =>
  ({ type: "frame", seq, seat, turn, steps: [moved(seq)], legal: [], table: {} }) as unknown as Update;

let lines: Line[];
let client: TableClient;

beforeAll(() => {
  vi.stubGlobal("document", { hidden: false });
});
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  client = new TableClient("t", "secret", (path) => (lines.push(new Line(path)), lines.at(-1)!));
  client.pace = () => [300];
  client.open();
  lines[0]!.welcome();
});

describe("the line", () => {
  it("says hello with its secret", () => {
    expect(lines[0]!.sent[0]).toEqual({ type: "hello", token: "secret" });
  });
  it("comes back from where it was, and sends again what was not answered", () => {
    lines[0]!.say(update(7));
    void client.move("play P3");
    const before = lines[0]!.sent.at(-1)!;
    lines[0]!.onclose?.({ code: 1006 });
    expect(client.line).toBe("lost");
    vi.advanceTimersByTime(200);
    expect(lines[1]!.path).toContain("since=7");
    lines[1]!.welcome();
    expect(lines[1]!.sent.at(-1)).toEqual(before);
    lines[1]!.say({ type: "ack", id: before.id, seq: 8 });
    lines[1]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(10_000);
    lines[2]!.welcome();
    expect(lines[2]!.sent).toHaveLength(1);
  });
  it("gives up where it is not known", () => {
    lines[0]!.onclose?.({ code: 4403 });
    vi.advanceTimersByTime(60_000);
    expect([client.line, lines.length]).toEqual(["refused", 1]);
  });
});

describe("updates", () => {
  it("are shown one after the other, each for its time", () => {
    for (const seq of [1, 2, 3]) lines[0]!.say(update(seq));
    expect([client.shown!.seq, client.latest!.seq]).toEqual([2, 3]);
    vi.advanceTimersByTime(300);
    expect(client.shown!.seq).toBe(3);
    vi.advanceTimersByTime(300);
    expect([client.stage, client.busy]).toEqual([SETTLED, false]);
  });
  it("can be skipped", () => {
    for (const seq of [1, 2, 3, 4]) lines[0]!.say(update(seq));
    client.skip();
    expect([client.shown!.seq, client.steps.length]).toEqual([4, 4]);
  });
  it("are counted once, even if they arrive twice", () => {
    lines[0]!.say(update(1));
    lines[0]!.say({ ...update(2), steps: [moved(1), moved(2)] });
    client.skip();
    expect(client.steps.map((step) => step.seq)).toEqual([1, 2]);
  });
});

describe("a hot seat", () => {
  it("asks for the screen to be passed before it shows another hand", () => {
    client = new TableClient("t", "secret", (path) => (lines.push(new Line(path)), lines.at(-1)!));
    client.open();
    const line = lines.at(-1)!;
    line.welcome([0, 1]);
    line.say(update(1, 0, 1));
    line.say(update(1, 1, 1));
    expect([client.seat, client.shown!.seat, client.nextHere]).toEqual([0, 0, 1]);
    client.look(1);
    expect([client.shown!.seat, client.nextHere]).toEqual([1, null]);
    void client.move("x");
    expect(line.sent.at(-1)).toMatchObject({ seat: 1, move: "x" });
  });
});
