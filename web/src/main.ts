/** Starts the page: the drawings first, then the words, then everything else. */
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { show } from "./lib/prefs.svelte";
import { hang } from "./lib/sheet";
import { SITE } from "./lib/site";
import { load } from "./lib/words.svelte";
import sprite from "./made/sprite.svg?raw";
import { register } from "./offline/registration.svelte";
import { prepare } from "./offline/server.svelte";

// The static site brings its own table. Written out, so that the build for a server leaves it out.
if (import.meta.env.MODE === "site") await import("./site/start");
hang(sprite);
show();
await load("core", "web", ...(SITE ? ["site"] : []));
mount(App, { target: document.getElementById("app")! });

/** What is kept for later waits until the page stands. */
async function keep(): Promise<void> {
  await register();
  if (!SITE) await prepare();
}
if (import.meta.env.PROD) setTimeout(() => void keep(), 1000);
