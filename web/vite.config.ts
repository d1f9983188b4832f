/** Builds the page into the package, where the server finds it. */
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import type { Outline } from "./src/lib/languages";

type Message = FluentResource["body"][number];

/** Where `npm run dev` finds a server. */
const server = "http://127.0.0.1:8123";

/** The code that the front page needs comes in one file instead of ten. */
const FRONT =
  /src\/(lib\/(links|notice|route|start|copy|daily|sheet|words|api|prefs)|parts\/(Icon|Nowhere)|games\/index)/;

/** People who wait for a slow machine know that it is slow. */
const checks = { pluginTimings: false, bundlerTimings: false };

/**
 * What the page knows of a Fluent file without loading it: how many messages it has, what its language calls itself,
 * and the name of its game with the words on the game's tile.
 */
function outlineOf(code: string, area: string): Outline {
  const messages = new FluentResource(code).body;
  const plain = (value: unknown): string | null => (typeof value === "string" ? value : null);
  const find = (id: string): Message | undefined => messages.find((message) => message.id === id);
  const game = find(`game-${area}`);
  return {
    count: messages.reduce((sum, message) => sum + 1 + Object.keys(message.attributes).length, 0),
    name: plain(find("language-name")?.value),
    title: plain(game?.value),
    tile: plain(game?.attributes.tile),
  };
}

const outline = {
  name: "fluent-outline",
  transform(code: string, id: string): { code: string; moduleType: "js" } | undefined {
    const area = /([^/]+)\.ftl\?outline$/.exec(id)?.[1];
    if (!area) return undefined;
    return { code: `export default ${JSON.stringify(outlineOf(code, area))}`, moduleType: "js" };
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [outline, svelte()],
  // The static site works from any path.
  base: mode === "site" ? "./" : "/",
  worker: { format: "es", rolldownOptions: { checks } },
  build: {
    outDir: "../src/batyskaf/table/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The page is served with a strict policy: nothing is inlined as data.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks,
      input: { index: "index.html", sw: "src/sw/sw.ts" },
      // Browsers know the service worker by its name; everything else is named by its hash.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: "front", test: FRONT }] },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"] },
}));
