import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const update = vi.fn();
vi.mock("./registration.svelte", () => ({ update, keepFolder: () => Promise.resolve(false) }));
const { missed, reached, server } = await import("./server.svelte");

let answers: () => Promise<Response>;
const nobody = (): Promise<Response> => Promise.reject(new TypeError("no network"));
const somebody = (): Promise<Response> => Promise.resolve(Response.json({ path: null }));
const gateway = (): Promise<Response> => Promise.resolve(new Response("bad gateway", { status: 502 }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => answers());
});
afterEach(() => {
  reached();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a server that does not answer", () => {
  it("is asked again before the page says so", async () => {
    answers = somebody;
    missed();
    expect(server.away).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.away).toBe(false);
  });
  it.each([nobody, gateway])("is away, and back once it answers", async (silent) => {
    const before = server.returns;
    answers = silent;
    missed();
    missed();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([server.away, server.returns]).toEqual([true, before]);
    answers = somebody;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([server.away, server.returns]).toEqual([false, before + 1]);
    expect(update).toHaveBeenCalled();
  });
  it("is back at once if something else reaches it", async () => {
    answers = nobody;
    missed();
    await vi.advanceTimersByTimeAsync(10_000);
    reached();
    expect(server.away).toBe(false);
  });
});
