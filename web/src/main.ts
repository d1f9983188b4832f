/** Starts the page: the drawings first, then the words, then everything else. */
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { show } from "./lib/prefs.svelte";
import { hang } from "./lib/sheet";
import { load } from "./lib/words.svelte";
import sprite from "./made/sprite.svg?raw";

hang(sprite);
show();
await load("core", "web");
mount(App, { target: document.getElementById("app")! });
