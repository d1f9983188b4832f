/** Builds the page into the package, where the server finds it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds a server. */
const server = "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/batyskaf/table/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The page is served with a strict policy: nothing is inlined as data.
    assetsInlineLimit: 0,
    // A slow machine is no news to whoever waits for it.
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"] },
});
